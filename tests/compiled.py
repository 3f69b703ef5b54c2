"""Check that the games do not change when mypyc compiles the source.

    python -m tests.compiled              compile into build/compiled, compare, run the tests
    python -m tests.compiled --no-tests   only compile and compare
    python -m tests.compiled --translate  only check that mypyc can translate the source: seconds, no C compiler

scripts/compiling.py lists what is compiled: `core`, the rules of every game with the modules they need (but no
presentation), and the search of the bots. The compiled build must be the one that gets imported. It must play the
same seeded games as plain Python, survive pickling and other processes, and pass the tests. There must be no
compiled library in `src`. A build that is already up to date is reused, as by `make play` and the benchmarks. Exit
status: 0 for success, 1 for failure, 2 if there is no C compiler.
"""

from __future__ import annotations

import argparse
import copy
import hashlib
import importlib
import json
import multiprocessing
import os
import pickle
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import CHANCE, NOBODY, Game, Preset, Setup, SetupError, pick
from scripts import compiling

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
WORKERS = os.environ.get("WORKERS", "2")

GAMES = ("tests/hansa", "tests/pfeffersaecke", "tests/felinia")
WHOLE = ("tests/core", *GAMES, "tests/golden", "tests/battery", "tests/env")
SAMPLED = ("tests/twin", "tests/bots")
"""Folders in which tests marked as slow are skipped."""


def modules() -> list[str]:
    return [file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in compiling.files()]


def not_compiled() -> list[str]:
    """Return modules that should be compiled but are not imported from an extension module."""
    return [name for name in modules() if not str(importlib.import_module(name).__file__).endswith((".so", ".pyd"))]


def pytest_configure(config: pytest.Config) -> None:
    """As a plugin (`-p tests.compiled`), abort every pytest process that would test plain Python."""
    interpreted = not_compiled()
    if interpreted:
        raise pytest.UsageError(f"these are not compiled: {', '.join(interpreted)}")


# Checks that run in a separate process, compiled or not


def tables() -> Iterator[tuple[Game[Any], Setup]]:
    """Yield every valid combination of game, board, number of players and preset."""
    for game in kontor.GAMES.values():
        presets = [option for option in game.declaration.options if isinstance(option, Preset)]
        given = [{option.name: value} for option in presets for value in option.values] or [{}]
        for board, options in product(game.declaration.boards, given):
            for players in board.players:
                with suppress(SetupError):
                    yield game, game.setup(players, board.id, options)


def digest() -> str:
    """Return a digest of the legal actions, positions and scores of two seeded games per table, one sensible and one
    random.
    """
    found = hashlib.sha256()
    for seed, (game, setup) in enumerate(tables()):
        position = _played(game, game.start(setup), seed, 700, found)
        found.update(json.dumps([position.json(), position.scores()], sort_keys=True).encode())
        position = game.start(setup)
        position.play_out(random.Random(seed), 700)
        found.update(position.to_bytes())
    return found.hexdigest()


def _played(game: Game[Any], position: Any, seed: int, most: int, seen: Any = None) -> Any:
    """Play with the greedy bot, but choose three of ten decisions at random."""
    bits = random.Random(seed)
    bot = Greedy(game, bits, stray=3)
    for _ in range(most):
        if position.actor == NOBODY:
            break
        legal = position.legal()
        if position.actor == CHANCE:
            action = pick(legal, position.weights(), bits)
        else:
            action = bot.choose(position.view(position.actor), legal)
        position.play(action)
        if seen is not None:
            seen.update(repr(legal).encode() + position.text(action).encode() + position.to_bytes())
    return position


def _play_on(id: str, position: Any) -> bytes:
    played: bytes = _played(kontor.game(id), position, 5, 200).to_bytes()
    return played


