"""Pfeffersäcke and its twin in lockstep, on the game's own map and on generated ones."""

from __future__ import annotations

from typing import Any

import pytest

import kontor
from kontor.testing import everything
from tests.battery.configurations import FULL
from tests.twin.lockstep import play_in_lockstep
from tests.twin.pfeffersaecke_boards import MANNERS, invented

GAME = kontor.game("pfeffersaecke")
STRAYS = (0, 1, 2, 3, 5, 7, 10)  # out of ten decisions
IN_FULL = 40  # games at each table; one in the sample

Table = tuple[int, str, int | None]
"""Number of players, the options in short, and the style of a generated map; None for the game's own map."""

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "intro": {"intro": True},
    "at_once": {"end_at_once": True},
    "intro_at_once": {"intro": True, "end_at_once": True},
    "twenty": {"town_counter": "20"},
    "twenty_at_once": {"end_at_once": True, "town_counter": "20"},
}
EVERYWHERE = ("plain", "intro", "at_once", "intro_at_once")
FOR_TWO = ("twenty", "twenty_at_once")

# Seeds of games with rare situations. They are played at random and do not depend on the bots.
RARE: tuple[tuple[Table, int], ...] = (
    ((4, "intro", 2), 0),  # a letter with only one branch left (L2, T7)
    ((2, "intro", 4), 2),  # two towns with the counter at 1 (T5b)
    ((3, "at_once", 3), 15),  # equal points, fewer cities, higher value (E3)
    ((4, "at_once", 1), 0),  # the last town is taken before a majority is settled (O2, E1a)
    ((2, "at_once", 4), 1),  # a letter takes the last town; the first new branch waits in a city (O2, L4)
    ((4, "at_once", None), 0),  # the last disc is removed before every branch has its space (O2, E1b)
)


def tables() -> list[Table]:
    known: list[Table] = [
        (players, options, None)
        for players in GAME.declaration.players
        for options in (EVERYWHERE if players > 2 else EVERYWHERE + FOR_TWO)
    ]
    return known + [
        (players, EVERYWHERE[(players + manner) % len(EVERYWHERE)], manner)
        for players in GAME.declaration.players
        for manner in range(len(MANNERS))
    ]


def saving(view: Any, legal: list[int]) -> list[int]:
    """Save letters for the last town and the last branch, where they interact with other limits (T5b, T7)."""
    form = view.json()
    if form["counter"] == 0:  # only between the last town and a second branch
        unwanted = {"pass"}
    elif form["counter"] == 1 or form["seats"][view.actor]["supply"] <= 1:
        unwanted = set()
    else:
        unwanted = {"letter", "twice"}
    return [action for action in legal if not unwanted & set(view.text(action).split())]


def games() -> list[Any]:
    """Return the table, the seed, the number of random decisions out of ten, and whether letters are saved."""
    found = [_parameter(table, seed, 10, True) for table, seed in RARE]
    for number, table in enumerate(tables()):
        for seed in range(number, number + IN_FULL if FULL else number + 1):
            marks = [pytest.mark.slow] if seed > number else []
            found.append(_parameter(table, seed, STRAYS[seed % len(STRAYS)], seed % 3 == 0, *marks))
    return found


def _parameter(table: Table, seed: int, stray: int, saves: bool, *marks: Any) -> Any:
    return pytest.param(table, seed, stray, saves, id="-".join(map(str, (*table, seed, stray, saves))), marks=marks)


@pytest.mark.parametrize(("table", "seed", "stray", "saves"), games())
def test_both_agree_at_every_action(table: Table, seed: int, stray: int, saves: bool) -> None:
    players, options, manner = table
    board = None if manner is None else GAME.board_from_data(invented(players, manner + len(MANNERS) * seed))
    setup = GAME.setup(players=players, board=board, options=OPTIONS[options])
    actions, end = play_in_lockstep(setup, seed, stray, saving if saves else everything)
    assert actions
    assert end in GAME.declaration.ends
