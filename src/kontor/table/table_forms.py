"""Messages about tables. They contain only what everyone with the link may see."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kontor.core import Message
from kontor.registry import GAMES
from kontor.table.colours import colours_of
from kontor.table.messages import ClockForm, ClockState, SeatForm, TableForm, VoteForm, said_of
from kontor.table.rematch import rematch_form
from kontor.table.rooms import Room
from kontor.table.rows import OVER, PERSON, RUNNING, Holds, SeatRow, TableRow, Vote, VoteOn


def form_of_table(
    row: TableRow,
    own_board: bool,
    seats: Sequence[SeatRow],
    session: str | None,
    held: frozenset[int],
    here: frozenset[int],
    watching: int,
    trouble: Message | None,
    votes: Collection[Vote] = (),
    holds: Holds | None = None,
    queued: bool = False,
    chat: int | None = None,
) -> TableForm:
    """Build the message about a table for a session that holds some of its seats. `own_board` is true for a custom
    board. `here` contains the seats whose holders are watching, `watching` is the number of other watchers, `holds` is
    needed if there are votes, and `chat` is the number of changes in the chat.
    """
    return TableForm(
        id=row.id,
        game=row.game,
        title=GAMES[row.game].declaration.title if row.game in GAMES else row.game,
        board=row.board,
        own_board=own_board,
        options=row.options,
        players=row.players,
        seats=[
            _seat_form(seat, colour, seat.seat in held, seat.seat in here)
            for seat, colour in zip(seats, colours_of(seats), strict=True)
        ],
        public=row.public,
        takebacks=row.takebacks,
        host=session is not None and session == row.host,
        state=row.state if trouble is None else "frozen",
        actor=row.actor,
        sequence=row.sequence,
        winners=row.winners,
        made=row.made,
        changed=row.changed,
        watching=watching,
        trouble=said_of(trouble) if trouble is not None else None,
        hints=alone(seats, held) and not (row.fixed and row.state == RUNNING),
        others_play=others_play(row, seats, held),
        votes=vote_forms(votes, seats, held, holds or {}, row.host),
        abandoned=row.abandoned,
        rematch=rematch_form(row.rematch, held),
        clock=clock_form(row),
        queued=queued,
        chat=chat,
        rated=row.rated,
        cup=row.cup,
        draw_seats=row.draw_seats,
    )


def _seat_form(seat: SeatRow, colour: int, mine: bool, here: bool) -> SeatForm:
    replies = mine and seat.bot_replies
    return SeatForm(seat.seat, seat.kind, seat.name, seat.bot, mine, here, seat.resigned, colour, replies)


def clock_form(row: TableRow) -> ClockForm | None:
    """Return a table's clock settings and, once the game has begun, its clocks."""
    if row.clock is None:
        return None
    running = row.state == RUNNING and row.times is not None
    return ClockForm(**row.clock, now=ClockState(**row.times) if running and row.times is not None else None)


def alone(seats: Sequence[SeatRow], held: frozenset[int]) -> bool:
    """Return whether the holder of these seats plays without other people, and may ask for hints."""
    return bool(held) and not others(seats, held)


def others(seats: Sequence[SeatRow], held: frozenset[int]) -> list[SeatRow]:
    """Return the seats of other people."""
    return [seat for seat in seats if seat.kind == PERSON and seat.seat not in held]


def voters(seats: Sequence[SeatRow], holds: Holds, what: VoteOn, seat: int | None, host: str | None) -> frozenset[int]:
    """Return the seats that have a vote: one for each person, even if a person has several seats. The person whom the
    vote would replace has no vote. Only people who are currently playing vote on a pause.
    """
    counted: set[str | None] = {host} if what == "host" else set(holds.get(seat, ())) if seat is not None else set()
    found = []
    for one in seats:
        holders = holds.get(one.seat, frozenset())
        if one.kind == PERSON and (what != "pause" or one.bot is None) and counted.isdisjoint(holders):
            found.append(one.seat)
            counted |= holders
    return frozenset(found)


def votes_needed(asked: Collection[int], what: VoteOn) -> int:
    return max(2, len(asked) // 2 + 1) if what in ("bot", "host") else len(asked)


def vote_forms(
    votes: Collection[Vote], seats: Sequence[SeatRow], held: frozenset[int], holds: Holds, host: str | None
) -> list[VoteForm]:
    """Return the open votes from the perspective of the player in these seats."""
    found = []
    for what, seat in sorted({(vote.what, vote.seat) for vote in votes}, key=str):
        asked = voters(seats, holds, what, seat, host)
        agreed = sorted(vote.by for vote in votes if (vote.what, vote.seat) == (what, seat) and vote.by in asked)
        open_to_me = bool(held & asked - set(agreed))
        found.append(VoteForm(what, seat, agreed, votes_needed(asked, what), open_to_me))
    return found


def others_play(row: TableRow, seats: Sequence[SeatRow], held: frozenset[int]) -> bool:
    """Return whether other people are still playing here. If so, the game cannot be continued at another table. People
    with a stand-in bot are counted, because they may come back.
    """
    return row.state != OVER and bool(others(seats, held))


def form_of_room(room: Room, session: str | None) -> TableForm:
    held = room.held_by(session)
    return form_of_table(
        room.row,
        room.own_board,
        room.seats,
        session,
        held,
        room.here(),
        room.watching(),
        room.trouble,
        room.votes,
        room.holds,
        room.queued,
        _talk(room, held) if room.chat else None,
    )


def _talk(room: Room, held: frozenset[int]) -> int:
    """Return the number of changes in the chat rooms that the holder of these seats can read."""
    talk = room.row.talk or {}
    return sum(talk.values()) if room.finished else talk.get("players" if held else "watchers", 0)
