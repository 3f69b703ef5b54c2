"""Fuzz every parser for data from visitors, and the reader of backups. Any input must give a result or a readable
error, never another exception.

    python -m tests.attack.fuzz [SECONDS] [PARSER]

With atheris (`make attack`), coverage guides the fuzzer, which spends a few seconds on each parser. The tests use
`mutated` to mutate the same examples at random.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import re
import subprocess
import sys
import tempfile
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import create_async_engine

atheris: Any = import_module("atheris") if find_spec("atheris") else None

# atheris 2 damages the code of these modules: their loops then read the wrong variables.
DAMAGED = ["kontor.core.match"]

with atheris.instrument_imports(include=["kontor"], exclude=DAMAGED) if atheris else nullcontext():
    from kontor.core import KontorError, Match, parse
    from kontor.operation import archive
    from kontor.registry import GAMES
    from kontor.registry import game as game_of
    from kontor.server.identity import ALIKE, ALPHABET
    from kontor.server.live import _look
    from kontor.server.person_forms import Entering
    from kontor.server.posting import check_url
    from kontor.server.settings import Limits
    from kontor.server.storage.model import metadata
    from kontor.table.boards import board_format, check_board, packaged_form
    from kontor.table.chat import LONGEST_LINE, clean_text
    from kontor.table.continuing import check_whole, folded, seats_of
    from kontor.table.lessons import after, lesson_infos, lesson_of
    from kontor.table.names import clean
    from kontor.table.notes import LONGEST_NOTES, clean_notes
    from kontor.table.refusals import Refused
    from kontor.table.watching import Watching

GOLDEN = Path(__file__).parent.parent / "golden"
SECONDS = 60
MOST_ACTIONS = 2_000
MEANT = (KontorError, Refused, RecursionError, msgspec.ValidationError)
"""Errors with a user-readable message. The server answers deep nesting and invalid fields with status 400."""
SEAT_LINK = re.compile(r"://|\b(?:seat|device)#", re.ASCII | re.IGNORECASE)

NAMES = ["Ann", "José", "Владимир", "Ann 👩\u200d🚀"]
LINES = [
    "Well played!",
    "see https://play.example/seat#hM2x-_9tJf8c1QwErTyUiOpAsDfGhJkLzXcVbNm1234 now",
    "www.play.example play.example:8710/device#X 7QWE-RTYP-ASDF-GHJK-ZXCV-BNM2-3456",
    "7QWE RTYP ASDF GHJK ZXCV BNM2 3456 👩\u200d🚀",
]
NOTES = ["Watch Göttingen.\r\nBen wants\tStade\0\x07 \n", "e\u0301" * 20]
WEBHOOKS = ["https://hook.example:8443/x?a=b", "https://[2620:fe::fe]/x", "https://9.9.9.9"]
LOOKS = ['{"seat": 0, "after": 12, "hidden": false}', '{"seat": null, "after": -1}', "{}"]
KEYS = ["7QWE-RTYP-ASDF-GHJK-ZXCV-BNM2-3456", "7qwe rtyp asdf ghjk zxcv bnm2 3456"]
BACKUP = """\
{"kind": "kontor backup", "format": 1, "revision": "0017", "kontor": "0.1.0", "made": "2026-11-16T20:00:00+00:00"}
["sessions", {"hash": "ab", "name": "Ann", "made": "2026-11-16", "seen": "2026-11-16"}]
["devices", {"hash": "ab", "person": "ab", "id": "x", "label": "", "made": "2026-11-16", "seen": "2026-11-16"}]
["deleted", {"person": "cd", "at": "2026-11-16"}]
["budgets", {"owner": "x", "kind": "requests", "part": 0.5, "at": 1.5}]
{"rows": 4}
"""


class Parser(NamedTuple):
    """A parser, with examples of valid input. The fuzzer decodes bytes with the encoding `coding`."""

    read: Callable[[str], object]
    examples: list[str]
    coding: str = "utf-8"


def parsers() -> dict[str, Parser]:
    packed = gzip.compress(BACKUP.encode(), mtime=0).decode("latin-1")
    found = {
        "record": Parser(_record, list(_records())),
        "name": Parser(clean, NAMES),
        "chat": Parser(_line, LINES),
        "notes": Parser(_notes, NOTES),
        "webhook": Parser(_webhook, WEBHOOKS),
        "look": Parser(_watch, LOOKS),
        "key": Parser(_key, KEYS),
        "backup": Parser(_backup, [BACKUP]),
        "backup-file": Parser(lambda text: _backup_file(text.encode("latin-1", "replace")), [packed], "latin-1"),
    }
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
        text = shortest.read_text("utf-8")
        whole = parse(text)
        clock = {"bank": 600_000, "left": [600_000] * len(whole.actions)}
        yield text
        yield replace(whole, clock=clock, resigned=[0]).write()
        yield replace(whole, actions=whole.actions[:10], result=None, ended="abandoned").write()


def _record(text: str) -> None:
    found = parse(text)
    assert parse(found.write()) == found
    game = game_of(found.game)
    check_whole(found, game, MOST_ACTIONS)
    seats_of(found)
    folded(found, game, random.Random(1))


def _line(text: str) -> None:
    """A line of chat is short and printable, and contains neither links nor addresses of seats."""
    line = clean_text(text)
    assert len(text) > LONGEST_LINE or len(line) <= 4 * LONGEST_LINE
    assert line.replace("\u200d", "").isprintable() and not SEAT_LINK.search(line)


def _notes(text: str) -> None:
    """Every database can store the result."""
    notes = clean_notes(text)
    assert len(notes) <= LONGEST_NOTES
    assert not [one for one in notes if one != "\n" and unicodedata.category(one) in ("Cc", "Cs")]


def _webhook(text: str) -> None:
    """An accepted address cannot add lines to a request."""
    check_url(text)
    assert text.isascii() and text.isprintable() and " " not in text


def _watch(text: str) -> None:
    """A message on the socket of a table with 40 entries is understood, paid for, and answered, or it is refused."""
    if (look := _look(text, Limits().message)) is None:
        return
    room: Any = SimpleNamespace(sequence=40, trouble=None, held_by=lambda _: frozenset([0]))
    watching = Watching(room, "session", msgspec.json.encode)
    assert 0 <= watching.missed(look.after) <= 40
    assert watching.look(look.seat, look.after) == (look.seat in (None, 0))


def _key(text: str) -> None:
    """A key has one spelling. Whatever else is accepted is no key."""
    secret = msgspec.json.decode(msgspec.json.encode({"secret": text}), type=Entering).secret
    tidy = secret.upper().translate(ALIKE)
    assert tidy == tidy.upper().translate(ALIKE)
    assert text not in KEYS or set(tidy) <= set(ALPHABET)


def _backup(text: str) -> None:
    _backup_file(gzip.compress(text.encode("utf-8", "replace"), 1))


def _backup_file(data: bytes) -> None:
    """Read a backup, and write it to an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "backup"
        file.write_bytes(data)
        _, rows = archive.read(file)
        archive.add_gone(file, set(), set())
        asyncio.run(_filled(rows, file))


async def _filled(rows: Iterator[archive.Row], file: Path) -> None:
    engine = create_async_engine("sqlite+aiosqlite://")
    try:
        async with engine.begin() as db:
            await db.run_sync(metadata.create_all)
            await archive.fill(db, rows, file)
    finally:
        await engine.dispose()


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
            ("", "0", "-1", "9" * 30, "\0", "\n", '"', "[", "{", "é", "\ud7ff", "null", "://", "#", text[at : at + 20])
        )
        text = text[:at] + put + text[at + length :]
    return text


def fuzz(name: str, seconds: int) -> None:
    """Fuzz one parser until an error occurs or the time is over, and then exit."""
    parser = parsers()[name]
    with tempfile.TemporaryDirectory() as corpus:
        for number, example in enumerate(parser.examples):
            (Path(corpus) / str(number)).write_bytes(example.encode(parser.coding))
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
    attempt(parser, data.decode(parser.coding, "replace"))


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
