"""The interface of every game. See docs/contract.md; the tests in tests/battery verify it for each game.

These are protocols: a game's classes implement them without inheritance, so that each can be compiled separately.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, Self, SupportsIndex, TypeVar

from kontor.core.actions import ActionTable
from kontor.core.chance import RandomBits
from kontor.core.messages import Event, Message, Reason
from kontor.core.observation import Part
from kontor.core.options import Option, Options
from kontor.core.scene import Backdrop, Desk, Scene
from kontor.core.text_picture import TextPicture

ALL: Final = -3
"""The viewer of a true position, in which nothing is hidden."""

SPECTATOR: Final = -4
"""A viewer who sees only public information.

Viewers and actors (`CHANCE`, `NOBODY`) have different numbers, so mixing them up is an error.
"""


LENGTH = "length"
"""The reason given when a game is stopped at its length limit. It is not a rule of any game."""

OUTSIDE_REASONS = (LENGTH, "abandoned", "resigned")
"""Reasons for the end of a game that are outside its rules."""


class ActionKind(NamedTuple):
    """A kind of action. If only one action is legal, it is played automatically unless its kind is an
    `own_decision`.
    """

    name: str
    own_decision: bool = False


class BoardInfo(NamedTuple):
    """A board that comes with the game, and its player counts."""

    id: str
    players: tuple[int, ...]
    reconstruction: bool


class Declaration(NamedTuple):
    """The description of a game: everything a lobby, an arena or a spec sheet needs before a game begins."""

    id: str
    title: str
    rules_version: int
    players: tuple[int, ...]
    boards: tuple[BoardInfo, ...]
    options: tuple[Option, ...]
    kinds: tuple[ActionKind, ...]
    ends: tuple[str, ...]
    score_sources: tuple[str, ...]
    hidden: tuple[str, ...]
    max_actions: int
    features: tuple[str, ...]
    """Names of the evaluation features (`Game.features`). The first is `progress`: 0 at the start, 1 at the end."""
    turn_event: str = ""
    """The event that opens a turn, used as a heading in lists of events; empty if the game has no such event."""
    minutes: tuple[int, int] = (0, 0)
    """Usual length of a game between people, from shortest to longest; zeros if unknown."""
    difficulty: int = 0
    """How many rules there are to learn: 1 few, 2 some, 3 many; 0 if unknown."""
    styles: Mapping[str, Mapping[str, float]] = {}
    """For each bot style, the amounts it adds to certain feature weights."""
    turns: tuple[int, ...] = ()
    """The expected number of turns per seat for each player count, in the order of `players`; empty if unknown."""


class Result(NamedTuple):
    """The end of a game: reason, points, ranks (1 is best, ties share a rank) and winners."""

    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]


def rank(reason: str, scores: Sequence[int], keys: Sequence[tuple[int, ...]] | None = None) -> Result:
    """Build a result from points. `keys` break ties in games with tie-breakers (larger is better).

    >>> rank("markers", [31, 40, 40]).ranks, rank("markers", [31, 40, 40]).winners
    ([3, 1, 1], [1, 2])
    """
    order = list(keys) if keys is not None else [(score,) for score in scores]
    ranks = [1 + sum(1 for other in order if other > own) for own in order]
    return Result(reason, list(scores), ranks, [seat for seat, place in enumerate(ranks) if place == 1])


def stopped(position: Position, reason: str) -> Result:
    """Return the result of a game stopped for a reason outside the rules. Secrets stay hidden, so only public points
    count.
    """
    return rank(reason, [sum(sheet.values()) for sheet in position.view(SPECTATOR).scores()])


class Board(Protocol):
    """A board, read from data and checked when it is loaded."""

    @property
    def id(self) -> str: ...
    @property
    def digest(self) -> str: ...
    @property
    def players(self) -> tuple[int, ...]: ...
    @property
    def data(self) -> dict[str, Any]: ...


class Setup(NamedTuple):
    """The starting conditions of a game: board, number of players, complete options."""

    game: str
    board: Any
    """A `Board`. Typed Any so that each game can annotate it with its own class, which adds to the protocol."""
    players: int
    options: Options


class Position(Protocol):
    """The state of a game, including unfinished decisions. Chance and players act on it through the same methods.

    >>> import kontor
    >>> game = kontor.game("pfeffersaecke")
    >>> position = game.start(game.setup(players=3))
    >>> position.actor == kontor.CHANCE, [position.text(action) for action in position.legal()]
    (True, ['first 0', 'first 1', 'first 2'])
    """

    listener: list[Event] | None
    """A list that receives events, or None if events are not needed. Copies of a position have no listener."""

    @property
    def setup(self) -> Setup: ...
    @property
    def viewer(self) -> int: ...
    @property
    def actor(self) -> int: ...
    @property
    def active(self) -> int: ...
    @property
    def action_table(self) -> ActionTable: ...
    def legal(self) -> list[int]: ...
    def weights(self) -> list[int]: ...
    def apply(self, action: int) -> None: ...
    def play(self, action: SupportsIndex) -> None: ...
    def why_not(self, action: SupportsIndex) -> Reason | None: ...
    def text(self, action: int) -> str: ...
    def number(self, text: str) -> int: ...
    def text_for(self, action: int, seat: int) -> str: ...
    def scores(self) -> list[dict[str, int]]: ...
    def result(self) -> Result | None: ...
    def faults(self) -> list[Message]: ...
    def copy(self) -> Self: ...
    def play_out(self, bits: RandomBits, most: int) -> int: ...
    def view(self, seat: int) -> Self: ...
    def json(self) -> dict[str, Any]: ...
    def to_bytes(self) -> bytes: ...


P = TypeVar("P", bound=Position)


class Game(Protocol[P]):
    """A game: describes itself, and creates positions from a setup, a JSON form or bytes.

    >>> import kontor
    >>> game = kontor.game("felinia")
    >>> game.declaration.title, game.setup(players=2).board.id
    ('Felinia', 'classic')
    """

    @property
    def declaration(self) -> Declaration: ...
    def setup(
        self, players: int | None = None, board: Board | str | None = None, options: Mapping[str, Any] | None = None
    ) -> Setup: ...
    def board(self, id: str) -> Board: ...
    def board_from_file(self, path: str | Path) -> Board: ...
    def board_from_data(self, data: Mapping[str, Any]) -> Board: ...
    def start(self, setup: Setup) -> P: ...
    def read(self, form: Mapping[str, Any], board: Board | None = None) -> P: ...
    def from_bytes(self, setup: Setup, data: bytes) -> P: ...  # trusts its input: private, see docs/contract.md
    def sample(self, view: P, bits: RandomBits) -> P: ...
    def priorities(self, view: P, actions: Sequence[int]) -> list[int]: ...
    def without_equivalents(self, view: P, actions: Sequence[int]) -> list[int]: ...
    def features(self, view: P) -> list[list[float]]: ...
    def hides(self, setup: Setup) -> bool: ...
    def observation_parts(self, setup: Setup) -> tuple[Part, ...]: ...
    def observation(self, view: P) -> bytes: ...
    def judgement(self) -> Mapping[str, Any] | None: ...
    def backdrop(self, setup: Setup) -> Backdrop: ...
    def scene(self, view: P) -> Scene: ...
    def desks(self, view: P) -> tuple[Desk, ...]: ...
    def prompt(self, view: P) -> Message: ...
    def status(self, view: P) -> Message: ...
    def text_picture(self, view: P) -> TextPicture: ...
    def label(self, view: P, action: int) -> Message: ...
    def meant(self, view: P, path: Sequence[str]) -> list[int]: ...
    def reasons(self, before: P, after: P, seat: int) -> list[Message]: ...
    def continues(self, before: P, after: P) -> bool: ...
    def folder(self) -> Path: ...


AnyGame = Game[Any]
"""A game with positions of any type.

A game both takes and returns positions, so a `Game[HansaPosition]` is not a `Game[Position]`. Code that works with
every game therefore takes an `AnyGame` and annotates its positions with `Position`.
"""

AnyPosition = Any
"""A `Position`, typed Any where the protocol does not fit.

- A game's own modules, and bots for one game, take the game's own position type.
- In the inner loops of compiled modules, mypyc would add a type check to every call of a protocol.
"""
