"""Cups without a server: schedules, pairings, points and standings."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.server.cups.pools import first_games, schedule
from kontor.server.cups.results import places
from kontor.server.cups.standings import pool_points, standings, swiss_points
from kontor.server.cups.swiss import LEAST, met, pairing, table_sizes
from kontor.table.rated import Placed

POOLS = [(seats, players) for seats in range(2, 9) for players in first_games(seats)]


def test_pools_of_the_usual_games() -> None:
    assert {seats: list(first_games(seats)) for seats in (2, 3, 4, 5)} == {2: [3], 3: [4, 7], 4: [5, 7, 13], 5: [6, 11]}
    assert schedule(3, 4) == [[0, 1, 2], [1, 2, 3], [2, 3, 0], [3, 0, 1]]


@pytest.mark.parametrize(("seats", "players"), POOLS)
def test_a_pool_is_fair(seats: int, players: int) -> None:
    """Everyone sits at each seat once, and meets every other player equally often."""
    games = schedule(seats, players)
    assert len(games) == players and all(len(set(game)) == seats for game in games)
    for seat in range(seats):
        assert sorted(game[seat] for game in games) == list(range(players))
    meetings = met(games)
    assert set(meetings) == set(combinations(range(players), 2)) and len(set(meetings.values())) == 1


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(0, None), (1, None), (2, None), (3, [3]), (4, [4]), (5, None), (6, [3, 3]), (7, [4, 3]), (8, [4, 4]),
     (9, [3, 3, 3]), (10, [4, 3, 3]), (13, [4, 3, 3, 3])],
)  # fmt: skip
def test_tables_of_three_and_four(players: int, sizes: list[int] | None) -> None:
    assert table_sizes(players) == sizes


def test_everyone_fits_from_six_on() -> None:
    for players in range(LEAST, 200):
        sizes = table_sizes(players)
        assert sizes is not None and sum(sizes) == players and set(sizes) <= {3, 4}


def test_points_at_a_table_of_four() -> None:
    assert swiss_points({0: 1, 1: 2, 2: 3, 3: 4}) == {0: 6, 1: 4, 2: 2, 3: 0}
    assert swiss_points({0: 1, 1: 1, 2: 3, 3: 4}) == {0: 5, 1: 5, 2: 2, 3: 0}
    assert swiss_points({0: 1, 1: 2, 2: 2, 3: 2}) == {0: 6, 1: 2, 2: 2, 3: 2}
    assert swiss_points(dict.fromkeys(range(4), 1)) == dict.fromkeys(range(4), 3)


def test_points_at_a_table_of_three_have_the_same_average() -> None:
    assert swiss_points({0: 1, 1: 2, 2: 3}) == {0: 6, 1: 3, 2: 0}
    assert swiss_points({0: 1, 1: 1, 2: 3}) == {0: 4.5, 1: 4.5, 2: 0}
    assert (
        sum(swiss_points({0: 1, 1: 2, 2: 3}).values()) / 3 == sum(swiss_points({0: 1, 1: 2, 2: 3, 3: 4}).values()) / 4
    )


def test_points_in_a_pool() -> None:
    assert pool_points({0: 1, 1: 2, 2: 3}) == {0: 2, 1: 0, 2: 0}
    assert pool_points({0: 1, 1: 1, 2: 1}) == {0: 1, 1: 1, 2: 1}


def test_absent_players_are_last_and_get_nothing() -> None:
    standing = [
        Placed(0, "a", None, 2),
        Placed(1, None, "journeyman", 1),
        Placed(2, "c", None, 3),
        Placed(3, "d", None, 4),
    ]
    assert places(standing, {0, 2, 3}) == {0: 1, 1: 4, 2: 2, 3: 3}
    assert places(standing, {0}) == {0: 1, 1: 4, 2: 4, 3: 4}
    assert swiss_points(places(standing, {0})) == {0: 6, 1: 0, 2: 0, 3: 0}
    nobody = places(standing, ())
    assert set(pool_points(nobody).values()) == set(swiss_points(nobody).values()) == {0}


def test_sonneborn_berger_breaks_ties_in_a_pool() -> None:
    """Ann and Ben won one game each.

    Ann won against Cat, who also won a game, and Ben won against Dan, who won none.
    """
    ann, ben, cat, dan = range(4)
    games = [{ann: 1, cat: 2}, {ben: 1, dan: 2}, {cat: 1, dan: 2}]
    found = standings("pool", {ann: 4, ben: 3, cat: 2, dan: 1}, games)
    assert [(one.place, one.player, one.points, float(one.tie)) for one in found] == [
        (1, ann, 2, 2), (2, cat, 2, 0), (3, ben, 2, 0), (4, dan, 0, 0),
    ]  # fmt: skip
    shared = standings("pool", {ann: 1, ben: 2}, [{ann: 1, ben: 1}])
    assert [(one.points, one.tie, one.wins) for one in shared] == [(1, Fraction(1, 2), 1)] * 2


def test_the_opponents_break_ties_in_swiss_rounds() -> None:
    games = [{0: 1, 1: 2, 2: 3}, {3: 1, 4: 2, 5: 3}, {0: 1, 4: 2, 5: 3}]
    found = standings("swiss", {player: player for player in range(6)}, games)
    assert [(one.player, one.points, one.tie) for one in found] == [
        (0, 12, Fraction(9, 4)), (4, 6, Fraction(9, 2)), (3, 6, 3), (1, 3, 6), (2, 0, Fraction(15, 2)),
        (5, 0, Fraction(15, 2)),
    ]  # fmt: skip


def test_leaders_play_at_the_first_table() -> None:
    points = {player: 10.0 - player for player in range(7)}
    assert pairing(range(7), points, met([[0, 1, 2, 3], [4, 5, 6]])) == [[0, 1, 2, 3], [4, 5, 6]], "rematches cost less"


def test_a_rematch_is_avoided_among_equals() -> None:
    points = {0: 6.0, 1: 3.0, 2: 3.0, 3: 3.0, 4: 3.0, 5: 0.0}
    before = met([[0, 1], [0, 2], [1, 5]])
    first, second = pairing(range(6), points, before)
    assert 0 in first and 5 in second and before & met([first, second]) == Counter({(0, 1): 1})
    assert not met([[0, 2]]) & met(pairing(range(6), points, met([[0, 2]])))


results = st.integers(6, 24).flatmap(
    lambda count: st.tuples(st.just(count), st.integers(1, 5), st.randoms(use_true_random=False))
)


@settings(deadline=None, derandomize=True)
@given(results)
def test_swiss_rounds(given_rounds: tuple[int, int, object]) -> None:
    """In every round, everyone plays once, nobody is placed above a player with more points, and points add up."""
    count, rounds, bits = given_rounds
    lots = {player: player for player in range(count)}
    games: list[dict[int, int]] = []
    for _ in range(rounds):
        ranks = standings("swiss", lots, games)
        points = {one.player: one.points for one in ranks}
        tables = pairing([one.player for one in ranks], points, met(map(list, games)))
        assert sorted(player for table in tables for player in table) == list(range(count))
        for better, worse in pairwise(tables):
            assert min(points[one] for one in better) >= max(points[one] for one in worse)
        for table in tables:
            order = [bits.randint(1, 4) for _ in table]  # type: ignore[attr-defined]
            games.append(
                {one: 1 + sum(other < mine for other in order) for one, mine in zip(table, order, strict=True)}
            )
    found = standings("swiss", lots, games)
    assert sum(one.points for one in found) == 3 * count * rounds
    assert [one.place for one in found] == list(range(1, count + 1))
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    assert standings("swiss", lots, games[::-1]) == found, "the order of the games does not matter"
