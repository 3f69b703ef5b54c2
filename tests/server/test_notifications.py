"""Notifications: their time, recipients and texts, Web Push and webhooks, and failures."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from ssl import CERT_REQUIRED, SSLContext
from threading import Event, Semaphore
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from kontor.server import notifying, posting, push, seating
from kontor.server.person_forms import NewWebhook, NoticeWishes, PushKeys, PushSubscription
from kontor.server.posting import LOOK_UPS, Failed, Poster, is_public
from kontor.server.storage import notice_queries
from kontor.table.clocks import SECOND
from tests.server.player import Player, choices, until
from tests.server.receiver import PATIENCE, Receiver, receiving
from tests.server.running import MANY, Postgres, running, settings_for
from tests.server.test_chat import talking
from tests.server.test_clocks import Time, at_time, look, timed
from tests.server.test_consent import seated
from tests.server.test_rooms import run

pytestmark = pytest.mark.slow

PUBLIC = "http://play.example"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prepare settings for tests. Loopback addresses count as public, and all delays are short."""
    monkeypatch.setattr(posting, "SCHEMES", {"http": 80, "https": 443})
    monkeypatch.setattr(posting, "is_public", lambda address: True)
    monkeypatch.setattr("kontor.server.notifier.DELAY", 0.1)
    monkeypatch.setattr("kontor.server.notifier.PAUSES", (0.01, 0.01))


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


@pytest.fixture
def url(database: str) -> Iterator[str]:
    with running(settings_for(database)) as one:
        yield one


@pytest.fixture
def ann(url: str) -> Iterator[Player]:
    with Player(url, "Ann") as player:
        yield player


@pytest.fixture
def ben(url: str) -> Iterator[Player]:
    with Player(url, "Ben") as player:
        yield player


def hook(player: Player, receiver: Receiver, kind: str = "plain", **more: Any) -> dict[str, Any]:
    """Add a webhook, and return it from the end of the list."""
    form = {"kind": kind, "url": f"{receiver.url}/{kind}?a=b", **more}
    before = {one["id"] for one in player.get("/me/notifications")["webhooks"]}
    found: dict[str, Any] = next(
        one for one in player.post("/me/webhooks", form)["webhooks"] if one["id"] not in before
    )
    return found


def hooks(player: Player) -> list[tuple[bool, str | None]]:
    return [(one["off"], one["error"]) for one in player.get("/me/notifications")["webhooks"]]


def play_turn(player: Player, table: str, seat: int) -> None:
    """Play until it is another seat's turn."""
    with player.live(table, seat) as live:
        while player.table(table)["actor"] == seat:
            moment = live.decision(seat)
            player.act(table, seat, moment, choices(moment)[-1])


def begin(ann: Player, ben: Player, **more: Any) -> tuple[str, Player, Player, int]:
    """Start a game of two people, and return the table, who begins, who waits, and the seat of the first."""
    table = ann.make_table("me", "open", **more)
    ben.join(table, 1)
    first = ann.table(table)["actor"]
    return (table, ann, ben, first) if first == 0 else (table, ben, ann, first)


def test_a_push_names_game_and_table_once_until_its_player_looks(ann: Player, ben: Player, receiver: Receiver) -> None:
    settings = ann.get("/me/notifications")
    assert settings["push"]["key"] and settings["kinds"] == ["begun", "turn", "time", "over"]
    table, first, second, seat = begin(ann, ben)
    assert second.post("/me/push", receiver.subscription())["push"]["here"]
    second.http.put("/api/me/notifications", json={"language": "fr", "kinds": ["turn", "over"]})
    play_turn(first, table, seat)
    title = "Hansa Teutonica\N{NO-BREAK SPACE}: à vous de jouer"
    expected = {"title": title, "body": f"Avec {first.name}", "path": f"/table/{table}"}
    assert receiver.pushed() == expected

    second.post(f"/tables/{table}/seats/{1 - seat}/bot", {"level": "apprentice"})
    second.post(f"/tables/{table}/seats/{1 - seat}/return")
    second.post(f"/tables/{table}/seats/{1 - seat}/bot", {"level": "apprentice"})
    until(lambda: first.table(table)["actor"] == seat)
    second.post(f"/tables/{table}/seats/{1 - seat}/return")
    play_turn(first, table, seat)  # her turn again, but she has not looked since
    assert second.post("/me/push/test") == {"error": None}
    assert receiver.pushed() == {
        "title": "Kontor\N{NO-BREAK SPACE}: les notifications arrivent ici",
        "body": "",
        "path": "/",
    }

    play_turn(second, table, 1 - seat)  # now she has
    play_turn(first, table, seat)
    assert receiver.pushed() == expected
    assert receiver.empty


