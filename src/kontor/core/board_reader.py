"""Checks board data against a game's declared format and reports every fault with its location in the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from kontor.core.actions import folded
from kontor.core.board_fields import FARTHEST, BoardFormat, Field, Table, row_name
from kontor.core.boards import MOST_FAULTS, MOST_TABLES, must_be_plain
from kontor.core.errors import BoardError
from kontor.core.messages import Message
from kontor.core.reader import Reader, excerpt, nearest_first

LONGEST_NAME = 40
COLOUR = re.compile(r"#[0-9A-Fa-f]{3,8}|[A-Za-z]{1,40}")


class Enough(Exception):
    """Raised to stop a check that would take too long or find nothing new."""


class BoardReader(Reader):
    """Checks board data. Subclasses add the rules that a game's format cannot express.

    The check stops if there are too many faults or a list is too long.
    """

    def __init__(self, format: BoardFormat) -> None:
        super().__init__("board")
        self.format = format
        self.rows: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        """The rows of each table, with their paths."""
        self.ids: dict[str, list[str]] = {}
        self.ends: dict[str, set[tuple[str, str]]] = {}
        """For each link table, the pairs of places that its rows join."""
        self._names: dict[str, set[str]] = {}
        self._missing: set[object] = set()
        self._faulty: set[str] = set()

    def must_be_sound(self, data: Mapping[str, Any]) -> None:
        """Raise BoardError with every fault in the data. If the data belongs to another game, report only that."""
        must_be_plain(data)
        with suppress(Enough):
            self._whole(data)
        found = [fault for at, fault in enumerate(self.faults) if fault not in self.faults[:at]]
        if found:
            raise BoardError([located(fault, data) for fault in found])

    def rules(self, data: Mapping[str, Any]) -> None:
        """Check the rules that the format cannot express. Use only tables that are `sound`."""

    def sound(self, *parts: str) -> bool:
        """Return whether tables (`city`) or columns (`city.size`) match the format. Sound data may still break the
        `rules`.
        """
        wanted = [f"{part}." for part in parts]
        return not any(part.startswith(bad) or bad.startswith(part) for part in wanted for bad in self._faulty)

    def note(self, fault: Message) -> None:
        """Add a fault. A missing field is reported only once and suppresses other faults at the same path."""
        where = fault.args["where"]
        if where in self._missing:
            return
        if fault.id == "board-missing-field":
            self._missing.add(where)
        self.faults.append(fault)
        if len(self.faults) >= MOST_FAULTS:
            raise Enough

    def fault(self, id: str, where: str, **args: str | int) -> None:
        self.note(Message(f"board-{id}", {"where": excerpt(where.rstrip(".")), **args}))

    def at_most(self, things: Sequence[Any], where: str, most: int) -> None:
        if len(things) > most:
            self.fault("too-many", where, counted=len(things), most=most)
            raise Enough

    # Checks against the format

    def _for_this_game(self, data: Mapping[str, Any]) -> None:
        head = data.get("board")
        named = head.get("game") if isinstance(head, dict) else None
        if isinstance(named, str) and named != self.format.game:
            self.fault("other-game", "board.game", other=excerpt(named), game=self.format.game)
            raise Enough

    def _whole(self, data: Mapping[str, Any]) -> None:
        self._for_this_game(data)
        self.keys(data, "", [table.name for table in self.format.tables])
        for table in self.format.tables:
            self.rows[table.name] = self._rows(data, table)
            rows = [row for _, row in self.rows[table.name]]
            self.ids[table.name] = [row[table.key] for row in rows if isinstance(row.get(table.key), str)]
            pairs = [(row.get(table.ends[0]), row.get(table.ends[1])) for row in rows if table.ends]
            self.ends[table.name] = {(a, b) for a, b in pairs if isinstance(a, str) and isinstance(b, str)}
        for table in self.format.tables:
            for where, row in self.rows[table.name]:
                self._fields(row, where, table.fields, table.name)
        self._faulty = {_column(str(fault.args["where"])) for fault in self.faults}
        self.rules(data)

    def _rows(self, data: Mapping[str, Any], table: Table) -> list[tuple[str, dict[str, Any]]]:
        if table.name not in data and not table.required:
            return []
        if not table.single:
            rows = self.tables(data, table.name, most=table.most)
            if len(rows) < table.fewest:
                self.fault("too-few", table.name, counted=len(rows), least=table.fewest)
            return rows
        held = data.get(table.name)
        self.mapping(data, table.name)
        return [(f"{table.name}.", held)] if isinstance(held, dict) else []

    def tables(
        self, data: Mapping[str, Any], key: str, where: str = "", most: int = MOST_TABLES
    ) -> list[tuple[str, dict[str, Any]]]:
        """Return the tables in a list, with their paths. Values that are not tables are reported as faults."""
        found = []
        items = self.items(data, key, where)
        self.at_most(items, f"{where}{key}", most)
        for number, value in enumerate(items, start=1):
            place = f"{where}{key}.{number}."
            if isinstance(value, dict):
                found.append((place, value))
            else:
                self.fault("wrong-type", place, expected="table")
        return found

    def _fields(self, row: Mapping[str, Any], where: str, fields: Sequence[Field], table: str) -> None:
        self.keys(row, where, [field.name for field in fields])
        for field in fields:
            if field.name in row:
                self._value(field, row[field.name], f"{where}{field.name}", table)
            elif field.required:
                self.fault("missing-field", f"{where}{field.name}")

    def _value(self, field: Field, held: Any, where: str, table: str) -> None:
        match field.kind:
            case "id" | "name":
                self._name(field, held, where, field.unique or (table if field.kind == "id" else ""))
            case "text" | "note" | "words" | "colour":
                self._text(field, held, where)
            case "yes":
                self.typed(held, where, bool, False)
            case "number":
                self.in_range(held, where, field.least, field.most)
            case "players":
                whole = isinstance(held, list) and all(type(n) is int and field.least <= n <= field.most for n in held)
                if not held or not whole or len(set(held)) != len(held):
                    self.fault("players", where, low=field.least, high=field.most)
            case "counts":
                self._counts(field, self.typed(held, where, dict, {}), where)
            case "choice" | "reference":
                self._known(field, self.typed(held, where, str, ""), where, isinstance(held, str))
            case "link":
                self._link(field, held, where)
            case "table":
                self._fields(self.typed(held, where, dict, {}), f"{where}.", field.fields, table)
            case "list":
                for place, one in self.tables({field.name: held}, field.name, where[: -len(field.name)], field.longest):
                    self._fields(one, place, field.fields, table)
                self._long_enough(field, held, where)
            case _:
                self._entries(field, self.typed(held, where, list, []), where)

    def _entries(self, field: Field, held: list[Any], where: str) -> None:
        """Check the entries of a list that contains no tables."""
        self.at_most(held, where, field.longest)
        self._long_enough(field, held, where)
        for number, one in enumerate(held):
            match field.kind:
                case "names":
                    self._name(field, one, where, field.unique)
                case "numbers":
                    self.in_range(one, where, field.least, field.most)
                case "decimals":
                    if type(one) not in (int, float) or not field.least <= one <= field.most:
                        self.fault("wrong-type", where, expected="number")
                case "choices" | "references":
                    self._known(field, excerpt(one), where)
                    if field.kind == "choices" and one in held[:number]:
                        self.fault("name-twice", where, name=excerpt(one))
                case "points":
                    point = one if isinstance(one, list) else []
                    if len(point) != 2 or any(type(at) is not int or not 0 <= at <= FARTHEST for at in point):
                        self.fault("wrong-type", where, expected="point")
                case _:  # Links and pairs
                    self._link(field, one, where)
                    if field.kind == "links" and one in held[:number]:
                        self.fault("name-twice", where, name=excerpt(one))

    def _long_enough(self, field: Field, held: Any, where: str) -> None:
        if isinstance(held, list) and len(held) < field.fewest:
            self.fault("too-few", where, counted=len(held), least=field.fewest)

    def _name(self, field: Field, held: Any, where: str, group: str) -> None:
        """Check a name. Every name must be valid in the text of an action, and some must be unique."""
        if not isinstance(held, str):
            self.fault("wrong-type", where, expected="str")
            return
        plain = held.isprintable() and held == " ".join(held.split())
        written = bool(group) and ("+" in held or held != held.strip("-"))
        longest = LONGEST_NAME if field.kind == "names" else field.longest
        if not held or len(held) > longest or not plain or written:
            self.fault("name", where, what="city" if group else "other", most=longest)
        seen = self._names.setdefault(group, set())
        if group and folded(held) in seen:
            self.fault("name-twice", where, name=excerpt(held))
        seen.add(folded(held))

    def _text(self, field: Field, held: Any, where: str) -> None:
        tables = field.kind in ("note", "words")
        texts = list(held.values()) if tables and isinstance(held, dict) else [held]
        right = all(isinstance(text, str) and text.isprintable() and len(text) <= field.longest for text in texts)
        if field.kind == "words" and not isinstance(held, dict):
            self.fault("wrong-type", where, expected="words")
        elif not right or not texts or (field.kind == "words" and not all(texts)):
            self.fault("wrong-type", where, expected="str")
        elif field.kind == "colour" and not COLOUR.fullmatch(held):
            self.fault("wrong-type", where, expected="colour")

    def _counts(self, field: Field, held: Mapping[str, Any], where: str) -> None:
        for key, number in held.items():
            self._known(field, key, f"{where}.{excerpt(key)}")
            self.in_range(number, f"{where}.{excerpt(key)}", field.least, field.most)

    def _known(self, field: Field, name: str, where: str, text: bool = True) -> None:
        """Check a choice, or a reference to a row of another table."""
        possible: Iterable[str] = (*field.choices, *(id for table in field.of for id in self.ids[table]))
        if text and name not in possible:
            self.fault("unknown-name", where, name=excerpt(name), possible=nearest_first(name, possible))

    def _link(self, field: Field, held: Any, where: str) -> None:
        """Check a pair of ids, or the two ends of a link."""
        pair = held if isinstance(held, list) and len(held) == 2 else [None, None]
        known = [pair == [*ends] for table in field.of for ends in self.ends[table]]
        known += [
            all(end in self.ids[table] for end in pair) for table in field.of if not self.format.table(table).ends
        ]
        if not any(known):
            self.fault("unknown-pair", where, name=excerpt(held))


def _column(where: str) -> str:
    """Return the column of a path, for example `city.size.` for `city.4.size`."""
    return "".join(f"{part}." for part in where.split(".") if not part.isdigit())


def located(fault: Message, data: Mapping[str, Any]) -> Message:
    """Return the fault with a readable location, such as "city hamburg, size", and its line number in the file."""
    where = str(fault.args["where"])
    line = getattr(data, "lines", {}).get
    parts = where.split(".")
    lines = [line(".".join(parts[:end]), 0) for end in range(len(parts), 0, -1)]
    return Message(fault.id, {**fault.args, "at": place_of(where, data), "line": next(filter(None, lines), 0)})


def place_of(where: str, data: Any) -> str:
    """Return a readable form of a path, for example "city hamburg, size" for `city.4.size`.

    >>> place_of("city.1.size", {"city": [{"id": "hamburg", "size": 9}]})
    'city hamburg, size'
    """
    read: list[str] = []
    for part in where.split("."):
        row = data[int(part) - 1] if isinstance(data, list) and part.isdigit() and 0 < int(part) <= len(data) else None
        if row is not None and read:
            read[-1] += f" {row_name(row, int(part)) if isinstance(row, dict) else part}"
        else:
            read.append(part)
            row = data.get(part) if isinstance(data, dict) else None
        data = row
    return excerpt(", ".join(read))
