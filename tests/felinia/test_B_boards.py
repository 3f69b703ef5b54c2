"""B: a faulty board is refused with every fault."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from kontor.core import BoardError
from kontor.games.felinia.game import GAME
from tests.kit import rule

Data = dict[str, Any]


def faults(board: str, damage: Callable[[Data], object]) -> set[tuple[str, str]]:
    """Return the ids and locations of the faults of a damaged board."""
    data = copy.deepcopy(GAME.board(board).data)
    damage(data)
    with pytest.raises(BoardError) as error:
        GAME.board_from_data(data)
    return {(message.id, str(message.args["where"])) for message in error.value.messages}


def put(table: Data, **values: Any) -> None:
    table.update(values)


def named(data: Data, section: str, id: str) -> Data:
    return next(table for table in data[section] if table["id"] == id)


@pytest.mark.parametrize("board", ["classic", "expert"])
def test_the_packaged_boards_are_valid(board: str) -> None:
    data = GAME.board(board).data
    assert GAME.board_from_data(copy.deepcopy(data)).digest == GAME.board(board).digest
    assert data["board"]["reconstruction"] is True


@pytest.mark.parametrize("board", ["classic", "expert"])
def test_a_redrawn_board_keeps_its_digest(board: str) -> None:
    data = copy.deepcopy(GAME.board(board).data)
    put(data["province"][0], x=500)
    put(data["good"][0], name={"en": "Old books"})
    assert GAME.board_from_data(data).digest == GAME.board(board).digest
    put(data["ship"][0], coins=3)
    assert GAME.board_from_data(data).digest != GAME.board(board).digest


@rule("B1")
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: put(data["province"][1], id="lions_a1"), ("board-name-twice", "province.2.id")),
        (lambda data: put(data["ship"][1], id="cheetahs_a"), ("board-name-twice", "ship.2.id")),
        (lambda data: put(data["province"][1], country="foxes"), ("board-unknown-name", "province.2.country")),
        (lambda data: put(data["border"][0], a="nowhere"), ("board-unknown-name", "border.1.a")),
        (lambda data: put(data["ship"][0], country="foxes"), ("board-unknown-name", "ship.1.country")),
        (lambda data: put(data["country"][0], good="cheese"), ("board-unknown-name", "country.1.good")),
        (lambda data: put(data["bonus_tile"][1], people="lions"), ("board-felinia-doubled", "bonus_tile.2")),
        (lambda data: put(data["good"][0], id="two words"), ("board-felinia-id", "good.1.id")),
        (lambda data: put(data["good"][0], id="gold"), ("board-felinia-id", "good.1.id")),
    ],
)
def test_unknown_and_doubled_ids(damage: Callable[[Data], object], said: tuple[str, str]) -> None:
    assert said in faults("classic", damage)


@rule("B2")
def test_borders_that_are_duplicated_or_lead_nowhere() -> None:
    twice = {"a": "lions_a2", "b": "lions_a1", "road": True}
    assert {id for id, _ in faults("classic", lambda data: data["border"].append(twice))} == {
        "board-felinia-border-twice"
    }
    assert faults("classic", lambda data: put(data["border"][0], b="lions_a1")) == {
        ("board-felinia-border-to-itself", "border.1")
    }


@rule("B3")
def test_each_country_has_one_port_in_its_own_province() -> None:
    def second_port(data: Data) -> None:
        put(named(data, "province", "lions_a2"), role="port")

    found = faults("classic", second_port)
    assert ("board-felinia-ports", "country.3.port") in found

    def abroad(data: Data) -> None:
        put(named(data, "country", "lions")["port"], province="tigers_a1")

    assert ("board-felinia-port", "country.3.port") in faults("classic", abroad)


@rule("B4")
def test_there_are_as_many_posts_as_tiles() -> None:
    def one_more(data: Data) -> None:
        put(named(data, "country", "lions")["trade_tiles"], lions=3)

    assert faults("classic", one_more) == {("board-felinia-posts", "country.3")}


@rule("B5")
def test_every_post_can_be_reached_from_its_own_port() -> None:
    def no_road(data: Data) -> None:
        for border in data["border"]:
            if "lions_b0" in (border["a"], border["b"]):
                border["road"] = False

    found = faults("classic", no_road)
    assert {id for id, _ in found} == {"board-felinia-unreached"} and len(found) == 1

    def past_a_post(data: Data) -> None:
        no_road(data)
        data["border"] = [border for border in data["border"] if {border["a"], border["b"]} != {"lions_b0", "lions_c0"}]
        data["border"].append({"a": "lions_b0", "b": "lions_c0", "road": True})

    assert {id for id, _ in faults("classic", past_a_post)} == {"board-felinia-unreached"}


@rule("B6")
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: data["ship"].pop(), "board-felinia-number"),
        (lambda data: put(data["ship"][0], back="blue"), "board-felinia-blue"),
        (lambda data: put(data["ship"][0], time="noon"), "board-felinia-time"),
        (lambda data: put(data["ship"][0], places=3), "board-out-of-range"),
        (lambda data: put(data["ship"][0], places=0), "board-out-of-range"),
        (lambda data: put(data["ship"][0], goods=["wine", "wine"]), "board-felinia-ship-goods"),
    ],
)
def test_ships(damage: Callable[[Data], object], said: str) -> None:
    assert said in {id for id, _ in faults("classic", damage)}


@rule("B6")
def test_ships_may_have_the_same_time() -> None:
    data = copy.deepcopy(GAME.board("classic").data)
    for ship in data["ship"]:
        put(ship, time="8:30")
    assert {ship.time for ship in GAME.board_from_data(data).ships} == {510}


@rule("B7")
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: put(data["good"][0], count=8), "board-out-of-range"),
        (lambda data: data["good"].pop(), "board-felinia-number"),
        (lambda data: data["start_goods"].pop(), "board-felinia-start-goods"),
        (lambda data: put(data["start_goods"][0], goods=["books"]), "board-too-few"),
        (lambda data: put(data["start_goods"][0], seat=2), "board-felinia-start-goods"),
        (lambda data: put(data["board"], closed_markets_2=[4]), "board-felinia-closed"),
        (lambda data: put(data["board"], closed_markets_2=[4, 4]), "board-felinia-closed"),
        (lambda data: put(data["board"], closed_markets_3=[6]), "board-out-of-range"),
    ],
)
def test_goods_start_goods_and_closed_markets(damage: Callable[[Data], object], said: str) -> None:
    assert said in {id for id, _ in faults("classic", damage)}


@rule("B8")
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: put(named(data, "province", "lions_b1"), symbol="cheese"), "board-unknown-name"),
        (lambda data: put(named(data, "province", "lions_a0"), symbol="gold"), "board-felinia-symbol"),
        (lambda data: named(data, "province", "lions_b1").pop("symbol"), "board-felinia-symbols"),
        (lambda data: put(named(data, "province", "lions_b1"), symbols=["gold", "coin"]), "board-felinia-symbols"),
        (lambda data: put(named(data, "province", "lions_b1"), role="crossroads"), "board-felinia-symbol"),
        (lambda data: put(named(data, "province", "lions_a1"), symbols=["gold", "gold"]), "board-name-twice"),
        (lambda data: put(named(data, "country", "lions"), special_tiles=["flying"]), "board-unknown-name"),
        (lambda data: put(data["special_tile"][0], end={"provision": 3}), "board-felinia-special"),
        (lambda data: put(data["mysterious_place"][0], cost="cheese"), "board-unknown-name"),
        (lambda data: put(data["mysterious_place"][0], count=2), "board-felinia-number"),
        (lambda data: data.pop("mysterious_place"), "board-missing-field"),
    ],
)
def test_symbols_special_tiles_and_places(damage: Callable[[Data], object], said: str) -> None:
    assert said in {id for id, _ in faults("expert", damage)}


@rule("B1", "B7")
def test_every_fault_is_named() -> None:
    def many(data: Data) -> None:
        put(data["good"][0], count=8)
        put(data["ship"][0], country="foxes")
        put(data["border"][0], b="lions_a1")

    assert len({id for id, _ in faults("classic", many)}) >= 3
