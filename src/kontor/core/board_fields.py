"""Board formats. Each game declares the tables and fields of its board files once.

Used to check boards (`board_reader`), to compute missing coordinates, and by the docs and the editor. The wording of a
board format consists of messages, such as `hansa-table-city`, `hansa-row-city` (the name of one row) and
`hansa-field-city-banner`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kontor.core.messages import Message

KINDS = {
    "id": "a unique name",
    "name": "a name",
    "names": "a list of names",
    "text": "a string",
    "words": "a string for each language",
    "note": "a string, or a table of strings",
    "colour": "a colour",
    "yes": "true or false",
    "number": "a whole number",
    "numbers": "a list of whole numbers",
    "decimals": "a list of numbers",
    "players": "a list of player counts",
    "counts": "a whole number for each name",
    "choice": "one of a few words",
    "choices": "a list of different words",
    "reference": "the id of a {}",
    "references": "a list of {} ids",
    "link": "the ids of the two ends of a {}",
    "links": "a list of {} ends, each as a pair of ids",
    "pairs": "a list of pairs of {} ids",
    "points": "a list of points, each [x, y]",
    "table": "a table (see below)",
    "list": "a list of tables (see below)",
}
"""The kinds of fields that a board file can have. `{}` stands for the tables that a field refers to."""

FARTHEST = 10_000


class Field(NamedTuple):
    """A field of a board file."""

    name: str
    kind: str
    example: Any = None
    required: bool = True
    default: Any = None
    """Default value of an optional field. None if it has no default or if the default is computed."""
    least: int = 0
    most: int = 255
    """Range of a number, or of each number in a list."""
    fewest: int = 0
    longest: int = 40
    """Minimum and maximum length of a list or string."""
    choices: tuple[str, ...] = ()
    of: tuple[str, ...] = ()
    """Names of the tables to which a reference, a pair or a link can refer."""
    unique: str = ""
    """Name of a group of fields whose values must all differ. By default, an id must be unique within its table."""
    fields: tuple[Field, ...] = ()
    """Fields of a nested table, or of every table in a list."""
    drawing: bool = False
    """True if the field affects only appearance, spelling or sources, never the rules."""
    texts: str = ""
    """Prefix of the field's messages, such as `board:x` for shared ones. Empty if the field has its own messages."""

    @property
    def named_choices(self) -> list[str]:
        """Choices with a translated name. Numbers have no name, nor does the only choice of a field."""
        return [one for one in self.choices if len(self.choices) > 1 and not one.isdecimal()]


class Table(NamedTuple):
    """A table of a board file: a single one or a list of rows."""

    name: str
    role: str
    """One of `settings` (a single table), `place` (a point), `link` (joins two places) and `list` (other tables)."""
    fields: tuple[Field, ...]
    required: bool = True
    most: int = 200
    fewest: int = 0
    """Minimum and maximum number of rows."""
    ends: tuple[str, ...] = ()
    """The two fields of a link that name the places it joins."""
    bends: str = ""
    """The field that lists the points a link passes through."""
    parallel: bool = False
    """True if several links may join the same two places."""
    texts: str = ""
    """The game whose messages explain the table; by default, the game that declares it."""

    @property
    def single(self) -> bool:
        return self.role == "settings"

    @property
    def key(self) -> str:
        """Name of the field that identifies a row, or an empty string."""
        return next((field.name for field in self.fields if field.kind == "id"), "")


