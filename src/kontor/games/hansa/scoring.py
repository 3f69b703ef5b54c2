"""F. Final scoring by source. During the game it is a projection."""

from __future__ import annotations

from kontor.games.hansa.pieces import CLAVIS_URBIS, EMPTY, MARKERS, TRACK_LENGTH, TRACK_VALUES, owner
from kontor.games.hansa.rules.cities import connected, controller, has_office, office_cities, offices
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, MISSION, SCORE, TRACK, UNUSED, USED

SOURCES = ("prestige", "skills", "markers", "special_prestige", "control", "network", "mission")
MARKER_POINTS = (0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21)
FINISHED_TRACK = 4
CONTROLLED_CITY = 2
MISSION_CITY = 1
MISSION_COMPLETE = 5


def score_sheet(state: State, seat: int) -> dict[str, int]:
    """Points of a seat by source, if the game ended now."""
    return {
        "prestige": state.desks[seat * DESK + SCORE],
        "skills": skill_points(state, seat),
        "markers": marker_points(state, seat),
        "special_prestige": special_points(state, seat),
        "control": control_points(state, seat),
        "network": network_points(state, seat),
        "mission": mission_points(state, seat),
    }


def skill_points(state: State, seat: int) -> int:
    """F2: 4 points for each finished track except Clavis Urbis."""
    tracks = range(len(TRACK_LENGTH))
    return sum(
        FINISHED_TRACK
        for track in tracks
        if track != CLAVIS_URBIS and state.desks[seat * DESK + TRACK + track] == TRACK_LENGTH[track]
    )


def marker_points(state: State, seat: int) -> int:
    """F3: points for markers taken, used or not."""
    desk = seat * DESK
    number = sum(state.desks[desk + UNUSED : desk + UNUSED + len(MARKERS)])
    number += sum(state.desks[desk + USED : desk + USED + len(MARKERS)])
    return MARKER_POINTS[min(number, len(MARKER_POINTS) - 1)]


def special_points(state: State, seat: int) -> int:
    """F4: points of the seat's special-prestige slots."""
    slots = zip(state.board.slots, state.special, strict=True)
    return sum(slot.points for slot, piece in slots if piece != EMPTY and owner(piece) == seat)


def control_points(state: State, seat: int) -> int:
    """F5: 2 points per controlled city."""
    return sum(CONTROLLED_CITY for city in range(len(state.board.cities)) if controller(state, city) == seat)


def network_points(state: State, seat: int) -> int:
    """F6: offices in the largest group of connected cities, times the Clavis value."""
    left = office_cities(state, seat)
    most = 0
    while left:
        group = connected(state, min(left), left)
        left -= group
        most = max(most, sum(own_offices(state, seat, city) for city in group))
    return most * TRACK_VALUES[CLAVIS_URBIS][state.value(seat, CLAVIS_URBIS)]


def mission_points(state: State, seat: int) -> int:
    """F7, X1b: 1 point per listed city with an office, 5 more for controlling all three. 0 if the card is unknown."""
    card = state.desks[seat * DESK + MISSION]
    if card >= len(state.board.missions):
        return 0
    cities = state.board.missions[card].cities
    complete = all(controller(state, city) == seat for city in cities)
    return sum(MISSION_CITY for city in cities if has_office(state, seat, city)) + MISSION_COMPLETE * complete


def own_offices(state: State, seat: int, city: int) -> int:
    return sum(1 for piece in offices(state, city) if owner(piece) == seat)
