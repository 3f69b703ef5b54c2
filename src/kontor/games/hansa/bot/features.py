"""Evaluation features. Each seat of a view has a row with values roughly between -1 and 1 (docs/bots.md).

Features are computed from a view, never from the true position. Unknown facts count as zero. Learned weights
(judgement.json) turn the features into win probabilities.
"""

from __future__ import annotations

from typing import Final

from kontor.games.hansa.bot.office_analysis import OfficeAnalysis, analyse_offices
from kontor.games.hansa.decisions import Answer, Benefit, MarkerMove, Move, Pay, Redeploy, SeaMove
from kontor.games.hansa.pieces import (
    ACTIONES,
    ANYWHERE,
    BLOCK,
    BURSA,
    CLAVIS_URBIS,
    EMPTY,
    ESCORT,
    EXCHANGE,
    EXTRA_OFFICE,
    MARKERS,
    MERCHANT,
    MORE_ACTIONS,
    MORE_INCOME,
    NO_MARKER,
    NONE,
    PLUS3,
    PRIVILEGIUM,
    TRACK_LENGTH,
    TRACK_VALUES,
    TRACKS,
    TRADER,
    TRIBUTE,
    kind_of,
    owner,
)
from kontor.games.hansa.rules.beside import beside_slots
from kontor.games.hansa.rules.displacing import cost_of
from kontor.games.hansa.rules.moving import hand_of
from kontor.games.hansa.rules.pawn import bordering
from kontor.games.hansa.scoring import (
    CONTROLLED_CITY,
    FINISHED_TRACK,
    MARKER_POINTS,
    controlled_city,
    country_points,
    marker_points,
    skill_points,
)
from kontor.games.hansa.state import UNPLACED, State
from kontor.games.hansa.stored import DESK, LINK, MISSION, PLATE, SCORE, STOCK, SUPPLY, TRACK, UNUSED, USED

STANDING: Final = (
    "progress",
    "prestige",
    "skill_points",
    "marker_points",
    "special_points",
    "control_points",
    "network_points",
    "mission_points",
)
STEPS: Final = tuple(f"{name}_{step}" for name, length in zip(TRACKS, TRACK_LENGTH) for step in range(1, length + 1))
PIECES_HELD: Final = (
    "supply_traders",
    "supply_merchants",
    "stock_traders",
    "stock_merchants",
    "board_traders",
    "board_merchants",
    "low_supply",
    "hand",
    "pushed_out",
)
MARKERS_HELD: Final = (*(f"marker_{name}" for name in MARKERS), "plate")
CITIES: Final = (
    "offices",
    "largest_group",
    "groups",
    "traffic",
    "pupils",
    "firm_control",
    "near_control",
    "link_1",
    "link_2",
    "link_3",
    "link_4",
    "mission_control",
    "mission_offices",
)
TURN: Final = ("active", "actions_left", "wait", "claiming")
ROUTES: Final = (
    "whole_routes",
    "one_missing",
    "begun_routes",
    "in_the_way",
    "near_pawn",
    "tolls_near",
    "tolls_coming",
)
WORTH: Final = (
    *TRACKS,
    "office",
    "coin",
    "control",
    "network",
    "link",
    "mission",
    "marker",
    "slot",
    "own_toll",
    "rival_toll",
    "sea",
    "roughly",
)
"""Features for the possible gains from claiming a route, computed for complete and for partly occupied routes."""

WHOLE_AND_BEGUN: Final = tuple(f"{how}_{name}" for how in ("whole", "begun") for name in WORTH)
RACE: Final = (
    "points",
    "lead",
    "leads",
    "prestige_left",
    "bag_left",
    "cities_left",
    "income",
    "free_posts",
    "shared_routes",
    "one_displacement",
)
"""Features that describe the lead in points, the distance to each end of the game, and pieces locked on the board."""
FEATURES: Final = (*STANDING, *STEPS, *PIECES_HELD, *MARKERS_HELD, *CITIES, *TURN, *ROUTES, *WHOLE_AND_BEGUN, *RACE)

