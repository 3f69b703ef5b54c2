"""`kontor admin` manages tables, bans, announcements, ratings and cups of a running server."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

import typer
from sqlalchemy import select

from kontor.cli.arguments import Json
from kontor.cli.screen import bad_input, line, print_json, words
from kontor.core import Message
from kontor.operation.opening import Place, run
from kontor.server import ratings as derived
from kontor.server.storage import Database, chat, queries
from kontor.server.storage import cups as stored_cups
from kontor.server.storage import ratings as stored_ratings
from kontor.server.storage.chat import Report
from kontor.server.storage.model import tables as stored_tables
from kontor.server.storage.queries import Announcement, Ban
from kontor.table.clock import milliseconds, now
from kontor.table.clock_keeper import closed as set_closed
from kontor.table.frozen import stored_record
from kontor.table.rooms import replayed
from kontor.table.rows import SeatRow, TableRow

app = typer.Typer(help="Manage the tables and players of a server.", no_args_is_help=True)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table: the last part of its link.")]
WITH_ID = {"ignore_unknown_options": True}
"""Settings for commands with an id as an argument, because an id may begin with a dash."""
STATES = ("waiting", "running", "over", "closed")


@app.callback()
def admin() -> None:
    """Manage the tables and players of a server.

    These commands change the database, and a running server applies the changes within a few seconds.

    Example: `kontor admin list --state running`
    """


@app.command("list")
def list_tables(
    state: Annotated[
        str | None, typer.Option("--state", metavar="STATE", help=f"Only tables in this state: {', '.join(STATES)}.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only tables of this game.")] = None,
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, help="Show at most this many tables.")] = 100,
    database: Place = None,
    json: Json = False,
) -> None:
    """List tables, most recently changed first.

    Example: `kontor admin list --state running --json`
    """
    if state is not None and state not in STATES:
        raise bad_input("admin-state", state=state, possible=", ".join(STATES))

    async def work(one: Database) -> list[TableRow]:
        columns = [stored_tables.c[name] for name in TableRow._fields]
        asked = select(*columns).order_by(stored_tables.c.changed.desc()).limit(most)
        if state == "closed":
            asked = asked.where(stored_tables.c.closed)
        elif state is not None:
            asked = asked.where(stored_tables.c.state == state, ~stored_tables.c.closed)
        if game is not None:
            asked = asked.where(stored_tables.c.game == game)
        async with one.reading() as db:
            return [TableRow(*row) for row in await db.execute(asked)]

    found = run(database, work)
    _show(json, {"tables": [_form(row) for row in found]}, map(_sentence, found), Message("admin-none", {}))


@app.command(context_settings=WITH_ID)
def inspect(table: TableId, database: Place = None, json: Json = False) -> None:
    """Show a table: its seats, its state, and whether this version of Kontor can continue it.

    Example: `kontor admin inspect 3kfyPzXq1aBc`
    """

    async def work(one: Database) -> tuple[TableRow, list[SeatRow], dict[int, int], Any]:
        async with one.reading() as db:
            row = await _row(db, table)
            seats = (await queries.seats_of(db, [table]))[table]
            holds = (await queries.holds_of(db, [table])).get(table, {})
            _, fault = replayed(row, await queries.board(db, table), await queries.entries(db, table, 0))
        return row, seats, {seat: len(held) for seat, held in holds.items()}, fault

    row, seats, holders, fault = run(database, work)
    reason = words().say(fault.said) if fault is not None else None
    if json:
        held = [{**seat._asdict(), "browsers": holders.get(seat.seat, 0)} for seat in seats]
        print_json({**_form(row), "seats": held, "frozen": reason})
        return
    line(_sentence(row))
    for seat in seats:
        line(words().say("admin-seat", number=seat.seat, name=seat.name or "–", kind=seat.kind, bot=seat.bot or "–"))
    if reason is not None:
        line(reason)


@app.command(context_settings=WITH_ID)
def export(table: TableId, database: Place = None) -> None:
    """Print the complete record of a table, including secrets, even if the table is frozen.

    Example: `kontor admin export 3kfyPzXq1aBc > game.kontor`
    """

    async def work(one: Database) -> str:
        async with one.reading() as db:
            row, board = await _row(db, table), await queries.board(db, table)
            seats = (await queries.seats_of(db, [table]))[table]
            names = [seat.name or seat.bot or str(seat.seat) for seat in seats]
            return stored_record(row, board, await queries.entries(db, table, 0), names).write()

    print(run(database, work), end="")


@app.command(context_settings=WITH_ID)
def close(table: TableId, database: Place = None, json: Json = False) -> None:
    """Close a table: its game stops, and players can only view and export it. `reopen` undoes this.

    Example: `kontor admin close 3kfyPzXq1aBc`
    """
    _set_closed(database, table, True)
    _done(json, Message("admin-closed", {"table": table}))


@app.command(context_settings=WITH_ID)
def reopen(table: TableId, database: Place = None, json: Json = False) -> None:
    """Let players continue at a closed table.

    Example: `kontor admin reopen 3kfyPzXq1aBc`
    """
    _set_closed(database, table, False)
    _done(json, Message("admin-reopened", {"table": table}))


@app.command(context_settings=WITH_ID)
def remove(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
    database: Place = None,
    json: Json = False,
) -> None:
    """Delete a table with its seats, names, log and links.

    Example: `kontor admin remove 3kfyPzXq1aBc --yes`
    """
    if not yes:
        typer.confirm(words().say("admin-remove-sure", table=table), abort=True, err=True)

    async def work(one: Database) -> None:
        async with one.writing() as db:
            await _row(db, table, lock=True)
            await queries.delete_table(db, table)
        await one.wipe()

    run(database, work)
    _done(json, Message("admin-removed", {"table": table}))


@app.command(context_settings=WITH_ID)
def ban(
    table: Annotated[str | None, typer.Argument(metavar="[TABLE SEAT]", help="Ban the players at this seat.")] = None,
    seat: Annotated[int | None, typer.Argument(hidden=True)] = None,
    network: Annotated[
        str | None, typer.Option("--network", metavar="NETWORK", help="Ban an address or network: 192.0.2.0/24.")
    ] = None,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="A note for yourself.")] = "",
    database: Place = None,
    json: Json = False,
) -> None:
    """Ban the players at a seat, or a network, from the server.

    Every request from a banned player is rejected. Banned players keep their seats, but hosts can let bots play for
    them.

    Example: `kontor admin ban 3kfyPzXq1aBc 2 --reason "insults"`
    """
    given = [one is not None for one in (table, seat, network)]  # a misspelt option is parsed as a table id
    if given not in ([True, True, False], [False, False, True]):
        raise bad_input("admin-ban-whom")
    wanted = _network(network) if network is not None else None

    async def work(one: Database) -> list[str]:
        async with one.writing() as db:
            if wanted is not None:
                found = [wanted]
            else:
                assert table is not None and seat is not None
                await _row(db, table)
                held = (await queries.holds_of(db, [table])).get(table, {})
                found = sorted(held.get(seat, ()))
            for who in found:
                kind: Any = "network" if wanted is not None else "session"
                await queries.add_ban(db, Ban(who, kind, reason, now()))
        return found

    found = run(database, work)
    if not found:
        raise bad_input("admin-nobody", table=table or "", number=seat or 0)
    for who in found:
        _done(json, Message("admin-banned", {"who": who}))


@app.command(context_settings=WITH_ID)
def unban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="A network or browser, as shown by `bans`.")],
    database: Place = None,
    json: Json = False,
) -> None:
    """Lift a ban.

    Example: `kontor admin unban 192.0.2.0/24`
    """

    async def work(one: Database) -> bool:
        async with one.writing() as db:
            return await queries.lift_ban(db, who)

    if not run(database, work):
        raise bad_input("admin-no-ban", who=who)
    _done(json, Message("admin-unbanned", {"who": who}))


@app.command()
def bans(database: Place = None, json: Json = False) -> None:
    """List the bans.

    Example: `kontor admin bans`
    """

    async def work(one: Database) -> list[Ban]:
        async with one.reading() as db:
            return await queries.bans(db)

    found = run(database, work)
    lines = (f"{one.who}  {one.made}  {one.reason}".rstrip() for one in found)
    _show(json, {"bans": [one._asdict() for one in found]}, lines, Message("admin-no-bans", {}))


@app.command()
def reports(database: Place = None, json: Json = False) -> None:
    """List the chat messages that players have reported, newest first.

    Example: `kontor admin reports`
    """

    async def work(one: Database) -> list[Report]:
        async with one.reading() as db:
            return await chat.all_reports(db)

    found = run(database, work)
    lines = (f"{one.table} {one.number}  {one.made}  {one.name or '–'}: {one.said}" for one in found)
    _show(json, {"reports": [one._asdict() for one in found]}, lines, Message("admin-no-reports", {}))


@app.command(context_settings=WITH_ID)
def unsay(
    table: TableId,
    number: Annotated[int, typer.Argument(metavar="LINE", help="The number of the message, as shown by `reports`.")],
    keep: Annotated[bool, typer.Option("--keep", help="Keep the message and only close the reports about it.")] = False,
    database: Place = None,
    json: Json = False,
) -> None:
    """Delete a chat message and close the reports about it.

    To ban its author, use `kontor admin ban`.

    Example: `kontor admin unsay 3kfyPzXq1aBc 12`
    """

    async def work(one: Database) -> bool:
        async with one.writing() as db:
            row = await _row(db, table, lock=True)
            said = await chat.line(db, table, number)
            reported = await chat.delete_reports(db, table, number)
            if said is not None and not keep:
                await chat.delete_line(db, table, number)
                talk = row.talk or {}
                talk = {**talk, said.room: talk.get(said.room, 0) + 1}
                await queries.change_table(db, row._replace(talk=talk, version=row.version + 1))
        await one.wipe()
        return reported or said is not None

    if not run(database, work):
        raise bad_input("admin-no-line", table=table, number=number)
    _done(json, Message("admin-unsaid", {"table": table, "number": number}))


@app.command()
def announce(
    text: Annotated[
        str | None, typer.Argument(metavar="TEXT", help="The text; leave it out to end the announcement.")
    ] = None,
    minutes: Annotated[int, typer.Option("--minutes", metavar="N", min=1, help="Number of minutes to show it.")] = 60,
    database: Place = None,
    json: Json = False,
) -> None:
    """Show a text to everyone who has a page of the server open, for example before a restart.

    Example: `kontor admin announce "Restart at 20:00. Your games continue afterwards." --minutes 30`
    """
    until = (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat(timespec="seconds").replace("+00:00", "Z")

    async def work(one: Database) -> None:
        async with one.writing() as db:
            await queries.announce(db, Announcement(text, until) if text is not None else None)

    run(database, work)
    if text is None:
        _done(json, Message("admin-silent", {}))
    else:
        _done(json, Message("admin-announced", {"text": text, "until": until}))


@app.command()
def ratings(
    recompute: Annotated[
        bool, typer.Option("--recompute", help="Derive all ratings again from the stored results.")
    ] = False,
    database: Place = None,
    json: Json = False,
) -> None:
    """Count the rated games and players, or derive all ratings again.

    Ratings are derived from stored results, so they change only if the model has changed.

    Example: `kontor admin ratings --recompute`
    """
    if recompute and not derived.possible():
        raise bad_input("serve-not-installed", package="openskill", extra="ratings")

    async def work(one: Database) -> dict[str, tuple[int, int]]:
        begun = await derived.replay(one) if recompute else None
        async with one.writing() as db:
            if recompute:
                await derived.recompute(db, begun=begun)
            return await stored_ratings.count(db)

    found = run(database, work)
    if json:
        counts = {game: {"games": games, "people": people} for game, (games, people) in found.items()}
        print_json({"ratings": counts, "recomputed": recompute})
        return
    for game, (games, people) in found.items():
        line(words().say("admin-ratings", game=game, games=games, people=people))
    if not found:
        line(words().say("admin-no-ratings"))
    if recompute:
        line(words().say("admin-recomputed"))


@app.command()
def cups(database: Place = None, json: Json = False) -> None:
    """List the cups, most recently changed first.

    Example: `kontor admin cups`
    """

    async def work(one: Database) -> list[dict[str, Any]]:
        async with one.reading() as db:
            rows = await stored_cups.all_cups(db)
            players = await stored_cups.players_of(db, [row.id for row in rows])
        forms = [{**row._asdict(), "cup": row.id, "people": len(players[row.id])} for row in rows]
        return [{name: form[name] for name in form if name not in ("id", "host", "owner")} for form in forms]

    found = run(database, work)
    shown = ("cup", "game", "kind", "people", "state", "changed")
    lines = (words().say("admin-cup", **{name: one[name] for name in shown}) for one in found)
    _show(json, {"cups": found}, lines, Message("admin-no-cups", {}))


@app.command(context_settings=WITH_ID)
def remove_cup(
    cup: Annotated[str, typer.Argument(metavar="CUP", help="The id of a cup: the last part of its link.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
    database: Place = None,
    json: Json = False,
) -> None:
    """Delete a cup with its players and standings. Games in progress continue as ordinary games.

    Example: `kontor admin remove-cup 3kfyPzXq1aBc --yes`
    """
    if not yes:
        typer.confirm(words().say("admin-cup-sure", cup=cup), abort=True, err=True)

    async def work(one: Database) -> bool:
        async with one.writing() as db:
            found = await stored_cups.cup(db, cup)
            await stored_cups.delete_cup(db, cup)
        await one.wipe()
        return found is not None

    if not run(database, work):
        raise bad_input("admin-cup-unknown", cup=cup)
    _done(json, Message("admin-cup-removed", {"cup": cup}))


def _done(json: bool, said: Message) -> None:
    if json:
        print_json({"done": said.id.removeprefix("admin-"), **said.args})
    else:
        line(words().say(said))


def _show(json: bool, form: dict[str, list[dict[str, Any]]], lines: Iterable[str], none: Message) -> None:
    if json:
        print_json(form)
    else:
        for text in list(lines) or [words().say(none)]:
            line(text)


def _form(row: TableRow) -> dict[str, Any]:
    """Return the data of a table for JSON output, without the hash of its host."""
    form = row._asdict()
    del form["host"]
    return {**form, "state": _state(row)}


def _state(row: TableRow) -> str:
    return "closed" if row.closed else row.state


def _sentence(row: TableRow) -> str:
    return words().say(
        "admin-table",
        table=row.id, game=row.game, players=row.players, state=_state(row), entries=row.sequence, changed=row.changed,
    )  # fmt: skip


async def _row(db: Any, table: str, lock: bool = False) -> TableRow:
    row = await queries.table(db, table, lock)
    if row is None:
        raise bad_input("admin-table-unknown", table=table)
    return row


def _set_closed(database: str | None, table: str, closed: bool) -> None:
    async def work(one: Database) -> None:
        async with one.writing() as db:
            row = await _row(db, table, lock=True)
            await queries.change_table(db, set_closed(row, closed, milliseconds()))

    run(database, work)


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError as error:
        raise bad_input("admin-network", network=text) from error
