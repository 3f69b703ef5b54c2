"""Answers the client's requests as the server would, but for one person and without a network.

Requests that need a server, such as inviting people on other devices, are rejected with an explanation.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import Any

from kontor.bots import Limit
from kontor.core import Message, RandomBits, Record, own_board, parse
from kontor.core.board_fields import BoardFormat
from kontor.page.bots import PAUSE, Bots
from kontor.page.moving import Report, add_games, all_games
from kontor.page.requests import Answer, Asked, Fields, Which, as_json, number
from kontor.page.rooms import Room, Rooms, readable
from kontor.page.store import ME, Ask, Damaged, Store, StoredTable, stored_table
from kontor.page.thinking import NoAnswer, Thinking
from kontor.page.watcher import Watcher
from kontor.registry import GAMES
from kontor.registry import game as game_of
from kontor.table import Entry, Question, Table, colours, hints_of, judged, judgement_of, playing, rematch, seating
from kontor.table.analysis import Analysis
from kontor.table.boards import board_format, check_board, packaged_form
from kontor.table.catalogue import board_for, form_of_game, setup_form
from kontor.table.changes import Change
from kontor.table.continuing import check_whole, continuation, folded, seats_of
from kontor.table.frozen import frozen_record
from kontor.table.guide import tips_of
from kontor.table.lessons import Lesson, after, lesson_infos
from kontor.table.log import TableState
from kontor.table.messages import Done, JudgedForm, NotesForm, TableForm, TableList
from kontor.table.names import clean
from kontor.table.notes import LONGEST_NOTES, clean_notes
from kontor.table.planning import planned
from kontor.table.playing import DoneBefore
from kontor.table.puzzles import puzzle_infos, task_of
from kontor.table.questions import ANALYSIS_POSITIONS, DRAW, PREVIEW
from kontor.table.refusals import Refused, not_now, refused_by
from kontor.table.rooms import TableGame
from kontor.table.rows import OVER, PERSON, SeatRow, as_played, new_row
from kontor.table.seating import new_seat
from kontor.table.table_forms import form_of_room, form_of_table
from kontor.table.turns import Urgency

NO_TABLE = 4404
NOT_YOURS = 4403
DONE = 1000
"""Close codes of the server's socket."""

MOST_LISTED = 50
MOST_ANALYSES = 3
"""Number of analyses to keep. Older analyses are recomputed on request."""

Send = Callable[[int, str], None]
Close = Callable[[int, int], None]

logger = logging.getLogger("kontor.page")


