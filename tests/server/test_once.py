"""A click creates only one table even if the request is repeated, for new tables, records and continued games."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from tests.server.player import Form, Player, choices, new_key
from tests.server.running import MANY, running, settings_for
from tests.table.logs import GOLDEN

RECORD = (GOLDEN / "hansa-standard_2_3-3-prestige.kontor").read_text(encoding="utf-8")
BOTS = [{"who": "bot"}] * 3

WAYS = ["new", "record", "continue"]


def wish(player: Player, way: str) -> tuple[str, Form]:
    """Return a request that creates a table."""
    if way == "new":
        return "/tables", {"game": "hansa", "board": None, "options": {}, "seats": BOTS}
    if way == "record":
        return "/records", {"record": RECORD}
    old = player.post("/records", {"record": RECORD})["id"]
    return f"/tables/{old}/continue", {"sequence": 5, "seat": 0, "name": player.name, "bot": "apprentice"}


def made(player: Player, path: str, form: Form, key: str | None) -> str:
    return str(player.post(path, {**form, "key": key})["id"])


@pytest.mark.parametrize("way", WAYS)
def test_the_same_key_makes_one_table(ann: Player, eve: Player, way: str) -> None:
    path, form = wish(ann, way)
    key = new_key()
    first = made(ann, path, form, key)
    assert made(ann, path, form, key) == first
    assert made(ann, path, form, new_key()) != first, "another click"
    assert made(ann, path, form, None) != made(ann, path, form, None), "without a key each is another"
    assert made(eve, path, form, key) != first, "somebody else's"


@pytest.mark.parametrize("way", WAYS)
def test_the_same_click_twice_at_the_same_time_makes_one_table(ann: Player, way: str) -> None:
    path, form = wish(ann, way)
    ann.http.put("/api/me", json={"name": "Ann"}).raise_for_status()  # known from now on
    key = new_key()
    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(lambda _: made(ann, path, form, key), range(4)))
    assert len(found) == 1


def test_a_click_whose_table_is_gone_makes_another(ann: Player) -> None:
    path, form = wish(ann, "new")
    key = new_key()
    first = made(ann, path, form, key)
    assert ann.http.delete(f"/api/tables/{first}").status_code == 204
    assert made(ann, path, form, key) != first


def test_what_was_refused_is_no_click(ann: Player) -> None:
    key = new_key()
    ann.make_table("me", "open")  # known from now on
    assert ann.refused("POST", "/records", {"record": "nonsense", "key": key})[0] == 400
    assert made(ann, "/records", {"record": RECORD}, key)


def test_a_click_that_comes_again_counts_once(database: str) -> None:
    limits = replace(MANY, tables_a_day=1)
    with running(settings_for(database, limits=limits)) as url, Player(url) as ann:
        path, form = wish(ann, "new")
        key = new_key()
        first = made(ann, path, form, key)
        assert made(ann, path, form, key) == first
        assert ann.refused("POST", path, {**form, "key": new_key()})[0] == 429


@pytest.mark.parametrize("key", ["short", "x" * 65, "with blanks"])
def test_a_key_is_a_key(ann: Player, key: str) -> None:
    path, form = wish(ann, "new")
    status, problem = ann.refused("POST", path, {**form, "key": key})
    assert (status, problem["said"][0]["id"]) == (400, "server-bad-field")


@pytest.mark.parametrize("way", WAYS)
def test_a_key_that_was_used_for_something_else_is_refused(ann: Player, way: str) -> None:
    path, form = wish(ann, way)
    key = new_key()
    first = made(ann, path, form, key)
    changes: dict[str, Form] = {
        "new": {"public": True}, "record": {"record": RECORD + "\n"}, "continue": {"sequence": 6}
    }  # fmt: skip
    other = changes[way]
    status, problem = ann.refused("POST", path, {**form, **other, "key": key})
    assert (status, problem["said"][0]["id"]) == (409, "server-key-used")
    assert made(ann, path, form, key) == first


def test_a_first_click_without_a_cookie_makes_one_table(server: str, somebody: Callable[[str, str], Player]) -> None:
    """The answer is lost, with its cookie, and the browser sends the click again, even at the same time."""
    browsers = [somebody(server, "Ann") for _ in range(4)]
    path, form = wish(browsers[0], "new")
    key = f"{new_key()}-{'x' * 32}"
    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(lambda browser: made(browser, path, form, key), browsers))
    assert len(found) == 1 and len({browser.cookie for browser in browsers}) == 1
    assert browsers[-1].table(found.pop())["host"]


@pytest.mark.parametrize("merged", [False, True])
def test_a_first_click_does_not_bring_a_signed_out_browser_back(
    server: str, somebody: Callable[[str, str], Player], merged: bool
) -> None:
    ann, ben, eve = (somebody(server, name) for name in ("Ann", "Ben", "Eve"))
    path, form = wish(ann, "new")
    key = f"{new_key()}-{'x' * 32}"
    first, cookie = made(ann, path, form, key), ann.cookie
    if merged:
        ann.post("/me/enter", {"secret": ben.post("/me/key")["secret"], "merge": True})
    (own,) = [one["id"] for one in ann.get("/me/identity")["devices"] if one["here"]]
    assert ann.http.delete(f"/api/me/devices/{own}").status_code == 204
    assert made(eve, path, form, key) != first
    assert eve.cookie not in (None, cookie) and not eve.table(first)["host"]


def test_the_key_of_a_cup_is_refused_for_another_cup(ann: Player, eve: Player) -> None:
    wanted = {"kind": "pool", "game": "hansa", "board": None, "options": {}, "clock": {"length": "60"}}
    click = {**wanted, "key": f"{new_key()}-{'x' * 32}"}
    eve.http.put("/api/me", json={"name": "Eve"}).raise_for_status()  # known, so the key says nothing about her
    first = ann.post("/cups", click)["info"]["id"]
    assert ann.post("/cups", click)["info"]["id"] == first
    status, problem = ann.refused("POST", "/cups", {**click, "public": False})
    assert (status, problem["said"][0]["id"]) == (409, "server-key-used")
    assert eve.post("/cups", {**click, "public": False})["info"]["id"] != first


def test_a_key_that_can_be_guessed_opens_no_session(server: str, somebody: Callable[[str, str], Player]) -> None:
    ann, eve = somebody(server, "Ann"), somebody(server, "Eve")
    path, form = wish(ann, "new")
    key = new_key()
    assert made(ann, path, form, key) != made(eve, path, form, key) and ann.cookie != eve.cookie


def test_the_same_key_with_another_action_is_refused(ann: Player) -> None:
    table = ann.make_table("me", "me")
    with ann.live(table) as live:
        actor = live.moment()["scene"]["actor"]
        live.look(actor)
        moment = live.decision(actor)
    key, (first, other) = new_key(), choices(moment)[:2]
    sequence = ann.act(table, actor, moment, first, key)
    assert ann.act(table, actor, moment, first, key) == sequence
    click = {"seat": actor, "sequence": moment["sequence"], "action": other, "key": key}
    status, problem = ann.refused("POST", f"/tables/{table}/actions", click)
    assert (status, problem["said"][0]["id"]) == (409, "server-key-used")
    back = {"sequence": sequence, "to": moment["sequence"], "key": key}
    assert ann.refused("POST", f"/tables/{table}/undo", back)[1]["said"][0]["id"] == "server-key-used"
