"""Start a table on this machine, on port 8710 or the next free one.

    python scripts/table.py play [OPTION...]    open it in the browser
    python scripts/table.py dev [OPTION...]     with the client's development server and a separate database

Options are passed on to `kontor serve`. Stop with Ctrl-C.

`play` uses the compiled rules if they are up to date. Otherwise it compiles them in the background for the next start.
KONTOR_COMPILE=1 waits for the compiler, and KONTOR_COMPILE=0 never compiles (scripts/compiling.py).
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import compiling  # noqa: E402

HOST = "127.0.0.1"
PORTS = range(8710, 8810)
DATABASE = ROOT / "build" / "dev.sqlite"
LOG = ROOT / "build" / "compiling.log"
"""Log file of the background compiler."""


def free_port() -> int:
    for port in PORTS:
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind((HOST, port))
            except OSError:
                continue
            return port
    sys.exit(f"No port from {PORTS[0]} to {PORTS[-1]} is free. Choose one: make play ARGS='--port 9000'")


def serve(port: int, *options: str) -> list[str]:
    return [str(Path(sys.executable).parent / "kontor"), "serve", "--host", HOST, "--port", str(port), *options]


def play(options: Sequence[str]) -> int:
    command = serve(free_port(), "--open", *options)
    os.execve(command[0], command, os.environ | compiled_form())


def compiled_form() -> dict[str, str]:
    """Return the environment variables that select the compiled rules, or none if the rules are not compiled yet."""
    reason = compiling.refused()
    if reason is not None:
        say(f"The rules run as plain Python: {reason}.")
        return {}
    there = compiling.made()
    if there is None and compiling.insisted():
        say("Compiling the rules and the search. This takes a few minutes ...")
        there = compiling.make()
    if there is None and compiling.failed().exists():
        say("The rules run as plain Python, because compiling failed earlier. KONTOR_COMPILE=1 tries again.")
        say(f"See {compiling.failed()}")
        return {}
    if there is None:
        say("The rules run as plain Python this time and are being compiled in the background. From the next start on,")
        say("bots think several times as fast. KONTOR_COMPILE=0 turns this off.")
        if not compiling.under_way():
            compile_beside()
        return {}
    compiling.overlay(there)
    say("The rules run in their compiled form.")
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(there), os.environ.get("PYTHONPATH")]))}


def compile_beside() -> None:
    """Compile at low priority in a separate session, which Ctrl-C does not interrupt."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    command = ["nice", "-n", "15", sys.executable, str(ROOT / "scripts" / "compiling.py"), "make"]
    with LOG.open("w", encoding="utf-8") as said:
        subprocess.Popen(command, stdout=said, stderr=said, stdin=subprocess.DEVNULL, start_new_session=True)


def say(text: str) -> None:
    print(text, flush=True)


def dev(options: Sequence[str]) -> int:
    """Run the server and the client until one of them ends. Ctrl-C stops both."""
    DATABASE.parent.mkdir(exist_ok=True)
    port = free_port()
    server = subprocess.Popen(serve(port, "--database", str(DATABASE), *options))
    before = os.environ | {"KONTOR_SERVER": f"http://{HOST}:{port}"}
    client = subprocess.Popen([sys.executable, str(ROOT / "scripts" / "client.py"), "dev"], env=before)
    try:
        os.wait()
    except KeyboardInterrupt:
        pass
    finally:
        for process in (server, client):
            process.terminate()
            process.wait()
    return 0


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["play", *options]:
            try:
                sys.exit(play(options))
            except compiling.CompileError as error:
                sys.exit(str(error))
        case ["dev", *options]:
            sys.exit(dev(options))
        case _:
            sys.exit(__doc__)
