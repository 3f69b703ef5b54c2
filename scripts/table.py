"""Starts a table on this machine, at port 8710 or the next one that is free.

    python scripts/table.py play [OPTION...]    and opens it in the browser
    python scripts/table.py dev [OPTION...]     with the client's development server in front, and its own database

The options go to `kontor serve`. It ends with Ctrl-C.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
PORTS = range(8710, 8810)
DATABASE = ROOT / "build" / "dev.sqlite"


def free_port() -> int:
    for port in PORTS:
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind((HOST, port))
            except OSError:
                continue
            return port
    sys.exit(f"No port from {PORTS[0]} to {PORTS[-1]} is free. Name one: make play ARGS='--port 9000'")


def serve(port: int, *options: str) -> list[str]:
    return [str(Path(sys.executable).parent / "kontor"), "serve", "--host", HOST, "--port", str(port), *options]


def play(options: Sequence[str]) -> int:
    command = serve(free_port(), "--open", *options)
    os.execv(command[0], command)


def dev(options: Sequence[str]) -> int:
    """Both run until one of them ends; a Ctrl-C reaches both."""
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
            sys.exit(play(options))
        case ["dev", *options]:
            sys.exit(dev(options))
        case _:
            sys.exit(__doc__)
