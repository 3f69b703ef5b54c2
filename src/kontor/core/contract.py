"""The interface that every game implements (see docs/contract.md). The tests in tests/battery check each game.

The interface consists of protocols. Games do not inherit from them, so each game can be compiled separately.
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
"""A viewer who sees everything."""

SPECTATOR: Final = -4
"""A viewer who sees only public information. No actor has this number, so mixing up the two causes an error."""


LENGTH = "length"
"""The reason given when a game is stopped at its length limit. The rules of a game never use this reason."""

OUTSIDE_REASONS = (LENGTH, "abandoned", "resigned")
"""Reasons for the end of a game that are outside its rules."""


class ActionKind(NamedTuple):
    """A kind of action. If it is the only legal action, it is played automatically unless `own_decision` is set."""

    name: str
    own_decision: bool = False


class BoardInfo(NamedTuple):
    """A board that comes with the game, with its player counts."""

    id: str
    players: tuple[int, ...]
    reconstruction: bool


class Declaration(NamedTuple):
    """Everything about a game that a lobby, an arena or a spec sheet needs."""

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
    """Names of the evaluation features (`Game.features`). `progress` is first and rises from 0 to 1 during a game."""
    turn_event: str = ""
    """Id of the event that opens a turn and serves as a heading in lists of events. Empty if there is none."""
    minutes: tuple[int, int] = (0, 0)
    """Shortest and longest usual length of a game between people, or zeros if unknown."""
    difficulty: int = 0
    """Complexity of the rules from 1 (simple) to 3 (complex), or 0 if unknown."""
    styles: Mapping[str, Mapping[str, float]] = {}
    """For each bot style, the amounts to add to the weights of certain features."""
    turns: tuple[int, ...] = ()
    """Expected number of turns per seat for each player count, in the order of `players`. Empty if unknown."""


class Result(NamedTuple):
    """The result of a game, with the reason for its end, the points, ranks and winners. The best rank is 1; tied seats
    share a rank.
    """

    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]


def rank(reason: str, scores: Sequence[int], keys: Sequence[tuple[int, ...]] | None = None) -> Result:
    """Create a result from points. `keys` break ties, larger ones first.

    >>> rank("markers", [31, 40, 40]).ranks, rank("markers", [31, 40, 40]).winners
    ([3, 1, 1], [1, 2])
    """
    order = list(keys) if keys is not None else [(score,) for score in scores]
    ranks = [1 + sum(1 for other in order if other > own) for own in order]
    return Result(reason, list(scores), ranks, [seat for seat, place in enumerate(ranks) if place == 1])


def stopped(position: Position, reason: str) -> Result:
    """Return the result of a game stopped for a reason outside the rules. Only public points count."""
    return rank(reason, [sum(sheet.values()) for sheet in position.view(SPECTATOR).scores()])


class Board(Protocol):
    """A board that was checked when it was loaded."""

    @property
    def id(self) -> str: ...
    @property
    def digest(self) -> str: ...
    @property
    def players(self) -> tuple[int, ...]: ...
    @property
    def data(self) -> dict[str, Any]: ...


class Setup(NamedTuple):
    """The board, the number of players and all options."""

    game: str
    board: Any
    """A `Board`. Typed as Any, because each game annotates it with its own class."""
    players: int
    options: Options


class Position(Protocol):
    """A game's state, including unfinished decisions. Chance acts through the same methods as players.

    >>> import kontor
    >>> game = kontor.game("pfeffersaecke")
    >>> position = game.start(game.setup(players=3))
    >>> position.actor == kontor.CHANCE, [position.text(action) for action in position.legal()]
    (True, ['first 0', 'first 1', 'first 2'])
    """

    listener: list[Event] | None
    """A list to which events are added, or None. Copies of a position have no listener."""

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
    """A game, which describes itself and creates positions from a setup, JSON or bytes.

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
    def from_bytes(self, setup: Setup, data: bytes) -> P: ...  # private: it trusts its input (docs/contract.md)
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

A game both takes and returns positions, so `Game[HansaPosition]` is not a subtype of `Game[Position]`. Code that works
with every game therefore takes an `AnyGame` and annotates its positions as `Position`.
"""

AnyPosition = Any
"""A `Position`, typed as Any where the protocol does not fit.

- The modules of a game, and bots for a single game, use that game's own position type.
- In inner loops of compiled modules, mypyc would check the type on every call of a protocol method.
"""
