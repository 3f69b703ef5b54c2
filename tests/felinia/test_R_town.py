"""R1–R5 and R13–R17, in the town: bids, trade, the guild, boarding, storage, the next round, selling."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import CHANCE
from tests.felinia.table import BERTHS, at, boarding, seat, storage, trade, walk
from tests.kit import changed, do, legal, refused, rule

OPEN_TO_TWO = {"bid market 1", "bid market 2", "bid market 3", "bid guild", "bid board"}


# R1


@rule("R1a")
def test_everybody_must_place_one_bid_in_each_of_three_rounds() -> None:
    position = at(players=3, start=2)
    order = []
    for _ in range(9):
        order.append(position.actor)
        assert refused(position, "decline") == "R1a"
        do(position, "bid board")
    assert order == [2, 0, 1] * 3
    assert position.json()["phase"] != "bids"


@rule("R1b")
def test_your_own_board_brings_one_two_three_coins_and_never_more_than_six() -> None:
    position = at()
    stack = position.json()["stack"]
    assert changed(position, "bid board") == {
        "seats.0.coins": (2, 3),
        "seats.0.hand": (3, 2),
        "seats.0.circles": ([], [1]),
    }
    do(position, "bid guild")
    assert position.json()["stack"] == stack
    assert changed(position, "bid board")["seats.0.coins"] == (3, 5)
    do(position, "bid guild")
    assert changed(position, "bid board")["seats.0.coins"] == (5, 6)
    assert seat(position, 0)["circles"] == [1, 2, 3]


@rule("R1c")
def test_a_bid_goes_on_top_of_any_stack_even_an_empty_one_or_your_own() -> None:
    position = at()
    assert legal(position) == OPEN_TO_TWO
    assert changed(position, "bid market 2") == {"stacks.2": (None, [0]), "seats.0.hand": (3, 2)}
    assert changed(position, "bid market 2") == {"stacks.2": ([0], [0, 1]), "seats.1.hand": (3, 2)}
    do(position, "bid market 2")
    assert position.json()["stacks"] == {"2": [0, 1, 0]}
    assert legal(position) == OPEN_TO_TWO


# R2


@rule("R2a")
def test_markets_come_from_the_top_then_the_guild_each_from_its_top_token() -> None:
    position = at(
        stack=trade(),
        seats={0: {"coins": 6, "goods": {"books": 1}}, 1: {"coins": 6, "goods": {"books": 1}}},
        markets={1: {"wine": 3}, 3: {"wine": 3}},
        stacks={"1": [0, 1], "3": [1, 0], "guild": [0, 1]},
    )
    order = []
    while position.json()["phase"] == "trade":
        order.append((next(iter(position.json()["stacks"])), position.actor))
        do(position, "decline")
    assert order == [("1", 1), ("1", 0), ("3", 0), ("3", 1), ("guild", 1), ("guild", 0)]


@rule("R2b")
def test_the_price_is_the_number_of_tokens_and_the_token_comes_back() -> None:
    position = at(
        stack=trade(),
        seats={0: {"coins": 3, "spice": 1}, 1: {"coins": 2}},
        markets={1: {"wine": 2}},
        stacks={"1": [1, 0, 0]},
    )
    assert changed(position, "buy wine") == {
        "markets": ([{"wine": 2}, {}, {}, {}, {}], [{"wine": 1}, {}, {}, {}, {}]),
        "stacks.1": ([1, 0, 0], [1, 0]),
        "seats.0.coins": (3, 0),
        "seats.0.hand": (1, 2),
        "seats.0.goods.wine": (None, 1),
    }
    assert position.actor == 0 and legal(position) == {"decline", "sell spice 1", "sell wine 1"}
    assert refused(position, "buy wine") == "R3"
    assert changed(position, "decline") == {"stacks.1": ([1, 0], [1]), "seats.0.hand": (2, 3)}
    assert changed(position, "buy wine")["seats.1.coins"] == (2, 1)


@rule("R2c")
@pytest.mark.parametrize(
    ("owner", "market", "acts"),
    [
        ({"coins": 1}, {"wine": 1}, False),  # the price is 2
        ({"coins": 2}, {"wine": 1}, True),
        ({"coins": 2}, {}, False),  # nothing to buy
        ({"coins": 1, "spice": 1}, {"wine": 1}, True),
        ({"coins": 0, "gold": 1}, {"wine": 1}, True),
        ({"coins": 0, "goods": {"books": 1}}, {"wine": 1}, False),
        ({"coins": 0, "goods": {"books": 2}}, {"wine": 1}, True),
    ],
)
def test_a_token_passes_automatically_only_if_selling_everything_would_not_help(
    owner: dict[str, Any], market: dict[str, int], acts: bool
) -> None:
    position = at(
        stacks={"1": [1, 0], "2": [1]},
        markets={1: market, 2: {"glass": 1}},
        seats={0: {"circles": [1, 2], **owner}, 1: {"coins": 6, "hand": 1}},
    )
    assert position.actor == 1
    do(position, "bid board")
    assert position.json()["phase"] == "trade"
    assert (position.json()["stacks"].get("1", [])[-1:] == [0]) == acts
    assert position.actor == (0 if acts else 1)


@rule("R2c")
@pytest.mark.parametrize(
    ("owner", "acts"),
    [
        ({"coins": 1, "goods": {"books": 1}}, True),
        ({"coins": 0, "goods": {"books": 1}}, False),  # it is needed for the exchange
        ({"coins": 0, "goods": {"books": 2}}, True),
        ({"coins": 1}, False),
        ({"coins": 1, "gold": 1, "spice": 1}, True),
        ({"coins": 0, "gold": 1, "spice": 1}, False),
        ({"coins": 0, "gold": 2, "spice": 1}, True),
        ({"coins": 6, "gold": 1}, False),
    ],
)
def test_at_the_guild_what_is_exchanged_cannot_be_sold(owner: dict[str, Any], acts: bool) -> None:
    position = at(stacks={"guild": [0]}, seats={0: {"circles": [1, 2], **owner}, 1: {"circles": [1, 2]}})
    do(position, "bid board")
    assert (position.actor == 0 and position.json()["phase"] == "trade") == acts


# R3, R4


@rule("R3")
def test_one_of_the_goods_of_the_market_can_be_bought() -> None:
    position = at(stack=trade(), markets={2: {"wine": 1, "glass": 2}}, stacks={"2": [0]})
    assert legal(position) == {"buy wine", "buy glass", "decline"}
    assert refused(position, "buy books") == "R3"
    assert refused(position, "exchange books wine spice") == "R3"
    assert refused(position, "bonus lions counts_as_tile") == "R3"


@rule("R4a", "R17")
def test_a_good_goes_to_the_bag_for_another_kind_and_a_spice() -> None:
    position = at(stack=trade(), seats={0: {"goods": {"books": 1, "wine": 1}}}, stacks={"guild": [0]})
    takes = {
        f"exchange {give} {take} spice"
        for give in ("books", "wine")
        for take in ("books", "wine", "clocks", "clothes", "glass")
        if give != take
    }
    sales = {"sell books 1", "sell wine 1"}
    assert legal(position) == takes | sales | {"decline"}
    assert refused(position, "buy wine") == "R4a"
    assert refused(position, "exchange glass wine spice") == "R4a"
    after = changed(position, "exchange books glass spice")
    wanted = {
        "bag.books": (8, 9),
        "bag.glass": (9, 8),
        "seats.0.coins": (2, 1),
        "seats.0.hand": (2, 3),
        "seats.0.spice": (0, 1),
        "seats.0.goods.books": (1, None),
        "seats.0.goods.glass": (None, 1),
    }
    assert {key: after[key] for key in wanted} == wanted


@rule("R4b")
def test_a_gold_and_a_spice_buy_a_bonus_tile_of_choice() -> None:
    position = at(
        stack=trade(),
        seats={0: {"gold": 1, "spice": 2}},
        stacks={"guild": [1, 0]},
        bonus={2: 1},
    )
    tiles = {"lions counts_as_tile", "jaguars plus_one", "panthers plus_one", "cheetahs plus_one"}
    assert legal(position, "bonus") == {f"bonus {tile}" for tile in tiles}
    assert refused(position, "bonus tigers counts_as_tile") == "R4b"
    after = changed(position, "bonus panthers plus_one")
    assert after["bonus"] == ([None, 1, None, None, None], [None, 1, None, 0, None])
    assert (after["seats.0.gold"], after["seats.0.spice"], after["seats.0.coins"]) == ((1, 0), (2, 1), (2, 0))
    poor = at(stack=trade(), seats={0: {"gold": 1, "goods": {"books": 1}}}, stacks={"guild": [0]})
    assert refused(poor, "bonus lions counts_as_tile") == "R4b"


@rule("R4c")
def test_experts_may_take_a_provision_instead_of_the_spice() -> None:
    position = at(board="expert", stack=trade(), seats={0: {"goods": {"books": 1}}}, stacks={"guild": [0]})
    others = ("wine", "clocks", "clothes", "glass")
    wanted = {f"exchange books {take} {extra}" for take in others for extra in ("spice", "provision")}
    assert legal(position, "exchange") == wanted
    after = changed(position, "exchange books glass provision")
    assert after["seats.0.provisions"] == (0, 1) and "seats.0.spice" not in after
    classic = at(stack=trade(), seats={0: {"goods": {"books": 1}}}, stacks={"guild": [0]})
    assert not any("provision" in text for text in legal(classic))


@rule("R4d")
def test_an_exchange_is_carried_out_in_full_or_not_at_all() -> None:
    empty = at(
        stack=trade(),
        seats={0: {"goods": {"books": 1}}, 1: {"goods": {"wine": 9}}},
        markets={1: {"clocks": 3}, 2: {"clocks": 3}, 3: {"clocks": 3}},
        stacks={"guild": [0]},
    )
    assert legal(empty, "exchange") == {"exchange books clothes spice", "exchange books glass spice"}
    assert refused(empty, "exchange books wine spice") == "R4d"
    no_spice = at(
        board="expert",
        stack=trade(),
        seats={0: {"goods": {"books": 1}}, 1: {"spice": 33}},
        stacks={"guild": [0]},
    )
    assert all(text.endswith("provision") for text in legal(no_spice, "exchange"))
    assert refused(no_spice, "exchange books wine spice") == "R4d"
    dear = at(stack=trade(), seats={0: {"coins": 1, "goods": {"books": 2}}}, stacks={"guild": [1, 0]})
    assert legal(dear) == {"decline", "sell books 1", "sell books 2"}
    assert refused(dear, "exchange books wine spice") == "R4a"


# R5


@rule("R5a")
def test_boarding_is_possible_right_after_an_own_purchase_and_only_then() -> None:
    position = at(
        stack=trade(),
        seats={0: {"goods": {"books": 2}}, 1: {"goods": {"books": 2, "wine": 1}}},
        markets={1: {"wine": 2}},
        stacks={"1": [1, 0]},
    )
    do(position, "buy wine")
    assert position.actor == 0 and "board cheetahs_a" in legal(position)
    assert refused(position, "buy wine") == "R5a"
    do(position, "done")
    assert position.actor == 1
    assert refused(position, "board cheetahs_a") == "R2a"
    do(position, "decline")
    assert position.json()["phase"] != "trade"  # seat 1 has the goods, but has bought nothing


@rule("R5a")
def test_boarding_follows_an_exchange_and_a_bonus_tile_too() -> None:
    goods = {"books": 2, "glass": 1, "wine": 1}
    for action in ("exchange glass clocks spice", "bonus lions counts_as_tile"):
        position = at(stack=trade(), seats={0: {"goods": goods, "gold": 1, "spice": 1}}, stacks={"guild": [0]})
        assert "board cheetahs_a" in legal(do(position, action))


@rule("R5b", "R5c", "R17")
def test_goods_and_coins_are_paid_and_the_foremost_free_place_is_taken() -> None:
    position = at(
        stack=boarding(),
        berths=("cheetahs_a", "lions_c", "lions_a", "jaguars_a"),
        seats={0: {"coins": 1, "goods": {"books": 4, "wine": 2, "clocks": 2}}},
        aboard={1: (1, None)},
    )
    assert legal(position, "board") == {"board cheetahs_a", "board lions_c"}
    assert changed(position, "board cheetahs_a") == {
        "bag.books": (5, 7),
        "bag.wine": (7, 8),
        "berths": (
            [
                {"ship": "cheetahs_a", "aboard": [1, None]},
                {"ship": "lions_c", "aboard": [None, None]},
                {"ship": "lions_a", "aboard": [None, None]},
                {"ship": "jaguars_a", "aboard": [None, None]},
            ],
            [
                {"ship": "cheetahs_a", "aboard": [1, 0]},
                {"ship": "lions_c", "aboard": [None, None]},
                {"ship": "lions_a", "aboard": [None, None]},
                {"ship": "jaguars_a", "aboard": [None, None]},
            ],
        ),
        "seats.0.merchants": (10, 9),
        "seats.0.goods.books": (4, 2),
        "seats.0.goods.wine": (2, 1),
    }
    assert refused(position, "board cheetahs_a") == "R5c"  # it is full now
    assert refused(position, "board tigers_a") == "R5c"  # not at a berth
    assert refused(position, "board jaguars_a") == "R5b"
    after = changed(position, "board lions_c")
    assert after["seats.0.coins"] == (1, 0) and after["seats.0.merchants"] == (9, 8)


@rule("R5b")
def test_both_places_of_a_ship_can_be_taken_by_one_player() -> None:
    position = at(stack=boarding(), seats={0: {"goods": {"books": 4, "wine": 2}}})
    do(position, "board cheetahs_a")
    assert position.json()["berths"][0]["aboard"] == [0, None]
    do(position, "board cheetahs_a")
    form = position.json()  # it was full and sailed
    assert form["stack"][0]["decision"] == "walk" and form["stack"][0]["passed"] == ["cheetahs_c1"]


@rule("R5d")
def test_a_player_who_could_not_board_even_after_selling_is_not_asked() -> None:
    one_coin: dict[str, Any] = {
        "berths": ("lions_c", "tigers_a", "cheetahs_a", "jaguars_a"),
        "markets": {1: {"clocks": 1}},
    }
    without = at(stack=trade(), seats={0: {"coins": 1, "goods": {"clocks": 1}}}, stacks={"1": [0]}, **one_coin)
    do(without, "buy clocks")
    assert without.json()["phase"] != "trade"
    with_spice = at(
        stack=trade(), seats={0: {"coins": 1, "spice": 1, "goods": {"clocks": 1}}}, stacks={"1": [0]}, **one_coin
    )
    do(with_spice, "buy clocks")
    assert legal(with_spice) == {"sell spice 1", "sell clocks 1", "sell clocks 2", "done"}
    assert refused(with_spice, "board lions_c") == "R5b"
    assert "board lions_c" in legal(do(with_spice, "sell spice 1"))


# R13


@rule("R13a")
def test_storage_starts_with_the_start_player_and_skips_players_with_nothing_to_sell() -> None:
    position = at(
        players=4,
        start=2,
        stored=0,
        stack=storage(2),
        seats={2: {"gold": 1}, 0: {"goods": {"books": 1}}, 1: {"spice": 1}},
        berths=(None, "tigers_a", "lions_a", "jaguars_a"),
    )
    order = []
    while position.actor != CHANCE:
        order.append(position.actor)
        assert refused(position, "bid board") == "R13a"
        do(position, "done")
    assert order == [2, 0, 1]


@rule("R13b")
def test_three_goods_are_kept_for_free_four_for_two_coins() -> None:
    three = at(stack=storage(), seats={0: {"goods": {"books": 2, "wine": 1}}})
    assert legal(three) == {"sell books 1", "sell books 2", "sell wine 1", "done"}
    assert refused(three, "store books+books+wine") == "R13b"
    four = at(stack=storage(), seats={0: {"goods": {"books": 3, "wine": 1}}})
    assert legal(four, "store", "done") == {
        "store books+books+books",
        "store books+books+wine",
        "store books+books+books+wine",
    }
    assert refused(four, "done") == "R13b"
    after = changed(four, "store books+books+books+wine")
    assert after["seats.0.coins"] == (2, 0) and "bag.books" not in after
    poor = at(stack=storage(), seats={0: {"coins": 1, "goods": {"books": 4}}})
    assert legal(poor, "store") == {"store books+books+books"}
    assert refused(poor, "store books+books+books+books") == "R13b"
    assert "store books+books+books+books" in legal(
        do(at(stack=storage(), seats={0: {"coins": 1, "spice": 1, "goods": {"books": 4}}}), "sell spice 1")
    )


@rule("R13b")
def test_the_fourth_good_is_paid_before_the_rest_is_sold() -> None:
    rich = at(stack=storage(), seats={0: {"coins": 6, "goods": {"books": 5}}})
    assert changed(rich, "store books+books+books+books")["seats.0.coins"] == (6, 5)


@rule("R13c", "R17")
def test_the_rest_are_sold_at_one_each() -> None:
    position = at(stack=storage(), seats={0: {"coins": 1, "goods": {"books": 2, "wine": 2, "glass": 2}}})
    after = changed(position, "store books+glass+glass")
    assert after["seats.0.coins"] == (1, 4)
    assert after["seats.0.goods.books"] == (2, 1) and after["seats.0.goods.wine"] == (2, None)
    assert after["bag.books"] == (7, 8) and after["bag.wine"] == (7, 9)
    again = at(stack=storage(), seats={0: {"goods": {"books": 2, "wine": 2}}})
    assert refused(again, "store clocks+glass+glass") == "R13c"


# R14


def ready_for_next_round(**given: Any) -> Any:
    """Return a position in which seat 0 only has to confirm that it sells nothing."""
    return at(stack=storage(), seats={0: {"gold": 1, "circles": [2]}, 1: {"circles": [1, 3]}}, **given)


@rule("R14a")
def test_empty_berths_are_filled_and_ships_that_did_not_sail_stay() -> None:
    position = ready_for_next_round(berths=("cheetahs_a", None, "lions_a", None), aboard={1: (1, None)})
    do(position, "done")
    assert position.actor == CHANCE and len(legal(position)) == 13
    do(position, "ship panthers_a", "ship panthers_b")
    berths = position.json()["berths"]
    assert [berth["ship"] for berth in berths] == ["cheetahs_a", "panthers_a", "lions_a", "panthers_b"]
    assert berths[0]["aboard"] == [1, None]
    assert position.json()["stack"] == [{"decision": "markets", "filling": 3}]


@rule("R14a", "E2")
@pytest.mark.parametrize(("left", "ends"), [(["lions_d", "tigers_d"], False), (["lions_d"], True), ([], True)])
def test_if_the_pile_cannot_fill_all_berths_none_is_filled_and_the_game_ends(left: list[str], ends: bool) -> None:
    position = ready_for_next_round(berths=(None, None, "lions_a", "tigers_a"), ships=left)
    do(position, "done")
    assert (position.result() is not None) == ends
    if ends:
        assert position.json()["ended"] == "ships"
        assert position.json()["berths"][0]["ship"] is None


@rule("R14b")
def test_open_markets_are_filled_to_three_from_the_top() -> None:
    position = ready_for_next_round(markets={1: {"wine": 3}, 2: {"wine": 1}})
    do(position, "done", "good glass")
    assert position.json()["markets"][1] == {"wine": 1, "glass": 1}
    do(position, "good glass", *["good books"] * 3)
    assert position.json()["markets"] == [{"wine": 3}, {"wine": 1, "glass": 2}, {"books": 3}, {}, {}]
    assert position.json()["stack"] == [{"decision": "bid"}]


@rule("R14b", "R16")
def test_an_empty_bag_fills_no_market() -> None:
    goods = {"books": 9, "wine": 9, "clocks": 9, "clothes": 9}
    position = at(
        stack=storage(1),
        start=1,
        seats={0: {"goods": goods}, 1: {"gold": 1}},
        markets={1: {"glass": 3}, 2: {"glass": 3}, 3: {"glass": 2}},
    )
    do(position, "done", "store books+books+books")
    assert position.actor == CHANCE  # goods that were sold are in the bag
    position = at(
        stack=storage(),
        seats={0: {"gold": 1}, 1: {"goods": goods}},
        start=0,
        markets={1: {"glass": 3}, 2: {"glass": 3}, 3: {"glass": 2}},
        stored=0,
    )
    assert legal(position) == {"sell gold 1", "done"}


@rule("R14c")
def test_bids_come_back_and_the_start_player_moves_left() -> None:
    position = ready_for_next_round(
        markets={1: {"wine": 3}, 2: {"glass": 3}, 3: {"glass": 3}}, players=2, start=0, round=4
    )
    after = changed(position, "done")
    assert after == {
        "round": (4, 5),
        "start": (0, 1),
        "phase": ("storage", "bids"),
        "seats.0.hand": (2, 3),
        "seats.0.circles": ([2], []),
        "seats.1.hand": (1, 3),
        "seats.1.circles": ([1, 3], []),
        "stack": (storage(), [{"decision": "bid"}]),
    }
    assert position.actor == 1


# R15, R16


@rule("R15a", "R17")
def test_gold_brings_two_spice_one_a_good_one_and_coins_above_six_are_lost() -> None:
    position = at(stack=storage(), seats={0: {"coins": 1, "gold": 1, "spice": 2, "goods": {"glass": 2}}})
    assert legal(position) == {"sell gold 1", "sell spice 1", "sell spice 2", "sell glass 1", "sell glass 2", "done"}
    assert changed(position, "sell gold 1") == {
        "seats.0.gold": (1, 0),
        "seats.0.coins": (1, 3),
        "stack": (storage(), storage(0, 1)),
    }
    assert changed(position, "sell spice 2")["seats.0.coins"] == (3, 5)
    after = changed(position, "sell glass 2")
    assert after["seats.0.coins"] == (5, 6) and after["bag.glass"] == (7, 9)
    assert legal(position) == {"done"}
    assert refused(at(stack=storage(), seats={0: {"gold": 1}}), "sell gold 2") == "R15a"


@rule("R15b")
def test_selling_is_offered_before_a_token_before_each_boarding_and_in_storage() -> None:
    goods = {"books": 4, "wine": 2, "glass": 1}
    position = at(stack=trade(), seats={0: {"goods": goods}}, stacks={"1": [0]}, markets={1: {"clocks": 1}})
    assert legal(position, "sell glass") == {"sell glass 1"}
    do(position, "buy clocks")
    assert legal(position, "sell glass") == {"sell glass 1"}
    do(position, "board cheetahs_a")
    assert legal(position, "sell glass") == {"sell glass 1"}
    assert legal(at(stack=storage(), seats={0: {"goods": goods}}), "sell glass") == {"sell glass 1"}
    assert not legal(at(seats={0: {"goods": goods}}), "sell")
    walking = at(stack=walk("lions_a1"), sailing=[3], seats={0: {"goods": goods}})
    assert not legal(walking, "sell") and refused(walking, "sell glass 1") == "R7"


@rule("R15c")
def test_each_sale_goes_by_gold_spice_goods_and_starts_over_after_an_action() -> None:
    held = {"gold": 2, "spice": 1, "goods": {"books": 2, "wine": 1}}
    position = at(stack=trade(), seats={0: held}, stacks={"1": [0]}, markets={1: {"wine": 1}})
    do(position, "sell spice 1")
    assert legal(position, "sell") == {"sell books 1", "sell books 2", "sell wine 1"}
    assert refused(position, "sell gold 1") == "R15c"
    do(position, "sell books 1")
    assert legal(position, "sell") == {"sell wine 1"}
    assert refused(position, "sell books 1") == "R15c"
    begun = at(stack=trade(), seats={0: held}, stacks={"1": [0]}, markets={1: {"glass": 1}}, berths=BERTHS)
    do(begun, "sell books 1")
    assert not legal(begun, "sell gold")
    full = at(stack=boarding(), seats={0: {"gold": 1, "goods": {"books": 4, "wine": 2}}})
    do(full, "sell wine 1")
    assert not legal(full, "sell gold")
    do(full, "board cheetahs_a")
    assert full.json()["phase"] != "trade" or legal(full, "sell gold") == {"sell gold 1"}


@rule("R16")
def test_what_is_not_in_the_supply_is_not_given() -> None:
    position = at(
        stack=walk("panthers_c1"),
        berths=("cheetahs_a", "panthers_a", "lions_a", "jaguars_a"),
        sailing=[2],
        seats={1: {"spice": 33}},
    )
    assert seat(do(position, "step panthers_b1"), 0)["spice"] == 0
    gold = at(stack=walk("lions_a1"), sailing=[3], seats={0: {"gold": 3}, 1: {"gold": 30}})
    assert seat(do(gold, "step lions_b1"), 0)["gold"] == 3