def test_nobody_is_notified_who_is_looking(ann: Player, ben: Player, receiver: Receiver) -> None:
    table, first, second, seat = begin(ann, ben)
    hook(second, receiver)
    with second.live(table, 1 - seat) as live:
        live.moment()
        play_turn(first, table, seat)
        play_turn(second, table, 1 - seat)
        live.socket.send(json.dumps({"seat": 1 - seat, "after": -1, "hidden": True}))
        live.moment()
        play_turn(first, table, seat)
        assert receiver.next().body.decode().startswith("Hansa Teutonica: your turn")
    assert receiver.empty


def test_begin_and_end_of_a_game(ann: Player, ben: Player, receiver: Receiver) -> None:
    table = ann.make_table("me", "open", "open")
    hook(ann, receiver)
    ben.join(table, 1)
    ben.post(f"/tables/{table}/seats/2/bot", {"level": "apprentice"})
    assert receiver.next().body.decode() in (
        "Hansa Teutonica: the game has started · With Ben",
        "Hansa Teutonica: your turn · With Ben",
    )
    for player, seat in ((ann, 0), (ben, 1)):
        player.post(f"/tables/{table}/seats/{seat}/bot", {"level": "apprentice"})
    assert receiver.next().body.decode() == "Hansa Teutonica: the game is over · With Ben"


def test_a_player_is_notified_when_the_time_is_nearly_out(database: str, receiver: Receiver) -> None:
    """The time is injected. The notification goes only to the player to move, through all channels."""

    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            table, people = await timed(one)
            form, clock, _ = await look(one, table)
            assert form.actor is not None
            for seat, person in enumerate(people):
                await notifying.wish(one, person, NoticeWishes("en", ["time"]))
                await notifying.add_hook(one, person, NewWebhook("plain", f"{receiver.url}/seat-{seat}"))
            keys = receiver.subscription()
            subscription = PushSubscription(keys["endpoint"], PushKeys(**keys["keys"]))
            await notifying.subscribe(one, people[form.actor], subscription)
            time.passes(clock.free + clock.bank - 30 * SECOND)
            await one.clocks.warn()
            found = {got.path: got for got in [await asyncio.to_thread(receiver.next) for _ in range(2)]}
            assert set(found) == {"/push", f"/seat-{form.actor}"}
            title, company = "Hansa Teutonica: your time is running out", f"With {('Ben', 'Ann')[form.actor]}"
            assert found[f"/seat-{form.actor}"].body.decode() == f"{title} · {company}"
            expected = {"title": title, "body": company, "path": f"/table/{table}"}
            assert receiver.decrypted(found["/push"]) == expected and receiver.empty

    run(test)


def test_the_start_of_a_cup(ann: Player, ben: Player, url: str, receiver: Receiver) -> None:
    """Live games begin after a break.

    Everyone is notified of the cup, and two players are later notified of their game.
    """
    wanted = {"kind": "pool", "game": "hansa", "board": None, "options": {}, "clock": {"length": "60"}}
    cup = ann.post("/cups", {**wanted, "players": 2, "size": 3})["info"]["id"]
    with Player(url, "Cat") as cat:
        for player in (ann, ben, cat):
            player.http.put("/api/me", json={"name": player.name})
            hook(player, receiver)
            form = player.post(f"/cups/{cup}/join", {"name": player.name})
    assert form["info"]["state"] == "running" and form["due"]
    assert [receiver.next().body.decode() for _ in range(3)] == ["Hansa Teutonica: the cup has started"] * 3
    ann.post(f"/cups/{cup}/start")
    said = sorted(receiver.next().body.decode().partition(" · ")[0] for _ in range(2))
    assert said == ["Hansa Teutonica: the game has started", "Hansa Teutonica: your turn"]


