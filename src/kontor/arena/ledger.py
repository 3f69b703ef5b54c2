"""A file of finished games, for resuming a match. The first line identifies the match. Each finished game appends a
line, and the file is never rewritten. If a line is incomplete, its game is played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from kontor.arena.contest import Contest, Job
from kontor.arena.errors import refused
from kontor.arena.played import GameSummary, played_from

FORMAT = "kontor arena 1"


class Ledger:
    """The file of a match, open for appending."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open or create the file. Raises an error if the file belongs to a different match."""
        self.done: dict[Job, GameSummary] = {}
        whole = _whole_lines(path)
        if whole:
            self._read(path, whole, contest)
        self._file = path.open("ab")
        self._file.truncate(len(whole))
        if not whole:
            self._write({"format": FORMAT, "match": contest.form()})

    def add(self, job: Job, game: GameSummary) -> None:
        self.done[job] = game
        self._write({"part": job.part, **game.form()})

    def _write(self, form: dict[str, Any]) -> None:
        self._file.write(json.dumps(form, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self, path: Path, whole: bytes, contest: Contest) -> None:
        head, *lines = whole.decode("utf-8", errors="replace").removesuffix("\n").split("\n")
        form = _json(path, head, 1) if head.startswith("{") else {}
        if form.get("format") != FORMAT:
            raise refused("arena-file-other", file=str(path))
        differing = [name for name, value in _stored(contest).items() if form.get("match", {}).get(name) != value]
        if differing:
            raise refused("arena-file-match", file=str(path), differing=", ".join(differing))
        for number, line in enumerate(lines, start=2):
            found = _json(path, line, number)
            try:
                part = found.pop("part")
                game = played_from(found)
            except (KeyError, TypeError) as error:
                raise refused("arena-file-line", file=str(path), line=number) from error
            self.done[Job(part, game.number)] = game

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _whole_lines(path: Path) -> bytes:
    """Return the complete lines of a file. A file without complete lines is not a match file."""
    held = path.read_bytes() if path.exists() else b""
    if held and b"\n" not in held:
        raise refused("arena-file-other", file=str(path))
    return held[: held.rfind(b"\n") + 1]


def _stored(contest: Contest) -> dict[str, Any]:
    """Return the form as it would be read back from a file, with lists instead of tuples."""
    form: dict[str, Any] = json.loads(json.dumps(contest.form()))
    return form


def _json(path: Path, line: str, number: int) -> dict[str, Any]:
    try:
        form = json.loads(line)
    except ValueError as error:
        raise refused("arena-file-line", file=str(path), line=number) from error
    if not isinstance(form, dict):
        raise refused("arena-file-line", file=str(path), line=number)
    return form
