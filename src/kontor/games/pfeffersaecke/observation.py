"""What a seat knows, in bytes for whoever learns: which parts there are, and what a view says of each."""

from __future__ import annotations

from kontor.core.contract import Setup
from kontor.core.observation import Part, Value, counted, large, named, number, numbered, one, seats
from kontor.games.pfeffersaecke.board import Board
from kontor.games.pfeffersaecke.decisions import NAMES
from kontor.games.pfeffersaecke.json_form import MOST_INFLUENCE, MOST_MONEY, MOST_TURNS
from kontor.games.pfeffersaecke.pieces import BRANCHES, DISCS, HAND, LETTERS, NONE, counter_start
from kontor.games.pfeffersaecke.position import LARGE
from kontor.games.pfeffersaecke.state import ENDS, State


def parts(setup: Setup) -> tuple[Part, ...]:
    """What an observation says, in the order of its bytes."""
    board: Board = setup.board
    spaces = [f"{city.name} {space + 1}" for city in board.cities for space in range(city.size)]
    cities = [city.name for city in board.cities]
    holders = [Value(0, "free"), *seats(setup.players, first=1)]
    whose = [Value(NONE, "none"), *seats(setup.players)]
    discs = max(map(len, board.of_size))
    hands = [counted("discs", map(str, range(HAND)), discs, seat=seat) for seat in range(setup.players)]
    desks = [part for seat in range(setup.players) for part in _desk(seat, len(cities))]
    return (
        named("spaces", spaces, holders),
        counted("centre", cities, 2),
        named("towns", board.towns, holders),
        named("cities", cities, numbered(DISCS)),
        *hands,
        number("town counter", counter_start(setup.players)),
        one("first", whose),
        one("active", whose),
        number("letter used", 1),
        one("decision", numbered((*NAMES, "over"))),
        one("at", [Value(NONE, "none"), *numbered(board.names)]),
        one("ended", numbered(("running", *ENDS))),
        large("turn", MOST_TURNS, unit=100),
        large("turns without a branch", MOST_TURNS, unit=10),
        *desks,
    )


def _desk(seat: int, cities: int) -> list[Part]:
    """A desk, in the order of its numbers (`state.py`)."""
    return [
        large("money", MOST_MONEY, unit=100, seat=seat),
        large("influence", MOST_INFLUENCE, unit=50, seat=seat),
        large("supply", BRANCHES, seat=seat),
        large("letters", LETTERS, seat=seat),
        large("cities won", cities, seat=seat),
        large("worth of cities won", MOST_INFLUENCE, unit=50, seat=seat),
    ]


def observation(view: State) -> bytes:
    """All that the viewer knows, in the order of `parts`."""
    small = (
        view.counter,
        view.first,
        view.active,
        view.letter_used,
        view.decision,
        view.at,
        view.ended,
    )
    arrays = view.spaces + view.centre + view.towns + view.discs + view.hands
    return bytes(arrays + bytes(small)) + LARGE[view.players].pack(view.turn, view.idle, *view.desks)