def test_each_receiver_gets_its_form_and_names_are_harmless(
    database: str, receiver: Receiver, somebody: Callable[[str, str], Player]
) -> None:
    with running(settings_for(database, public_url=PUBLIC)) as url:
        ann, ben = somebody(url, "Ann"), somebody(url, "@everyone <b> *x.io/_*")
        for one in (ann, ben):
            one.http.headers["origin"] = PUBLIC
            one.http.headers["host"] = "127.0.0.1"
        table = ann.make_table("me", "open")
        for kind in ("discord", "slack", "plain"):
            hook(ann, receiver, kind)
        ben.join(table, 1)
        found = {one.path: one for one in (receiver.next() for _ in range(3))}
    said = (
        "Hansa Teutonica: your turn" if b"turn" in found["/plain?a=b"].body else "Hansa Teutonica: the game has started"
    )
    link = f"{PUBLIC}/table/{table}"
    assert found["/plain?a=b"].body.decode() == f"{said} · With @everyone <b> *x.io/_* {link}"
    parts = "\N{WORD JOINER}".join(("x.", "io/", "_"))
    text = f"{said} · With @everyone &lt;b&gt; *{parts}* <{link}>"
    assert found["/slack?a=b"].json() == {"text": text, "mrkdwn": False, "parse": "none"}
    discord = found["/discord?a=b"].json()
    assert discord["allowed_mentions"] == {"parse": []}
    assert discord["content"].endswith(rf"With \@everyone \<b\> \*x.io/\_\* {link}")


def test_a_webhook_of_a_table_names_the_player(ann: Player, ben: Player, receiver: Receiver) -> None:
    table = ann.make_table("me", "open")
    form = {"kind": "plain", "url": f"{receiver.url}/x", "table": table}
    assert ben.refused("POST", "/me/webhooks", form)[1]["code"] == "not-yours"
    made = hook(ann, receiver, table=table)
    assert made["table"] == table and made["address"] == "127.0.0.1/…?a=b"
    ben.join(table, 1)
    got = {receiver.next().body.decode() for _ in range(2)}
    assert {line.partition(":")[0] for line in got} == {"Ann – Hansa Teutonica", "Ben – Hansa Teutonica"}


def test_a_webhook_of_a_table_is_the_hosts(database: str, receiver: Receiver) -> None:
    async def test() -> None:
        async with talking(database) as one:
            table, (ann, ben) = await seated(one, 2)
            await notifying.add_hook(one, ann, NewWebhook("plain", receiver.url, table))
            assert ann.session is not None and ben.session is not None

            async def owners(person: str) -> list[str]:
                async with one.database.reading() as db:
                    return [hook.person for hook in await notice_queries.webhooks_for(db, person, table)]

            assert await owners(ben.session) == [ann.session]
            await seating.leave(one, ann, table, 0)  # Ben is the host now
            assert await owners(ben.session) == []

    run(test)


def test_the_host_pays_for_the_webhook_of_a_table(
    database: str, receiver: Receiver, somebody: Callable[[str, str], Player]
) -> None:
    """Ben has a budget for two notifications, which his two webhooks use up."""
    with running(settings_for(database, limits=replace(MANY, notices=2))) as url:
        ann, ben = somebody(url, "Ann"), somebody(url, "Ben")
        first, second = ann.make_table("me", "open"), ann.make_table("me", "open")
        hook(ann, receiver, table=second)
        for _ in range(2):
            hook(ben, receiver, "discord")
        for table, kind in ((first, "discord"), (second, "plain")):
            ben.join(table, 1)
            assert [receiver.next().path for _ in range(2)] == [f"/{kind}?a=b"] * 2


def test_a_failing_webhook_is_tried_again_then_off_until_a_test_arrives(ann: Player, receiver: Receiver) -> None:
    made = hook(ann, receiver)
    ann.http.put("/api/me/notifications", json={"language": "en", "kinds": ["turn"]})
    receiver.statuses = [500, 503]
    table = ann.make_table("me", "open")
    with_bot = {"level": "apprentice"}
    ann.post(f"/tables/{table}/seats/1/bot", with_bot)
    assert {receiver.next().path for _ in range(3)} == {"/plain?a=b"}  # the third attempt arrives
    assert hooks(ann) == [(False, None)]
    for count in range(3):
        receiver.statuses = [404]
        assert ann.post(f"/me/webhooks/{made['id']}/test") == {"error": "status-404"}
        receiver.next()
        assert hooks(ann) == [(count == 2, "status-404")]
    receiver.statuses = [302]
    assert ann.post(f"/me/webhooks/{made['id']}/test") == {"error": "status-302"}
    assert receiver.next().path == "/plain?a=b" and receiver.empty, "no redirect is followed"
    assert ann.post(f"/me/webhooks/{made['id']}/test") == {"error": None} and hooks(ann) == [(False, None)]
    assert ann.http.delete(f"/api/me/webhooks/{made['id']}").status_code == 204 and hooks(ann) == []


