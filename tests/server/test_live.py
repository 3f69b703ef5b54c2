"""Live tables: messages on a socket, the view they show, and when the socket is closed."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import InvalidStatus

from kontor.core import SPECTATOR
from kontor.server import lobby
from kontor.server.live import _send, watch
from kontor.server.people import Visitor
from kontor.server.requests import NewTable, SeatWanted
from tests.server.player import PATIENCE, Player, choices, closed
from tests.server.running import MANY, running, settings_for
from tests.server.test_rooms import service


def test_first_the_table_then_the_present_moment(ann: Player) -> None:
    table = ann.make_table("me", "me")
    with ann.live(table) as live:
        first, second = live.next(), live.next()
    assert first["type"] == "table" and first["table"]["id"] == table
    assert second["type"] == "moment" and second["viewer"] == SPECTATOR and second["sequence"] == 1
    assert not second["scene"]["choices"] and not second["scene"]["lit"]


def test_a_client_that_reads_lines_gets_a_table_and_its_moment_in_one_frame(ann: Player) -> None:
    table = ann.make_table("me", "me")
    actor = ann.table(table)["actor"]
    with ann.socket(table, query="?lines=true") as socket:
        socket.send(json.dumps({"seat": actor}))
        for sequence in (1, 2):
            said = [json.loads(line) for line in str(socket.recv(timeout=PATIENCE)).split("\n")]
            assert [one["type"] for one in said] == ["table", "moment"]
            assert said[0]["table"]["sequence"] == said[1]["sequence"] == sequence
            if sequence == 1:
                ann.act(table, actor, said[1], choices(said[1])[0])


def test_a_socket_with_an_unreadable_query_is_refused(ann: Player) -> None:
    with pytest.raises(InvalidStatus), ann.socket(ann.make_table("me", "me"), query="?lines=perhaps"):
        pass


def test_a_waiting_table_has_no_moment(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open")
    with ann.live(table, 0) as live:
        assert live.next()["table"]["state"] == "waiting"
        ben.join(table, 1)
        assert live.until(lambda one: one["type"] == "moment")["sequence"] == 1


def test_who_is_here_is_told(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open")
    with ann.live(table, 0) as live:
        assert [seat["here"] for seat in live.table()["seats"]] == [True, False]
        ben.join(table, 1)
        with ben.live(table, 1):
            both = live.until(lambda one: one["type"] == "table" and one["table"]["seats"][1]["here"])
        assert both
        assert live.until(lambda one: one["type"] == "table" and not one["table"]["seats"][1]["here"])


def test_how_many_watch_is_told(ann: Player, ben: Player) -> None:
    """A browser counts as one spectator, even with several open pages, and people with a seat do not count."""
    table = ann.make_table("me", "me")
    with ann.live(table, 0) as live:
        assert live.table()["watching"] == 0
        with ben.live(table), ben.live(table):
            assert live.until(lambda one: one["type"] == "table" and one["table"]["watching"] == 1)
        assert live.until(lambda one: one["type"] == "table" and one["table"]["watching"] == 0)


def test_whoever_comes_back_is_told_what_was_missed(ann: Player) -> None:
    table = ann.make_table("me", "me")
    for _ in range(4):
        actor = ann.table(table)["actor"]
        with ann.live(table, actor) as live:
            moment = live.decision(actor)
            ann.act(table, actor, moment, choices(moment)[-1])
    with ann.live(table, 0, after=2) as live:
        assert [live.moment()["sequence"] for _ in range(3)] == [3, 4, 5]
    with ann.live(table, 0, after=5) as live:
        assert live.next()["type"] == "table"
        live.look(0)
        assert live.moment()["sequence"] == 5
    for after in (0, 99, -7):
        with ann.live(table, 0, after) as live:
            assert live.moment()["sequence"] == (1 if after == 0 else 5)


def test_whoever_is_far_behind_gets_only_the_present(ann: Player) -> None:
    table = ann.make_table("me", "bot")
    with ann.live(table, 0) as live:
        while (moment := live.decision(0))["sequence"] <= 40:
            ann.act(table, 0, moment, choices(moment)[-1])
    with ann.live(table, 0, after=1) as live:
        assert live.moment()["sequence"] == moment["sequence"]


def test_one_browser_looks_through_several_eyes(ann: Player) -> None:
    table = ann.make_table("me", "me")
    with ann.live(table, 0) as live:
        live.moment()
        for seat, viewer in ((1, 1), (0, 0), (None, SPECTATOR)):
            live.look(seat)
            assert live.moment()["viewer"] == viewer


def test_other_eyes_are_refused(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open")
    ben.join(table, 1)
    for player in (ann, eve):
        with player.live(table, 1) as live:
            assert closed(live.socket) == 4403


def test_a_seat_that_is_left_can_no_longer_be_looked_through(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open")
    ben.join(table, 1)
    with ben.live(table, 1) as live:
        live.moment()
        ben.post(f"/tables/{table}/seats/1/leave")
        assert live.until(lambda one: one["type"] == "table" and one["table"]["seats"][1]["kind"] == "open")
        assert live.moment()["viewer"] == SPECTATOR


@pytest.mark.parametrize("said", ["nonsense", "{", '{"seat": "zero"}', '{"seat": 99}', "[]", b"{}"])
def test_what_is_not_understood_closes_the_socket(ann: Player, said: str | bytes) -> None:
    table = ann.make_table("me", "me")
    with ann.socket(table) as socket:
        socket.send(said)
        assert closed(socket) == 4400


def test_what_is_too_large_closes_the_socket(ann: Player) -> None:
    table = ann.make_table("me", "me")
    with ann.socket(table) as socket:
        socket.send(json.dumps({"seat": 0, "padding": "x" * MANY.message}))
        assert closed(socket) == 1009


def test_a_socket_for_no_table_is_closed(ann: Player) -> None:
    for table in ("nothing", "a%00b"):
        with ann.socket(table) as socket:
            assert closed(socket) == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_socket_of_another_site_is_refused(ann: Player, origin: str) -> None:
    table = ann.make_table("me", "me")
    with pytest.raises(InvalidStatus) as error, ann.socket(table, origin=origin):
        pass
    assert error.value.response.status_code == 403


def test_a_browser_that_says_cross_site_is_refused(ann: Player) -> None:
    table = ann.make_table("me", "me")
    headers = {"Sec-Fetch-Site": "cross-site"}
    with pytest.raises(InvalidStatus), ann.socket(table, additional_headers=headers):
        pass


def test_a_program_without_origin_may_look(ann: Player) -> None:
    table = ann.make_table("me", "me")
    with ann.socket(table, origin=None) as socket:
        socket.send('{"seat": 0}')
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "table"


def test_sockets_and_requests_on_them_are_paid_for(database: str) -> None:
    with running(settings_for(database, limits=replace(MANY, sockets=2))) as url, Player(url) as ann:
        table = ann.make_table("me", "me")
        with ann.live(table) as first, ann.live(table):
            with ann.socket(table) as third:
                assert closed(third) == 4429
            first.moment()
    with running(settings_for(database, limits=replace(MANY, requests=40))) as url, Player(url) as ann:
        table = ann.make_table("me", "me")
        with ann.live(table) as live:
            for _ in range(50):
                live.look(0)
            assert closed(live.socket) == 4429


def test_looking_back_costs_as_much_as_is_shown(database: str) -> None:
    with running(settings_for(database, limits=replace(MANY, requests=60))) as url, Player(url) as ann:
        table = ann.make_table("me", "me")
        for sequence in range(1, 5):
            ann.act(table, ann.table(table)["actor"], {"sequence": sequence}, "end")
        with ann.live(table, 0, after=1) as live:
            assert [live.moment()["sequence"] for _ in range(4)] == [2, 3, 4, 5]
            for _ in range(20):  # far fewer than 60
                live.look(0, after=1)
            assert closed(live.socket) == 4429


def test_whoever_takes_nothing_is_given_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stuck(*_: object) -> None:
        await asyncio.Event().wait()

    with running(settings_for(database)) as url, Player(url) as ann:
        table = ann.make_table("me", "me")
        monkeypatch.setattr("kontor.server.live.SENDING", 0.01)
        monkeypatch.setattr("litestar.WebSocket.send_text", stuck)
        with ann.live(table, 0) as live:
            assert closed(live.socket) == 0  # without a word


def test_a_socket_that_is_stopped_with_the_server_is_no_fault(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server cancels requests that have not ended in time, which must not be reported as an error of the
    application.
    """

    async def test() -> None:
        begun = asyncio.Event()

        async def waits(*_: object) -> None:
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr("kontor.server.live._watch", waits)
        async with service(database) as one:
            visitor = Visitor("here")
            table = (await lobby.make(one, visitor, NewTable("hansa", None, {}, [SeatWanted("open")] * 2))).id
            watching = asyncio.create_task(watch(one, AsyncMock(), visitor, table))
            await begun.wait()
            watching.cancel()
            await watching

    asyncio.run(test())


def test_a_fault_of_the_server_closes_the_socket(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.make_table("me", "me")

    def broken(*_: object) -> None:
        raise RuntimeError("no scene")

    monkeypatch.setattr("kontor.table.views.Views.moment", broken)
    with ann.live(table, 0) as live:
        assert closed(live.socket) == 1011


def test_a_client_that_left_during_a_message_is_no_fault() -> None:
    """uvicorn raises RuntimeError for a message to a closed socket."""

    class Closed:
        async def send_text(self, text: str) -> None:
            raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

    class Watching:
        async def next(self) -> bytes:
            return b"{}"

    with pytest.raises(WebSocketDisconnect):
        asyncio.run(_send(cast(Any, Closed()), cast(Any, Watching())))
