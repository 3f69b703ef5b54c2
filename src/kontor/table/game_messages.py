"""Messages about games, boards, options, setups and handbooks (see `messages`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from kontor.table.messages import Said


@dataclass
class BoardForm:
    """A board included with a game."""

    id: str
    players: list[int]
    reconstruction: bool


@dataclass
class FaultForm:
    """A fault in a board file."""

    path: list[str | int | None]
    """Path to the fault: the table, the row from 0 (None in a single table), the field, and so on for nested tables.
    Empty if the file cannot be parsed.
    """
    id: str
    """Id of the row, or the two ends of a link. Empty if the row has neither."""
    line: int | None
    """Line number in the file, if the board was sent as text."""
    said: Said
    todo: bool
    """True if something is missing, False if it is wrong."""


@dataclass
class BoardCheckForm:
    """Result of a board check."""

    faults: list[FaultForm]
    board: dict[str, Any] | None = None
    """Data of the board with coordinates for all places, or None if the file cannot be parsed."""
    text: str | None = None
    """Content of the board file for this data."""
    players: list[int] = field(default_factory=list)
    backdrop: dict[str, Any] | None = None
    """Preview of the board, if requested and the board has no faults."""
    scene: dict[str, Any] | None = None


@dataclass
class OptionForm:
    """An option of a game, with the message ids `<game>-option-<name>` and `<game>-value-<name>-<value>`."""

    name: str
    kind: Literal["choice", "flag", "counts", "preset"]
    default: Any
    values: list[str] = field(default_factory=list)
    """Values of a choice or a preset, or the kinds that a counts option counts."""
    least: dict[str, int] = field(default_factory=dict)
    most: int = 0
    presets: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Options set by each value of a preset."""
    players: list[int] = field(default_factory=list)
    """Player counts that have the option. Empty means all."""
    boards: list[str] = field(default_factory=list)
    """Boards that have the option. Empty means all."""


@dataclass
class GameForm:
    """A game available on this server."""

    id: str
    title: str
    players: list[int]
    boards: list[BoardForm]
    options: list[OptionForm]
    bots: list[str]
    """Bot levels of the game, weakest first."""
    usual_bot: str
    """Default bot level."""
    minutes: list[int]
    """Usual minimum and maximum duration of a game in minutes. Empty if unknown."""
    difficulty: int
    """Complexity of the rules from 1 (simple) to 3 (complex), or 0 if unknown."""
    cover: str | None
    """Address of the game's picture."""
    turns: list[int] = field(default_factory=list)
    """Expected number of turns per seat, in the order of `players`."""
    rated: bool = False
    """True if the server offers rated games."""
    puzzles: int = 0
    """Number of puzzles for the game."""


@dataclass
class SetupForm:
    """A complete setup, or all faults in the requested setup."""

    players: int
    board: str
    options: dict[str, Any]
    faults: list[Said] = field(default_factory=list)


@dataclass
class RuleForm:
    """A rule in the handbook. The HTML is generated from Kontor's own Markdown and contains no user input."""

    id: str
    title: str
    html: str


@dataclass
class SectionForm:
    """A chapter or a section of the handbook. Sections have a letter as their id, and chapters a word."""

    id: str
    title: str
    html: str
    """For a section, the text before the first rule. For a chapter, the complete text."""
    rules: list[RuleForm]


@dataclass
class HandbookForm:
    """The rules of a game in one language."""

    language: str
    sections: list[SectionForm]