def crossings() -> list[str]:
    """Return failures when positions and their parts are copied, pickled or sent to another process."""
    wrong = []
    for id, game in kontor.GAMES.items():
        position = _played(game, game.start(game.setup()), 4, 150)
        for thing in (position, position.setup, game.declaration):
            for way, make in WAYS.items():
                if not _same(make(thing), thing):
                    wrong.append(f"{id}: {type(thing).__name__} by {way}")
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            if pool.apply(_play_on, (id, position)) != _play_on(id, position.copy()):
                wrong.append(f"{id}: position in another process")
    return wrong


WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def _same(one: Any, other: Any) -> bool:
    """Return whether two objects are equal. For setups, the options and the digests of the boards must be equal."""
    if type(one) is not type(other):
        return False
    if isinstance(one, Setup):
        return bool(one.board.digest == other.board.digest) and one.options == other.options
    return bool(one == other)


def look() -> dict[str, Any]:
    return {"interpreted": not_compiled(), "digest": digest(), "wrong": crossings()}


# Building, comparing, reporting


def in_form(source: Path, *arguments: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run Python with the sources of this tree, regardless of the installed packages."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    output = subprocess.PIPE if capture else None
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, stdout=output, text=True, check=False)


def ask(source: Path, *arguments: str) -> Any:
    """Run a command and parse the JSON it prints."""
    done = in_form(source, *arguments, capture=True)
    return json.loads(done.stdout) if done.returncode == 0 else None


def faults(plain: Any, fast: Any) -> list[str]:
    """Return differences between the compiled build and plain Python."""
    if plain is None or fast is None:
        return ["one of the forms could not be asked"]
    found = [f"imported as Python: {name}" for name in fast["interpreted"]]
    found += [f"does not come back: {thing}" for thing in fast["wrong"]]
    if fast["digest"] != plain["digest"]:
        found.append("seeded games differ from those of the uncompiled form")
    return found


def tests(source: Path) -> bool:
    """Return whether all tests pass. Every pytest process checks that it tests the compiled build."""
    common = ("-m", "pytest", "-q", "-n", WORKERS, "-p", "tests.compiled", "-p", "no:cacheprovider")
    runs = ((*common, *_there(WHOLE)), (*common, "-m", "not slow", *_there(SAMPLED)))
    results = [in_form(source, *arguments).returncode for arguments in runs]
    return not any(results)


def _there(folders: Sequence[str]) -> list[str]:
    return [folder for folder in folders if (ROOT / folder).exists()]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.compiled", description="Compile the rules and test that.")
    parser.add_argument("--no-tests", action="store_true", help="compile and compare only")
    parser.add_argument("--translate", action="store_true", help="only see whether mypyc can translate the source")
    parser.add_argument("--look", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.look:
        print(json.dumps(look()))
        return 0
    if given.translate:
        with tempfile.TemporaryDirectory(prefix="kontor-translated-") as folder:
            return translated(Path(folder))
    if compiling.compiler() is None:
        print("No C compiler found. Install one (Debian: apt install gcc), or set CC.", file=sys.stderr)
        return 2
    return check(with_tests=not given.no_tests)


def translated(folder: Path) -> int:
    try:
        compiling.translate(folder)
    except compiling.CompileError as error:
        print(error)
        return 1
    return 0


def check(with_tests: bool) -> int:
    begun = time.perf_counter()
    try:
        fast = compiling.make()
    except compiling.CompileError as error:
        print(error)
        return 1
    compiling.overlay(fast)
    print(f"{len(compiling.files())} compiled modules, after {time.perf_counter() - begun:.0f} s", flush=True)
    found = faults(ask(SOURCE, "-m", "tests.compiled", "--look"), ask(fast, "-m", "tests.compiled", "--look"))
    if with_tests and not tests(fast):
        found.append("tests fail in the compiled form")
    found += [f"compiled library in src: {path}" for path in SOURCE.rglob("*") if path.suffix in compiling.BUILT]
    for fault in found:
        print(f"FAILED: {fault}")
    print("The compiled build is the same game." if not found else f"{len(found)} faults in the compiled build.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
