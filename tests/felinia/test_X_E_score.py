"""Tests of X (special tiles) and E (the end of the game and the score)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from kontor.core import CHANCE
from kontor.games.felinia.game import GAME
from kontor.games.felinia.position import FeliniaPosition
from tests.felinia.table import at, seat, storage, trade, walk
from tests.kit import changed, do, rule

Taken = dict[str, tuple[int, str]]


def sheet(position: FeliniaPosition, number: int = 0) -> dict[str, int]:
    return position.scores()[number]


def expert(merchants: Taken | None = None, **holdings: Any) -> FeliniaPosition:
    """Return a position on the expert side in which seat 0 has these holdings."""
    return at(board="expert", seats={0: holdings}, merchants=merchants or {})


# X


@rule("X1")
def test_provisions_count_two_each_with_the_tile_only() -> None:
    assert sheet(expert(provisions=3))["provisions"] == 0
    assert sheet(expert({"lions_a0": (0, "provision_points")}, provisions=3))["provisions"] == 6
    assert sheet(expert({"lions_a0": (1, "provision_points")}, provisions=3))["provisions"] == 0


@rule("X2")
def test_the_gift_gives_at_once_and_leaves_the_game() -> None:
    position = at(board="expert", stack=walk("jaguars_a1", "jaguars_b2"), sailing=[4], tiles={"jaguars_c1": "gift"})
    after = changed(position, "step jaguars_c1")
    assert after["seats.0.provisions"] == (0, 1)
    assert after["seats.0.gold"] == (0, 1)
    assert after["seats.0.coins"] == (2, 3)
    assert after["merchants.jaguars_c1"] == (None, 0) and after["tiles.jaguars_c1"] == ("gift", None)
    assert seat(position, 0)["tiles"] == {}
    assert position.actor == CHANCE and position.json()["stack"] == [{"decision": "found", "seat": 0, "left": 1}]
    assert seat(do(position, "good wine"), 0)["goods"] == {"wine": 1}


@rule("X3")
@pytest.mark.parametrize(("spices", "plain", "with_tile"), [(0, 0, 0), (1, 0, 1), (3, 1, 3), (4, 2, 4)])
def test_spice_counts_one_each_instead_of_one_for_two(spices: int, plain: int, with_tile: int) -> None:
    assert sheet(expert(spice=spices))["spice"] == plain
    assert sheet(expert({"panthers_a0": (0, "spice_points")}, spice=spices))["spice"] == with_tile


@rule("X4", "E4")
def test_lone_merchants_score_two_with_the_tile() -> None:
    alone: Taken = {"cheetahs_c0": (0, "lone_merchants"), "lions_a0": (0, "lions")}
    assert sheet(expert(alone))["groups"] == 4
    pair: Taken = {**alone, "lions_b0": (0, "tigers")}
    assert sheet(expert(pair))["groups"] == 2 + 4


@rule("X5", "X6", "X7")
@pytest.mark.parametrize(
    ("tile", "post", "way", "entered", "what", "gained"),
    [
        ("more_coins", "lions_a0", ("lions_a1",), "lions_b1", "coins", (2, 4)),
        ("more_provisions", "tigers_a0", ("tigers_a1", "tigers_b2"), "tigers_b3", "provisions", (0, 3)),
        ("more_gold", "jaguars_a0", ("jaguars_a1", "jaguars_b2"), "jaguars_b3", "gold", (0, 3)),
    ],
)
def test_one_more_on_entering_once_per_entry(
    tile: str, post: str, way: tuple[str, ...], entered: str, what: str, gained: tuple[int, int]
) -> None:
    berth = {"lions_a1": 3, "tigers_a1": 2, "jaguars_a1": 4}[way[0]]
    position = at(board="expert", stack=walk(*way), sailing=[berth], merchants={post: (0, tile)})
    assert changed(position, f"step {entered}")[f"seats.0.{what}"] == gained
    without = at(board="expert", stack=walk(*way), sailing=[berth], merchants={post: (1, tile)})
    assert changed(without, f"step {entered}")[f"seats.0.{what}"] == (gained[0], gained[1] - 1)


@rule("X5", "X6", "X7")
@pytest.mark.parametrize(
    ("tile", "way", "post", "berth", "what"),
    [
        ("more_coins", ("lions_a1", "lions_b2"), "lions_c1", 3, "coins"),
        ("more_provisions", ("tigers_a1", "tigers_b2"), "tigers_c1", 2, "provisions"),
        ("more_gold", ("jaguars_a1", "jaguars_b2"), "jaguars_c1", 4, "gold"),
    ],
)
def test_one_at_once_when_the_tile_is_taken(tile: str, way: tuple[str, ...], post: str, berth: int, what: str) -> None:
    position = at(board="expert", stack=walk(*way), sailing=[berth], tiles={post: tile})
    before = seat(position, 0)[what]
    assert seat(do(position, f"step {post}"), 0)[what] == before + 1
    assert seat(position, 0)["tiles"] == {tile: 1}


@rule("X5", "X6", "X7")
def test_never_for_bids_sales_or_the_guild() -> None:
    have: Taken = {"lions_a0": (0, "more_coins"), "tigers_a0": (0, "more_provisions"), "jaguars_a0": (0, "more_gold")}
    assert seat(do(at(board="expert", merchants=have), "bid board"), 0)["coins"] == 3
    selling = at(board="expert", merchants=have, stack=storage(), seats={0: {"spice": 1}})
    assert seat(do(selling, "sell spice 1"), 0)["coins"] == 3
    guild = at(board="expert", merchants=have, stack=trade(), stacks={"guild": [0]}, seats={0: {"goods": {"books": 1}}})
    assert seat(do(guild, "exchange books wine provision"), 0)["provisions"] == 1


@rule("X8", "E5b")
@pytest.mark.parametrize(("number", "plain", "with_tile"), [(0, 0, 0), (1, 1, 2), (2, 4, 6), (3, 6, 9)])
def test_one_place_scores_one_several_two_each_and_one_more_with_the_tile(
    number: int, plain: int, with_tile: int
) -> None:
    kept = ["hot_spring", "cave_of_echoes", "stone_library"][:number]
    assert sheet(expert(kept=kept))["places"] == plain
    assert sheet(expert({"panthers_a0": (0, "place_points")}, kept=kept))["places"] == with_tile


# E


@rule("E1")
def test_an_empty_pool_lets_all_ships_sail_after_the_trade_and_ends_the_game() -> None:
    posts = (
        "lions_a2",
        "lions_b0",
        "lions_b3",
        "lions_c0",
        "lions_c1",
        "lions_c2",
        "tigers_a0",
        "tigers_b0",
        "tigers_b3",
    )
    tiles = ("lions", "lions", "tigers", "jaguars", "panthers", "cheetahs", "tigers", "tigers", "lions")
    position = at(
        stack=trade(),
        merchants={post: (0, tile) for post, tile in zip(posts, tiles, strict=True)},
        seats={0: {"goods": {"books": 2}}, 1: {"goods": {"glass": 4}}},
        markets={1: {"wine": 2}},
        stacks={"1": [1, 0]},
        aboard={3: (1, None)},
    )
    do(position, "buy wine", "board cheetahs_a")
    assert seat(position, 0)["merchants"] == 0
    assert position.actor == 1 and position.json()["phase"] == "trade"  # the trade phase is finished first
    do(position, "decline")
    assert position.json()["closing"] == "merchants" and position.json()["sailing"] == [1, 2, 3, 4]
    assert position.json()["stack"][0]["passed"] == ["cheetahs_c1"]
    do(position, "stop")
    assert position.json()["stack"][0]["seat"] == 1  # the lions' ship, not full
    do(position, "stop")
    result = position.result()
    assert result is not None and result.reason == "merchants"
    assert seat(position, 1)["goods"] == {"glass": 4}  # no storage


@rule("E2")
def test_when_the_pile_runs_out_all_ships_with_merchants_sail_and_goods_are_kept() -> None:
    position = at(
        stack=storage(),
        seats={0: {"gold": 1}},
        berths=(None, "tigers_a", "lions_a", "jaguars_a"),
        ships=[],
        aboard={2: (1, None), 4: (0, None)},
        tiles={"jaguars_c1": "lions"},
    )
    do(position, "done")
    assert position.json()["sailing"] == [2, 4] and position.json()["closing"] == "ships"
    do(position, "stop", "step jaguars_b1", "good books", "step jaguars_c1")
    result = position.result()
    assert result is not None and result.reason == "ships"
    assert seat(position, 0)["goods"] == {"books": 1} and position.scores()[0]["goods"] == 1


@rule("E3a")
@pytest.mark.parametrize(
    ("people", "number", "points"),
    [("lions", 1, 1), ("lions", 2, 4), ("lions", 3, 9), ("lions", 4, 16), ("lions", 5, 20)]
    + [("panthers", 1, 1), ("panthers", 2, 4), ("panthers", 3, 9), ("panthers", 4, 12), ("panthers", 5, 15)],
)
def test_tiles_of_a_people_score_by_their_number_up_to_the_maximum(people: str, number: int, points: int) -> None:
    assert sheet(at(merchants=of(people, number)))["tiles"] == points


POSTS = {
    "lions": ("lions_a2", "lions_b0", "tigers_a0", "jaguars_a0", "panthers_a0"),
    "panthers": ("panthers_a0", "panthers_a1", "panthers_a2", "lions_a2", "tigers_a0"),
}


def of(people: str, number: int) -> Taken:
    """Return this many tiles of a people, taken from the first posts that have them."""
    return dict.fromkeys(POSTS[people][:number], (0, people))


@rule("E3a")
def test_peoples_are_counted_separately() -> None:
    """Tests the example from the rules: five of a people with maximum 3, two of another people, and one of a third."""
    taken: Taken = {
        **of("panthers", 5),
        "jaguars_a0": (0, "jaguars"),
        "jaguars_b0": (0, "jaguars"),
        "cheetahs_a0": (0, "tigers"),
    }
    assert sheet(at(merchants=taken))["tiles"] == 5 * 3 + 2 * 2 + 1


@rule("E3b")
def test_a_bonus_tile_may_count_as_a_tile() -> None:
    assert sheet(at(bonus={1: 0}))["tiles"] == 1
    assert sheet(at(bonus={1: 0}, merchants=of("lions", 2)))["tiles"] == 9
    assert sheet(at(bonus={1: 0}, merchants=of("lions", 4)))["tiles"] == 20
    assert sheet(at(bonus={1: 1}, merchants=of("lions", 2)))["tiles"] == 4


@rule("E3c")
def test_plus_one_gives_a_point_per_trade_tile_of_its_people() -> None:
    assert sheet(at(bonus={4: 0}))["bonus"] == 0
    both = sheet(at(bonus={4: 0}, merchants={**of("panthers", 2), "jaguars_a0": (0, "jaguars")}))
    assert both["bonus"] == 2 and both["tiles"] == 4 + 1


@rule("E3c")
def test_plus_one_counts_a_bonus_tile_that_counts_as_a_tile() -> None:
    data = deepcopy(GAME.board("classic").data)
    data["bonus_tile"][0]["people"] = "panthers"
    both = GAME.board_from_data(data)
    assert [tuple(tile) for tile in (both.bonus_names[0], both.bonus_names[3])] == [
        ("panthers", "counts_as_tile"),
        ("panthers", "plus_one"),
    ]
    alone = sheet(at(board=both, bonus={1: 0, 4: 0}))
    assert (alone["tiles"], alone["bonus"]) == (1, 1)
    more = sheet(at(board=both, bonus={1: 0, 4: 0}, merchants=of("panthers", 2)))
    assert (more["tiles"], more["bonus"]) == (9, 3)
    other = at(board=both, bonus={1: 1, 4: 0}, merchants=of("panthers", 2))
    assert (sheet(other)["bonus"], sheet(other, 1)["bonus"]) == (2, 0)


@rule("E4")
@pytest.mark.parametrize(
    ("posts", "points"),
    [
        (("lions_a2",), 1),
        (("lions_a2", "lions_b3"), 4),  # a border without a road
        (("lions_a2", "lions_c0"), 2),
        (("lions_b3", "lions_c2", "tigers_b0"), 9),  # across countries
        (("lions_b3", "lions_c2", "tigers_b0", "panthers_a2"), 12),
        (("lions_c0", "lions_c1", "tigers_a0", "cheetahs_c0"), 4 + 1 + 1),
    ],
)
def test_merchants_in_bordering_provinces_form_groups(posts: tuple[str, ...], points: int) -> None:
    tiles = {"lions": ["lions", "lions", "tigers"], "tigers": ["tigers", "tigers"], "panthers": ["panthers"]}
    tiles["cheetahs"] = ["cheetahs"]
    taken: Taken = {post: (0, tiles[post.split("_")[0]].pop()) for post in posts}
    assert sheet(at(merchants=taken))["groups"] == points
    others: Taken = {post: (1, tile) for post, (_, tile) in taken.items()}
    assert sheet(at(merchants=others))["groups"] == 0


@rule("E5a")
def test_gold_spice_and_goods() -> None:
    found = sheet(at(seats={0: {"gold": 2, "spice": 3, "goods": {"books": 1, "wine": 1}}}))
    assert (found["gold"], found["spice"], found["goods"]) == (2, 1, 2)
    assert found["tiles"] == found["bonus"] == found["groups"] == found["provisions"] == found["places"] == 0


def ended(seats: dict[int, dict[str, Any]], merchants: Taken | None = None) -> FeliniaPosition:
    """Return the final position of a three-player game."""
    give: dict[int, dict[str, Any]] = {number: dict(seats.get(number, {})) for number in range(3)}
    position = at(
        players=3,
        stack=walk("lions_a1"),
        berths=(None, None, "lions_a", None),
        sailing=[3],
        closing="ships",
        ships=[],
        seats=give,
        merchants=merchants or {},
    )
    return do(position, "stop")


@rule("E6")
def test_more_coins_break_ties_after_a_leftover_spice_is_sold() -> None:
    result = ended(
        {0: {"gold": 1, "coins": 3}, 1: {"gold": 1, "coins": 4}, 2: {"gold": 1, "coins": 3, "spice": 1}}
    ).result()
    assert result is not None
    assert result.scores == [1, 1, 1] and result.ranks == [3, 1, 1] and result.winners == [1, 2]
    full = ended({0: {"gold": 1, "coins": 6}, 1: {"gold": 1, "coins": 6, "spice": 1}, 2: {}}).result()
    assert full is not None and full.winners == [0, 1]
    pairs = ended({0: {"gold": 1, "coins": 3}, 1: {"coins": 3, "spice": 2}, 2: {}}).result()
    assert pairs is not None and pairs.winners == [0, 1]  # two spices score, so they are not sold
