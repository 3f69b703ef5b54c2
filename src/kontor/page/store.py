"""Access to the games stored in the browser. Python sends JSON requests, which the worker answers from IndexedDB.

A commit is one transaction and includes the version it is based on. If two tabs change the same table, the slower one
is refused and reads the table again.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from kontor.core import Message
from kontor.core.reader import excerpt
from kontor.table.log import Entry
from kontor.table.refusals import Refused, not_now, stale
from kontor.table.rows import Holds, SeatRow, TableRow

Ask = Callable[[str], Awaitable[str]]
"""Function that sends a JSON request and returns the JSON response."""

ME = "me"
"""Session id of the only user of this browser."""


class Damaged(Exception):
    """Raised for a stored table that cannot be read."""


class StoredTable(NamedTuple):
    """A table in the store, without the log and the custom board."""

    row: TableRow
    seats: list[SeatRow]
    mine: list[int]
    """Seats of the person using this browser."""
    own_board: bool = False
    key: str | None = None
    """Key of the click that created the table, so a repeated click does not create another one."""
    notes: str = ""
    """Private notes of the person about the table."""

    @property
    def holds(self) -> Holds:
        return {seat: frozenset([ME]) for seat in self.mine}

    def form(self) -> dict[str, Any]:
        return {
            "id": self.row.id,
            "version": self.row.version,
            "row": self.row._asdict(),
            "seats": [seat._asdict() for seat in self.seats],
            "mine": self.mine,
            "own_board": self.own_board,
            "key": self.key,
            "notes": self.notes,
        }


def stored_table(form: Any) -> StoredTable:
    try:
        row = TableRow(**form["row"])
        seats = [SeatRow(**seat) for seat in form["seats"]]
        if [seat.seat for seat in seats] != list(range(row.players)):
            raise Damaged(f"table {row.id} has the wrong seats")
        mine, notes = [int(seat) for seat in form["mine"]], str(form.get("notes", ""))
        return StoredTable(row, seats, mine, bool(form["own_board"]), form["key"], notes)
    except (KeyError, TypeError, ValueError) as error:
        raise Damaged(f"{type(error).__name__}: {error}") from error


def entry_form(entry: Entry) -> dict[str, Any]:
    return entry._asdict()


def stored_entry(form: Any) -> Entry:
    try:
        entry = Entry(**form)
        return entry._replace(actions=tuple(entry.actions), undone=tuple(entry.undone))
    except TypeError as error:
        raise Damaged(str(error)) from error


class Store:
    """The store of this browser."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def tables(self) -> list[Any]:
        """Return every table in its stored form, for `stored_table` to parse."""
        found: list[Any] = await self._answer({"do": "tables"})
        return found

    async def table(self, id: str) -> Any:
        """Return the stored form of a table, or None if it does not exist."""
        return await self._answer({"do": "table", "id": id})

    async def board(self, id: str) -> dict[str, Any] | None:
        found: dict[str, Any] | None = await self._answer({"do": "board", "id": id})
        return found

    async def entries(self, id: str, after: int = 0) -> list[Any]:
        """Return every entry after a given one, in its stored form and in order."""
        found: list[Any] = await self._answer({"do": "entries", "id": id, "after": after})
        return found

    async def add(self, table: StoredTable, board: dict[str, Any] | None, entries: Sequence[Entry]) -> None:
        """Store a new table. Rejected as stale if its id is already in use."""
        await self._commit(table.row.id, None, table.form(), entries, board)

    async def change(self, version: int, table: StoredTable, entries: Sequence[Entry]) -> None:
        """Store a changed table and its new entries. `version` is the stored version that the change starts from."""
        await self._commit(table.row.id, version, table.form(), entries)

    async def delete(self, id: str) -> None:
        await self._answer({"do": "delete", "id": id})

    async def name(self) -> str | None:
        found: str | None = await self._answer({"do": "name"})
        return found

    async def set_name(self, name: str | None) -> None:
        await self._answer({"do": "set-name", "name": name})

    async def _commit(
        self,
        id: str,
        version: int | None,
        table: dict[str, Any],
        entries: Sequence[Entry],
        board: dict[str, Any] | None = None,
    ) -> None:
        forms = [entry_form(entry) for entry in entries]
        await self._answer(
            {"do": "commit", "id": id, "version": version, "table": table, "entries": forms, "board": board}
        )

    async def _answer(self, question: dict[str, Any]) -> Any:
        answer = json.loads(await self._ask(json.dumps(question)))
        if "error" not in answer:
            return answer["ok"]
        raise _refused(answer["error"], answer.get("text", ""))


def _refused(error: str, text: str) -> Refused:
    match error:
        case "stale":
            return stale()
        case "full":
            return not_now(Message("page-storage-full", {}))
        case "newer":
            return not_now(Message("page-storage-newer", {}))
        case "closed":
            return not_now(Message("page-storage-closed", {}))
        case _:
            return not_now(Message("page-storage-fails", {"error": excerpt(text)}))