# Indices of the features. They are constants for speed; a test compares them with the names.
PROGRESS: Final = 0
PRESTIGE: Final = 1
SKILL_POINTS: Final = 2
MARKERS_POINTS: Final = 3
SPECIAL_POINTS: Final = 4
CONTROL_POINTS: Final = 5
NETWORK_POINTS: Final = 6
MISSION_POINTS: Final = 7
FIRST_STEP: Final = 8
SUPPLY_TRADERS: Final = 26
SUPPLY_MERCHANTS: Final = 27
STOCK_TRADERS: Final = 28
STOCK_MERCHANTS: Final = 29
BOARD_TRADERS: Final = 30
BOARD_MERCHANTS: Final = 31
LOW_SUPPLY: Final = 32
HAND: Final = 33
PUSHED_OUT: Final = 34
FIRST_MARKER: Final = 35
ON_PLATE: Final = 41
OFFICES: Final = 42
LARGEST_GROUP: Final = 43
GROUPS: Final = 44
TRAFFIC: Final = 45
PUPILS: Final = 46
FIRM_CONTROL: Final = 47
NEAR_CONTROL: Final = 48
LINK_1: Final = 49
MISSION_CONTROL: Final = 53
MISSION_OFFICES: Final = 54
ACTIVE: Final = 55
ACTIONS_LEFT: Final = 56
WAIT: Final = 57
CLAIMING: Final = 58
WHOLE_ROUTES: Final = 59
ONE_MISSING: Final = 60
BEGUN_ROUTES: Final = 61
IN_THE_WAY: Final = 62
NEAR_PAWN: Final = 63
TOLLS_NEAR: Final = 64
TOLLS_COMING: Final = 65
FIRST_WHOLE: Final = 66
FIRST_BEGUN: Final = 83
POINTS: Final = 100
LEAD: Final = 101
LEADS: Final = 102
PRESTIGE_LEFT: Final = 103
BAG_LEFT: Final = 104
CITIES_LEFT: Final = 105
INCOME: Final = 106
FREE_POSTS: Final = 107
SHARED_ROUTES: Final = 108
ONE_DISPLACEMENT: Final = 109
LENGTH: Final = 110

# Offsets within the `whole` and `begun` features. The tracks come first.
OFFICE: Final = 5
COIN: Final = 6
CONTROL: Final = 7
NETWORK: Final = 8
ON_LINK: Final = 9
FOR_MISSION: Final = 10
MARKER: Final = 11
SLOT: Final = 12
OWN_TOLL: Final = 13
RIVAL_TOLL: Final = 14
SEA: Final = 15
ROUGHLY: Final = 16

NOTHING: Final = -1
SKILL_WORTH: Final = (
    (3.0, 1.0, 3.0, 3.0),
    (6.0, 3.0, 5.0, 2.5, 4.0),
    (3.0, 2.0, 2.0),
    (2.0, 1.0, 1.0),
    (3.0, 2.0, 1.0),
)
"""Approximate value in points of each track step early in the game, used only to choose the benefit of a claim."""


def features(state: State) -> list[list[float]]:
    """Return one row per seat, in the order of FEATURES."""
    look = analyse_offices(state)
    progress = progress_of(state)
    desks = bytes(state.desks)  # faster to read in compiled code
    rows: list[list[float]] = []
    for seat in range(state.players):
        row = [0.0] * LENGTH
        row[PROGRESS] = progress
        _standing(desks, look, seat, row)
        if state.board.country_names:
            row[CONTROL_POINTS] += country_points(state, seat) / 20
        _desk(desks, seat, row)
        if state.board.extended:
            _extensions(state, look, seat, row)
        _cities(state, desks, look, seat, row)
        rows.append(row)
    _special(state, rows)
    _pupils(desks, look, rows)
    _turn(state, rows)
    _posts(state, look, rows)
    _race(state, rows)
    return rows


