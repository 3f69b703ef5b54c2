"""The Fluent files that the client loads: those of the shared parts, and those of each game."""

from __future__ import annotations

from typing import Any

from kontor.core import Game
from kontor.words.language_codes import FIRST_LANGUAGE, SHARED


def words_of(game: Game[Any] | None, language: str) -> str:
    """The words of a game, or the shared ones; English where the language has none."""
    folder = SHARED if game is None else game.folder() / "words"
    files = {file.stem: file for file in folder.glob("*.ftl")}  # never a path made of what somebody asked for
    return files.get(language, files[FIRST_LANGUAGE]).read_text(encoding="utf-8")
