"""R6–R12, at sea and on the island: departures, landing, turning, walking, provisions, places."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from kontor.core import CHANCE, SPECTATOR
from kontor.games.felinia.board import Board
from kontor.games.felinia.game import GAME
from kontor.games.felinia.position import FeliniaPosition
from tests.felinia.table import at, seat, trade, walk
from tests.kit import changed, do, legal, refused, rule

LIONS_POSTS = ("lions_a2", "lions_b0", "lions_b3", "lions_c0", "lions_c1", "lions_c2")


def departing(**given: Any) -> FeliniaPosition:
    """Decline the last token of the round. The ships then depart."""
    position = at(stack=trade(), stacks={"1": [1]}, markets={1: {"wine": 1}}, **given)
    return do(position, "decline")


def walking(*passed: str, **given: Any) -> FeliniaPosition:
    """Return a position in which a merchant of seat 0 walks in the country of the lions."""
    return at(stack=walk(*passed, turns=given.pop("turns", None)), sailing=[3], **given)


# R6, R7


@rule("R6a", "R7")
def test_full_ships_sail_by_time_and_merchants_land_front_place_first() -> None:
    position = departing(
        berths=("lions_a", "panthers_b", "lions_c", "jaguars_a"),  # 10:45, 4:00, 5:00, 9:45
        aboard={1: (0, 1), 2: (1, None), 3: (1, None), 4: (1, 0)},
    )
    landed = []
    while position.json()["stack"] and position.json()["stack"][0]["decision"] == "walk":
        frame = position.json()["stack"][0]
        landed.append((frame["seat"], frame["passed"][0]))
        do(position, "stop")
    assert landed == [(1, "lions_a1"), (1, "jaguars_a1"), (0, "jaguars_a1"), (0, "lions_a1"), (1, "lions_a1")]
    berths = position.json()["berths"]
    assert berths[1] == {"ship": "panthers_b", "aboard": [1, None]}  # it was not full


@rule("R6a", "R6b")
def test_ships_with_the_same_time_sail_in_the_order_of_their_berths() -> None:
    data = deepcopy(GAME.board("classic").data)
    for ship in data["ship"]:
        ship["time"] = "9:00"
    position = departing(board=Board(data), aboard={1: (None, None), 2: (1, 0), 3: (0, 1), 4: (None, None)})
    landed = []
    while position.json()["stack"] and position.json()["stack"][0]["decision"] == "walk":
        landed.append(position.json()["stack"][0]["passed"][0])
        do(position, "stop")
    assert landed == ["tigers_a1", "tigers_a1", "lions_a1", "lions_a1"]
    alone = departing(board=Board(data), aboard={1: (1, None), 2: (1, None)})
    assert alone.json()["sailing"] == [1]


@rule("R6b")
def test_if_none_is_full_the_earliest_sails_alone_with_or_without_merchants() -> None:
    with_one = departing(aboard={1: (1, None), 3: (0, None)})
    assert with_one.json()["sailing"] == [1] and with_one.json()["stack"][0]["seat"] == 1  # 7:30
    empty = departing(aboard={3: (0, None)})
    form = empty.json()
    assert "cheetahs_a" not in [berth["ship"] for berth in form["berths"]] + form["ships"]
    assert form["berths"][2]["aboard"] == [0, None] and form["phase"] == "preparation"


@rule("R7")
def test_the_first_step_leads_to_the_port_province_and_three_is_the_end() -> None:
    position = departing(aboard={1: (1, None)})
    assert position.json()["stack"] == walk("cheetahs_c1", seat=1)
    short = walking("lions_a1", "lions_b1", tiles={"lions_c2": "lions"})
    assert legal(short) == {"step lions_b2", "stop"}
    do(short, "step lions_b2")  # c2 would be the fourth step
    assert short.json()["phase"] != "exploration"
    long = walking("lions_a1", tiles={"lions_c2": "lions"})
    do(long, "step lions_b2")
    assert legal(long) == {"step lions_b1", "step lions_c2", "stop"}


@rule("R7")
def test_each_merchant_finishes_before_the_next_lands() -> None:
    position = at(stack=walk("lions_a1", seat=1), sailing=[3], aboard={3: (None, 0)}, tiles={"lions_c0": "lions"})
    do(position, "step lions_b1", "step lions_c0")
    assert position.json()["stack"] == walk("lions_a1", seat=0)
    assert refused(do(position, "step lions_b1"), "step lions_c0") == "R9a"


# R8


@rule("R8")
def test_up_to_two_tiles_are_turned_and_chance_decides_what_they_are() -> None:
    position = walking("lions_a1", tiles={"lions_c0": "cheetahs"})
    turns = {f"turn {post}" for post in LIONS_POSTS if post != "lions_c0"}
    assert legal(position) == turns | {"step lions_b1", "step lions_b2", "stop"}
    assert refused(position, "turn lions_c0") == "R8"
    assert refused(position, "turn lions_b1") == "R8"
    assert refused(position, "turn tigers_a0") == "R8"
    do(position, "turn lions_a2")
    assert position.actor == CHANCE
    assert legal(position) == {"tile tigers", "tile lions", "tile jaguars", "tile panthers"}
    assert position.weights() == [1, 2, 1, 1]
    assert refused(position, "tile cheetahs") == "R8"
    after = changed(position, "tile lions")
    assert after["tiles.lions_a2"] == ("face_down", "lions") and after["unseen.lions.lions"] == (2, 1)
    do(position, "turn lions_c2", "tile tigers")
    assert legal(position) == {"step lions_b1", "step lions_b2", "stop"}
    assert refused(position, "turn lions_b0") == "R8"


@rule("R8")
def test_nothing_is_turned_after_the_second_step() -> None:
    position = walking("lions_a1", tiles={"lions_c0": "cheetahs"})
    do(position, "step lions_b1")
    assert refused(position, "turn lions_a2") == "R8"


# R9, R10


@rule("R9a")
def test_a_merchant_walks_along_roads_and_enters_nothing_twice_taken_or_face_down() -> None:
    position = walking("lions_a1", "lions_b2", tiles={"lions_c2": "lions"}, merchants={"lions_b3": (1, "tigers")})
    assert legal(position) == {"step lions_b1", "step lions_c2", "stop"}
    assert refused(position, "step lions_a1") == "R9a"
    assert refused(position, "step lions_b3") == "R9a"
    assert refused(position, "step lions_c1") == "R9a"
    assert refused(position, "step lions_b0") == "R9a"


@rule("R9b")
@pytest.mark.parametrize(
    ("passed", "province", "berths", "gained"),
    [
        (("lions_a1",), "lions_b1", 3, ("gold", 1)),
        (("lions_a1",), "lions_b2", 3, ("coins", 3)),
        (("tigers_a1",), "tigers_b2", 2, ("spice", 1)),
    ],
)
def test_a_symbol_is_given_at_once(
    passed: tuple[str, ...], province: str, berths: int, gained: tuple[str, int]
) -> None:
    position = at(stack=walk(*passed), sailing=[berths])
    do(position, f"step {province}")
    assert seat(position, 0)[gained[0]] == gained[1]


@rule("R9b")
def test_a_random_good_comes_from_the_bag() -> None:
    position = at(stack=walk("jaguars_a1"), sailing=[4], tiles={"jaguars_c1": "lions"})
    do(position, "step jaguars_b1")
    assert position.actor == CHANCE and position.weights() == [9, 9, 9, 9, 9]
    assert refused(position, "stop") == "R9b"
    after = changed(position, "good clocks")
    assert after["seats.0.goods.clocks"] == (None, 1) and after["bag.clocks"] == (9, 8)
    assert legal(position) == {"step jaguars_b2", "step jaguars_c1", "stop"}


@rule("R9b")
def test_a_symbol_counts_as_often_as_it_is_printed() -> None:
    twice = at(board="expert", stack=walk("jaguars_a1", "jaguars_b2"), sailing=[4])
    assert seat(do(twice, "step jaguars_b3"), 0)["gold"] == 2


@rule("R9b", "R16")
def test_an_empty_bag_gives_no_good() -> None:
    held = {"books": 9, "wine": 9, "clocks": 9, "clothes": 9, "glass": 9}
    position = at(stack=walk("jaguars_a1"), sailing=[4], seats={1: {"goods": held}}, tiles={"jaguars_c1": "lions"})
    do(position, "step jaguars_b1")
    assert position.actor == 0 and seat(position, 0)["goods"] == {}


@rule("R9c")
def test_an_open_tile_ends_the_walk_and_the_merchant_stays() -> None:
    position = walking("lions_a1", "lions_b1", tiles={"lions_c0": "tigers"}, aboard={3: (None, 1)})
    after = changed(position, "step lions_c0")
    assert after["tiles.lions_c0"] == ("tigers", None) and after["merchants.lions_c0"] == (None, 0)
    assert after["seats.0.tiles.tigers"] == (None, 1)
    assert after["stack"] == (walk("lions_a1", "lions_b1"), walk("lions_a1", seat=1))
    assert seat(position, 0)["merchants"] == 9


@rule("R10a")
def test_a_walk_may_end_at_once_and_the_merchant_goes_home() -> None:
    position = walking("lions_a1", tiles={"lions_c0": "tigers"}, aboard={3: (None, 1)})
    after = changed(position, "stop")
    assert after["seats.0.merchants"] == (9, 10) and "merchants.lions_a1" not in after
    assert position.json()["stack"] == walk("lions_a1", seat=1)
    in_reach = walking("lions_a1", "lions_b1", tiles={"lions_c0": "tigers"}, aboard={3: (None, 1)})
    assert seat(do(in_reach, "stop"), 0)["merchants"] == 10


@rule("R10a")
def test_with_no_legal_step_a_walk_ends_automatically() -> None:
    position = walking("lions_a1", "lions_b1", tiles={"lions_c0": "tigers"}, aboard={3: (None, 1)})
    do(position, "step lions_b2")
    assert position.json()["stack"] == walk("lions_a1", seat=1)
    assert seat(position, 0)["merchants"] == 10


@rule("R10b")
def test_walks_stay_in_the_country_unless_borders_may_be_crossed() -> None:
    way = ("lions_a1", "lions_b2", "lions_b3", "lions_c3")
    given: dict[str, Any] = {"board": "expert", "seats": {0: {"provisions": 1}}}
    crossing = walking(*way, **given, cross_border_movement=True)
    assert {"step tigers_b0", "step panthers_a2", "step panthers_a3"} <= legal(crossing)
    staying = walking(*way, **given)
    assert legal(staying) == {"step lions_b4", "step lions_c2", "stop"}
    assert refused(staying, "step tigers_b0") == "R10b"


@rule("R11")
def test_from_the_fourth_step_on_each_costs_a_provision_even_one_just_gained() -> None:
    position = walking("lions_a1", "lions_b1", board="expert")
    do(position, "step lions_b2")  # the third step gives a provision
    assert seat(position, 0)["provisions"] == 1
    assert "step lions_c2" in legal(position)
    after = changed(position, "step lions_c2")
    assert after["seats.0.provisions"] == (1, 0) and after["merchants.lions_c2"] == (None, 0)
    poor = walking("lions_a1", "lions_b2", board="expert", seats={0: {"provisions": 0}})
    do(poor, "step lions_b1")
    assert poor.json()["phase"] != "exploration"


@rule("R11")
def test_without_a_provision_there_is_no_fourth_step() -> None:
    position = walking("lions_a1", "lions_b2", "lions_b3", board="expert", seats={0: {"provisions": 1}})
    do(position, "step lions_c3")
    assert seat(position, 0)["provisions"] == 0 and seat(position, 0)["merchants"] == 10
    assert position.json()["phase"] != "exploration"


# R12


def looking(*pile: tuple[str, tuple[int, ...]], **given: Any) -> FeliniaPosition:
    """Return a position in which seat 0 steps to a place symbol.

    `cards` are listed from the top of the pile, with the seats that know them.
    """
    position = walking("lions_a1", "lions_b2", board="expert", players=3, pile=pile or None, **given)
    return do(position, "step lions_b3")


@rule("R12a")
def test_the_top_two_cards_are_looked_at_and_one_is_kept_or_none() -> None:
    position = looking()
    assert position.actor == CHANCE and len(legal(position)) == 6 and position.weights() == [3] * 6
    assert refused(position, "stop") == "R12a"
    do(position, "look cave_of_echoes")
    assert position.weights() == [3, 3, 3, 3, 2, 3]
    do(position, "look sunken_lighthouse")
    assert position.actor == 0
    assert legal(position) == {"keep cave_of_echoes", "keep sunken_lighthouse", "keep none"}
    assert refused(position, "keep hot_spring") == "R12a"
    do(position, "keep cave_of_echoes")
    assert seat(position, 0)["kept"] == {"cave_of_echoes": [0]}
    assert [part["size"] for part in position.json()["places"]["pile"]] == [16, 1]


@rule("R12a")
def test_with_one_card_left_only_that_is_looked_at_and_with_none_nothing_happens() -> None:
    kinds = ("forgotten_temple", "stone_library", "hanging_garden", "hot_spring", "cave_of_echoes", "sunken_lighthouse")
    everything = {seat: {"kept": list(kinds)} for seat in range(3)}
    empty = walking("lions_a1", "lions_b2", board="expert", players=3, seats={0: {"provisions": 1}, **everything})
    do(empty, "step lions_b3")
    assert empty.json()["stack"] == [] or empty.json()["stack"][-1]["decision"] != "look"
    nearly = {**everything, 0: {"kept": list(kinds[:5]), "provisions": 1}}
    one = walking("lions_a1", "lions_b2", board="expert", players=3, seats=nearly)
    do(one, "step lions_b3")
    assert legal(one) == {"look sunken_lighthouse"}
    assert legal(do(one, "look sunken_lighthouse")) == {"keep sunken_lighthouse", "keep none"}


@rule("R12b")
def test_nobody_keeps_a_second_of_the_same() -> None:
    position = looking(("cave_of_echoes", ()), ("sunken_lighthouse", ()), seats={0: {"kept": ["cave_of_echoes"]}})
    do(position, "look cave_of_echoes", "look sunken_lighthouse")
    assert legal(position) == {"keep sunken_lighthouse", "keep none"}
    assert refused(position, "keep cave_of_echoes") == "R12b"


@rule("R12c")
def test_a_card_with_a_good_costs_that_good_and_the_payment_is_public() -> None:
    cards = (("hot_spring", ()), ("stone_library", ()))
    poor = do(looking(*cards), "look hot_spring", "look stone_library")
    assert legal(poor) == {"keep none"}
    assert refused(poor, "keep hot_spring") == "R12c"
    position = do(looking(*cards, seats={0: {"goods": {"wine": 1}}}), "look hot_spring", "look stone_library")
    assert legal(position) == {"keep hot_spring", "keep none"}
    after = changed(position, "keep hot_spring")
    assert after["seats.0.goods.wine"] == (1, None) and after["bag.wine"] == (8, 9)
    assert after["seats.0.costs.wine"] == (None, 1)
    assert seat(position.view(1), 0)["costs"] == {"wine": 1}


@rule("R12d")
def test_the_others_go_under_the_pile_in_the_order_drawn() -> None:
    cards = (("hot_spring", ()), ("cave_of_echoes", ()), ("hanging_garden", ()))
    position = do(looking(*cards), "look hot_spring", "look cave_of_echoes", "keep none")
    pile = position.json()["places"]["pile"]
    assert [part["cards"] for part in pile[-2:]] == [{"hot_spring": 1}, {"cave_of_echoes": 1}]
    assert [part["known_to"] for part in pile[-2:]] == [[0], [0]]
    assert pile[0]["cards"] == {"hanging_garden": 1}
    one = do(looking(*cards), "look hot_spring", "look cave_of_echoes", "keep cave_of_echoes")
    assert one.json()["places"]["pile"][-1]["cards"] == {"hot_spring": 1}


# R12 and I2: what other players learn


@rule("R12a", "I2")
def test_others_see_that_cards_are_looked_at_and_kept_but_not_which() -> None:
    position = looking(("cave_of_echoes", ()), ("sunken_lighthouse", ()))
    for viewer in (1, 2, SPECTATOR):
        assert legal(position.view(viewer)) == {"look ?"}
        assert position.text_for(position.number("look cave_of_echoes"), viewer) == "look ?"
    assert position.text_for(position.number("look cave_of_echoes"), 0) == "look cave_of_echoes"
    position.listener = []
    do(position, "look cave_of_echoes", "look sunken_lighthouse")
    told = [event.shown_to(1) for event in position.listener]
    assert [event.args["place"] for event in told] == [None, None]
    assert [event.shown_to(0).args["place"] for event in position.listener] == ["cave_of_echoes", "sunken_lighthouse"]
    assert legal(position.view(1)) == {"keep none", "keep ?"}
    assert position.text_for(position.number("keep cave_of_echoes"), 1) == "keep ?"
    assert position.text_for(position.number("keep none"), 1) == "keep none"
    position.listener = []
    do(position, "keep cave_of_echoes")
    assert position.listener[0].shown_to(1).args == {"place": None, "cost": None}


@rule("R12c", "I2")
def test_others_see_what_was_paid_and_samples_respect_it() -> None:
    position = looking(seats={0: {"goods": {"wine": 1}}})
    do(position, "look hot_spring", "look cave_of_echoes")
    view = position.view(2)
    assert legal(view) == {"keep none", "keep ?", "keep ? wine"}
    assert refused(view, "keep ? books") == "R12c"
    assert refused(view, "keep hot_spring") == "I2"
    assert position.text_for(position.number("keep hot_spring"), 2) == "keep ? wine"
    do(view, "keep ? wine")
    do(position, "keep hot_spring")
    assert view == position.view(2)
    seen = set()
    for seed in range(30):
        sampled = GAME.sample(view, _Bits(seed))
        assert sampled.view(2) == view
        seen.add(next(iter(seat(sampled, 0)["kept"])))
    assert seen == {"hot_spring", "hanging_garden"}  # the two that cost wine


class _Bits:
    """A small random number generator, the same on all platforms."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 + 1

    def getrandbits(self, k: int, /) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return self.state >> (64 - k) if k else 0


