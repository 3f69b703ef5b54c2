"""Bots from earlier commits, used as opponents to measure the current bots.

    python -m bench.frozen              list the commits of bench/frozen.toml
    python -m bench.frozen bots-1       install one and explain how to use it

A commit is installed in its own environment in build/frozen, compiled if there is a C compiler. Nothing is
downloaded. For example, the `bench.frozen:bots_1.patrician_800` bot is the Patrician of bots-1 with 800 positions per
decision. The bot runs in a process of that environment (see bench/frozen_player.py) and receives its seat's view as
JSON. Both commits must have the same version of the rules.
"""

from __future__ import annotations

import atexit
import json
import os
import re
import subprocess
import sys
import tomllib
import venv
import weakref
from functools import cache
from itertools import count
from pathlib import Path
from typing import IO, Any, NamedTuple

from bench.tree import ROOT, CommitError, copy_commit

LIST = ROOT / "bench" / "frozen.toml"
FOLDER = ROOT / "build" / "frozen"
PLAYER = ROOT / "bench" / "frozen_player.py"
USUAL_POSITIONS = {"master": 200, "patrician": 800, "burgomaster": 2000}
"""The arena's default budgets, for bots without a given number of positions."""

_numbers = count()


class FrozenError(Exception):
    """The frozen bot is unknown, is not installed, or plays by other rules."""


class Frozen(NamedTuple):
    commit: str
    reason: str


def known(file: Path = LIST) -> dict[str, Frozen]:
    """Return the frozen commits by name."""
    return {name: Frozen(**entry) for name, entry in tomllib.loads(file.read_text("utf-8")).items()}


def install(name: str, commit: str, folder: Path = FOLDER, compiled: bool = True) -> Path:
    """Install a commit unless it is already installed. Returns the path of its Python interpreter."""
    target = folder / name
    stamp = target / "commit"
    if stamp.is_file() and stamp.read_text("utf-8") == commit:
        return interpreter(target)
    if target.exists():
        raise FrozenError(f"{target} contains a different or unfinished installation. Delete it and try again.")
    source = target / "source"
    source.mkdir(parents=True)
    copy_commit(commit, source)
    package = source / "src"
    if compiled:
        copy = target / "compiled"
        done = subprocess.run([sys.executable, "scripts/compiling.py", "copy", str(copy)], cwd=source, check=False)
        package = copy if done.returncode == 0 else package
    venv.create(target / "venv", symlinks=os.name != "nt")
    (site_packages(target) / "kontor-frozen.pth").write_text(f"{package}\n", "utf-8")
    stamp.write_text(commit, "utf-8")
    return interpreter(target)


def interpreter(target: Path) -> Path:
    return target / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def site_packages(target: Path) -> Path:
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    told = subprocess.run([interpreter(target), "-c", asked], stdout=subprocess.PIPE, text=True, check=True)
    return Path(told.stdout.strip())


class Player:
    """A process in a frozen environment, with the bots for several seats."""

    def __init__(self, python: Path) -> None:
        outside = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
        self._process = subprocess.Popen(
            [python, PLAYER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=outside
        )
        self.gone: list[int] = []
        """Numbers of bots that are no longer used. They are sent with the next question."""
        atexit.register(self.close)

    def ask(self, **question: Any) -> Any:
        """Send a question and return the answer. Raises FrozenError if the process reports a fault."""
        to, back = self._pipes()
        gone, self.gone[:] = self.gone[:], []
        to.write(json.dumps({**question, "gone": gone}) + "\n")
        to.flush()
        line = back.readline()
        if not line:
            raise FrozenError(f"the frozen bot ended with status {self._process.wait()}")
        answer = json.loads(line)
        if "fault" in answer:
            raise FrozenError(answer["fault"])
        return answer["answer"]

    def close(self) -> None:
        """End the process. The pipes are closed first, to let the process exit normally."""
        for pipe in self._pipes():
            pipe.close()
        self._process.wait()
        atexit.unregister(self.close)

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        assert self._process.stdin is not None and self._process.stdout is not None
        return self._process.stdin, self._process.stdout


@cache
def _player(python: Path, process: int) -> Player:
    """Return the player for this environment and process.

    A forked worker needs its own player, because it must not share the pipes of its parent.
    """
    return Player(python)


class FrozenBot:
    """A bot from a frozen commit for one seat. Subclasses define the environment, the level and the budget."""

    python: Path
    bot: str
    positions: int | None

    def __init__(self, game: Any, bits: Any) -> None:
        self._player = _player(self.python, os.getpid())
        self._id = next(_numbers)
        declared = game.declaration
        there = self._player.ask(do="make", id=self._id, game=declared.id, bot=self.bot, seed=bits.getrandbits(64))
        if there != declared.rules_version:
            raise FrozenError(
                f"{declared.id}: the frozen bot uses version {there} of the rules, but this Kontor uses version "
                f"{declared.rules_version}"
            )
        weakref.finalize(self, self._player.gone.append, self._id).atexit = False

    def choose(self, view: Any, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        board = view.setup.board.data
        text = self._player.ask(do="choose", id=self._id, view=view.json(), board=board, positions=self.positions)
        action: int = view.number(text)
        return action

    def remember(self, view: Any, action: int) -> None:
        text, board = view.text(action), view.setup.board.data
        self._player.ask(do="remember", id=self._id, view=view.json(), board=board, action=text)


class Levels:
    """Provides the bots of a frozen commit as attributes, such as `apprentice`, `master` and `patrician_800`."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        self._python = interpreter(folder / name)
        if not (folder / name / "commit").is_file():
            raise FrozenError(f"{name} is not installed: run python -m bench.frozen {name}")

    def __getattr__(self, name: str) -> type[FrozenBot]:
        level, _, number = name.partition("_")
        if not re.fullmatch(r"[a-z]+(_[1-9]\d{0,8})?", name):
            raise AttributeError(name)
        positions = int(number) if number else USUAL_POSITIONS.get(level)
        return type(name, (FrozenBot,), {"python": self._python, "bot": level, "positions": positions})


def __getattr__(name: str) -> Levels:
    """Resolve names such as `bench.frozen:bots_1.master`. An underscore replaces the hyphen."""
    written = name.replace("_", "-")
    if written not in known():
        raise AttributeError(f"{LIST.name} has no entry {written}")
    return Levels(written)


def main(arguments: list[str]) -> int:
    entries = known()
    if len(arguments) != 1 or arguments[0] not in entries:
        for name, entry in entries.items():
            print(f"{name}  {entry.commit[:12]}  {entry.reason}")
        return 0 if not arguments else 2
    name = arguments[0]
    try:
        python = install(name, entries[name].commit)
    except (CommitError, FrozenError) as error:
        print(error, file=sys.stderr)
        return 1
    bot = f"bench.frozen:{name.replace('-', '_')}.patrician_800"
    print(f"{name} is installed: {python}")
    print("Play today's bots against it from the root of the project, with equal budgets:")
    print(f"  kontor arena hansa --players 2 --bots patrician:800,{bot} --games 100")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
