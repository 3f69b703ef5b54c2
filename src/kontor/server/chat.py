"""Chat at a table (see `kontor.table.chat`)."""

from __future__ import annotations

from kontor.core import Message
from kontor.server.budgets import Owners
from kontor.server.changes import Change
from kontor.server.people import Visitor
from kontor.server.requests import NewLine
from kontor.server.rooms import Room
from kontor.server.service import Service
from kontor.server.storage import chat as stored
from kontor.server.storage.chat import Report
from kontor.table.chat import (
    MOST_LINES,
    OFF,
    PLAYERS,
    REPEATING,
    TEXT,
    WATCHERS,
    LineRow,
    check_new,
    clean_text,
    readable,
)
from kontor.table.clock import now, seconds_after
from kontor.table.messages import ChatForm, ChatRoom, LineForm
from kontor.table.refusals import Refused, not_now, not_yours
from kontor.table.seating import is_host

HOUSEHOLD = 4
"""Number of people at one address who can chat without being slowed down."""


async def read(service: Service, visitor: Visitor, id: str) -> ChatForm:
    """Return the most recent lines that the visitor may read."""
    async with service.reading(id) as room:
        mode, mine, opened = service.settings.chat, _room_of(room, visitor.session), room.finished
        async with service.database.reading() as db:
            rows = await stored.lines(db, id, (PLAYERS, WATCHERS) if opened else (mine,), MOST_LINES)
            blocked = await stored.blocked_by(db, visitor.session) if visitor.session is not None else frozenset()
    seen = [row for row in rows if readable(row, mode, mine, opened, blocked)]
    return ChatForm(mode, mine, [_form(service, id, row, visitor.session) for row in seen], len(blocked))


async def say(service: Service, visitor: Visitor, id: str, wanted: NewLine) -> ChatForm:
    """Add a line to the players' room or, for a visitor without a seat, to the spectators' room."""
    async with service.changing(id) as change:
        session = _person(change, visitor)
        preset, text = _content(service, wanted)
        service.budgets.spend(_owners(service, visitor, session), "chat")
        time = now()
        check_new(text, preset, await stored.lines_since(change.db, id, session, seconds_after(time, -REPEATING)))
        held = change.room.held_by(session)
        seat = (wanted.seat if wanted.seat in held else min(held)) if held else None
        name = change.seats[seat].name if seat is not None else visitor.name
        number = await stored.next_number(change.db, id)
        row = LineRow(
            number, _room_of(change.room, session), session, seat, name, preset, text, change.row.sequence, time
        )
        await stored.add_line(change.db, id, row, MOST_LINES)
        _mark(change, row.room)
    return await read(service, visitor, id)


async def remove(service: Service, visitor: Visitor, id: str, number: int) -> None:
    """Delete a chat line, as its author or as the host."""
    async with service.changing(id) as change:
        session = _person(change, visitor)
        line = await stored.line(change.db, id, number)
        if session != (line.session if line is not None else None) and not is_host(change, session):
            raise not_yours(Message("server-not-your-table", {}))
        if line is None:
            raise _gone()
        await stored.delete_line(change.db, id, number)
        _mark(change, line.room)
    await service.database.wipe()


async def report(service: Service, visitor: Visitor, id: str, number: int) -> None:
    """Report a line of chat to the operator."""
    async with service.changing(id) as change:
        session, line = await _line_of_another(service, change, visitor, number)
        said = line.text if line.text is not None else f"({line.preset})"
        await stored.add_report(change.db, Report(id, number, session, line.session, line.name, said, now()))


async def block(service: Service, visitor: Visitor, id: str, number: int) -> ChatForm:
    """Mute the author of a line for this visitor at every table."""
    async with service.changing(id) as change:
        session, line = await _line_of_another(service, change, visitor, number)
        await stored.block(change.db, session, line.session)
    return await read(service, visitor, id)


async def unblock_all(service: Service, visitor: Visitor) -> None:
    if visitor.session is not None:
        async with service.database.writing() as db:
            await stored.unblock_all(db, visitor.session)


def _content(service: Service, wanted: NewLine) -> tuple[str | None, str | None]:
    """Validate a chat line. Returns its preset or its text; the other is None."""
    if service.settings.chat == OFF:
        raise not_now(Message("server-chat-off", {}))
    if wanted.text is None:
        if wanted.preset is None:
            raise Refused("bad-request", Message("server-chat-empty", {}))
        return wanted.preset, None
    if service.settings.chat != TEXT:
        raise not_now(Message("server-chat-presets", {}))
    return None, clean_text(wanted.text)


def _person(change: Change, visitor: Visitor) -> str:
    """Return the visitor's session, which must have a seat or a name. Chatting does not count as activity."""
    change.only_talk = True
    session = visitor.session
    if session is None or (visitor.name is None and not change.room.held_by(session)):
        raise not_yours(Message("server-chat-name", {}))
    change.room.check_not_frozen()
    return session


async def _line_of_another(service: Service, change: Change, visitor: Visitor, number: int) -> tuple[str, LineRow]:
    """Return the visitor's session, and a line by another person that the visitor may read."""
    session = _person(change, visitor)
    line = await stored.line(change.db, change.room.id, number)
    mine, opened = _room_of(change.room, session), change.room.finished
    if line is None or not readable(line, service.settings.chat, mine, opened, frozenset()):
        raise _gone()
    if line.session == session:
        raise not_now(Message("server-chat-own", {}))
    return session, line


def _owners(service: Service, visitor: Visitor, session: str) -> Owners:
    networks = service.budgets.owners(visitor.address)
    return (service.budgets.hashed(f"chat {session}"), 1), *((owner, times * HOUSEHOLD) for owner, times in networks)


def _room_of(room: Room, session: str | None) -> ChatRoom:
    return PLAYERS if room.held_by(session) else WATCHERS


def _mark(change: Change, room: ChatRoom) -> None:
    talk = change.row.talk or {}
    change.row = change.row._replace(talk={**talk, room: talk.get(room, 0) + 1})


def _form(service: Service, id: str, row: LineRow, session: str | None) -> LineForm:
    author = service.budgets.hashed(f"author {id} {row.session}")[:12]
    mine = row.session == session
    return LineForm(row.number, row.room, author, mine, row.seat, row.name, row.preset, row.text, row.sequence, row.at)


def _gone() -> Refused:
    return Refused("not-found", Message("server-chat-gone", {}))
