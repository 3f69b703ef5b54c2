"""Tests for gaps found by `python -m tests.mutants --game felinia`."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from kontor.core import CHANCE, Event, Reason
from kontor.games.felinia.game import GAME
from kontor.games.felinia.position import FeliniaPosition
from tests.felinia.table import at, start, storage, trade, walk
from tests.kit import do, legal, refused, rule, seat

KINDS = ("forgotten_temple", "stone_library", "hanging_garden", "hot_spring", "cave_of_echoes", "sunken_lighthouse")


def why(position: FeliniaPosition, text: str) -> str:
    """Return the id of the message for a refused action."""
    reason = position.why_not(position.number(text))
    assert isinstance(reason, Reason)
    return reason.message.id


@rule("R12a", "I2")
def test_the_last_card_of_the_pile_is_hidden_from_others_too() -> None:
    """With one card, there is no choice between two cards.

    Even so, only players who know the card may learn that it is kept.
    """
    held = {number: {"kept": list(KINDS)} for number in (1, 2)}
    seats = {**held, 0: {"kept": list(KINDS[:5])}}
    way = walk("lions_a1", "lions_b2")
    last = [("sunken_lighthouse", (2,))]
    position = at(board="expert", players=3, stack=way, sailing=[3], seats=seats, pile=last)
    do(position, "step lions_b3", "look sunken_lighthouse")
    assert legal(position.view(0)) == {"keep sunken_lighthouse", "keep none"}
    assert legal(position.view(1)) == {"keep ?", "keep none"}
    assert legal(position.view(2)) == {"keep sunken_lighthouse", "keep none"}


@rule("R8")
def test_the_reason_why_nothing_can_be_turned_is_given() -> None:
    late = at(stack=walk("lions_a1", "lions_b1"), sailing=[3])
    assert why(late, "turn lions_a2") == "felinia-turn-too-late"
    enough = at(stack=walk("lions_a1", turns=0), sailing=[3])
    assert why(enough, "turn lions_a2") == "felinia-turned-enough"


@rule("R2c", "R4a", "R16")
def test_the_last_spice_is_enough_for_an_exchange() -> None:
    """A token does not pass automatically while its owner can act."""
    seats: dict[int, dict[str, Any]] = {0: {"goods": {"books": 1}}, 1: {"spice": 32, "coins": 2}}
    position = at(stack=trade(), seats=seats, markets={1: {"wine": 1}}, stacks={"1": [1], "guild": [0]})
    do(position, "decline")
    assert position.actor == 0 and "exchange books clocks spice" in legal(position)
    do(position, "exchange books clocks spice")
    assert seat(position, 0)["spice"] == 1


@rule("R9b")
def test_two_goods_are_found_if_the_symbol_is_printed_twice() -> None:
    """No province of the packaged boards has this property, but a custom board may have it."""
    data = deepcopy(GAME.board("classic").data)
    next(province for province in data["province"] if province["id"] == "jaguars_b1")["symbol_count"] = 2
    board = GAME.board_from_data(data)
    form = at(stack=walk("jaguars_a1"), sailing=[4]).json()
    position = GAME.read({**form, "digest": board.digest}, board)
    do(position, "step jaguars_b1", "good books")
    assert position.actor == CHANCE
    do(position, "good wine")
    assert position.actor == 0 and seat(position, 0)["goods"] == {"books": 1, "wine": 1}


@rule("R4b")
def test_the_reason_names_what_a_bonus_tile_lacks() -> None:
    """The purchase uses gold and spice, or else coins."""
    lions = "bonus lions counts_as_tile"
    without = at(stack=trade(), seats={0: {"goods": {"books": 1}}}, stacks={"guild": [0]})
    assert why(without, lions) == "felinia-bonus-costs"
    poor = at(
        stack=trade(), seats={0: {"coins": 0, "gold": 1, "spice": 1, "goods": {"books": 1}}}, stacks={"guild": [0]}
    )
    assert why(poor, lions) == "felinia-too-dear"


@rule("R3", "R4b")
def test_the_reason_names_the_market_without_a_guild() -> None:
    position = at(stack=trade(), seats={0: {"gold": 1, "spice": 1}}, markets={2: {"wine": 1}}, stacks={"2": [0]})
    for text in ("bonus lions counts_as_tile", "exchange books wine spice"):
        reason = position.why_not(position.number(text))
        assert reason is not None and reason.message.id == "felinia-not-the-guild"
        assert reason.message.args == {"market": 2}


@rule("R12a", "R12d")
def test_events_show_where_places_go() -> None:
    """The kept card goes to its owner, and the other card goes under the pile."""
    way = walk("lions_a1", "lions_b2")
    pile: list[tuple[str, tuple[int, ...]]] = [("hot_spring", ()), ("stone_library", ())]
    position = at(board="expert", stack=way, sailing=[3], seats={0: {"goods": {"wine": 1}}}, pile=pile)
    do(position, "step lions_b3", "look hot_spring", "look stone_library")
    events: list[Event] = []
    position.listener = events
    position.play(position.number("keep hot_spring"))
    assert (events[0].what, events[0].source, events[0].target) == ("felinia-kept", "looked:0", "kept:0")
    assert events[0].moves[-1] == ("looked:0", "places")
    assert events[0].args["place"] == "hot_spring"


@rule("S2b", "R9b")
def test_what_is_not_in_the_bag_cannot_be_drawn() -> None:
    seats: dict[int, dict[str, Any]] = {0: {"gold": 1}, 1: {"goods": {"books": 3}}}
    markets = {1: {"books": 3}, 2: {"books": 3}}
    filling = do(at(stack=storage(), seats=seats, markets=markets), "done", "done")
    assert refused(filling, "good books") == "S2b"
    walking = at(stack=walk("jaguars_a1"), sailing=[4], seats=seats, markets=markets)
    assert refused(do(walking, "step jaguars_b1"), "good books") == "R9b"


@rule("R4d")
def test_the_reason_names_what_an_exchange_lacks() -> None:
    """The purchase takes the wanted good, or the extra item."""
    seats: dict[int, dict[str, Any]] = {0: {"goods": {"books": 1}}, 1: {"goods": {"wine": 9}}}
    no_wine = at(stack=trade(), seats=seats, stacks={"guild": [0]})
    assert why(no_wine, "exchange books wine spice") == "felinia-not-in-bag"
    seats = {0: {"goods": {"books": 1}}, 1: {"spice": 33}}
    no_spice = at(board="expert", stack=trade(), seats=seats, stacks={"guild": [0]})
    assert why(no_spice, "exchange books wine spice") == "felinia-none-in-supply"


@rule("R2c", "R4a")
def test_a_token_at_the_guild_passes_if_no_other_kind_is_left() -> None:
    """The bag has only books, and the owner of the token has only books."""
    for others, acts in ((9, False), (8, True)):
        goods = {"wine": 9, "clocks": 9, "clothes": 9, "glass": others}
        seats: dict[int, dict[str, Any]] = {
            0: {"circles": [1, 2], "coins": 2, "goods": {"books": 2}},
            1: {"circles": [1, 2], "goods": goods},
        }
        position = at(stacks={"guild": [0]}, seats=seats)
        do(position, "bid board")
        assert (position.actor == 0 and position.json()["phase"] == "trade") == acts


@rule("R14c")
def test_the_event_of_a_new_round_shows_which_bids_come_back() -> None:
    seats: dict[int, dict[str, Any]] = {0: {"gold": 1, "circles": [2]}, 1: {"circles": [1, 3]}}
    markets = {market: {kind: 3} for market, kind in ((1, "wine"), (2, "glass"), (3, "books"))}
    position = at(stack=storage(), seats=seats, markets=markets, start=0)
    events: list[Event] = []
    position.listener = events
    do(position, "done")
    event = next(one for one in events if one.what == "felinia-round")
    assert (event.source, event.target) == ("circle:0:2", "bids:0")
    assert event.moves == (("circle:1:1", "bids:1"), ("circle:1:3", "bids:1"))


@rule("S1b", "S5")
def test_the_event_of_the_first_player_shows_who_gets_which_goods() -> None:
    position = start("classic", 2)
    events: list[Event] = []
    position.listener = events
    do(position, "first 1")
    event = next(one for one in events if one.what == "felinia-first-player")
    targets = [event.target, *(target for _, target in event.moves)]
    assert targets == ["goods:1:books", "goods:1:clocks", "goods:0:wine", "goods:0:clothes"]


@rule("R12a")
def test_the_reason_why_a_card_cannot_be_looked_at_is_given() -> None:
    pile: list[tuple[str, tuple[int, ...]]] = [("hot_spring", (0,)), ("stone_library", (0,))]
    position = at(board="expert", stack=walk("lions_a1", "lions_b2"), sailing=[3], pile=pile)
    do(position, "step lions_b3")
    assert legal(position) == {"look hot_spring"}
    assert why(position, "look stone_library") == "felinia-look-other"
    assert why(position, "look ?") == "felinia-look-seen"


@rule("R3")
def test_the_reason_names_the_market_without_the_good() -> None:
    position = at(stack=trade(), markets={2: {"wine": 1}}, stacks={"2": [0]})
    reason = position.why_not(position.number("buy books"))
    assert reason is not None and reason.message.id == "felinia-not-on-market"
    assert reason.message.args == {"good": "books", "market": 2}


@rule("S3", "R14a")
def test_the_reason_tells_ships_further_down_from_those_that_are_gone() -> None:
    """The five ships with blue backs are at the bottom of the pile."""
    seats: dict[int, dict[str, Any]] = {0: {"gold": 1, "circles": [2]}, 1: {"circles": [1, 3]}}
    position = at(stack=storage(), seats=seats, berths=("cheetahs_a", None, "lions_a", None))
    do(position, "done")
    blue = next(ship["id"] for ship in GAME.board("classic").data["ship"] if ship["back"] == "blue")
    assert why(position, f"ship {blue}") == "felinia-ship-below"
    assert why(position, "ship cheetahs_a") == "felinia-ship-gone"
