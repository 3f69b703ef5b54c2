"""Messages about games: their boards, options, setups and handbooks (see `messages`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from kontor.table.messages import Said


@dataclass
class BoardForm:
    """A board that comes with a game."""

    id: str
    players: list[int]
    reconstruction: bool


@dataclass
class FaultForm:
    """A fault in a board file."""

    path: list[str | int | None]
    """The table, the row counted from 0 (None in a single table), the field, and so on into nested tables. Empty if the
    file cannot be read.
    """
    id: str
    """The id of the row, or the ends of a link. Empty if the row has neither."""
    line: int | None
    """The line in the file, if the board was sent as text."""
    said: Said
    todo: bool
    """Whether the board is unfinished here rather than wrong."""


@dataclass
class BoardCheckForm:
    """The result of checking a board."""

    faults: list[FaultForm]
    board: dict[str, Any] | None = None
    """The data, with coordinates for all places. None if the file cannot be read."""
    text: str | None = None
    """The data as the text of a board file."""
    players: list[int] = field(default_factory=list)
    backdrop: dict[str, Any] | None = None
    """A preview, if one was requested and the board has no faults."""
    scene: dict[str, Any] | None = None


@dataclass
class OptionForm:
    """An option of a game. Message ids are `<game>-option-<name>` for the option and `<game>-value-<name>-<value>` for
    a value.
    """

    name: str
    kind: Literal["choice", "flag", "counts", "preset"]
    default: Any
    values: list[str] = field(default_factory=list)
    """The values of a choice or a preset, or the kinds of a counts option."""
    least: dict[str, int] = field(default_factory=dict)
    most: int = 0
    presets: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The options set by each value of a preset."""
    players: list[int] = field(default_factory=list)
    """The numbers of players for which the option matters. Empty for all."""
    boards: list[str] = field(default_factory=list)
    """The boards of the game on which the option is offered. Empty for all."""


@dataclass
class GameForm:
    """A game that can be played."""

    id: str
    title: str
    players: list[int]
    boards: list[BoardForm]
    options: list[OptionForm]
    bots: list[str]
    """The levels of its bots, weakest first."""
    usual_bot: str
    """The level to offer first."""
    minutes: list[int]
    """Typical shortest and longest length of a game. Empty if unknown."""
    difficulty: int
    """From 1 (little to learn) to 3 (a lot). 0 if unknown."""
    cover: str | None
    """The address of the game's picture."""
    turns: list[int] = field(default_factory=list)
    """Expected number of turns per seat, in the order of `players`."""
    rated: bool = False
    """Whether the server offers rated games."""
    puzzles: int = 0
    """Number of puzzles."""


@dataclass
class SetupForm:
    """A complete setup, or all faults in the requested one."""

    players: int
    board: str
    options: dict[str, Any]
    faults: list[Said] = field(default_factory=list)


@dataclass
class RuleForm:
    """A rule in the handbook. `html` is generated from our own Markdown and contains no user input."""

    id: str
    title: str
    html: str


@dataclass
class SectionForm:
    """A chapter or a section of the handbook. A section's id is a letter, a chapter's is a word."""

    id: str
    title: str
    html: str
    """The text before the first rule. For a chapter, all of its text."""
    rules: list[RuleForm]


@dataclass
class HandbookForm:
    """The rules of a game in one language."""

    language: str
    sections: list[SectionForm]