def progress_of(state: State) -> float:
    """Return the progress towards the nearest end of the game: by prestige, markers drawn or completed cities."""
    board = state.board
    prestige = max(state.desks[SCORE::DESK]) / board.prestige_limit
    markers = sum(state.setup.options["marker_mix"].values()) - 3
    drawn = 1.0 - state.bag / markers if markers > 0 else 0.0
    cities = state.completed / board.completed_cities_limit
    return min(1.0, max(prestige, 0.95 * drawn, cities))


def _standing(desks: bytes, look: OfficeAnalysis, seat: int, row: list[float]) -> None:
    """Add each seat's points if the game ended now, except special prestige, which `_special` adds."""
    desk = seat * DESK
    row[PRESTIGE] = desks[desk + SCORE] / 20
    finished = 0
    for track in range(CLAVIS_URBIS + 1, len(TRACK_LENGTH)):
        if desks[desk + TRACK + track] == TRACK_LENGTH[track]:
            finished += FINISHED_TRACK
    row[SKILL_POINTS] = finished / 20
    number = 0
    for kind in range(len(MARKERS)):
        number += desks[desk + UNUSED + kind] + desks[desk + USED + kind]
    row[MARKERS_POINTS] = MARKER_POINTS[min(number, len(MARKER_POINTS) - 1)] / 20
    row[CONTROL_POINTS] = CONTROLLED_CITY * look.control.count(seat) / 20
    row[NETWORK_POINTS] = look.largest[seat] * TRACK_VALUES[CLAVIS_URBIS][desks[desk + TRACK + CLAVIS_URBIS]] / 20


def _special(state: State, rows: list[list[float]]) -> None:
    slots = state.board.slots
    for number, piece in enumerate(bytes(state.special)):
        if piece:
            holder = owner(piece)
            if holder < len(rows):
                rows[holder][SPECIAL_POINTS] += slots[number].points / 20


def _desk(desks: bytes, seat: int, row: list[float]) -> None:
    """Add features of the skills (one for each step taken), the pieces, and the unused markers."""
    desk = seat * DESK
    at = FIRST_STEP
    for track, length in enumerate(TRACK_LENGTH):
        for step in range(desks[desk + TRACK + track]):
            row[at + step] = 1.0
        at += length
    traders, merchants = desks[desk + SUPPLY + TRADER], desks[desk + SUPPLY + MERCHANT]
    row[SUPPLY_TRADERS] = traders / 10
    row[SUPPLY_MERCHANTS] = merchants / 3
    row[STOCK_TRADERS] = desks[desk + STOCK + TRADER] / 10
    row[STOCK_MERCHANTS] = desks[desk + STOCK + MERCHANT] / 3
    row[LOW_SUPPLY] = max(0, 3 - traders - merchants) / 3
    for kind in range(len(MARKERS)):
        row[FIRST_MARKER + kind] = desks[desk + UNUSED + kind] / 2
    row[ON_PLATE] = sum(desks[desk + PLATE : desk + MISSION]) / 2


def _extensions(state: State, look: OfficeAnalysis, seat: int, row: list[float]) -> None:
    """L, Q: add the effects of tiles and promo markers on other features."""
    row[SKILL_POINTS] = skill_points(state, seat) / 20
    row[CONTROL_POINTS] += (controlled_city(state, seat) - CONTROLLED_CITY) * look.control.count(seat) / 20
    row[MARKERS_POINTS] = marker_points(state, seat) / 20
    if state.has_tile(seat, MORE_ACTIONS):  # an action is worth two steps of the track
        first = FIRST_STEP + TRACK_LENGTH[CLAVIS_URBIS]
        reached = state.value(seat, ACTIONES)
        for step in range(reached, min(reached + 2, TRACK_LENGTH[ACTIONES])):
            row[first + step] = 1.0
    helpful = [state.has_tile(seat, tile) for tile in (MORE_INCOME, ESCORT, ANYWHERE)].count(True)
    tributes = len([slot for slot in beside_slots(state, TRIBUTE) if state.beside_of[slot] == seat])
    row[SUPPLY_TRADERS] += (helpful + tributes) / 10
    for kind in (EXCHANGE, TRIBUTE, BLOCK):
        row[FIRST_MARKER + PLUS3] += state.held(seat, UNUSED, kind) / (4 if kind == BLOCK else 2)


