"""A click that makes a table makes one, however often it is sent: a new table, one from a record, one that goes on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from tests.server.player import Form, Player, new_key
from tests.server.running import MANY, running, settings_for
from tests.table.logs import GOLDEN

RECORD = (GOLDEN / "hansa-standard_2_3-3-prestige.kontor").read_text(encoding="utf-8")
BOTS = [{"who": "bot"}] * 3

WAYS = ["new", "record", "continue"]


def wish(player: Player, way: str) -> tuple[str, Form]:
    """A request that makes a table."""
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
