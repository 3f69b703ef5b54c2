"""Link previews, with tags and pictures that contain only what a spectator may see."""

from __future__ import annotations

import asyncio
import html
import random
import re
import sqlite3
import struct
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

import kontor
from kontor.paint import png
from kontor.server import answers
from kontor.server.answers import PictureKey, PictureQueue
from kontor.server.pictures import ICON
from kontor.server.storage import queries
from kontor.server.thinking import Lane, NoAnswer, Thinking, lane_of
from kontor.table import Question
from kontor.table.questions import PAINT
from kontor.table.refusals import Refused
from kontor.table.rows import SeatRow
from tests.server.player import PATIENCE, Player, choices
from tests.server.running import budgets, running, settings_for
from tests.server.test_hints import Held
from tests.server.test_rooms import run

SCRIPT = "\"><script>&'"
TAG = re.compile(r'<meta (?:property|name)="([^"]*)" content="([^"]*)"/>')


class Site(NamedTuple):
    """Start a server with a client's page, and return it with its database file."""

    url: str
    database: str


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    page = Path(__file__).parents[2] / "web" / "index.html"
    (folder / "index.html").write_bytes(page.read_bytes())
    return folder


@pytest.fixture(scope="module")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    database = str(tmp_path_factory.mktemp("sharing") / "kontor.sqlite")
    with running(settings_for(database, client=client)) as url:
        yield Site(url, database)


@pytest.fixture
def ann(site: Site) -> Iterator[Player]:
    with Player(site.url, "Ann") as player:
        yield player