def _cities(state: State, desks: bytes, look: OfficeAnalysis, seat: int, row: list[float]) -> None:
    desk = seat * DESK
    row[OFFICES] = look.number[seat] / 10
    row[LARGEST_GROUP] = look.largest[seat] / 10
    row[GROUPS] = look.groups[seat] / 5
    row[TRAFFIC] = look.traffic[seat] / 20
    row[FIRM_CONTROL] = look.firm[seat] / 5
    row[NEAR_CONTROL] = look.near_control[seat] / 5
    missing = look.missing[seat]
    if not desks[desk + LINK] and 1 <= missing <= 4:
        points = state.board.link_points
        rank = max(desks[LINK::DESK])
        if rank < len(points):
            row[LINK_1 + missing - 1] = points[rank] / 7
    card = desks[desk + MISSION]
    if card < len(state.board.missions):
        wanted = state.board.missions[card].cities
        controlled = [city for city in wanted if look.control[city] == seat]
        held = [city for city in wanted if look.own[seat][city]]
        row[MISSION_POINTS] = (len(held) + (5 if len(controlled) == len(wanted) else 0)) / 20
        row[MISSION_CONTROL] = len(controlled) / 3
        row[MISSION_OFFICES] = len(held) / 3


def _pupils(desks: bytes, look: OfficeAnalysis, rows: list[list[float]]) -> None:
    """Add the value of controlling cities where other players still want to improve a skill."""
    for seat, track in look.schools:
        if seat < len(rows):
            for other in range(len(rows)):
                if other != seat and desks[other * DESK + TRACK + track] < TRACK_LENGTH[track]:
                    rows[seat][PUPILS] += 0.1


def _turn(state: State, rows: list[list[float]]) -> None:
    """Add which seat is active, how long the others must wait, and the pieces in hand during an action."""
    players = len(rows)
    if state.active >= players:
        return
    rows[state.active][ACTIVE] = 1.0
    rows[state.active][ACTIONS_LEFT] = state.actions / 5
    for seat in range(players):
        rows[seat][WAIT] = (seat - state.active) % players / players
    for decision in state.stack:
        if isinstance(decision, Move):
            rows[state.active][HAND] += (decision.traders + decision.merchants) / 3
        elif isinstance(decision, SeaMove | MarkerMove):
            for piece in hand_of(state, decision):
                if owner(piece) < players:
                    rows[owner(piece)][HAND] += 1 / 3
        elif isinstance(decision, Answer):
            if decision.owner < players:
                rows[decision.owner][PUSHED_OUT] += (1 + decision.extras) / 3
        elif isinstance(decision, Pay):
            victim = owner(decision.displaced)
            if 0 <= victim < players:
                rows[victim][PUSHED_OUT] += (2 + kind_of(decision.displaced)) / 3
            rows[state.active][SUPPLY_TRADERS] -= cost_of(state, decision) / 10


