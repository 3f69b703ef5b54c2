"""Tests of S (setup, one draw at a time), O (options) and I (hidden information)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from kontor.core import CHANCE, SPECTATOR, KontorError, SetupError
from kontor.games.felinia.game import GAME
from kontor.games.felinia.position import FeliniaPosition
from kontor.table.catalogue import form_of_game
from tests.felinia.table import GOODS, at, seat, start, walk
from tests.kit import changed, do, legal, refused, refusing, rule

BOARDS = ("classic", "expert")


def drawn(position: FeliniaPosition, number: int) -> FeliniaPosition:
    """Return the position after this many draws, each with the first possible result."""
    for _ in range(number):
        assert position.actor == CHANCE
        position.play(position.legal()[0])
    return position


def set_up(board: str = "classic", players: int = 2, **options: Any) -> FeliniaPosition:
    position = start(board, players, **options)
    while position.actor == CHANCE:
        position.play(position.legal()[0])
    return position


@rule("O1")
@pytest.mark.parametrize("board", BOARDS)
def test_both_sides_are_for_two_to_four(board: str) -> None:
    for players in (2, 3, 4):
        assert GAME.setup(players=players, board=board).board.id == board
    for players in (1, 5):
        with pytest.raises(SetupError):
            GAME.setup(players=players, board=board)
    assert GAME.setup().board.id == "classic"
    assert all(info.reconstruction for info in GAME.declaration.boards)


@rule("O2")
def test_with_the_next_ship_open_one_more_is_drawn_and_comes_first() -> None:
    position = set_up(next_ship_open=True)
    opened = position.json()["next_ship"]
    assert opened is not None and opened not in position.json()["ships"]
    assert len(position.json()["ships"]) == 15
    assert set_up().json()["next_ship"] is None
    waiting = at(
        next_ship_open=True,
        next_ship="panthers_a",
        berths=(None, "tigers_a", "lions_a", "jaguars_a"),
        seats={0: {"gold": 1}},
        stack=[{"decision": "storage", "seat": 0, "sold": 0}],
    )
    do(waiting, "done")
    assert waiting.json()["berths"][0]["ship"] == "panthers_a"
    assert waiting.actor == CHANCE and "ship lions_c" in legal(waiting)
    do(waiting, "ship lions_c")
    assert waiting.json()["next_ship"] == "lions_c"


@rule("O3")
def test_open_tiles_only_changes_the_display() -> None:
    shown = {}
    for opened in (False, True):
        position = at(merchants={"lions_c0": (1, "tigers")}, open_tiles=opened)
        view = position.view(0)
        assert seat(view, 1)["tiles"] == {"tigers": 1}
        shown[opened] = [sprite for sprite in GAME.scene(view).sprites if sprite.place == "tiles:1"]
        own = [sprite for sprite in GAME.scene(position.view(1)).sprites if sprite.place == "tiles:1"]
        assert [sprite.glyph for sprite in own] == ["tiger"]
    assert [(sprite.glyph, sprite.mark) for sprite in shown[False]] == [("paw", "")]
    assert [(sprite.glyph, sprite.mark) for sprite in shown[True]] == [("tiger", "")]


@rule("O4")
def test_borders_are_crossed_only_if_chosen_and_only_on_a_board_with_such_roads() -> None:
    assert not start("classic").crossing() and not start("expert").crossing()
    assert not start("classic", cross_border_movement=False).crossing()
    assert start("expert", cross_border_movement=True).crossing()
    with pytest.raises(SetupError) as error:
        GAME.setup(board="classic", options={"cross_border_movement": True})
    assert [message.id for message in error.value.messages] == ["felinia-setup-borders"]


@rule("O4")
def test_old_values_of_the_option_mean_what_they_meant() -> None:
    for board, meant in (
        ("classic", {"off": False, "board": False}),
        ("expert", {"off": False, "on": True, "board": True}),
    ):
        for value, crossing in meant.items():
            assert start(board, cross_border_movement=value).crossing() is crossing
    with pytest.raises(SetupError) as error:
        GAME.setup(board="expert", options={"cross_border_movement": "perhaps"})
    assert [message.id for message in error.value.messages] == ["option-value"]


@rule("O4")
@pytest.mark.parametrize("board", ["classic", "expert"])
def test_the_key_of_old_board_files_is_ignored(board: str) -> None:
    """The digests are the same as when the files had this key. Old records therefore refer to the same boards."""
    assert "cross_border_movement" not in GAME.board(board).data["board"]
    digests = set()
    for value in (False, True):
        data = deepcopy(GAME.board(board).data)
        data["board"]["cross_border_movement"] = value
        old = GAME.board_from_data(data)
        digests.add(old.digest)
        assert not GAME.start(GAME.setup(players=2, board=old)).crossing()
    assert GAME.board(board).digest in digests and len(digests) == 2


@rule("I1", "I2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everything_is_public_but_places(viewer: int) -> None:
    open_table = at(board="expert", seats={1: {"goods": {"books": 3}, "gold": 2}}, merchants={"lions_a0": (1, "lions")})
    view, true = open_table.view(viewer).json(), open_table.json()
    assert {**view, "viewer": None} == {**true, "viewer": None}
    kept = at(board="expert", seats={1: {"kept": ["hot_spring", "cave_of_echoes"]}})
    shown = seat(kept.view(viewer), 1)
    assert shown["costs"] == {"wine": 1, "free": 1}
    assert shown["kept"] == ({"hot_spring": [1], "cave_of_echoes": [1]} if viewer == 1 else {})
    pool = kept.view(viewer).json()["places"]["pool"]
    assert pool == ({} if viewer == 1 else {"hot_spring": 1, "cave_of_echoes": 1})


@rule("S1a")
@pytest.mark.parametrize("board", BOARDS)
def test_everybody_starts_with_two_coins_ten_merchants_and_three_bids(board: str) -> None:
    position = start(board, 3)
    for number in range(3):
        there = seat(position, number)
        assert (there["coins"], there["merchants"], there["hand"]) == (2, 10, 3)
        assert (there["gold"], there["spice"], there["provisions"], there["goods"], there["tiles"]) == (0, 0, 0, {}, {})


@rule("S1b", "S5")
def test_start_goods_go_by_the_place_in_turn_order_and_leave_the_bag() -> None:
    position = start("classic", 3)
    assert position.actor == CHANCE and legal(position) == {"first 0", "first 1", "first 2"}
    assert position.weights() == [1, 1, 1]
    assert refused(position, "first 3") == "S5"
    assert refused(position, "bid guild") == "S5"
    assert changed(position, "first 2") == {
        "start": (None, 2),
        "bag.books": (9, 7),
        "bag.wine": (9, 8),
        "bag.clocks": (9, 8),
        "bag.clothes": (9, 8),
        "bag.glass": (9, 8),
        "seats.2.goods.books": (None, 1),
        "seats.2.goods.wine": (None, 1),
        "seats.0.goods.clocks": (None, 1),
        "seats.0.goods.clothes": (None, 1),
        "seats.1.goods.glass": (None, 1),
        "seats.1.goods.books": (None, 1),
        "stack": ([{"decision": "first"}], [{"decision": "markets", "filling": 2}]),
    }


@rule("S2a")
@pytest.mark.parametrize(("players", "closed"), [(2, {4, 5}), (3, {5}), (4, set())])
def test_markets_are_closed_with_few_players(players: int, closed: set[int]) -> None:
    position = set_up(players=players)
    markets = position.json()["markets"]
    assert [sum(market.values()) for market in markets] == [0 if n in closed else 2 for n in range(1, 6)]
    bids = {f"bid market {n}" for n in range(1, 6) if n not in closed}
    assert legal(position) == bids | {"bid guild", "bid board"}
    for number in closed:
        assert refused(position, f"bid market {number}") == "S2a"


@rule("S2b")
def test_two_random_goods_come_to_each_open_market_from_the_top() -> None:
    position = do(start("classic", 2), "first 0")
    assert legal(position) == {f"good {good}" for good in GOODS}
    assert position.weights() == [8, 8, 8, 8, 9]
    do(position, "good glass", "good glass", "good books")
    assert position.json()["markets"] == [{"glass": 2}, {"books": 1}, {}, {}, {}]
    assert position.weights() == [7, 8, 8, 8, 7]
    assert refused(position, "ship lions_a") == "S2b"


@rule("S3")
def test_blue_backed_ships_lie_under_the_others() -> None:
    position = drawn(start("classic", 2), 7)
    assert len(legal(position)) == 15 and not any(text.endswith("_d") for text in legal(position))
    assert refused(position, "ship lions_d") == "S3"
    do(position, "ship lions_c", "ship lions_a")
    assert refused(position, "ship lions_c") == "S3"
    do(position, "ship tigers_a", "ship tigers_b")
    assert [berth["ship"] for berth in position.json()["berths"]] == ["lions_c", "lions_a", "tigers_a", "tigers_b"]
    assert len(position.json()["ships"]) == 16
    last = at(
        ships=["lions_d", "tigers_d"],
        berths=(None, "tigers_a", "lions_a", "jaguars_a"),
        seats={0: {"gold": 1}},
        stack=[{"decision": "storage", "seat": 0, "sold": 0}],
    )
    # the blue-backed ones follow when no grey-backed one is left
    with refusing(KontorError, "position-felinia-ships"):
        at(ships=["lions_c", "lions_d"], seats={})
    assert last.actor == 0 and legal(do(last, "done")) == {"ship lions_d", "ship tigers_d"}


@rule("S4a")
def test_classic_tiles_lie_face_down_on_the_posts_of_their_country() -> None:
    form = set_up("classic").json()
    assert set(form["tiles"].values()) == {"face_down"} and len(form["tiles"]) == 30
    assert form["unseen"]["lions"] == {"cheetahs": 1, "tigers": 1, "lions": 2, "jaguars": 1, "panthers": 1}
    assert form["places"] is None


@rule("S4b")
def test_expert_tiles_are_drawn_one_by_one_and_lie_face_up() -> None:
    position = do(drawn(start("expert", 2), 7), "ship lions_a", "ship lions_b", "ship lions_c", "ship tigers_a")
    peoples = {"cheetahs", "tigers", "lions", "jaguars", "panthers"}
    assert legal(position) == {f"tile {tile}" for tile in [*peoples, "provision_points", "more_coins"]}
    assert sorted(position.weights()) == [1, 1, 1, 1, 1, 1, 2]
    assert refused(position, "tile gift") == "S4b"
    do(position, "tile more_coins")
    assert position.json()["tiles"] == {"lions_a0": "more_coins"}
    assert refused(position, "tile more_coins") == "S4b"
    form = set_up("expert").json()
    assert len(form["tiles"]) == 38 and "face_down" not in form["tiles"].values() and form["unseen"] == {}
    assert sum(form["places"]["pile"][0]["cards"].values()) == 18 and len(form["places"]["pile"]) == 1


@rule("S5")
def test_the_start_player_begins() -> None:
    position = start("classic", 4)
    do(position, "first 3")
    while position.actor == CHANCE:
        position.play(position.legal()[0])
    assert position.actor == 3 and position.json()["round"] == 1


@rule("I2")
def test_what_others_look_at_is_hidden_while_they_decide() -> None:
    looking = at(
        board="expert",
        players=3,
        stack=walk("lions_a1", "lions_b2"),
        sailing=[3],
        pile=[("hot_spring", []), ("cave_of_echoes", [])],
    )
    do(looking, "step lions_b3", "look hot_spring", "look cave_of_echoes")
    cards = {viewer: looking.view(viewer).json()["stack"][-1]["cards"] for viewer in (0, 1, SPECTATOR)}
    assert [card["place"] for card in cards[0]] == ["hot_spring", "cave_of_echoes"]
    assert [card["place"] for card in cards[1]] == [card["place"] for card in cards[SPECTATOR]] == ["hidden", "hidden"]


@rule("O4")
def test_crossing_borders_is_offered_on_boards_with_such_roads() -> None:
    option = next(one for one in form_of_game(GAME).options if one.name == "cross_border_movement")
    assert option.default is False
    assert option.boards == [board for board in BOARDS if GAME.board(board).border_roads] == ["expert"]