@rule("R12d", "I2")
def test_a_card_put_under_the_pile_is_known_to_the_player_who_put_it_there() -> None:
    """When another player sees the card again, only this player learns it."""
    position = looking(("cave_of_echoes", (1,)), ("sunken_lighthouse", ()))
    look_at = position.number("look cave_of_echoes")
    assert position.text_for(look_at, 1) == "look cave_of_echoes" and position.text_for(look_at, 2) == "look ?"
    assert legal(position.view(1)) == {"look cave_of_echoes"} and legal(position.view(2)) == {"look ?"}
    do(position, "look cave_of_echoes", "look sunken_lighthouse")
    cards = [card["place"] for card in position.view(1).json()["stack"][-1]["cards"]]
    assert cards == ["cave_of_echoes", "hidden"]
    back = do(position.copy(), "keep none")
    known = [part["cards"] for part in back.view(1).json()["places"]["pile"][-2:]]
    assert known == [{"cave_of_echoes": 1}, None]
    # Seat 1 cannot tell which of the two was kept, so it loses track of the card it knew.
    kept = do(position.copy(), "keep cave_of_echoes")
    assert kept.view(1).json()["places"]["pile"][-1]["cards"] is None
    assert kept.view(1) == do(position.view(1), "keep ?")


@rule("I2")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_two_positions_that_differ_in_hidden_places_look_the_same(viewer: int) -> None:
    """Tests views, legal actions, scenes, scores and events for information leaks."""
    rest = (("forgotten_temple", ()), ("stone_library", ()))
    one = looking(("cave_of_echoes", ()), ("sunken_lighthouse", ()), *rest)
    other = looking(("sunken_lighthouse", ()), ("cave_of_echoes", ()), *rest)
    do(one, "look cave_of_echoes", "look sunken_lighthouse")
    do(other, "look sunken_lighthouse", "look cave_of_echoes")
    for position in (one, other):
        position.listener = []
    assert one.view(viewer) == other.view(viewer)
    assert GAME.scene(one.view(viewer)) == GAME.scene(other.view(viewer))
    assert GAME.text_picture(one.view(viewer)) == GAME.text_picture(other.view(viewer))
    do(one, "keep cave_of_echoes")
    do(other, "keep sunken_lighthouse")
    assert one.view(viewer) == other.view(viewer)
    assert one.listener is not None and other.listener is not None
    assert [event.shown_to(viewer) for event in one.listener] == [event.shown_to(viewer) for event in other.listener]
    assert one.view(0) != other.view(0)


@rule("R5a")
def test_nobody_boards_while_a_merchant_walks() -> None:
    assert refused(walking("lions_a1"), "board lions_a") == "R7"
