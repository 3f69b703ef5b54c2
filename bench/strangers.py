"""Bots for Hansa Teutonica that are never used in training, to find out how Kontor's bots handle unfamiliar play.

    kontor arena hansa --board standard_4_5 --players 4 --games 60 \
        --bots journeyman,bench.strangers:Appraiser,bench.strangers:Appraiser,bench.strangers:Appraiser

Both compare positions, unlike the bots in `bench.heuristics`, which compare routes. An Appraiser tries each action and
counts points, skills and progress on routes, with weights chosen by hand. A Squatter also likes to be displaced, and
sits on routes that its rivals have begun. Never train with these bots.
"""

from __future__ import annotations

from typing import Any

from kontor.core import AnyGame, Position, RandomBits, below
from kontor.games.hansa.pieces import CLAVIS_URBIS, NO_MARKER, PRIVILEGIUM, owner
from kontor.games.hansa.stored import DESK, SCORE, SUPPLY, TRACK

STEPS = ((0, 2, 4, 6, 8), (0, 9, 12, 19, 21, 26), (0, 4, 7, 9), (0, 1, 2, 4), (0, 3, 5, 6))
"""Value in points of each track's steps at the start of the game, in the order of the tracks."""
CLAIMS = 9.0
"""Value of a claim before its benefit is chosen. A claim must look better than the pieces on its route."""


class Appraiser:
    """Plays the action after which its position, compared with its rivals', has the highest value."""

    squats = 0.0
    """Value of a piece on a route that a rival has begun."""

    def __init__(self, game: AnyGame, bits: RandomBits) -> None:
        self.game = game
        self.bits = bits

    def choose(self, view: Position, actions: list[int]) -> int:
        different = self.game.without_equivalents(view, actions)
        values = [self._after(view, action) for action in different]
        best = max(values)
        equal = [action for action, value in zip(different, values, strict=True) if value >= best - 1e-9]
        return equal[below(len(equal), self.bits)]

    def _after(self, view: Any, action: int) -> float:
        verb = view.text(action).partition(" ")[0]
        after = view.copy()
        after.apply(action)
        seat = view.viewer
        values = self._values(after)
        rivals = [value for one, value in enumerate(values) if one != seat]
        value: float = values[seat] - 0.3 * sum(rivals) / len(rivals) - 0.3 * max(rivals)
        actions_left = 0.7 * after.actions if after.active == seat and verb != "end" else 0.0
        return value + actions_left + (CLAIMS if verb == "claim" else 0.0) - (0.6 if verb == "lift" else 0.0)

    def _values(self, state: Any) -> list[float]:
        """Return the value in points of each seat's position."""
        seats = range(state.setup.players)
        prestige = [state.desks[seat * DESK + SCORE] for seat in seats]
        late = min(1.0, max(prestige) / state.board.prestige_limit)
        values = []
        for seat in seats:
            supply = sum(state.desks[seat * DESK + SUPPLY : seat * DESK + SUPPLY + 2])
            tracks = zip(STEPS, _tracks(state, seat), strict=True)
            early = (1 - late) * sum(steps[taken] for steps, taken in tracks)
            values.append(sum(state.score(seat).values()) + early + 0.5 * min(supply, 4) + 0.15 * max(0, supply - 4))
        for number, route in enumerate(state.board.routes):
            owners = [owner(piece) for piece in bytes(state.posts[route.first_post : route.end_post]) if piece]
            for seat in set(owners):
                if seat < len(values):
                    values[seat] += self._progress(state, seat, number, owners, late)
        return values

    def _progress(self, state: Any, seat: int, number: int, owners: list[int], late: float) -> float:
        """Return the value of a seat's pieces on a route."""
        length = state.board.routes[number].length
        own = owners.count(seat)
        others = len(owners) - own
        part: float = max(0.0, own - 0.8 * others) / length
        squat = self.squats if own == 1 and others else 0.0
        return squat + float(part**1.3) * self._worth(state, seat, number, late)

    def _worth(self, state: Any, seat: int, number: int, late: float) -> float:
        """Return the value of claiming a route."""
        best = 0.5
        tracks = _tracks(state, seat)
        for city in state.board.routes[number].ends:
            there = state.board.cities[city]
            for track in there.skills:
                taken = tracks[track]
                if taken + 1 < len(STEPS[track]):
                    gain = (1 - late) * (STEPS[track][taken + 1] - STEPS[track][taken])
                    best = max(best, gain + (4.0 if taken + 2 == len(STEPS[track]) and track else 0.0))
            free = [at for at in range(len(there.houses)) if not state.houses[there.first_house + at]]
            if free and there.houses[free[0]].colour <= tracks[PRIVILEGIUM]:
                network = (0.5 + late) * (1 + tracks[CLAVIS_URBIS]) * 0.5
                best = max(best, 1.0 + there.houses[free[0]].coin + (2.0 if free[0] == 0 else 0.5) + network)
        return min(CLAIMS, best + (3.0 - late if state.markers[number] != NO_MARKER else 0.0))


class Squatter(Appraiser):
    """Also sits on routes that its rivals have begun, because every displacement gives it more pieces."""

    squats = 0.5


def _tracks(state: Any, seat: int) -> list[int]:
    return list(state.desks[seat * DESK + TRACK : seat * DESK + TRACK + len(STEPS)])
