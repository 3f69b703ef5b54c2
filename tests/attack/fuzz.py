"""Fuzz every parser for data from visitors. Any input must give a result or a readable error, never another exception.

    python -m tests.attack.fuzz [SECONDS] [PARSER]

With atheris (`make attack`), coverage guides the fuzzer, which spends a few seconds on each parser. The tests use
`mutated` to mutate the same examples at random.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

atheris: Any = import_module("atheris") if find_spec("atheris") else None

# atheris 2 damages the code of these modules: their loops then read the wrong variables.
DAMAGED = ["kontor.core.match"]

with atheris.instrument_imports(include=["kontor"], exclude=DAMAGED) if atheris else nullcontext():
    from kontor.core import KontorError, Match, parse
    from kontor.registry import GAMES
    from kontor.registry import game as game_of
    from kontor.table.boards import board_format, check_board, packaged_form
    from kontor.table.continuing import check_whole, folded
    from kontor.table.lessons import after, lesson_infos, lesson_of
    from kontor.table.names import clean
    from kontor.table.refusals import Refused

GOLDEN = Path(__file__).parent.parent / "golden"
SECONDS = 60
MOST_ACTIONS = 2_000
MEANT = (KontorError, Refused, RecursionError)
"""Errors with a user-readable message. The server answers deep nesting with status 400."""


class Parser(NamedTuple):
    """A parser, with examples of valid input."""

    read: Callable[[str], object]
    examples: list[str]


def parsers() -> dict[str, Parser]:
    names = ["Ann", "José", "Владимир", "Ann 👩\u200d🚀"]
    found = {"record": Parser(_record, list(_records())), "name": Parser(clean, names)}
    for id, game in GAMES.items():
        start = Match(game, game.setup(), random.Random(1)).position
        texts = [start.text(action) for action in start.legal()[:20]]
        found[f"action-{id}"] = Parser(start.number, texts)
        found[f"position-{id}"] = Parser(lambda text, game=game: game.read(_object(text)), [json.dumps(start.json())])  # type: ignore[misc]
        if (format := board_format(game)) is not None:
            board = packaged_form(game, format, game.declaration.boards[0].id)
            found[f"board-{id}"] = Parser(
                lambda text, game=game, format=format: check_board(game, format, text),  # type: ignore[misc]
                [str(board.text)],
            )
            found[f"board-data-{id}"] = Parser(
                lambda text, game=game, format=format: check_board(game, format, None, _object(text)),  # type: ignore[misc]
                [json.dumps(board.board)],
            )
        if lessons := lesson_infos(game):
            lesson = lesson_of(game, lessons[0].id)
            found[f"lesson-{id}"] = Parser(lambda text, lesson=lesson: after(lesson, text.split("\n")), ["next\nend"])  # type: ignore[misc]
    return found


def _records() -> Iterator[str]:
    for game in GAMES:
        shortest = min(GOLDEN.glob(f"{game}-*.kontor"), key=lambda file: file.stat().st_size)
        yield shortest.read_text("utf-8")


def _record(text: str) -> None:
    found = parse(text)
    game = game_of(found.game)
    check_whole(found, game, MOST_ACTIONS)
    folded(found, game, random.Random(1))


def _object(text: str) -> dict[str, object]:
    """Parse JSON data. The server itself rejects everything else."""
    try:
        data = json.loads(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def attempt(parser: Parser, text: str) -> None:
    """Parse an input. Raises only errors that no visitor may be able to cause."""
    with suppress(*MEANT):
        parser.read(text)


def mutated(examples: list[str], bits: random.Random) -> str:
    """Damage an example with deletions, repetitions, foreign characters and numbers."""
    text = bits.choice(examples)
    for _ in range(bits.randint(1, 4)):
        at, length = bits.randrange(len(text) + 1), bits.choice((0, 1, 1, 2, 8, 40))
        put = bits.choice(
            ("", "0", "-1", "9" * 30, "\0", "\n", '"', "[", "{", "é", "\ud7ff", "null", text[at : at + 20])
        )
        text = text[:at] + put + text[at + length :]
    return text


def fuzz(name: str, seconds: int) -> None:
    """Fuzz one parser until an error occurs or the time is over, and then exit."""
    parser = parsers()[name]
    with tempfile.TemporaryDirectory() as corpus:
        for number, example in enumerate(parser.examples):
            (Path(corpus) / str(number)).write_text(example, "utf-8")
        limits = [
            f"-max_total_time={seconds}",
            "-max_len=100000",
            "-timeout=30",
            "-rss_limit_mb=4000",
            "-verbosity=0",
            "-print_final_stats=1",
        ]
        atheris.Setup([sys.argv[0], *limits, f"-artifact_prefix={corpus}/", corpus], lambda data: _once(parser, data))
        atheris.Fuzz()


def _once(parser: Parser, data: bytes) -> None:
    attempt(parser, data.decode("utf-8", "replace"))


def main(arguments: list[str]) -> int:
    seconds = int(arguments[0]) if arguments else SECONDS
    if len(arguments) > 1:
        fuzz(arguments[1], seconds)
        return 0
    failed = []
    for name in parsers():
        print(f"fuzzing {name} for {seconds} s", flush=True)
        ended = subprocess.run([sys.executable, "-m", "tests.attack.fuzz", str(seconds), name], check=False)
        failed += [name] if ended.returncode else []
    print("failed: " + ", ".join(failed) if failed else "no parser failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