class Office:
    """The page's counterpart of the server: tables, seats, bots and live connections."""

    def __init__(
        self,
        store: Ask,
        thinker: Ask,
        send: Send,
        close: Close,
        changed: Callable[[str], None] = lambda id: None,
        bits: RandomBits | None = None,
        pause: float = PAUSE,
    ) -> None:
        """Set up. `send` and `close` take the number of a live connection. `changed` notifies the other tabs."""
        self.bits = bits or SystemRandom()
        self._store = Store(store)
        self._rooms = Rooms(self._store, self._after)
        self._thinking = Thinking(thinker, self.bits)
        self._bots = Bots(self._rooms, self._thinking, self.bits, pause)
        self._send = send
        self._close = close
        self._tell = changed
        self._watchers: dict[int, tuple[Room, Watcher]] = {}
        self._making = asyncio.Lock()
        """Lock held while a table is created. A repeated click waits for it and finds the table."""
        self._analyses: dict[str, Analysis] = {}
        self._hinted: tuple[tuple[str, int, int], asyncio.Task[dict[str, Any]]] | None = None

    # Requests

    async def answer(self, method: str, address: str, body: str | None = None) -> Answer:
        """Answer a request from the client. `address` is the path with the query string."""
        try:
            return await self._route(Asked(method, address, body))
        except Exception as error:
            refused = refused_by(error)
            if refused is None:
                logger.error("internal: %s", method, exc_info=error)
                refused = Refused("internal", Message("server-internal", {}))
            return as_json(refused.problem, refused.status)

    async def _route(self, asked: Asked) -> Answer:
        match [asked.method, *asked.path]:
            case ["GET", "api", "me"]:
                return as_json({"name": await self._store.name()})
            case ["PUT", "api", "me"]:
                return await self._call_me(clean(asked.fields().text("name")))
            case ["DELETE", "api", "me"]:
                return await self._forget()
            case ["GET", "api", "games"]:
                return as_json([form_of_game(game) for game in GAMES.values()])
            case ["POST", "api", "games", game, "setup"]:
                return self._setup(game, asked.fields())
            case ["GET", "api", "games", game, "board-format"]:
                return as_json(_format(game).to_json())
            case ["GET", "api", "games", game, "boards", board]:
                return self._packaged_board(game, board)
            case ["POST", "api", "games", game, "board-check"]:
                return await self._check_board(game, asked.fields())
            case ["GET", "api", "games", game, "lessons"]:
                return as_json(lesson_infos(game_of(game)))
            case ["GET", "api", "games", game, "puzzles"]:
                return as_json(puzzle_infos(game_of(game)))
            case ["GET", "api", "games", game, "guide"]:
                return as_json(tips_of(game_of(game)))
            case [_, "api", "games", game, "lessons", lesson, *rest]:
                return self._lesson(asked, task_of(game_of(game), lesson), rest)
            case ["GET", "api", "tables"]:
                return as_json(await self._listed(asked.query_which()))
            case ["POST", "api", "tables"]:
                return await self._once(asked.fields(), self._make)
            case ["POST", "api", "records"]:
                return await self._once(asked.fields(), self._open_record)
            case [_, "api", "tables", id, *rest]:
                return await self._at_table(asked, id, rest)
            case ["GET", "api", "page", "storage"]:
                return await self._storage()
            case ["GET", "api", "page", "games"]:
                return Answer(200, "application/json", await all_games(self._store))
            case ["POST", "api", "page", "games"]:
                return await self._add_games(asked.fields().text("file", 1_000_000_000))
            case ["POST", "api", "seats", "enter"]:
                raise _only_on_a_server()
            case _:
                raise Refused("not-found", Message("server-no-page", {}))

    async def _at_table(self, asked: Asked, id: str, rest: list[str]) -> Answer:
        match [asked.method, *rest]:
            case ["GET"]:
                return await self._see(id)
            case ["DELETE"]:
                async with self._rooms.changing(id) as change:
                    seating.check_host(change, ME)
                    change.delete()
                return Answer(204, "application/json", "")
            case ["GET", "backdrop"]:
                return await self._backdrop(await self._reading(id))
            case ["GET", "log"]:
                room, viewer = await self._viewing(id, asked)
                return as_json(room.played.views.log(viewer))
            case ["GET", "scores"]:
                room, viewer = await self._viewing(id, asked)
                return as_json(room.played.views.scores(viewer))
            case ["GET", "record"]:
                record = await self._record(await self._reading(id), asked.query_number("seat"))
                return Answer(200, "text/plain", record.write())
            case ["GET", "moments", at]:
                room = await self._reading(id)
                return as_json(playing.past(room, ME, number(at, "sequence"), asked.query_number("seat")))
            case ["GET", "analysis"]:
                return self._analysis(await self._reading(id), asked.query_number("after") or 0)
            case ["GET", "notes"]:
                return as_json(NotesForm((await self._reading(id)).stored.notes))
            case ["PUT", "notes"]:
                text = clean_notes(asked.fields().text("text", LONGEST_NOTES))
                await self._rooms.set_notes(id, text)
                return as_json(NotesForm(text))
            case ["POST", "continue"]:
                return await self._once(asked.fields(), partial(self._continue, id))
            case ["POST", "rematch"]:
                return await self._play_again(id)
            case ["POST", "actions"]:
                return await self._act(id, asked.fields())
            case ["POST", "undo"]:
                return await self._take_back(id, asked.fields())
            case ["POST", "why"]:
                fields, room = asked.fields(), await self._reading(id)
                viewer = room.viewer_of(ME, fields.maybe_number("seat"))
                return as_json(room.played.views.why_not(viewer, fields.texts("path")))
            case ["POST", "plan", *rest] if rest in ([], ["why"]):
                fields, room = asked.fields(), await self._reading(id)
                plan = planned(room, ME, fields.number("seat"), fields.number("sequence"), fields.texts("inputs"))
                return as_json(plan.why_not(fields.texts("path")) if rest else plan.form())
            case ["POST", "hints"]:
                return await self._hints(id, asked.fields())
            case ["POST", "seats", seat, what]:
                return await self._at_seat(asked, id, number(seat, "seat"), what)
            case _:
                raise Refused("not-found", Message("server-no-page", {}))

    # The person

    async def _call_me(self, name: str) -> Answer:
        await self._store.set_name(name)
        return as_json({"name": name})

    async def _first_name(self, name: str | None) -> None:
        """Use the first name entered as the person's name."""
        if name is not None and await self._store.name() is None:
            await self._store.set_name(name)

    async def _forget(self) -> Answer:
        for form in await self._store.tables():
            await self._store.delete(form["id"])
            await self.heard(form["id"])
            self._tell(form["id"])
        await self._store.set_name(None)
        return Answer(204, "application/json", "")

    # Tables

    def _setup(self, game: str, fields: Fields) -> Answer:
        players, board = fields.number("players"), fields.maybe_text("board")
        return as_json(setup_form(game_of(game), players, board, fields.options(), fields.board_file()))

    def _packaged_board(self, game: str, board: str) -> Answer:
        if board not in [one.id for one in game_of(game).declaration.boards]:
            raise Refused("not-found", Message("server-no-page", {}))
        return as_json(packaged_form(game_of(game), _format(game), board))

    async def _check_board(self, game: str, fields: Fields) -> Answer:
        """Check a board. The preview comes from the second worker, because drawing can take seconds."""
        text, data, wanted = fields.maybe_text("text"), fields.maybe_object("board"), fields.flag("preview", True)
        if (text is None) == (data is None):
            raise Refused("bad-request", Message("server-one-board", {}))
        form, board = check_board(game_of(game), _format(game), text, data)
        if board is not None and wanted:
            try:
                setup = game_of(game).setup(board=board)
                drawn = await self._thinking.answer(Question(PREVIEW, "", setup, b""))
                form.backdrop, form.scene = drawn["backdrop"], drawn["scene"]
            except NoAnswer as error:
                logger.error("drawing failed", exc_info=error)
        return as_json(form)

    def _lesson(self, asked: Asked, lesson: Lesson, rest: list[str]) -> Answer:
        match [asked.method, *rest]:
            case ["GET", "backdrop"]:
                return as_json(lesson.begin().backdrop())
            case ["POST"]:
                fields = asked.fields()
                return as_json(after(lesson, fields.texts("inputs"), fields.maybe_text("attempt")).form())
            case ["POST", "why"]:
                fields = asked.fields()
                return as_json(after(lesson, fields.texts("inputs")).why_not(fields.texts("path")))
            case _:
                raise Refused("not-found", Message("server-no-page", {}))

    async def _listed(self, which: Which) -> TableList:
        found = [stored for stored in map(_readable, await self._store.tables()) if stored is not None]
        wanted = [stored for stored in found if which != "open" and (stored.row.state == OVER) == (which == "over")]
        wanted.sort(key=lambda stored: stored.row.changed, reverse=True)
        return TableList([self._form(stored) for stored in wanted[:MOST_LISTED]], len(wanted) > MOST_LISTED)

    def _form(self, stored: StoredTable) -> TableForm:
        room = self._rooms.get(stored.row.id)
        here = room.here() if room is not None else frozenset[int]()
        trouble = room.trouble if room is not None else None
        held = frozenset(stored.mine)
        return form_of_table(stored.row, stored.own_board, stored.seats, ME, held, here, 0, trouble)

    async def _see(self, id: str, status: int = 200) -> Answer:
        return as_json(form_of_room(await self._reading(id), ME), status)

    async def _record(self, room: Room, seat: int | None) -> Record:
        """Return a table's record. For a frozen table, the record is written directly from the stored log."""
        if room.trouble is None:
            return playing.record(room, ME, seat)
        board = await self._store.board(room.id) if room.own_board else None
        entries, _ = readable(await self._store.entries(room.id))
        return frozen_record(room, room.viewer_of(ME, seat), board, entries)

    async def _reading(self, id: str) -> Room:
        room = await self._rooms.reading(id)
        self._bots.nudge(room)
        return room

    async def _viewing(self, id: str, asked: Asked) -> tuple[Room, int]:
        room = await self._reading(id)
        return room, room.viewer_of(ME, asked.query_number("seat"))

    async def _once(self, fields: Fields, make: Callable[[Fields], Awaitable[str]]) -> Answer:
        """Create a table. A repeated click returns the existing table."""
        async with self._making:
            key = fields.maybe_key()
            made = [form["id"] for form in await self._store.tables() if key is not None and form.get("key") == key]
            id = made[0] if made else await make(fields)
        return await self._see(id, 201)

    async def _make(self, fields: Fields) -> str:
        """Create a table. If no seat is open, its game begins immediately. A table on the page is never public."""
        fields.flag("public")
        game, wanted = game_of(fields.text("game")), fields.objects("seats")
        seats = colours.settled([_seat(number, one) for number, one in enumerate(wanted)])
        board = board_for(game, fields.maybe_text("board"), fields.board_file())
        setup = game.setup(players=len(seats), board=board, options=fields.options())
        mine = [seat for seat in seats if seat.kind == PERSON]
        await self._first_name(next((seat.name for seat in mine), None))
        draw = fields.flag("draw_seats")
        row = new_row(game, setup, False, fields.takebacks(), draw_seats=draw)._replace(host=ME)
        await self._begin(
            StoredTable(row, seats, [seat.seat for seat in mine], key=fields.maybe_key()), Table(game, setup)
        )
        return row.id

    async def _begin(self, stored: StoredTable, table: Table) -> None:
        change = Change(Room.new(stored, TableGame.of(table)))
        change.begin_if_full(self.bits)
        change.count()
        stored = stored._replace(row=change.row, seats=change.seats, mine=sorted(change.holds))
        await self._lay(stored, own_board(table.game, table.setup), change.entries)

    async def _play_again(self, id: str) -> Answer:
        async with self._rooms.changing(id) as change:
            next = (change.row.rematch or {}).get("next")
            if next is not None and await self._store.table(next) is None:
                change.row = change.row._replace(rematch=None)
            new = rematch.answer(change, ME, True, None)
            if new is not None:
                game = Table(change.table.game, change.table.setup)
                await self._begin(StoredTable(new.row, new.seats, sorted(new.holds)), game)
                rematch.begun(change, new.row.id)
        return await self._see(id)

    async def _lay(self, stored: StoredTable, board: dict[str, Any] | None, entries: Sequence[Entry]) -> None:
        await self._store.add(stored._replace(own_board=board is not None), board, entries)
        self._tell(stored.row.id)

    async def _lay_played(self, table: Table, seats: list[SeatRow], mine: Sequence[SeatRow], key: str | None) -> str:
        """Store a table with a game in progress."""
        row = as_played(new_row(table.game, table.setup, False, "bots")._replace(host=ME), table)
        stored = StoredTable(row, seats, [seat.seat for seat in mine], key=key)
        await self._lay(stored, own_board(table.game, table.setup), [state.entry for state in table.states[1:]])
        return row.id

    async def _open_record(self, fields: Fields) -> str:
        """Create a table from a record, with its player names."""
        found = parse(fields.text("record"))
        game = game_of(found.game)
        check_whole(found, game)
        table, seats = folded(found, game, self.bits), seats_of(found)
        return await self._lay_played(table, seats, () if table.over else seats, fields.maybe_key())

    async def _continue(self, id: str, fields: Fields) -> str:
        """Create a table that continues another one from an entry of its log, with bots as opponents."""
        sequence, seat = fields.number("sequence"), fields.number("seat")
        name, level = fields.text("name"), fields.text("bot")
        game = continuation(await self._reading(id), ME, sequence, seat, name, level, ())
        game.check_known()
        await self._first_name(game.mine.name)
        return await self._lay_played(game.begun(self.bits), game.seats, [game.mine], fields.maybe_key())

    async def _add_games(self, text: str) -> Answer:
        report: Report = await add_games(self._store, text)
        for id in report.changed:
            await self.heard(id)
            self._tell(id)
        return as_json({"added": report.added, "known": report.known, "damaged": report.damaged})

    async def _storage(self) -> Answer:
        forms = await self._store.tables()
        return as_json({"tables": len(forms), "damaged": sum(_readable(form) is None for form in forms)})

    # Seats

    async def _at_seat(self, asked: Asked, id: str, seat: int, what: str) -> Answer:
        if what == "link":
            raise _only_on_a_server()
        name = clean(asked.fields().text("name")) if what in ("join", "rename") else ""
        async with self._rooms.changing(id) as change:
            self._change_seat(change, asked, seat, what, name)
        if what == "join":
            await self._first_name(name)
        return await self._see(id)

    def _change_seat(self, change: Change[Room], asked: Asked, seat: int, what: str, name: str) -> None:
        match what:
            case "join":
                seating.check_free(change, ME, seat)
                seating.join(change, ME, seat, name, self.bits)
            case "leave":
                seating.leave(change, ME, seat)
            case "resign":
                seating.resign(change, ME, seat)
            case "rename":
                seating.rename(change, ME, seat, name)
            case "colour":
                seating.seat_at(change, seat)
                colours.choose(change, ME, seat, asked.fields().number("colour"))
            case "bot":
                seating.stand_in(change, ME, seat, asked.fields().text("level", 40), (), self.bits)
            case "return":
                seating.give_back(change, ME, seat)
            case _:
                raise Refused("not-found", Message("server-no-page", {}))

    # Playing

    async def _act(self, id: str, fields: Fields) -> Answer:
        seat, sequence, action = fields.number("seat"), fields.number("sequence"), fields.text("action", 300)
        key, same_turn = fields.key(), fields.flag("same_turn")
        try:
            async with self._rooms.changing(id) as change:
                done = playing.act(change, ME, seat, sequence, action, key, self.bits, same_turn)
        except DoneBefore as before:
            done = before.sequence
        return as_json(Done(done))

    async def _take_back(self, id: str, fields: Fields) -> Answer:
        to, sequence, key = fields.number("to"), fields.number("sequence"), fields.key()
        try:
            async with self._rooms.changing(id) as change:
                done = playing.take_back(change, ME, to, sequence, key)
        except DoneBefore as before:
            done = before.sequence
        return as_json(Done(done))

    async def _hints(self, id: str, fields: Fields) -> Answer:
        """Return hints for the seat to move, computed once per decision."""
        seat, sequence = fields.number("seat"), fields.number("sequence")
        question = playing.hint_question(await self._reading(id), ME, seat, sequence)
        decision = id, sequence, seat
        if self._hinted is None or self._hinted[0] != decision:
            self._hinted = decision, asyncio.create_task(self._thinking.answer(question))
        try:
            return as_json(hints_of(await asyncio.shield(self._hinted[1])))
        except NoAnswer as error:
            self._hinted = None
            raise _no_answer(error) from error

    async def _backdrop(self, room: Room) -> Answer:
        """Return a table's backdrop. The second worker draws custom boards, because this can take seconds."""
        played = room.played
        if played.backdrop is None:
            played.backdrop = (await self._drawn(room)).encode()
        return Answer(200, "application/json", played.backdrop.decode())

    async def _drawn(self, room: Room) -> str:
        table = room.played.table
        if not room.own_board:
            return json.dumps(table.game.backdrop(table.setup).to_json(), ensure_ascii=False)
        try:
            return str((await self._thinking.answer(Question(DRAW, "", table.setup, b"")))["backdrop"])
        except NoAnswer as error:
            raise _no_answer(error, "server-not-drawn") from error

    def _analysis(self, room: Room, after: int) -> Answer:
        """Return the available results of a finished game's analysis. The first request starts the analysis."""
        table = playing.check_finished(room)
        analysis = self._analyses.pop(room.id, None)
        if analysis is None or (analysis.failed and after == 0):
            analysis = Analysis(table, self._judged, _failed)
        self._analyses[room.id] = analysis
        for id in [id for id, one in self._analyses.items() if one.task.done()][:-MOST_ANALYSES]:
            del self._analyses[id]
        return as_json(analysis.form(after))

    async def _judged(self, table: Table, state: TableState) -> JudgedForm:
        question = judgement_of(table, state, Limit(positions=ANALYSIS_POSITIONS))
        return judged(table, state, await self._thinking.answer(question, Urgency.WATCHED))

    # Live connections

    async def connect(self, connection: int, id: str) -> None:
        """Open a live connection to a table."""
        try:
            room = await self._rooms.reading(id)
        except Refused:
            self._close(connection, NO_TABLE)
            return
        watcher = Watcher(room, lambda text: self._send(connection, text), lambda: self._end(connection, DONE))
        self._watchers[connection] = room, watcher
        room.listeners.append(watcher)
        room.wake()
        self._bots.nudge(room)

    def hear(self, connection: int, text: str) -> None:
        """Handle a client's request for a view on its live connection."""
        if connection not in self._watchers:
            return
        look = Fields(json.loads(text))
        _, watcher = self._watchers[connection]
        after = json.loads(text).get("after", -1)
        if watcher.watching.look(look.maybe_number("seat"), after):
            watcher.wake()
        else:
            self._end(connection, NOT_YOURS)

    def disconnect(self, connection: int) -> None:
        """Handle a live connection that the client has closed."""
        if connection in self._watchers:
            room, watcher = self._watchers.pop(connection)
            room.listeners.remove(watcher)
            room.rest()

    def _end(self, connection: int, code: int) -> None:
        self.disconnect(connection)
        self._close(connection, code)

    # Other tabs

    async def heard(self, id: str) -> None:
        """React to a change to a table in another tab."""
        room = self._rooms.get(id)
        if room is None:
            return
        try:
            await self._rooms.reading(id)
        except Refused:  # the table was deleted, and its watchers have been notified
            return
        self._bots.nudge(room)

    def _after(self, room: Room) -> None:
        """Complete a change to a table in this tab by notifying its watchers, its bots and the other tabs."""
        self._tell(room.id)
        if room.gone and room.id in self._analyses:
            self._analyses.pop(room.id).task.cancel()
        self._bots.nudge(room)

    async def close(self) -> None:
        """Stop all bots and analyses."""
        tasks = [one.task for one in self._analyses.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bots.close()


def _seat(number: int, wanted: Fields) -> SeatRow:
    name, bot, colour = wanted.maybe_text("name"), wanted.maybe_text("bot"), wanted.maybe_number("colour")
    return new_seat(number, wanted.who(), name, bot, (), colour)


def _format(game: str) -> BoardFormat:
    found = board_format(game_of(game))
    if found is None:
        raise Refused("not-found", Message("server-no-page", {}))
    return found


def _readable(form: object) -> StoredTable | None:
    try:
        return stored_table(form)
    except Damaged:
        return None


def _only_on_a_server() -> Refused:
    return not_now(Message("page-needs-server", {}))


def _no_answer(error: NoAnswer, said: str = "server-no-answer") -> Refused:
    logger.error("request failed", exc_info=error)
    return not_now(Message(said, {}))


def _failed(error: Exception) -> None:
    logger.error("analysis failed", exc_info=error)
