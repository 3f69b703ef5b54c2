"""Features that bots use to evaluate small positions (`evaluate`, `analyse_island`, `foresight`)."""

from __future__ import annotations

import random

import pytest

from kontor.bots.greedy import Greedy
from kontor.core import Match
from kontor.games.felinia.bot.features import FEATURES, MANY_POINTS, MUCH, POINTS, features
from kontor.games.felinia.bot.island_analysis import LATER, MOST_WAYS, analyse_island, distances
from kontor.games.felinia.bot.trade_forecast import Foresight
from kontor.games.felinia.game import GAME
from kontor.games.felinia.position import FeliniaPosition
from kontor.games.felinia.scoring import SOURCES
from tests.felinia.table import at, boarding, trade, walk
from tests.kit import do


def of(position: FeliniaPosition, name: str) -> list[float]:
    """Return one feature for every seat."""
    return [row[FEATURES.index(name)] for row in features(position)]


def ahead(position: FeliniaPosition) -> Foresight:
    return Foresight(position, analyse_island(position))


@pytest.mark.parametrize(("board", "players"), [("classic", 3), ("expert", 4)])
def test_points_are_those_that_the_rules_count(board: str, players: int) -> None:
    """The features use a faster way to count points, which must agree with the rules throughout whole games."""
    bits = random.Random(4)
    match = Match(GAME, GAME.setup(players=players, board=board), bits)
    bot = Greedy(GAME, bits, stray=1)
    number = 0
    while match.result() is None:
        if number % 9 == 0:
            rows = features(match.position)
            for seat, sheet in enumerate(match.position.scores()):
                told = [round(MANY_POINTS * rows[seat][FEATURES.index(name)], 6) for name in POINTS]
                assert dict(zip(SOURCES, told, strict=True)) == sheet
        number += 1
        match.play(bot.choose(match.position, match.position.legal()))


# Foresight: the expected end of the trade phase


def test_a_bid_is_worth_the_good_that_it_will_buy() -> None:
    """Seat 0 lacks one wine for the cheetahs' ship, and can board it after a bid on a market with wine."""
    seats = {0: {"coins": 2, "goods": {"books": 2}}}
    markets = {1: {"wine": 1}, 2: {"glass": 2}}
    assert of(do(at(seats=seats, markets=markets), "bid market 1"), "will_board")[0] > 0
    assert of(do(at(seats=seats, markets=markets), "bid market 2"), "will_board")[0] == 0


def test_the_first_to_choose_takes_the_good_away() -> None:
    """The token on top acts first, at a higher price (R2), and one wine is not enough for two players."""
    seats = {0: {"coins": 2, "goods": {"books": 2}}, 1: {"coins": 2, "goods": {"books": 2}}}
    position = at(seats=seats, markets={1: {"wine": 1}}, stacks={"1": [0, 1]}, stack=trade())
    assert of(position, "will_board") == [0, 1 / 3]
    assert ahead(position).coins == [2, 0]


def test_a_player_who_cannot_pay_buys_nothing() -> None:
    seats = {0: {"coins": 1, "goods": {"books": 2}}}
    markets = {1: {"wine": 2}}
    poor = at(seats=seats, markets=markets, stacks={"1": [1, 0]}, stack=trade())
    assert of(poor, "will_board")[0] == 0
    seats[0]["spice"] = 1
    sells = at(seats=seats, markets=markets, stacks={"1": [1, 0]}, stack=trade())
    assert of(sells, "will_board")[0] > 0
    assert (ahead(sells).coins[0], ahead(sells).spare[0]) == (0, 0)


def test_any_purchase_lets_a_player_who_is_ready_board() -> None:
    """All goods are available, and only a purchase is missing (R5a)."""
    seats = {0: {"coins": 2, "goods": {"wine": 2, "clocks": 1}}}
    position = at(seats=seats, markets={1: {"glass": 1}}, stacks={"1": [0]}, stack=trade())
    assert (of(position, "will_board")[0], of(position, "ready")[0]) == (1 / 3, 0)
    before = at(seats=seats, markets={1: {"glass": 1}})
    assert (of(before, "will_board")[0], of(before, "ready")[0]) == (0, 1 / 2)


def test_a_player_does_not_wait_for_a_ship_that_is_about_to_sail() -> None:
    """The first of four empty ships leaves at 7:30 (R6)."""
    assert of(at(seats={0: {"goods": {"books": 2, "wine": 1}}}), "ready") == [0, 0]