def test_an_ended_subscription_is_deleted(ann: Player, receiver: Receiver) -> None:
    ann.post("/me/push", receiver.subscription())
    receiver.statuses = [410]
    assert ann.post("/me/push/test") == {"error": "status-410"}
    assert not ann.get("/me/notifications")["push"]["here"]
    headers = receiver.next().headers
    assert {"ttl", "topic", "urgency"} <= set(headers) and headers["authorization"].startswith("vapid t=")


def test_the_server_works_without_the_extra(ann: Player, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser with a subscription from earlier no longer gets messages, but webhooks do."""
    ann.post("/me/push", receiver.subscription())
    hook(ann, receiver)
    monkeypatch.setattr(push, "find_spec", lambda name: None)
    assert ann.get("/me/notifications")["push"]["key"] is None
    for path, form in (("/me/push", receiver.subscription()), ("/me/push/test", None)):
        status, problem = ann.refused("POST", path, form)
        assert (status, problem["said"][0]["id"]) == (409, "server-no-push")
    table = ann.make_table("me", "open")
    ann.post(f"/tables/{table}/seats/1/bot", {"level": "apprentice"})
    assert receiver.next().path == "/plain?a=b" and receiver.empty


def test_no_more_webhooks_than_one_needs(ann: Player, ben: Player, receiver: Receiver) -> None:
    for _ in range(5):
        made = hook(ann, receiver)
    form = {"kind": "plain", "url": f"{receiver.url}/x"}
    assert ann.refused("POST", "/me/webhooks", form)[1]["said"][0]["id"] == "server-many-hooks"
    ben.make_table("me", "open")
    assert ben.refused("DELETE", f"/me/webhooks/{made['id']}")[0] == 404
    assert ben.refused("POST", f"/me/webhooks/{made['id']}/test")[0] == 404


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1",
        "2002:7f00:1::", "2001:0:1::", "2001:db8::1", "fec0::1",
    ],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    assert is_public(ipaddress.ip_address("9.9.9.9")) and is_public(ipaddress.ip_address("2620:fe::fe"))


def look_up_with(monkeypatch: pytest.MonkeyPatch, getaddrinfo: Callable[..., list[Any]]) -> None:
    """Replace the address lookup for webhooks only, because servers in other threads need the real one."""
    there = SimpleNamespace(getaddrinfo=getaddrinfo, SOCK_STREAM=socket.SOCK_STREAM)
    monkeypatch.setattr(posting, "socket", there)


def test_a_host_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "is_public", is_public)

    found = [(0, 0, 0, "", ("9.9.9.9", 443)), (0, 0, 0, "", ("127.0.0.1", 443))]
    look_up_with(monkeypatch, lambda *_, **__: found)
    poster = Poster()
    with pytest.raises(Failed) as failed:
        asyncio.run(poster.post("https://hook.example/", b"", {}))
    poster.close()
    assert failed.value.reason == "address" and failed.value.final


def test_the_connection_goes_to_the_checked_address(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second look-up would lead to another address (DNS rebinding), but there is none."""
    asked: list[str] = []

    def rebinding(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", ("127.0.0.1" if len(asked) == 1 else "127.0.0.2", port))]

    look_up_with(monkeypatch, rebinding)
    monkeypatch.setattr(posting, "is_public", lambda address: str(address) == "127.0.0.1")
    port = urlsplit(receiver.url).port
    poster = Poster()
    asyncio.run(poster.post(f"http://hook.example:{port}/x", b"body", {}))
    poster.close()
    got = receiver.next()
    assert (got.path, got.headers["host"], got.body) == ("/x", f"hook.example:{port}", b"body")
    assert asked == ["hook.example"]


def test_the_certificate_must_belong_to_the_host_name(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[tuple[str, int, str]] = []

    async def connecting(host: str, port: int, *, ssl: SSLContext, server_hostname: str, **_: Any) -> None:
        assert ssl.check_hostname and ssl.verify_mode is CERT_REQUIRED
        found.append((host, port, server_hostname))
        raise OSError("nobody is there")

    monkeypatch.setattr(posting, "is_public", is_public)
    monkeypatch.setattr(asyncio, "open_connection", connecting)
    look_up_with(monkeypatch, lambda *_, **__: [(0, 0, 0, "", ("9.9.9.9", 443)), (0, 0, 0, "", ("9.9.9.10", 443))])
    poster = Poster()
    with pytest.raises(Failed, match="unreachable"):
        asyncio.run(poster.post("https://hook.example/", b"", {}))
    poster.close()
    assert found == [("9.9.9.9", 443, "hook.example")]


def test_slow_look_ups_delay_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answered = Semaphore(0), Event()

    def slow(*_: Any, **__: Any) -> list[Any]:
        asked.release()
        answered.wait(PATIENCE)
        return []

    async def test() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(LOOK_UPS + 1))
        poster = Poster()
        posts = [asyncio.ensure_future(poster.post("https://hook.example/", b"", {})) for _ in range(LOOK_UPS + 1)]
        try:
            for _ in range(LOOK_UPS):
                assert await asyncio.to_thread(asked.acquire, timeout=PATIENCE), "other work goes on"
            free = [asyncio.to_thread(lambda: True) for _ in range(LOOK_UPS + 1)]
            assert all(await asyncio.wait_for(asyncio.gather(*free), PATIENCE))
            assert not asked.acquire(blocking=False), "one look-up waits for a thread"
        finally:
            answered.set()
        ended = await asyncio.gather(*posts, return_exceptions=True)
        assert [one.reason for one in ended if isinstance(one, Failed)] == ["address"] * (LOOK_UPS + 1)
        poster.close()
        with pytest.raises(RuntimeError):
            await poster.post("https://hook.example/", b"", {})

    monkeypatch.setattr(posting, "SECONDS", 2.0 * PATIENCE)
    look_up_with(monkeypatch, slow)
    asyncio.run(test())


@pytest.mark.parametrize("key", ["p256dh", "auth"])
@pytest.mark.parametrize("more", ["\0", "é", " "])
def test_keys_of_subscriptions_are_plain_text(ann: Player, receiver: Receiver, key: str, more: str) -> None:
    """The decoder would ignore these characters, and not every database can store them."""
    form = receiver.subscription()
    form["keys"][key] += more
    assert ann.refused("POST", "/me/push", form)[0] == 400


def test_addresses_that_cannot_be_webhooks(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SCHEMES", {"https": 443})
    for url in (
        "http://hook.example/x", "ftp://hook.example", "https://user@hook.example/", "https://", "https:///x",
        "https://hook.example/\r\nX: y", "https://hook.example:99999/", "https://hook.example/ x",
        "javascript:alert(1)",
    ):  # fmt: skip
        assert ann.refused("POST", "/me/webhooks", {"kind": "plain", "url": url})[0] == 400


def test_processes_agree_on_who_is_looking(
    postgres: Postgres,
    receiver: Receiver,
    somebody: Callable[[str, str], Player],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ann looks at one of two tables through one process while Ben plays through another."""
    monkeypatch.setattr("kontor.server.notifier.DELAY", 2.0)
    monkeypatch.setattr("kontor.server.notifier.ELSEWHERE", 0.2)
    settings = settings_for(postgres.new_database())
    with running(settings) as one, running(settings) as other:
        ann, ben = somebody(one, "Ann"), somebody(other, "Ben")
        tables = {game: ben.make_table("me", "open", game=game) for game in ("hansa", "pfeffersaecke")}
        for table in tables.values():
            ann.join(table, 1)
            if ben.table(table)["actor"] == 1:
                play_turn(ann, table, 1)
        hook(ann, receiver)
        with ann.live(tables["hansa"], 1) as live:
            live.moment()
            for table in tables.values():
                play_turn(ben, table, 0)
            assert receiver.next().body.decode() == "Pfeffersäcke: your turn · With Ben"
            assert receiver.empty
