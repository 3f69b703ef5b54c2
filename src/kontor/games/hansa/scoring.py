"""F. Final scoring by source. During the game, the score is a projection."""

from __future__ import annotations

from kontor.games.hansa.pieces import (
    BETTER_CITIES,
    BETTER_SKILLS,
    CLAVIS_URBIS,
    EMPTY,
    MARKERS,
    NONE,
    PROMOS,
    TRACK_LENGTH,
    TRACK_VALUES,
    owner,
)
from kontor.games.hansa.rules.cities import connected, controller, has_office, neutral_scores, office_cities, offices
from kontor.games.hansa.state import PROMO_DESK, State
from kontor.games.hansa.stored import DESK, MISSION, SCORE, TRACK, UNUSED, USED

SOURCES = ("prestige", "skills", "markers", "special_prestige", "control", "network", "mission", "countries")
MARKER_POINTS = (0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21)
FINISHED_TRACK = 4
CONTROLLED_CITY = 2
MISSION_CITY = 1
MISSION_COMPLETE = 5


def score_sheet(state: State, seat: int) -> dict[str, int]:
    """Return the points a seat would have, by source, if the game ended now."""
    return {
        "prestige": state.desks[seat * DESK + SCORE],
        "skills": skill_points(state, seat),
        "markers": marker_points(state, seat),
        "special_prestige": special_points(state, seat),
        "control": control_points(state, seat),
        "network": network_points(state, seat),
        "mission": mission_points(state, seat),
        "countries": country_points(state, seat),
    }


def skill_points(state: State, seat: int) -> int:
    """F2: return 4 points for each finished track except Clavis Urbis. L9: with the tile, return 7 per track."""
    tracks = range(len(TRACK_LENGTH))
    return sum(
        finished_track(state, seat)
        for track in tracks
        if track != CLAVIS_URBIS and state.desks[seat * DESK + TRACK + track] == TRACK_LENGTH[track]
    )


def finished_track(state: State, seat: int) -> int:
    return FINISHED_TRACK + 3 * state.has_tile(seat, BETTER_SKILLS)


def controlled_city(state: State, seat: int) -> int:
    return CONTROLLED_CITY + 2 * state.has_tile(seat, BETTER_CITIES)


def marker_points(state: State, seat: int) -> int:
    """F3: return the points for the number of markers taken, used or not."""
    return MARKER_POINTS[min(markers_of(state, seat), len(MARKER_POINTS) - 1)]


def markers_of(state: State, seat: int) -> int:
    """Return how many markers a seat has, used or not."""
    desk = seat * DESK
    number = sum(state.desks[desk + UNUSED : desk + UNUSED + len(MARKERS)]) + state.beside_of.count(seat)  # Q7
    number += sum(state.promos[seat * PROMO_DESK : seat * PROMO_DESK + 2 * len(PROMOS)])  # unused and used markers
    return number + sum(state.desks[desk + USED : desk + USED + len(MARKERS)])


def special_points(state: State, seat: int) -> int:
    """F4: return the points from the seat's special-prestige slots."""
    slots = zip(state.board.slots, state.special, strict=True)
    return sum(slot.points for slot, piece in slots if piece != EMPTY and owner(piece) == seat)


def control_points(state: State, seat: int) -> int:
    """F5: return 2 points per controlled city. L8: with the tile, each city scores 4 points."""
    cities = sum(controller(state, city) == seat for city in range(len(state.board.cities)))
    return cities * controlled_city(state, seat)


def network_points(state: State, seat: int) -> int:
    """F6: return the number of offices in the largest group of connected cities, times the Clavis value."""
    left = office_cities(state, seat)
    most = 0
    while left:
        group = connected(state, min(left), left)
        left -= group
        most = max(most, sum(own_offices(state, seat, city) for city in group))
    return most * TRACK_VALUES[CLAVIS_URBIS][state.value(seat, CLAVIS_URBIS)]


def mission_points(state: State, seat: int) -> int:
    """F7, X1b: return 1 point per listed city with an office, and 5 more for controlling all three. The result is 0 if
    the viewer does not know the card.
    """
    card = state.desks[seat * DESK + MISSION]
    if card >= len(state.board.missions):
        return 0
    cities = state.board.missions[card].cities
    complete = all(controller(state, city) == seat for city in cities)
    return sum(MISSION_CITY for city in cities if has_office(state, seat, city)) + MISSION_COMPLETE * complete


def country_points(state: State, seat: int) -> int:
    """B19–B21: return the points for the ranks in all countries except the home country."""
    board = state.board
    abroad = [country for country in range(len(board.country_names)) if country != board.home]
    return sum(points_in_country(state, country, seat) for country in abroad)


def points_in_country(state: State, country: int, seat: int) -> int:
    """B19: return the points by rank, which is determined by controlled cities, then by offices. B21: tied players
    share the points of their ranks.
    """
    cities = [city for city, there in enumerate(state.board.cities) if country in there.countries]
    owners = [*range(state.players), *([state.neutral] if state.neutral != NONE and neutral_scores(state) else [])]
    merits = []
    for holder in owners:
        held = sum(own_offices(state, holder, city) for city in cities)
        merits.append((sum(controller(state, city) == holder for city in cities), held))
    own = merits[seat]
    if not own[1]:  # B20
        return 0
    better, equal = sum(merit > own for merit in merits), merits.count(own)
    return sum(state.board.country_points[better : better + equal]) // equal


def own_offices(state: State, seat: int, city: int) -> int:
    return sum(1 for piece in offices(state, city) if owner(piece) == seat)