def _race(state: State, rows: list[list[float]]) -> None:
    """Add the lead in points, the distance to each end of the game, and the number of pieces gained by an income."""
    board = state.board
    desks = state.desks
    prestige = max(0, board.prestige_limit - max(desks[SCORE::DESK])) / 20
    bag = state.bag / 16
    cities = max(0, board.completed_cities_limit - state.completed) / 10
    free = state.posts.count(EMPTY) / len(state.posts)
    best = -1.0
    second = -1.0
    for row in rows:
        total = 0.0
        for at in range(PRESTIGE, MISSION_POINTS + 1):
            total += row[at]
        row[POINTS] = total
        if total > best:
            best, second = total, best
        elif total > second:
            second = total
    for seat, row in enumerate(rows):
        lead = row[POINTS] - (second if row[POINTS] == best else best)
        row[LEAD] = lead
        row[LEADS] = 1.0 if lead > 0.0 else 0.0
        row[PRESTIGE_LEFT] = prestige
        row[BAG_LEFT] = bag
        row[CITIES_LEFT] = cities
        row[FREE_POSTS] = free
        desk = seat * DESK
        stock = desks[desk + STOCK + TRADER] + desks[desk + STOCK + MERCHANT]
        row[INCOME] = min(stock, TRACK_VALUES[BURSA][desks[desk + TRACK + BURSA]]) / 5


def _posts(state: State, look: OfficeAnalysis, rows: list[list[float]]) -> None:
    """Add features of pieces on complete and partly occupied routes, and the value of claiming these routes."""
    players = len(rows)
    held = bytes(state.posts)
    claimed = NONE
    for decision in state.stack:
        if isinstance(decision, Benefit) or isinstance(decision, Redeploy):  # noqa: SIM101 - no union to be made
            claimed = decision.route
            rows[state.active][CLAIMING] = 1.0
    traders = [0] * (players + 1)
    merchants = [0] * (players + 1)
    for number, route in enumerate(state.board.routes):
        end = route.first_post + route.length
        pieces = route.length - held.count(EMPTY, route.first_post, end)
        if not pieces:
            continue
        for seat in range(players + 1):
            traders[seat] = 0
            merchants[seat] = 0
        for post in range(route.first_post, end):
            piece = held[post]
            if piece:
                if kind_of(piece) == TRADER:
                    traders[owner(piece)] += 1
                else:
                    merchants[owner(piece)] += 1
        for seat in range(players):
            own = traders[seat] + merchants[seat]
            if own:
                row = rows[seat]
                row[BOARD_TRADERS] += traders[seat] / 10
                row[BOARD_MERCHANTS] += merchants[seat] / 3
                part = _begun(state, row, number, route.length, own, pieces - own)
                at = FIRST_WHOLE if own == route.length else FIRST_BEGUN
                _worth(state, look, seat, row, number, merchants[seat] > 0, at, part)
                if number != claimed:
                    _tolls(state, look, seat, rows, number, at, part)


def _begun(state: State, row: list[float], number: int, length: int, own: int, others: int) -> float:
    """Rate how complete a route is: the seat's share of its posts, squared. A blocked route counts half."""
    part = own / length
    part *= part
    if own == length:
        row[WHOLE_ROUTES] += 0.5
    else:
        if others:
            part *= 0.5
            row[SHARED_ROUTES] += own / 10
            if others == 1 and own + 1 == length:
                row[ONE_DISPLACEMENT] += 0.5
            if others >= own:
                row[IN_THE_WAY] += own / 5
        elif own + 1 == length:
            row[ONE_MISSING] += 0.5
        row[BEGUN_ROUTES] += part
    if state.pawn != NONE and state.pawn != UNPLACED and bordering(state, number):
        row[NEAR_PAWN] += part / 2
    return part


