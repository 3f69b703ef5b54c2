"""Reasons for actions, in the smallest positions that show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kontor.bots.levels import judge_of
from kontor.bots.reasons import followed, reasons
from kontor.games.felinia.game import GAME
from kontor.games.felinia.position import FeliniaPosition
from tests.felinia.table import at, boarding, storage, trade, walk
from tests.kit import do

CHEETAHS = {"country": "cheetahs", "time": "7:30"}  # two books, one wine
TIGERS = {"country": "tigers", "time": "9:00"}
LIONS = {"country": "lions", "time": "10:45"}
NO_MORE = {"good_2": None, "number_2": None, "good_3": None, "number_3": None, "good_4": None, "number_4": None}
READY = {"books": 2, "wine": 1}

Told = list[tuple[str, dict[str, Any]]]


def told(position: FeliniaPosition, text: str) -> Told:
    """Return all reasons for an action."""
    seat = position.actor
    after = do(position.copy(), text).view(seat)
    return [
        (one.id.removeprefix("felinia-reason-"), one.args) for one in GAME.reasons(position.view(seat), after, seat)
    ]


def needs(number: int, good: str) -> dict[str, Any]:
    return {"good_1": good, "number_1": number, **NO_MORE}


def test_a_bid_for_the_good_that_a_ship_needs() -> None:
    seats = {0: {"coins": 2, "goods": {"books": 2}}}
    position = at(seats=seats, markets={1: {"wine": 1}, 2: {"glass": 1}})
    assert told(position, "bid market 1") == [("will-board", CHEETAHS)]
    jaguars = {"country": "jaguars", "time": "9:45"}
    assert told(position, "bid market 2") == [("goods", {**needs(2, "clothes"), **jaguars})]
    assert told(position, "bid market 3") == [], "nothing is there"
    assert told(position, "bid board") == [("coins", {"coins": 3})]


def test_a_bid_that_takes_the_good_from_a_rival() -> None:
    """The top token chooses first (R2), and there is one wine for two players."""
    seats = {seat: {"coins": 2, "goods": {"books": 2}} for seat in (0, 1)}
    position = at(seats=seats, markets={1: {"wine": 1}}, stacks={"1": [1]}, start=1)
    first = ("first", {"rival": 1, "stack": "1"})
    assert told(position, "bid market 1") == [("will-board", CHEETAHS), ("denies", {"rival": 1, **CHEETAHS}), first]


def test_a_bid_for_a_bonus_tile() -> None:
    lions = {"lions_a2": (0, "lions"), "lions_b0": (0, "lions")}
    position = at(seats={0: {"gold": 1, "spice": 1}}, merchants=lions)
    assert told(position, "bid guild") == [("bonus", {})]


def test_a_purchase_is_explained_with_the_boarding() -> None:
    seats = {0: {"coins": 2, "goods": {"books": 2}}}
    position = at(seats=seats, markets={1: {"wine": 1}}, stacks={"1": [0]}, stack=trade())
    assert told(position, "buy wine") == [("will-board", CHEETAHS)]
    found = reasons(GAME, position.view(0), position.number("buy wine"), judge_of(GAME))
    assert [one.id for one in found] == ["felinia-reason-boards", "felinia-reason-sails"]


def test_the_goods_still_missing_after_a_purchase() -> None:
    """Another token is left, so the ship has not departed yet."""
    markets, stacks = {1: {"books": 1}, 2: {"glass": 1}}, {"1": [0], "2": [1]}
    position = at(seats={0: {"goods": {"books": 1}}}, markets=markets, stacks=stacks, stack=trade())
    assert told(position, "buy books") == [("goods", {**needs(1, "wine"), **CHEETAHS})]
    assert told(position, "decline") == [("coins", {"coins": 2})]


def test_the_last_good_is_taken_from_a_rival() -> None:
    seats = {0: {"goods": {"wine": 1}}, 1: {"goods": {"books": 2}}}
    position = at(seats=seats, markets={1: {"wine": 1}}, stacks={"1": [1, 0]}, stack=trade())
    assert ("denies", {"rival": 1, **CHEETAHS}) in told(position, "buy wine")
    assert told(position, "decline") == [("coins", {"coins": 2})]


def test_boarding_with_a_tile_in_reach() -> None:
    """Two lions score 4 instead of 1, and two adjacent merchants score 4 instead of 1."""
    own = {"lions_b3": (0, "lions")}
    position = at(
        seats={0: {"goods": {"clocks": 2, "clothes": 1}}}, stack=boarding(), tiles={"lions_a2": "lions"}, merchants=own
    )
    reach = ("reach", {"tile": "lions", "points": 6})
    assert told(position, "board lions_a") == [("boards", LIONS), reach]
    assert told(position, "done") == [("coins", {"coins": 2})]


def test_the_last_merchant_ends_the_game() -> None:
    own = {"tigers_a0": (0, "tigers"), "tigers_b0": (0, "tigers")}
    aboard: dict[int, Sequence[int | None]] = {2: (0, 0), 3: (0, 0), 4: (0, 0)}
    stays = {**own, "panthers_a0": (0, "panthers")}
    position = at(seats={0: {"goods": READY}}, stack=boarding(), merchants=stays, aboard=aboard)
    assert position.json()["seats"][0]["merchants"] == 1
    assert told(position, "board cheetahs_a")[:2] == [("boards", CHEETAHS), ("last", {})]


def test_points_of_a_bonus_tile() -> None:
    lions = {"lions_a2": (0, "lions"), "lions_b0": (0, "lions")}
    position = at(seats={0: {"gold": 1, "spice": 1}}, merchants=lions, stacks={"guild": [0]}, stack=trade())
    assert told(position, "bonus lions counts_as_tile") == [("points", {"points": 5, "source": "tiles"})]


def test_the_goods_to_store() -> None:
    position = at(seats={0: {"goods": {"books": 2, "glass": 2}}}, stack=storage())
    wine = ("goods", {**needs(1, "wine"), **CHEETAHS})
    assert told(position, "store books+books+glass") == [wine, ("coins", {"coins": 3})]
    assert told(position, "store books+books+glass+glass") == [wine]
    assert told(at(seats={0: {"goods": READY}}, stack=storage()), "done") == [("ready", CHEETAHS)]


def test_a_walk() -> None:
    own = {"lions_b3": (0, "lions")}
    position = at(stack=walk("lions_a1"), sailing=[3], tiles={"lions_a2": "lions"}, merchants=own)
    assert told(position, "step lions_b1") == [("gain", {"what": "gold", "number": 1})]
    assert told(position, "step lions_b2") == [
        ("gain", {"what": "coin", "number": 1}),
        ("reach", {"tile": "lions", "points": 6}),
    ]
    assert told(position, "stop") == [("home", {})]
    do(position, "step lions_b2")
    assert told(position, "step lions_a2") == [("tile", {"tile": "lions", "points": 6}), ("group", {})]


def test_a_walk_is_explained_to_its_end() -> None:
    own = {"lions_b3": (0, "lions")}
    view = at(stack=walk("lions_a1"), sailing=[3], tiles={"lions_a2": "lions"}, merchants=own).view(0)
    found = reasons(GAME, view, view.number("step lions_b2"), judge_of(GAME))
    assert [one.id for one in found] == ["felinia-reason-tile", "felinia-reason-group", "felinia-reason-gain"]


def test_a_tile_that_may_be_turned_over() -> None:
    """The lions have two of their own tiles and one of each other people."""
    position = at(stack=walk("lions_a1"), sailing=[3])
    chance = {"number": 2, "total": 6}
    assert told(position, "turn lions_c0") == [("turns", {"tile": "lions", "points": 2, **chance})]


@pytest.mark.parametrize(("step", "symbol"), [("lions_b3", "place"), ("lions_b1", None)])
def test_a_mysterious_place(step: str, symbol: str | None) -> None:
    position = at(board="expert", stack=walk("lions_a1", "lions_b2"), sailing=[3])
    draws = [args for id, args in told(position, f"step {step}") if id == "draws"]
    assert draws == ([{"symbol": symbol, "times": 1}] if symbol else [])


def test_the_next_token_and_the_next_merchant_are_other_actions() -> None:
    """Only boarding, the same walk and a purchase after a sale count as part of an action."""
    judge = judge_of(GAME)
    two = at(seats={0: {"goods": {"books": 1}}}, markets={1: {"books": 2}}, stacks={"1": [0, 0]}, stack=trade()).view(0)
    assert two.actor == do(two.copy(), "buy books").actor == 0
    assert followed(GAME, two, two.number("buy books"), judge) == do(two.copy(), "buy books")
    both = at(stack=walk("lions_a1"), sailing=[3], aboard={3: (0, None)}).view(0)
    after = do(both.copy(), "stop")
    assert after.actor == 0 and followed(GAME, both, both.number("stop"), judge) == after
    sale = at(seats={0: {"coins": 0, "spice": 1}}, markets={1: {"books": 1}}, stacks={"1": [0]}, stack=trade()).view(0)
    assert GAME.continues(sale, do(sale.copy(), "sell spice 1"))


FREE = ("cave_of_echoes", "sunken_lighthouse")
WINE = ("hot_spring", "hanging_garden")


def test_hidden_places_change_no_reason() -> None:
    """The seat gets the same reasons for every action even if the places of others and the pile are different."""

    def position(kept: Sequence[str], pile: Sequence[tuple[str, Sequence[int]]]) -> FeliniaPosition:
        seats = {0: {"kept": [kept[0]]}, 2: {"kept": [kept[1]]}}
        stack = walk("lions_a1", "lions_b2", seat=1)
        return at(board="expert", players=3, stack=stack, sailing=[3], seats=seats, pile=pile)

    true = position((FREE[0], WINE[0]), [(FREE[1], (0,)), (WINE[1], ())])
    planted = position((FREE[1], WINE[1]), [(FREE[0], (0,)), (WINE[0], ())])
    assert true.view(0) != planted.view(0), "the owner of a place knows it"
    judge = judge_of(GAME)
    asked = [[reasons(GAME, one.view(1), action, judge) for action in one.legal()] for one in (true, planted)]
    assert asked[0] == asked[1] and any(asked[0])
