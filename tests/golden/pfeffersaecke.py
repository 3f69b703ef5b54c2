"""Requirements for the golden records of Pfeffersäcke: each tie-break, every option, every use of a letter."""

from __future__ import annotations

from typing import Any

from kontor.games.pfeffersaecke.notation import BRANCH, BRANCH_LETTER, EXTEND, EXTEND_TWICE, PASS
from kontor.games.pfeffersaecke.pieces import OPEN, SCORED, majority
from kontor.games.pfeffersaecke.stored import DESK, WON
from tests.golden.wishes import Variant, Wishes

MORE_CITIES = "a tie broken by cities won (E3a)"
HIGHER_SUM = "a tie broken by the sum of their discs (E3b)"
SHARED = "a shared win (E3c)"
TWICE = "two branches in one city (L2)"
INCOME = "double income (L3)"
SECOND = "a second new branch (L4)"
IN_SCORED = "a branch added in a scored city (T2b)"
BACKWARDS = "a city extended after one that follows it on the board (T2c)"
UNSETTLED = "a game that stopped before a branch took its space (O2)"

SPARED = 2
"""Number of towns left empty if the discs should be used up."""
IDLE_FROM = 20
"""Turn from which no branch is opened if a standstill is required."""


def moments(position: Any, action: int) -> list[str]:
    text = position.text(action)
    found = [name for name, begins in BEGINS.items() if text.startswith(begins)]
    if text.startswith("extend ") and position.board.actions.first[action] in _scored(position):
        found.append(IN_SCORED)
    if text.startswith("extend ") and any(position.centre[position.board.actions.first[action] + 1 :]):
        found.append(BACKWARDS)
    after = position.copy()
    after.apply(action)
    if after.ended and any(after.centre):
        found.append(UNSETTLED)
    return [*found, *_tie(after)]


BEGINS = {TWICE: "extend twice ", INCOME: "income letter", SECOND: "branch letter "}


def _scored(position: Any) -> list[int]:
    return [city for city, disc in enumerate(bytes(position.discs)) if disc == SCORED]


def _tie(position: Any) -> list[str]:
    """Return how a tie for first place was broken, if there was a tie."""
    result = position.result()
    if result is None or result.scores.count(max(result.scores)) == 1:
        return []
    if len(result.winners) > 1:
        return [SHARED]
    best = max(result.scores)
    won = [position.desks[seat * DESK + WON] for seat, score in enumerate(result.scores) if score == best]
    return [MORE_CITIES if won.count(max(won)) == 1 else HIGHER_SUM]


def thrifty(view: Any, legal: list[int]) -> list[int]:
    """Playing style that uses up the discs first, without competition for cities and with the last towns left empty. It
    extends cities in board order and lets some of them pay, because money and branches must last.
    """
    opening = [n for n in legal if _place(view, n, BRANCH, BRANCH_LETTER) is not None]
    later = len(bytes(view.centre).rstrip(b"\0"))
    winnable = [n for n in legal if _can_be_won(view, _place(view, n, EXTEND))]
    extending = [n for n in winnable if view.board.actions.first[n] >= later]
    if not opening:
        return extending or [n for n in legal if _place(view, n, EXTEND, EXTEND_TWICE) is None]
    cities, costs = len(view.board.cities), view.reach[view.active]
    places = {n: view.board.actions.first[n] for n in opening}
    new = [n for n in opening if places[n] < cities and view.discs[places[n]] == OPEN and _empty(view, places[n])]
    if new:
        return [min(new, key=lambda n: costs[places[n]])]
    towns = [n for n in opening if places[n] >= cities] if view.counter > SPARED else []
    return towns or [view.board.actions.pass_on]


def _place(view: Any, number: int, *kinds: int) -> int | None:
    actions = view.board.actions
    return actions.first[number] if actions.kind[number] in kinds else None


def _empty(view: Any, city: int) -> bool:
    return bool(view.room[city] == view.board.sizes[city])


def _can_be_won(view: Any, city: int | None) -> bool:
    if city is None or view.discs[city] != OPEN:
        return False
    held = view.counts[view.active * len(view.board.names) + city]
    return bool(view.room[city] >= majority(view.board.sizes[city]) - held)


def no_branches(view: Any, legal: list[int]) -> list[int]:
    """Playing style that lets a whole round pass without a new branch."""
    passing = [number for number in legal if view.board.actions.kind[number] == PASS]
    return passing if passing and view.turn >= IDLE_FROM else legal


GIVEN = (("intro", True),)
AT_ONCE = (("end_at_once", True),)
TWENTY = (("town_counter", "20"),)
ENDS = ("towns", "discs", "standstill")


def _plain(**shows: tuple[str, ...]) -> Variant:
    return Variant("", (), {end: shows.get(end, ()) for end in ENDS})


BOARD = "central_europe"
WISHES = Wishes(
    variants={
        (BOARD, 2): [_plain(towns=(TWICE, IN_SCORED)), Variant("twenty-", TWENTY, {"standstill": ()})],
        (BOARD, 3): [_plain(towns=(INCOME, BACKWARDS))],
        (BOARD, 4): [
            _plain(towns=(SECOND,)),
            Variant("sum-", (), {"towns": (HIGHER_SUM,)}),
            Variant("at_once-", AT_ONCE, {"towns": (UNSETTLED,), "discs": (), "standstill": ()}),
        ],
        (BOARD, 5): [_plain(), Variant("cities-", (), {"towns": (MORE_CITIES,)})],
        (BOARD, 6): [_plain(), Variant("intro-", GIVEN, {"towns": (SHARED,)})],
    },
    moments=moments,
    decisions=("deal", "found", "open", "extend", "income", "branch", "second", "extend"),
    whims={"discs": thrifty, "standstill": no_branches},
)
MOMENTS = (MORE_CITIES, HIGHER_SUM, SHARED, TWICE, INCOME, SECOND, IN_SCORED, BACKWARDS, UNSETTLED)