class BoardFormat(NamedTuple):
    """The format of one game's board files."""

    game: str
    size: tuple[int, int]
    """Drawing area in board units."""
    tables: tuple[Table, ...]
    ignored: tuple[str, ...] = ()
    """Names of other fields that do not affect a board's digest."""
    unfinished: tuple[str, ...] = ()
    """Ids of faults that every unfinished board has. The editor lists them as things left to do."""

    def table(self, name: str) -> Table:
        return next(table for table in self.tables if table.name == name)

    def drawing(self) -> tuple[str, ...]:
        """Return the fields that the rules never read and a board's digest does not include."""
        drawn = (field.name for _, field in self.every_field() if field.drawing)
        return tuple(dict.fromkeys((*drawn, *self.ignored)))

    def every_field(self) -> Iterator[tuple[str, Field]]:
        """Yield all fields, including nested ones, with the path of their table, such as `city-offices`."""
        for table in self.tables:
            yield from _nested(table.name, table.fields)

    def to_json(self) -> dict[str, Any]:
        """Return the declaration in JSON form."""
        return {"game": self.game, "size": list(self.size), "tables": [self._table(table) for table in self.tables]}

    def _table(self, table: Table) -> dict[str, Any]:
        form: dict[str, Any] = {
            "name": table.name,
            "role": table.role,
            "single": table.single,
            "required": table.required,
            "most": table.most,
            "label": _said(self.label(table)),
            "meaning": _said(self.meaning("", table)),
            "fields": [self._field(table.name, field) for field in table.fields],
        }
        if not table.single:
            form["one"] = _said(self.row_label(table))
        if table.ends:
            form |= {"ends": list(table.ends), "parallel": table.parallel}
        return form | ({"bends": table.bends} if table.bends else {})

    def _field(self, path: str, field: Field) -> dict[str, Any]:
        form: dict[str, Any] = {
            "name": field.name,
            "kind": field.kind,
            "label": _said(self.label(field)),
            "meaning": _said(self.meaning(path, field)),
            "required": field.required,
            "default": field.default,
            "example": field.example,
        }
        if field.kind in ("number", "numbers", "players", "counts"):
            form |= {"least": field.least, "most": field.most}
        if field.kind not in ("yes", "number", "choice", "reference", "table", "link"):
            form |= {"fewest": field.fewest, "longest": field.longest}
        if field.choices:
            form["choices"] = list(field.choices)
        if field.named_choices:
            form["choice_labels"] = {one: _said(self.choice_label(one)) for one in field.named_choices}
        if field.of:
            form["of"] = list(field.of)
        if field.fields:
            form["fields"] = [self._field(f"{path}-{field.name}", one) for one in field.fields]
        return form

    def label(self, told: Field | Table) -> str:
        """Return the id of the message with the short name of a field or table."""
        if isinstance(told, Table):
            return f"{told.texts or self.game}-table-{told.name}"
        owner, _, name = (told.texts or f"{self.game}:{told.name}").partition(":")
        return f"{owner}-column-{name}"

    def row_label(self, table: Table) -> str:
        """Return the id of the message with the name of one row of a table."""
        return f"{self.game}-row-{table.name}"

    def choice_label(self, choice: str) -> str:
        """Return the id of the message with the name of a choice."""
        return f"{self.game}-choice-{choice}"

    def meaning(self, path: str, told: Field | Table) -> str:
        """Return the id of the message that explains a table or a field."""
        if isinstance(told, Table):
            return f"{told.texts or self.game}-field-{told.name}"
        owner, _, name = (told.texts or f"{self.game}:{path}-{told.name}").partition(":")
        return f"{owner}-field-{name}"


def _nested(path: str, fields: tuple[Field, ...]) -> Iterator[tuple[str, Field]]:
    for field in fields:
        yield path, field
        yield from _nested(f"{path}-{field.name}", field.fields)


def _said(id: str) -> dict[str, Any]:
    return Message(id, {})._asdict()


def head(game: str, players: tuple[int, int], *own: Field) -> Table:
    """Return the format of the `board` table of every board file."""
    return Table(
        "board",
        "settings",
        (
            Field("id", "name", "my_board", longest=80, texts="board:id"),
            Field("game", "choice", game, False, game, choices=(game,), texts="board:game"),
            Field("title", "name", "My board", required=False, longest=80, drawing=True, texts="board:title"),
            Field(
                "players",
                "players",
                list(range(players[0], players[1] + 1)),
                True,
                None,
                *players,
                texts="board:players",
            ),
            Field("reconstruction", "yes", True, required=False, default=False, texts="board:reconstruction"),
            *own,
        ),
        texts="board",
    )


def spot(width: int = FARTHEST, height: int = FARTHEST) -> tuple[Field, Field]:
    """Return the fields for the coordinates `x` and `y`. Missing coordinates are computed."""
    x = Field("x", "number", 420, required=False, most=width, drawing=True, texts="board:x")
    return x, x._replace(name="y", example=310, most=height, texts="board:y")


SOURCE = Field("source", "note", "rulebook", required=False, longest=200, drawing=True, texts="board:source")
"""The field for the source of a row's data."""


def row_name(row: Mapping[str, Any], number: int) -> str:
    """Return a short name for a row: its id, its name, the ends of a link or, by default, the row number."""
    for key in ("id", "name"):
        if isinstance(row.get(key), str) and row[key]:
            return str(row[key])
    ends = (row.get("a"), row.get("b"))
    return "-".join(map(str, ends)) if all(isinstance(end, str) for end in ends) else str(number)
