"""A quick way to write a game: declare the fields of the state, write the rules, and get the rest for free.

`SimplePosition` derives copies, views, JSON, bytes and equality from its fields, and `SimpleGame` derives setups,
boards, observations and the scene. docs/new-game.md builds a game with them. These classes favour short code over
speed, and are never compiled, so other packages can inherit from them. Kontor's own games use `BaseGame` and
`BasePosition`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Self, SupportsIndex

from kontor.core import board_fields
from kontor.core.actions import ActionFace, ActionTable
from kontor.core.base_position import check_viewer, checked, same_position, why_not
from kontor.core.board_layout import with_spots
from kontor.core.board_reader import BoardReader
from kontor.core.boards import data_from_file, digest_of
from kontor.core.chance import CHANCE, NOBODY, RandomBits, pick
from kontor.core.contract import ALL, SPECTATOR, AnyPosition, Board, Declaration, Result, Setup
from kontor.core.errors import PositionError, SetupError
from kontor.core.forms import Viewer
from kontor.core.messages import Event, Message, Reason
from kontor.core.observation import Part, seats, things
from kontor.core.observation import Value as Meaning
from kontor.core.options import resolve
from kontor.core.picture import svg_of
from kontor.core.playout import one_of
from kontor.core.position_reader import read_position
from kontor.core.reader import Reader
from kontor.core.scene import (
    DESK,
    MAP,
    PANEL,
    Area,
    Backdrop,
    Choice,
    Counter,
    Desk,
    Place,
    Row,
    Scene,
    Sprite,
    Table,
    Zone,
)
from kontor.core.scene_parts import desk_of, scene_of, winners_of
from kontor.core.setups import number_faults, unknown_board
from kontor.core.text_picture import Block, Cell, Lines, SeatRow, SeatTable, Span, TextPicture
from kontor.core.weights import load_weights

HIDDEN = 255
"""The value of a cell that is hidden from the viewer."""

MOST_THINGS = 60
"""Maximum length of a list in a board file."""


class Field(NamedTuple):
    """A part of the state: a list of whole numbers from 0 to `most`, which is at most 254. Use `field()` to declare
    one.

    `each` determines the number of values. It is `"once"`, `"seat"` (one value per seat) or the name of a list in the
    board file (one value per entry). With `of_seat`, every seat has its own list. With `is_seat`, 0 means nobody and n
    means seat n-1. Until the game is over, a `secret` field is visible only to the seat it belongs to.
    """

    name: str
    each: str = "once"
    most: int = 254
    of_seat: bool = False
    is_seat: bool = False
    secret: bool = False

    def width(self, board: SimpleBoard) -> int:
        return 1 if self.each in ("once", "seat") else len(board.names[self.each])

    def size(self, setup: Setup) -> int:
        """Return the number of values in all lists."""
        return self.width(setup.board) * (setup.players if self.of_seat or self.each == "seat" else 1)

    def things(self, board: SimpleBoard) -> list[str]:
        return [self.name] if self.each in ("once", "seat") else board.names[self.each]


def field(each: str = "once", **options: Any) -> Any:
    """Declare a field as an attribute of a position, for example `coins: list[int] = field("seat")` (see `Field`).

    The attribute is a number, a list of numbers or, with `of_seat`, a list for each seat.
    """
    return Field("", each, **options)


THING = board_fields.Field("name", "id", "Harbour", unique="name", texts="board:name")
SCORES_SIZE = (460, 170)
APART = 90
"""Target distance between items without coordinates."""


class SimpleBoard:
    """A board that was read from a TOML file. `names` contains the names of the entries in each list of the board."""

    def __init__(self, data: dict[str, Any], actions: Callable[[SimpleBoard], Iterable[ActionFace]]) -> None:
        self.data = data
        self.id: str = data["board"]["id"]
        self.players: tuple[int, ...] = tuple(data["board"]["players"])
        self.digest = digest_of(data, ("x", "y", "source"))
        self.names: dict[str, list[str]] = {
            key: [entry["name"] for entry in held] for key, held in data.items() if isinstance(held, list)
        }
        self.action_table = ActionTable(actions(self))


class SimplePosition(ABC):
    """Base class for positions. Declare the fields, and implement the rules by overriding the abstract methods."""

    FIELDS: tuple[Field, ...] = ()
    """The declared fields."""
    RULES_VERSION = 1
    """Increase this number when a change to the rules invalidates old records."""

    def __init_subclass__(cls) -> None:
        own = [held._replace(name=name) for name, held in vars(cls).items() if isinstance(held, Field)]
        cls.FIELDS = (*cls.FIELDS, *own)
        for field in cls.FIELDS:
            if field.secret and not (field.of_seat or field.each == "seat"):
                raise TypeError(f"the secret field {field.name} needs an owner: set of_seat=True or each='seat'")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players = setup.players
        self.board: SimpleBoard = setup.board
        self.viewer: int = ALL
        self.listener: list[Event] | None = None
        for field in self.FIELDS:
            self.fill(field, [0] * field.size(setup))

    @property
    @abstractmethod
    def actor(self) -> int:
        """The seat that decides next, CHANCE or NOBODY."""

    @property
    @abstractmethod
    def active(self) -> int:
        """The seat whose turn it is."""

    @classmethod
    @abstractmethod
    def actions(cls, board: SimpleBoard) -> Iterable[ActionFace]:
        """Return every action that can occur on a board. Actions are numbered in this order."""

    @abstractmethod
    def refusal(self, action: int) -> Reason | None:
        """Return the reason why an action is illegal, or None if it is legal."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Perform a legal action."""

    @abstractmethod
    def scores(self) -> list[dict[str, int]]: ...

    @abstractmethod
    def result(self) -> Result | None: ...

    def weights(self) -> list[int]:
        """Return the weight of each legal action when chance decides. By default, all weights are equal."""
        return [1] * len(self.legal())

    def faults(self) -> list[Message]:
        """Return every reason why this position is impossible. Called for positions that are read from files."""
        return []

    def text_for(self, action: int, seat: int) -> str:
        """Return the text of an action as this seat may see it. Override it if the text can reveal a secret."""
        return self.text(action)

    # The methods below are derived from the fields.

    @property
    def action_table(self) -> ActionTable:
        return self.board.action_table

    def legal(self) -> list[int]:
        return [action for action in range(len(self.action_table)) if self.refusal(action) is None]

    def explain(self, action: int) -> Reason:
        refused = self.refusal(action)
        assert refused is not None
        return refused

    def values(self, field: Field) -> list[int]:
        """Return a field's values in one list, seat by seat."""
        held = getattr(self, field.name)
        if field.of_seat:
            return [value for own in held for value in own]
        return [held] if field.each == "once" else held

    def fill(self, field: Field, values: list[int]) -> None:
        """Set a field to these values."""
        held: Any = values
        if field.of_seat:
            width = field.width(self.board)
            held = [values[at : at + width] for at in range(0, len(values), width)]
        elif field.each == "once":
            held = values[0]
        setattr(self, field.name, held)

    def knows(self, seat: int) -> bool:
        """Return whether the viewer sees the secrets of this seat."""
        return self.viewer in (ALL, seat) or self.actor == NOBODY

    def complete(self) -> bool:
        """Return whether the viewer of this position sees everything."""
        return not any(HIDDEN in self.values(field) for field in self.FIELDS if field.secret)

    def tell(self, what: str, seat: int, rule: str, **args: Any) -> None:
        """Report an event. `source`, `target`, `seen_by` and `secret` have the same meanings as in `Event`."""
        if self.listener is not None:
            own = {name: args.pop(name) for name in ("source", "target", "seen_by", "secret", "moves") if name in args}
            self.listener.append(Event(what, seat, rule, args, **own))

    def copy(self) -> Self:
        other = type(self)(self.setup)
        other.viewer = self.viewer
        for field in self.FIELDS:
            other.fill(field, self.values(field)[:])
        return other

    def view(self, seat: int) -> Self:
        check_viewer(self, seat)
        other = self.copy()
        other.viewer = seat
        # Before anything is hidden: `actor` may depend on a secret.
        hidden = [owner for owner in range(self.players) if not other.knows(owner)]
        for field in self.FIELDS:
            for owner in hidden if field.secret else ():
                own = [HIDDEN] * field.width(self.board)
                getattr(other, field.name)[owner] = own if field.of_seat else HIDDEN
        return other

    def play(self, action: SupportsIndex) -> None:
        self.apply(checked(self, action))

    def why_not(self, action: SupportsIndex) -> Reason | None:
        return why_not(self, action)

    def text(self, action: int) -> str:
        return self.action_table.text(action)

    def number(self, text: str) -> int:
        return self.action_table.number(text)

    def play_out(self, bits: RandomBits, most: int) -> int:
        for played in range(most):
            if self.actor == NOBODY:
                return played
            legal = self.legal()
            self.apply(pick(legal, self.weights(), bits) if self.actor == CHANCE else one_of(legal, bits))
        return most

    def to_bytes(self) -> bytes:
        return bytes([self.viewer - SPECTATOR, *(value for field in self.FIELDS for value in self.values(field))])

    def json(self) -> dict[str, Any]:
        form: dict[str, Any] = {
            "game": self.setup.game,
            "rules": self.RULES_VERSION,
            "board": self.board.id,
            "digest": self.board.digest,
            "players": self.players,
            "options": self.setup.options,
            "viewer": Viewer().write(self),
        }
        for field in self.FIELDS:
            form[field.name] = [None if value == HIDDEN else value for value in self.values(field)]
        return form

    def read_json(self, data: Mapping[str, Any]) -> list[Message]:
        """Fill an empty position from its JSON form. Returns a list of all faults."""
        reader = Reader("position")
        Viewer().read(reader, self, data.get("viewer"), "viewer")
        reader.keys(data, "", [*self.json()])
        for field in self.FIELDS:
            read = reader.items(data, field.name)
            whole = [HIDDEN if value is None and field.secret else value for value in read]
            top = self.players if field.is_seat else field.most
            fine = [type(value) is int and (0 <= value <= top or (value == HIDDEN and field.secret)) for value in whole]
            if len(whole) != field.size(self.setup) or not all(fine):
                reader.fault("out-of-range", field.name, value=str(read)[:60], low=0, high=top)
            else:
                self.fill(field, whole)
        return reader.faults

    def _repr_svg_(self) -> str | None:
        return svg_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SimplePosition) and same_position(self, other)

    def __hash__(self) -> int:
        raise TypeError("positions are mutable and cannot be keys: use to_bytes()")

    def __reduce__(self) -> tuple[Any, ...]:
        return from_bytes, (type(self), self.setup, self.to_bytes())