def tags(address: str, **headers: str) -> dict[str, str]:
    """Return the tags of a page for a service without cookies."""
    answer = httpx.get(address, headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200 and "set-cookie" not in answer.headers
    return {name: html.unescape(content) for name, content in TAG.findall(answer.text)}


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def play(player: Player, table: str) -> int:
    """Place a piece as the person in all seats. Returns the number of the entry."""
    with player.live(table) as live:
        seat = live.moment()["scene"]["actor"]
        live.look(seat)
        moment = live.decision(seat)
        return player.act(table, seat, moment, next(one for one in choices(moment) if one.startswith("place ")))


def test_the_tags_of_a_table(ann: Player, site: Site) -> None:
    table = ann.make_table("me", "open")
    waiting = tags(f"{site.url}/table/{table}")
    assert waiting["og:title"] == "Hansa Teutonica · Ann"
    assert waiting["og:description"] == waiting["description"] == "One seat is open. Take it, or watch the game."
    assert waiting["og:image"] == f"{site.url}/api/tables/{table}/picture.png"
    assert (waiting["og:image:width"], waiting["og:image:height"]) == ("1200", "630")
    assert waiting["twitter:card"] == "summary_large_image"
    with Player(site.url, "Ben") as ben:
        ben.join(table, 1)
    running = tags(f"{site.url}/table/{table}/", **{"accept-language": "it-CH, de;q=0.5"})
    assert running["og:title"] == "Hansa Teutonica · Ann e Ben"
    assert running["og:description"] in [f"Tocca a {name}. Guarda la partita." for name in ("Ann", "Ben")]
    assert running["og:image"].endswith(f"/{table}/picture.png")


def test_the_tags_of_a_moment_do_not_tell_what_came_later(ann: Player, site: Site) -> None:
    table = ann.make_table("me", "me")
    last = play(ann, table)
    moment = tags(f"{site.url}/table/{table}?at=1&seat=0")
    assert moment["og:description"] == "See a position from this game, and watch the replay from there."
    assert moment["og:image"].endswith(f"/{table}/picture.png?at=1")
    for at in ("0", "-1", "x", str(last + 1), "9" * 30, "١"):
        assert tags(f"{site.url}/table/{table}?at={at}")["og:image"].endswith(f"/{table}/picture.png")


def test_a_name_cannot_leave_its_tag(site: Site) -> None:
    with Player(site.url, SCRIPT) as eve:
        table = eve.make_table("me", "open")
        assert SCRIPT in tags(f"{site.url}/table/{table}")["og:title"]
        assert "<script>&" not in eve.http.get(f"/table/{table}").text


def test_a_table_that_nobody_may_see_looks_like_an_unknown_one(ann: Player, site: Site) -> None:
    table = ann.make_table("me", "me")
    with closing(sqlite3.connect(site.database)) as db, db:
        db.execute("UPDATE tables SET closed = 1, version = version + 1 WHERE id = ?", (table,))
    lobby = tags(f"{site.url}/")
    assert lobby["og:title"] == "Kontor" and lobby["og:image"] == site.url + ICON and lobby["twitter:card"] == "summary"
    for id in (table, "A" * 16, "x" * 300, f"{table}/more"):
        assert httpx.get(f"{site.url}/table/{id}", timeout=PATIENCE).text == httpx.get(f"{site.url}/").text
    unknown, closed = (ann.refused("GET", f"/tables/{id}/picture.png") for id in ("A" * 16, table))
    assert unknown == closed and unknown[0] == 404


def test_a_table_that_is_deleted_while_it_is_read(ann: Player, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deleted(*_: object) -> dict[str, list[SeatRow]]:
        return defaultdict(list)

    table = ann.make_table("me", "me")
    monkeypatch.setattr(queries, "seats_of", deleted)
    assert tags(f"{site.url}/table/{table}") == tags(f"{site.url}/")


def test_the_address_of_the_picture_is_never_invented_by_the_client(client: Path, database: str, site: Site) -> None:
    assert tags(f"{site.url}/", host="x@evil.example")["og:image"] == ICON
    assert tags(f"{site.url}/", host="[::1]:8710")["og:image"] == f"http://[::1]:8710{ICON}"
    with running(settings_for(database, client=client, public_url="https://play.example")) as url:
        assert tags(f"{url}/", host="evil.example")["og:image"] == f"https://play.example{ICON}"


def test_a_picture_is_drawn_once_and_kept(ann: Player, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.make_table("me", "me")
    play(ann, table)
    address = f"{site.url}/api/tables/{table}/picture.png"
    now, first = httpx.get(address, timeout=60), httpx.get(address, params={"at": 1}, timeout=60)
    for answer in (now, first):
        assert answer.headers["content-type"] == "image/png" and size_of(answer.content) == (1200, 630)
        assert "set-cookie" not in answer.headers and "content-encoding" not in answer.headers
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert now.content != first.content
    assert now.headers["cache-control"] == "public, max-age=60"
    assert first.headers["cache-control"] == "public, max-age=86400"
    again = httpx.get(address, params={"at": 1}, headers={"if-none-match": first.headers["etag"]}, timeout=PATIENCE)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cross-origin-resource-policy"] == "cross-origin"

    async def never(*_: object) -> None:
        raise AssertionError("it was drawn before")

    monkeypatch.setattr(Thinking, "answer", never)
    assert ann.http.get(address, params={"at": 1, "seat": 0}).content == first.content, "players get no other picture"
    assert ann.refused("GET", f"/tables/{table}/picture.png?at=99")[0] == 404


def test_without_the_extra_a_table_has_the_icon(ann: Player, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "find_spec", lambda _: None)
    table = ann.make_table("me", "me")
    found = tags(f"{site.url}/table/{table}")
    assert found["og:title"] == "Hansa Teutonica · Ann and Ann" and found["og:image"] == site.url + ICON
    assert (found["og:image:width"], found["twitter:card"]) == ("512", "summary")
    answer = httpx.get(f"{site.url}/api/tables/{table}/picture.png", timeout=PATIENCE)
    assert (answer.status_code, answer.headers["location"]) == (302, ICON)
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"


def asked(sequence: int) -> tuple[PictureKey, Question]:
    game = kontor.game("hansa")
    return PictureKey("table", sequence, (), ()), Question(PAINT, "", game.setup(players=2), b"")


def test_pictures_wait_only_for_pictures() -> None:
    assert lane_of(asked(1)[1]) is Lane.PAINT


def test_a_flood_of_pictures_is_refused() -> None:
    async def test() -> None:
        held = Held()
        some = PictureQueue(held, kept=3, waiting=2)
        under_way = [asyncio.create_task(some.answer((), *asked(number))) for number in (1, 2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as full:
            await some.answer((), *asked(3))
        assert (full.value.status, full.value.retry) == (429, 2)
        held.free.set()
        await asyncio.gather(*under_way)
        assert await some.answer((), *asked(3))
        await some.close()

    run(test)


def test_one_network_leaves_room_for_others() -> None:
    async def test() -> None:
        held = Held()
        some = PictureQueue(held)
        first, second, third = ((("a", 1), ("ab", 8)), (("b", 1), ("ab", 8)), (("c", 1), ("ab", 8)))
        asking = [(first, 1), (first, 2), (second, 3), (second, 4)]
        under_way = [asyncio.create_task(some.answer(who, *asked(number))) for who, number in asking]
        await asyncio.sleep(0)
        for who in (first, third):
            with pytest.raises(Refused) as full:
                await some.answer(who, *asked(5))
            assert full.value.status == 429
        under_way.append(asyncio.create_task(some.answer((("d", 1), ("d-", 8)), *asked(6))))
        held.free.set()
        await asyncio.gather(*under_way)
        assert await some.answer(first, *asked(5))
        await some.close()

    run(test)


def test_a_picture_under_way_is_not_forgotten() -> None:
    async def test() -> None:
        held = Held()
        some = PictureQueue(held, kept=1)
        under_way = [asyncio.create_task(some.answer((), *asked(number))) for number in (1, 2, 3, 1)]
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(*under_way)
        assert len(held.asked) == 3
        await some.answer((), *asked(3))
        assert len(held.asked) == 3, "the last one is kept"
        await some.answer((), *asked(1))
        assert len(held.asked) == 4
        await some.close()

    run(test)


def test_a_failed_picture_is_not_tried_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        held = Held()
        held.fails = True
        held.free.set()
        some = PictureQueue(held)
        with pytest.raises(NoAnswer):
            await some.answer((), *asked(1))
        held.fails = False
        with pytest.raises(Refused) as failed:
            await some.answer((), *asked(2))
        assert failed.value.problem.said[0].id == "server-not-drawn"
        monkeypatch.setattr(answers, "AGAIN", 0.0)
        assert await some.answer((), *asked(2))
        await some.close()

    run(test)


def test_a_network_without_thinking_time_gets_no_new_picture() -> None:
    async def test() -> None:
        paid, network = budgets(thinking=10), (("here", 1),)
        some = PictureQueue(Thinking(1, random.Random(0), paid), kept=1)
        paid.owe(network, "thinking", 11)
        with pytest.raises(Refused) as poor:
            await some.answer(network, *asked(1))
        assert poor.value.status == 429
        await some.close()

    run(test)
