"""Chat: reading permissions, allowed texts, speed limits, and deletion."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update

from kontor.server import chat, exporting, lobby, playing
from kontor.server.people import Visitor
from kontor.server.requests import NewLine, NewTable, SeatWanted
from kontor.server.service import Service
from kontor.server.storage import chat as stored
from kontor.server.storage import model
from kontor.table.chat import CUT, LONGEST_LINE, clean_text
from kontor.table.clock import days_ago
from kontor.table.messages import ChatForm
from kontor.table.refusals import Refused
from tests.server.running import MANY, settings_for
from tests.server.test_consent import reason, seated, vote
from tests.server.test_rooms import run

SECRET = "hM2x-_9tJf8c1QwErTyUiOpAsDfGhJkLzXcVbNm1234"
"""A text that looks like the secret of a seat."""
KEY = "7QWE-RTYP-ASDF-GHJK-ZXCV-BNM2-3456"
"""A text that looks like the key of a person."""


@asynccontextmanager
async def talking(database: str, mode: Any = "text", lines: int = 1000) -> AsyncIterator[Service]:
    started = Service(settings_for(database, chat=mode, limits=replace(MANY, chat=lines)))
    await started.start()
    try:
        yield started
    finally:
        await started.stop()


async def say(at: Service, who: Visitor, table: str, text: str | None = None, preset: Any = None) -> ChatForm:
    return await chat.say(at, who, table, NewLine(preset, text))


async def read(at: Service, who: Visitor, table: str) -> list[str | None]:
    return [line.text or line.preset for line in (await chat.read(at, who, table)).lines]


async def named(at: Service, name: str, address: str = "198.51.100.1") -> Visitor:
    """Create a spectator with a name."""
    visitor = Visitor(address)
    await at.people.call(visitor, name)
    return visitor


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Hello \n there\t", "Hello there"),
        ("<b>hi</b> & [x](y)", "<b>hi</b> & [x](y)"),
        (f"mine: https://play.example/seat#{SECRET} ok", f"mine: {CUT} ok"),
        (f"play.example/seat#{SECRET} ok", f"{CUT} ok"),
        (f"seat#{SECRET} ok", f"{CUT} ok"),
        (f"take {SECRET}", f"take {CUT}"),
        (f"mine: play.example/device#{KEY.replace('-', '')} ok", f"mine: {CUT} ok"),
        ("device#7QWE ok", f"{CUT} ok"),
        (f"take {KEY}", f"take {CUT}"),
        (f"take {KEY.replace('-', '').lower()} now", f"take {CUT} now"),
        (f"use {KEY.replace('-', ' ')} now", f"use {CUT} now"),
        (f"take {KEY.replace('-', ' ')} now", f"{CUT} now"),
        ("this game will take long time here", "this game will take long time here"),
        ("see localhost:8000/path now", f"see {CUT} now"),
        ("see evil.example:8443/path now", f"see {CUT} now"),
        ("see 192.0.2.1:80/ or [2001:db8::1]:80/x now", f"see {CUT} or {CUT} now"),
        ("we meet at 10:30/11:00, odds 3:10/4:20", "we meet at 10:30/11:00, odds 3:10/4:20"),
        ("see www.example.com now", f"see {CUT} now"),
        ("see evil.example/path now", f"see {CUT} now"),
        ("javascript://alert(1) no", f"{CUT} no"),
        ("3.5 points, e.g. here", "3.5 points, e.g. here"),
        ("👍", "👍"),
        ("1️⃣ 👨\u200d👩\u200d👧 ❤️ tiếng Việt หนึ่ง", "1️⃣ 👨\u200d👩\u200d👧 ❤️ tiếng Việt หนึ่ง"),
    ],
)
def test_text_is_one_line_without_links(text: str, kept: str) -> None:
    assert clean_text(text) == kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "x" * (LONGEST_LINE + 1),
        "a\u202eb",
        "a\0b",
        "a" + "\u0301" * 9,
        "x\u3164",
        "https://evil.example",
        "…",
    ],
)
def test_text_that_cannot_be_sent(text: str) -> None:
    if text == "…":
        text = "http://a.example www.b.example"
    with pytest.raises(Refused):
        clean_text(text)


def test_players_and_spectators_have_rooms_of_their_own(database: str) -> None:
    async def test() -> None:
        async with talking(database) as one:
            table, (ann, ben) = await seated(one, 2)
            eve, stranger = await named(one, "Eve"), Visitor("203.0.113.1")
            before = await lobby.see(one, eve, table)
            form = await say(one, ann, table, "Watch out, Ben")
            (line,) = form.lines
            assert (form.room, line.seat, line.name, line.mine, line.sequence) == ("players", 0, "Ann", True, 1)
            assert (await lobby.see(one, ben, table)).chat == 1
            assert (await lobby.see(one, eve, table)).chat == before.chat == 0, "nothing is new for her"
            await say(one, eve, table, "Ann is winning")
            assert await read(one, ann, table) == await read(one, ben, table) == ["Watch out, Ben"]
            assert await read(one, eve, table) == await read(one, stranger, table) == ["Ann is winning"]
            assert await reason(say(one, stranger, table, "hello")) == "server-chat-name"
            for who in (ann, ben):  # ended, but not by the rules
                await vote(one, who, table, "abandon", None)
            assert await read(one, ben, table) == ["Watch out, Ben"]
            assert await read(one, eve, table) == ["Ann is winning"]

    run(test)


def test_each_room_keeps_its_own_last_lines(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(chat, "MOST_LINES", 2)
        async with talking(database) as one:
            table, (ann, _) = await seated(one, 2)
            eve = await named(one, "Eve")
            await say(one, ann, table, "one of the players")
            for text in ("first", "second thing", "third sentence"):
                await say(one, eve, table, text)
            assert await read(one, ann, table) == ["one of the players"]
            assert await read(one, eve, table) == ["second thing", "third sentence"]
            async with one.database.reading() as db:
                numbers = [number for (number,) in await db.execute(select(model.chat.c.number))]
            assert sorted(numbers) == [1, 3, 4], "the first line of the spectators is deleted"

    run(test)


def test_chat_does_not_keep_a_waiting_table_alive(database: str) -> None:
    async def test() -> None:
        async with talking(database) as one:
            ann, eve = Visitor("203.0.113.1"), await named(one, "Eve")
            seats = [SeatWanted("me", "Ann"), SeatWanted("open")]
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, seats))).id
            async with one.database.writing() as db:
                await db.execute(update(model.tables).values(changed=days_ago(31), version=model.tables.c.version + 1))
            await say(one, eve, table, "still here")
            await chat.remove(one, eve, table, 1)
            await one._tidy_up()
            assert await reason(lobby.see(one, ann, table)) == "server-no-table"

    run(test)


def test_everyone_reads_both_rooms_when_the_rules_have_ended_the_game(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with talking(database) as one:
            table, (ann, _) = await seated(one, 2)
            eve = await named(one, "Eve")
            await say(one, ann, table, "one of the players")
            await say(one, eve, table, "one of the spectators")
            monkeypatch.setattr("kontor.table.log.Table.finished", True)
            for who in (ann, eve):
                assert await read(one, who, table) == ["one of the players", "one of the spectators"]
                assert (await lobby.see(one, who, table)).chat == 2

    run(test)


def test_after_an_abandoned_game_nobody_is_called_to_the_other_room(database: str) -> None:
    async def test() -> None:
        async with talking(database) as one:
            table, (ann, ben) = await seated(one, 2)
            eve = await named(one, "Eve")
            for who in (ann, ben):
                await vote(one, who, table, "abandon", None)
            await say(one, eve, table, "one of the spectators")
            assert [(await lobby.see(one, who, table)).chat for who in (ann, eve)] == [0, 1]
            assert await read(one, ann, table) == []

    run(test)


def test_what_the_operator_allows(database: str) -> None:
    async def test() -> None:
        async with talking(database, "text") as one:
            table, (ann, ben) = await seated(one, 2)
            await say(one, ann, table, "a text")
            await say(one, ann, table, preset="hello")
            assert await reason(say(one, ann, table)) == "server-chat-empty"
        async with talking(database, "presets") as one:
            assert await reason(say(one, ann, table, "another text")) == "server-chat-presets"
            await say(one, ben, table, preset="thanks")
            assert await read(one, ann, table) == ["hello", "thanks"], "texts are hidden"
        async with talking(database, "off") as one:
            assert await reason(say(one, ann, table, preset="yes")) == "server-chat-off"
            assert await read(one, ann, table) == []
            assert (await lobby.see(one, ann, table)).chat is None

    run(test)


def test_speed_and_repetition(database: str) -> None:
    async def test() -> None:
        async with talking(database, lines=4) as one:
            table, (ann, ben) = await seated(one, 2)
            await say(one, ann, table, "Your turn, Ben!")
            assert await reason(say(one, ann, table, "your turn ben")) == "server-chat-again"
            await say(one, ben, table, "Your turn, Ben!")  # only your own lines count
            await say(one, ann, table, preset="thanks")
            assert await reason(say(one, ann, table, preset="thanks")) == "server-chat-again"
            assert await reason(say(one, ann, table, "something else")) == "server-budget", "even refused lines count"
            await say(one, ben, table, "I can still speak")

    run(test)


def test_lines_are_not_part_of_the_game(database: str) -> None:
    async def test() -> None:
        async with talking(database) as one:
            table, (ann, _) = await seated(one, 2)
            before = await playing.log(one, ann, table, None)
            await say(one, ann, table, "nobody shall find this")
            assert await playing.log(one, ann, table, None) == before
            assert "nobody shall" not in await playing.game_record(one, ann, table, 0)

    run(test)


def test_the_host_and_the_author_delete_lines(database: str) -> None:
    async def test() -> None:
        async with talking(database) as one:
            table, (ann, ben, cat) = await seated(one, 3)
            await say(one, ben, table, "first line of Ben")
            await say(one, ben, table, "another thing entirely")
            await say(one, ann, table, "I am the host")
            assert await reason(chat.remove(one, cat, table, 1)) == "server-not-your-table"
            await chat.remove(one, ann, table, 1)
            await chat.remove(one, ben, table, 2)
            assert await reason(chat.remove(one, ann, table, 1)) == "server-chat-gone"
            assert await read(one, cat, table) == ["I am the host"]
            assert (await lobby.see(one, cat, table)).chat == 5, "everyone learns of it"

    run(test)


def test_blocking_and_reporting(database: str) -> None:
    async def test() -> None:
        async with talking(database) as one:
            table, (ann, ben) = await seated(one, 2)
            eve = await named(one, "Eve")
            await say(one, ben, table, "rude words")
            assert await reason(chat.report(one, ben, table, 1)) == "server-chat-own"
            assert await reason(chat.report(one, eve, table, 1)) == "server-chat-gone", "she cannot read it"
            assert await reason(chat.report(one, ann, table, 7)) == "server-chat-gone"
            for _ in range(2):
                await chat.report(one, ann, table, 1)
            async with one.database.reading() as db:
                (report,) = await stored.all_reports(db)
            assert (report.table, report.number, report.name, report.said) == (table, 1, "Ben", "rude words")
            form = await chat.block(one, ann, table, 1)
            assert (form.lines, form.blocked) == ([], 1)
            seats = [SeatWanted("me", "Ben"), SeatWanted("bot"), SeatWanted("bot")]
            other = (await lobby.make(one, ben, NewTable("hansa", None, {}, seats))).id
            await say(one, ben, other, "hello over here")
            assert await read(one, ben, table) == ["rude words"], "Ben does not notice"
            told = str(await exporting.everything(one, ben))
            assert "rude words" in told and "blocks" not in told and "reports" not in told
            assert {"blocks", "reports"} <= set((await exporting.everything(one, ann))["stored"])
            await chat.unblock_all(one, ann)
            assert await read(one, ann, table) == ["rude words"]

    run(test)


def test_lines_are_deleted_after_the_game_and_with_their_author(database: str) -> None:
    async def test() -> None:
        async with talking(database) as one:
            table, (ann, ben, cat) = await seated(one, 3)
            for who, text in ((ann, "one"), (ben, "two"), (cat, "three")):
                await say(one, who, table, text)
            await chat.report(one, ann, table, 2)
            await lobby.forget(one, cat)
            assert await read(one, ann, table) == ["one", "two"]
            async with one.database.writing() as db:
                await db.execute(update(model.log).values(at=days_ago(31)))
            await one._tidy_up()
            assert await read(one, ann, table) == ["one", "two"], "the game still runs"
            for who in (ann, ben):
                await vote(one, who, table, "abandon", None)
            await one._tidy_up()
            assert await read(one, ann, table) == ["one", "two"], "it has just ended"
            async with one.database.writing() as db:
                await db.execute(update(model.log).values(at=days_ago(31)))
            await one._tidy_up()
            assert await read(one, ann, table) == []
            async with one.database.reading() as db:
                assert await stored.all_reports(db) == []

    run(test)