def from_bytes(kind: Any, setup: Setup, data: bytes) -> AnyPosition:
    """Read a position of this class from the output of `to_bytes`."""
    position = kind(setup)
    sizes = [field.size(setup) for field in position.FIELDS]
    if len(data) != 1 + sum(sizes):
        raise PositionError([Message("position-bytes", {"bytes": len(data), "least": 1 + sum(sizes)})])
    position.viewer = data[0] + SPECTATOR
    at = 1
    for field, size in zip(position.FIELDS, sizes):
        position.fill(field, list(data[at : at + size]))
        at += size
    return position


class SimpleGame(ABC):
    """Base class for games. Set the attributes and implement the abstract methods."""

    declaration: Declaration
    position: Any
    """The game's position class."""
    home: Path
    """The game's folder, with `boards`, `words` and `handbook`."""
    map_size = (1000, 700)
    desk_size = (460, 132)

    def folder(self) -> Path:
        return self.home

    @abstractmethod
    def priority(self, view: AnyPosition, action: int) -> int:
        """Return how urgent an action is for the acting seat. The Apprentice plays the most urgent action."""

    @abstractmethod
    def features(self, view: AnyPosition) -> list[list[float]]: ...
    @abstractmethod
    def sample(self, view: AnyPosition, bits: RandomBits) -> AnyPosition: ...
    @abstractmethod
    def places(self, setup: Setup) -> Iterable[Place]:
        """Return every place on the map (zone `map`) and on the desks (zones `desk:0`, `desk:1`, …)."""

    @abstractmethod
    def sprites(self, view: AnyPosition) -> Iterable[Sprite]: ...
    @abstractmethod
    def path(self, view: AnyPosition, action: int) -> tuple[str, ...]:
        """Return the places to click for an action, or an empty tuple if the action is a button."""

    @abstractmethod
    def instruction(self, view: AnyPosition) -> Message:
        """Return the prompt for the acting player."""

    @abstractmethod
    def lines(self, view: AnyPosition) -> Iterable[Cell]:
        """Return the board as text, for terminals."""

    def counters(self, view: AnyPosition) -> tuple[Counter, ...]:
        return ()

    def areas(self, setup: Setup) -> tuple[Area, ...]:
        """Return the areas of land and water on the map. By default, the whole map is land."""
        width, height = self.map_size
        return (Area("", MAP, ((0, 0), (width, 0), (width, height), (0, height)), "land"),)

    def label(self, view: AnyPosition, action: int) -> Message:
        """Return an action's label: by default `GAME-do-KIND` with its values, or `GAME-kind-KIND` without values."""
        face = view.action_table.faces[action]
        return self.message(f"{'do' if face.values else 'kind'}-{face.kind}", **dict(face.values))

    # The methods below are derived from the abstract methods.

    def message(self, id: str, **args: Any) -> Message:
        """Return a message of this game."""
        return Message(f"{self.declaration.id}-{id}", args)

    def prompt(self, view: AnyPosition) -> Message:
        """Return the instruction for the acting player or, at the end, the message with the winners
        (`GAME-outcome`)."""
        result = view.result()
        if result is None:
            return self.instruction(view)
        winners = ", ".join(map(str, result.winners))
        return self.message("outcome", winners=winners, points=max(result.scores), reason=result.reason)

    def priorities(self, view: AnyPosition, actions: Sequence[int]) -> list[int]:
        return [self.priority(view, action) for action in actions]

    def board(self, id: str) -> SimpleBoard:
        if id not in [info.id for info in self.declaration.boards]:
            raise SetupError([unknown_board(id, [info.id for info in self.declaration.boards])])
        return _board(self, id)

    def board_from_file(self, path: str | Path) -> SimpleBoard:
        return self.board_from_data(data_from_file(path))

    def _format(self) -> board_fields.BoardFormat:
        """Return the format of board files: the `board` table, and lists of items with names and coordinates."""
        game, players = self.declaration.id, self.declaration.players
        lists = dict.fromkeys(field.each for field in self.position.FIELDS if field.each not in ("once", "seat"))
        fields = (THING, *board_fields.spot(), board_fields.SOURCE)
        tables = [board_fields.Table(key, "place", fields, most=MOST_THINGS, fewest=1) for key in lists]
        head = board_fields.head(game, (min(players), max(players)))
        return board_fields.BoardFormat(game, self.map_size, (head, *tables))

    def board_from_data(self, data: Mapping[str, Any]) -> SimpleBoard:
        BoardReader(self._format()).must_be_sound(data)
        return SimpleBoard(with_spots(data, self._format(), APART), self.position.actions)

    def setup(
        self, players: int | None = None, board: Board | str | None = None, options: Mapping[str, Any] | None = None
    ) -> Setup:
        known = [info.id for info in self.declaration.boards]
        faults: list[Message] = []
        chosen = board if isinstance(board, SimpleBoard) else None
        if board is None or (isinstance(board, str) and board in known):
            chosen = self.board(board or known[0])
        elif chosen is None:
            faults.append(unknown_board(board, known))
        number = self.declaration.players[0] if players is None else players
        fitting = [info.id for info in self.declaration.boards if number in info.players]
        faults += number_faults(number, self.declaration.players, chosen, chosen.players if chosen else (), fitting)
        complete, wrong = resolve(self.declaration.options, dict(options or {}))
        if faults or wrong or chosen is None:
            raise SetupError(faults + wrong)
        return Setup(self.declaration.id, chosen, number, complete)

    def start(self, setup: Setup) -> AnyPosition:
        if setup.game != self.declaration.id:
            raise ValueError(f"this is {self.declaration.id}, but the setup is for {setup.game}: use game.setup(…)")
        return self.position(setup)

    def read(self, form: Mapping[str, Any], board: Board | None = None) -> AnyPosition:
        return read_position(self, form, board, self.position)

    def from_bytes(self, setup: Setup, data: bytes) -> AnyPosition:
        return from_bytes(self.position, setup, data)

    def without_equivalents(self, view: AnyPosition, actions: Sequence[int]) -> list[int]:
        return list(actions)

    def reasons(self, before: AnyPosition, after: AnyPosition, seat: int) -> list[Message]:
        """Explain what a seat gained between two views, for hints. Override this method to explain your game's
        actions."""
        return []

    def continues(self, before: AnyPosition, after: AnyPosition) -> bool:
        """Return whether the acting seat's next decision is part of the same action."""
        return True

    def judgement(self) -> Mapping[str, Any] | None:
        return load_weights(self.home)

    def hides(self, setup: Setup) -> bool:
        return any(field.secret for field in self.position.FIELDS)

    def observation_parts(self, setup: Setup) -> tuple[Part, ...]:
        return tuple(part for field in self.position.FIELDS for part in _parts(field, setup))

    def observation(self, view: AnyPosition) -> bytes:
        seen = bytearray()
        for field in view.FIELDS:
            values = view.values(field)
            seen += bytes([0 if value == HIDDEN else value + 1 for value in values] if field.secret else values)
        return bytes(seen)

    def backdrop(self, setup: Setup) -> Backdrop:
        desks = [
            Zone(f"desk:{seat}", DESK, self.message("desk", seat=seat), seat, *self.desk_size)
            for seat in range(setup.players)
        ]
        scores = Zone("panel:scores", PANEL, self.message("scores"), None, *SCORES_SIZE)
        zones = (Zone(MAP, MAP, self.message("map"), None, *self.map_size), *desks, scores)
        return Backdrop(self.message("title"), zones, self.areas(setup), (), (), tuple(self.places(setup)))

    def scene(self, view: AnyPosition) -> Scene:
        faces: list[ActionFace] = view.action_table.faces
        choices = tuple(
            Choice(
                action,
                view.text(action),
                faces[action].kind,
                faces[action].kind,
                self.label(view, action),
                self.path(view, action),
            )
            for action in view.legal()
        )
        parts = self.prompt(view), self.desks(view), self.sprites(view), self.counters(view), self._score_table(view)
        return scene_of(view, *parts, choices, self.warning(view))

    def warning(self, view: AnyPosition) -> Message | None:
        """Return the reason why the game may end this round, or None, which is the default."""
        return None

    def desks(self, view: AnyPosition) -> tuple[Desk, ...]:
        winners = winners_of(view)
        totals = [sum(sheet.values()) for sheet in view.scores()]
        return tuple(
            desk_of(view, seat, total, total, seat in winners, view.active) for seat, total in enumerate(totals)
        )

    def status(self, view: AnyPosition) -> Message:
        return self.prompt(view)

    def meant(self, view: AnyPosition, path: Sequence[str]) -> list[int]:
        if view.actor < 0:
            return []
        kinds = {view.action_table.faces[action].kind for action in view.legal()}
        numbers = range(len(view.action_table))
        faces = view.action_table.faces
        return [number for number in numbers if faces[number].kind in kinds and self.path(view, number) == tuple(path)]

    def text_picture(self, view: AnyPosition) -> TextPicture:
        sheets = view.scores()
        rows = [
            SeatRow(
                (Span(self.message(f"source-{source}")),),
                tuple((Span(str(sheet[source])),) for sheet in sheets),
            )
            for source in self.declaration.score_sources
        ]
        blocks: list[Block] = [SeatTable(view.actor, tuple(rows)), Lines(tuple(self.lines(view)))]
        return TextPicture(tuple(blocks))

    def _score_table(self, view: AnyPosition) -> Table:
        sources = self.declaration.score_sources
        rows = [
            Row(Message("seat-name", {"seat": seat}), seat, (*(sheet[name] for name in sources), sum(sheet.values())))
            for seat, sheet in enumerate(view.scores())
        ]
        columns = [self.message(f"source-{name}") for name in (*sources, "total")]
        return Table("panel:scores", self.message("scores"), tuple(columns), tuple(rows))


@cache
def _board(game: SimpleGame, id: str) -> SimpleBoard:
    return game.board_from_file(game.home / "boards" / f"{id}.toml")


def _parts(field: Field, setup: Setup) -> list[Part]:
    """Return the parts of an observation that describe a field. For a secret field, 0 means that the value is
    hidden."""
    names, of_seats = field.things(setup.board), field.of_seat or field.each == "seat"
    owners = list(range(setup.players)) if of_seats else [NOBODY]
    if field.is_seat:
        values = [Meaning(0, "nobody"), *seats(setup.players, first=1)]
        return [Part(field.name, things(names), tuple(values), seat=owner) for owner in owners]
    most = field.most + field.secret
    return [Part(field.name, things(names), (), most, max(1, most), owner) for owner in owners]
