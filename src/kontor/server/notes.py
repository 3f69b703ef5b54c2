"""Private notes about a table (see `kontor.table.notes`)."""

from __future__ import annotations

from kontor.server.people import Visitor
from kontor.server.service import Service
from kontor.server.storage import person_queries
from kontor.table.messages import NotesForm
from kontor.table.notes import check_author, clean_notes


async def read(service: Service, visitor: Visitor, id: str) -> NotesForm:
    """Return the visitor's own notes, even if the visitor has left the seat."""
    async with service.reading(id), service.database.reading() as db:
        found = None if visitor.session is None else await person_queries.notes(db, visitor.session, id)
    return NotesForm(found or "")


async def write(service: Service, visitor: Visitor, id: str, text: str) -> NotesForm:
    """Replace the visitor's notes. Notes are not part of the table, so nobody is notified."""
    tidy = clean_notes(text)
    async with service.reading(id) as room:
        check_author(room, visitor.session)
        assert visitor.session is not None
        async with service.database.writing() as db:
            await person_queries.set_notes(db, visitor.session, id, tidy)
    return NotesForm(tidy)
