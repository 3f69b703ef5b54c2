"""The ranking used for ratings."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from kontor.core import Result
from kontor.table.log import RESIGN, Entry
from kontor.table.rated import check_new, check_stand_in, standing
from kontor.table.refusals import Refused
from kontor.table.rows import BOT, OPEN, PERSON, RUNNING, WAITING, SeatRow, State


def table(ranks: list[int], resigned: Sequence[int] = (), finished: bool = True, abandoned: bool = False) -> Any:
    """Return a finished game. `resigned` lists the seats of the players who resigned, in order."""
    now = SimpleNamespace(resigned=frozenset(resigned), abandoned=abandoned)
    states = [SimpleNamespace(entry=Entry(number, RESIGN, seat, "person")) for number, seat in enumerate(resigned)]
    result = Result("rules", [0] * len(ranks), ranks, [0])
    return SimpleNamespace(result=lambda: result, finished=finished, now=now, states=states)


def person(number: int, bot: str | None = None) -> SeatRow:
    return SeatRow(number, PERSON, f"P{number}", bot)


HOLDS = {number: frozenset([f"p{number}"]) for number in range(4)}


def places(found: Any) -> list[int]:
    return [one.place for one in found]


def test_places_are_those_of_the_rules() -> None:
    seats = [person(0), person(1), SeatRow(2, BOT, None, "master"), SeatRow(3, OPEN, None, "apprentice")]
    found = standing(table([2, 1, 4, 2]), seats, {seat: HOLDS[seat] for seat in (0, 1)})
    assert found is not None and places(found) == [2, 1, 4, 2]
    assert [one.person for one in found] == ["p0", "p1", None, None]
    assert [one.bot for one in found] == [None, None, "master", "apprentice"]


def test_those_who_left_are_behind_the_others() -> None:
    """Seat 0 has resigned, the player at seat 1 ran out of time and did not return, and the bot at seat 2 is a regular
    player.
    """
    seats = [SeatRow(0, BOT, "P0", "journeyman"), person(1, "journeyman"), SeatRow(2, BOT, None, "master"), person(3)]
    found = standing(table([1, 2, 4, 3], [0]), seats, {seat: HOLDS[seat] for seat in (0, 1, 3)})
    assert found is not None and places(found) == [4, 3, 2, 1]
    assert [one.person for one in found] == ["p0", "p1", None, "p3"]
    assert [one.bot for one in found] == [None, None, "master", None]


@pytest.mark.parametrize(("resigned", "expected"), [([], [1, 1]), ([0], [2, 1]), ([0, 1], [2, 1]), ([1, 0], [1, 2])])
def test_resigning_first_is_never_a_tie(resigned: list[int], expected: list[int]) -> None:
    """No player stayed to the end: bots play both seats, either after a resignation or after a time-out."""
    seats = [SeatRow(n, BOT, f"P{n}", "master") if n in resigned else person(n, "master") for n in range(2)]
    found = standing(table([1, 2], resigned), seats, HOLDS)
    assert found is not None and places(found) == expected


def test_a_deleted_person_is_nobody_and_last() -> None:
    seats = [SeatRow(0, BOT, None, "apprentice"), person(1), person(2)]
    found = standing(table([1, 2, 2], [0]), seats, {1: HOLDS[1], 2: HOLDS[2]})
    assert found is not None and places(found) == [3, 1, 1]
    assert (found[0].person, found[0].bot) == (None, None)


@pytest.mark.parametrize("unfinished", [table([1, 2], finished=False), table([1, 2], abandoned=True)])
def test_only_the_rules_end_a_rated_game(unfinished: Any) -> None:
    assert standing(unfinished, [person(0), person(1)], HOLDS) is None


@pytest.mark.parametrize("state", [WAITING, RUNNING])
def test_bots_only_take_open_seats(state: State) -> None:
    """This is allowed even in a running game, which would be stuck after the data of a player was deleted."""
    row: Any = SimpleNamespace(fixed=True, state=state)
    check_stand_in(row, SeatRow(1, OPEN), "master")
    for seat, level in ((person(1), "master"), (SeatRow(1, OPEN), "mine:Bot")):
        with pytest.raises(Refused):
            check_stand_in(row, seat, level)


ME, FREE, MASTER = person(0), SeatRow(1, OPEN), SeatRow(1, BOT, None, "master")


@pytest.mark.parametrize(
    ("seats", "more", "said"),
    [
        ([ME, FREE], {"offered": False}, "server-rated-off"),
        ([ME, FREE], {"clock": False}, "server-rated-clock"),
        ([ME, FREE], {"own_board": True}, "server-rated-board"),
        ([ME, person(1)], {}, "server-rated-seats"),
        ([ME, MASTER], {}, "server-rated-people"),
        ([ME, FREE, SeatRow(2, BOT, None, "mine:Bot")], {}, "server-rated-bot"),
        ([ME, FREE, SeatRow(2, BOT, None, "master:blocker")], {}, None),
        ([FREE, FREE], {}, None),
    ],
)
def test_tables_that_can_be_rated(seats: list[SeatRow], more: dict[str, bool], said: str | None) -> None:
    wanted = {"clock": True, "own_board": False, "offered": True, **more}
    if said is None:
        return check_new(seats, **wanted)
    with pytest.raises(Refused) as refused:
        check_new(seats, **wanted)
    assert refused.value.problem.said[0].id == said
    return None