def test_the_guild_makes_a_ship_ready_or_sells_a_bonus_tile() -> None:
    """A spare book is exchanged for the missing wine (R4), or gold and spice buy the tile that scores for two lions."""
    seats = {0: {"coins": 2, "goods": {"books": 3}}}
    position = at(seats=seats, stacks={"guild": [0]}, stack=trade())
    assert of(position, "will_board")[0] > 0
    lions = {"lions_a2": (0, "lions"), "lions_b0": (0, "lions")}
    rich = at(seats={0: {"coins": 2, "gold": 1, "spice": 1}}, merchants=lions, stacks={"guild": [0]}, stack=trade())
    assert of(rich, "bonus_ahead") == [pytest.approx((5 - 1.5) / MUCH), 0]


def test_a_player_who_is_boarding_will_board() -> None:
    """The decision allows many sales, more than a one-step search can evaluate."""
    seats = {0: {"coins": 2, "goods": {"books": 2, "wine": 1}}}
    assert of(at(seats=seats, stack=boarding()), "will_board") == [1 / 3, 0]


def test_which_ships_will_sail() -> None:
    """Full ships sail, or the earliest one (7:30) if none is full (R6). All ships sail if a pool will be empty (E1)."""
    seats = {0: {"coins": 2, "goods": {"books": 2, "wine": 1}}}
    assert ahead(at()).sailing() == [True, False, False, False]
    full = at(seats=seats, aboard={1: (1, None)}, stack=boarding())
    assert ahead(full).sailing() == [True, False, False, False]
    assert of(full, "sailing") == [1 / 3, 1 / 3]
    waiting = at(aboard={3: (1, None)})
    assert (of(waiting, "aboard")[1], of(waiting, "sailing")[1]) == (1 / 3, 0)


# Outlook: what the island still offers


def test_a_tile_is_worth_what_it_adds_to_its_people_and_to_groups() -> None:
    """E3, E4: a second lion brings 3, and next to your own merchant a pair scores 4 instead of 1."""
    there = {"lions_c1": (0, "lions")}
    position = at(merchants=there, tiles={"lions_c2": "lions", "lions_b0": "tigers", "lions_c0": "jaguars"})
    own, other = analyse_island(position).gains[:2]
    number = position.board.province_number
    assert own[number["lions_c2"]] - other[number["lions_c2"]] == pytest.approx(2 + 2 * LATER + 2)
    assert own[number["lions_c0"]] - other[number["lions_c0"]] == pytest.approx(2)
    assert own[number["lions_b0"]] == other[number["lions_b0"]]
    assert own[number["lions_c1"]] == 0


def test_a_walk_sees_the_posts_within_reach() -> None:
    """Two more steps from the port reach the post (R7).

    After the second step, only posts next to the path are in reach.
    """
    tiles = {"lions_b0": "lions", "lions_a2": "tigers"}
    position = at(tiles=tiles, merchants={"tigers_a0": (0, "lions")}, stack=walk("lions_a1"), sailing=[3])
    gains = analyse_island(position).gains[0]
    number = position.board.province_number
    towards = of(do(position.copy(), "step lions_b1"), "walk")[0]
    assert towards == pytest.approx(gains[number["lions_b0"]] / MUCH)
    away = of(do(position.copy(), "step lions_b2"), "walk")[0]
    assert away == pytest.approx(gains[number["lions_a2"]] / MUCH)
    assert towards > away


def test_a_provision_leads_further() -> None:
    """R11: The value of `best` depends on the number of steps that can be paid for."""
    group = {"jaguars_a3": (0, "lions"), "jaguars_c3": (0, "tigers")}
    position = at(board="expert", merchants=group)
    look = analyse_island(position)
    jaguars = position.board.people_number["jaguars"]
    near, further, furthest = look.best[0][jaguars]
    assert near < further == look.gains[0][position.board.province_number["jaguars_b4"]] <= furthest


def test_paths_of_many_boards_are_not_kept_forever() -> None:
    """A public server may receive new boards all the time."""
    data = GAME.board("classic").data
    boards = [
        GAME.board_from_data({**data, "board": {**data["board"], "id": f"mine-{number}"}})
        for number in range(MOST_WAYS // 2 + 1)
    ]
    first = distances(boards[0], True)
    assert distances(boards[0], True) is first
    for board in boards:
        for crossing in (True, False):
            distances(board, crossing)
    again = distances(boards[0], True)
    assert again == first and again is not first


def test_the_race_shows_the_lead_and_the_phase() -> None:
    position = at(seats={0: {"coins": 2, "gold": 3}})
    assert of(position, "lead")[0] == pytest.approx(3 / MANY_POINTS) == -of(position, "lead")[1]
    assert of(position, "leads")[:2] == [1, 0] and of(position, "bidding")[0] == 1 and of(position, "trading")[0] == 0