def _worth(
    state: State, look: OfficeAnalysis, seat: int, row: list[float], number: int, merchant: bool, at: int, part: float
) -> None:
    """Add the value of a claim: an estimate of its best benefit, plus its other gains."""
    board = state.board
    route = board.routes[number]
    desk = seat * DESK
    desks = state.desks
    late = row[PROGRESS]
    best = NOTHING
    worth = 0.0
    for city in route.ends:
        for track in board.cities[city].skills:
            step = desks[desk + TRACK + track]
            if step < TRACK_LENGTH[track]:
                learned = SKILL_WORTH[track][step] * (1.0 - 0.8 * late)
                if step + 1 == TRACK_LENGTH[track] and track != CLAVIS_URBIS:
                    learned += FINISHED_TRACK
                if learned > worth:
                    best, worth = track, learned
    privilege = desks[desk + TRACK + PRIVILEGIUM]
    if merchant and number == board.special_route:
        slot = float(_best_slot(state, privilege))
        if slot > worth:
            best, worth = SLOT, slot
    extra = desks[desk + UNUSED + EXTRA_OFFICE] > 0
    for city in route.ends:
        opened = _office_worth(state, look, seat, city, privilege, merchant, extra, late)
        if opened > worth:
            best, worth = OFFICE + 100 * (city + 1), opened
    if best >= 100:
        city = best // 100 - 1
        row[at + OFFICE] += part
        house = look.house[city]
        if house >= 0 and board.houses[house].coin:
            row[at + COIN] += part
        if look.gains_control[seat][city]:
            row[at + CONTROL] += part
        row[at + NETWORK] += part * look.gains_network[seat][city] / 3
        if look.gains_link[seat][city] and not desks[desk + LINK]:
            row[at + ON_LINK] += part
        if _on_card(state, seat, city) and not look.own[seat][city]:
            row[at + FOR_MISSION] += part
    elif best == SLOT:
        row[at + SLOT] += part * worth / 10
    elif best >= 0:
        row[at + best] += part
    row[at + ROUGHLY] += part * worth / 10
    if state.markers[number] != NO_MARKER:
        row[at + MARKER] += part
    if route.sea:
        row[at + SEA] += part


def _office_worth(
    state: State, look: OfficeAnalysis, seat: int, city: int, privilege: int, merchant: bool, extra: bool, late: float
) -> float:
    """Return the approximate value in points of an office in this city, or 0 if none can be opened."""
    there = state.board.cities[city]
    house = look.house[city]
    worth = 0.0
    if house >= 0:
        printed = state.board.houses[house]
        if printed.colour <= privilege and (printed.kind == TRADER or merchant):
            worth = 1.0 + printed.coin * state.board.coin_points
            if look.gains_control[seat][city]:
                worth += 2.0
    if not worth:
        if not extra or not (there.green or house != there.first_house):
            return 0.0
        worth = 0.5
    clavis = TRACK_VALUES[CLAVIS_URBIS][state.desks[seat * DESK + TRACK + CLAVIS_URBIS]]
    worth += look.gains_network[seat][city] * clavis * (0.4 + 0.6 * late)
    if look.gains_link[seat][city] and not state.desks[seat * DESK + LINK]:
        worth += 1.5
    if _on_card(state, seat, city) and not look.own[seat][city]:
        worth += 1.5
    return worth


def _on_card(state: State, seat: int, city: int) -> bool:
    """Return whether this city is on the seat's mission card, if the viewer knows the card."""
    card = state.desks[seat * DESK + MISSION]
    return card < len(state.board.missions) and city in state.board.missions[card].cities


def _tolls(
    state: State, look: OfficeAnalysis, seat: int, rows: list[list[float]], number: int, at: int, part: float
) -> None:
    """C3: add the prestige for the controllers of the end cities, which a claim in progress has already paid."""
    for city in state.board.routes[number].ends:
        holder = look.control[city]
        if holder == seat:
            rows[seat][at + OWN_TOLL] += part
        elif 0 <= holder < len(rows):
            rows[seat][at + RIVAL_TOLL] += part
            rows[holder][TOLLS_NEAR if at == FIRST_WHOLE else TOLLS_COMING] += part / 2


def _best_slot(state: State, privilege: int) -> int:
    """Return the points of the best free special-prestige slot available with this privilege."""
    best = 0
    for number, slot in enumerate(state.board.slots):
        if not state.special[number] and slot.colour <= privilege and slot.points > best:
            best = slot.points
    return best
