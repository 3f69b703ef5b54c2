"""The features from `kontor.games.hansa.bot.features`, for training the bots' judge on a device.

Games here have no mission cards, so the features of cards are always zero. All other features equal those of the Python
engine (`tests/jax/test_features.py`).
"""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from kontor.games.hansa.bot import features as f
from kontor.games.hansa.pieces import (
    BURSA,
    CLAVIS_URBIS,
    EMPTY,
    EXTRA_OFFICE,
    MARKERS,
    MERCHANT,
    NO_MARKER,
    PRIVILEGIUM,
    TRACK_LENGTH,
    TRACK_VALUES,
    TRACKS,
    TRADER,
)
from kontor.games.hansa.scoring import CONTROLLED_CITY, FINISHED_TRACK
from kontor.games.hansa.stored import LINK, MISSION, PLATE, SCORE, STOCK, SUPPLY, TRACK, UNUSED
from kontor.jax.cities import office_numbers, taken_houses
from kontor.jax.position import (
    ANSWER,
    BENEFIT,
    MOVE,
    PAY,
    REDEPLOY,
    SEA_MOVE,
    TAKEN,
    Array,
    Options,
    Position,
    kind_of,
    owner,
    read,
)
from kontor.jax.scoring import f2_skills, f3_markers, f4_special
from kontor.jax.tables import Tables

FAR = 99
LONGEST_PATH = 14
"""Number of steps after which the cheapest path for the link is known."""
LENGTHS = np.array(TRACK_LENGTH, np.int32)
SKILL_WORTH = np.array([[*row, *[0.0] * (1 + max(TRACK_LENGTH) - len(row))] for row in f.SKILL_WORTH], np.float32)


class BoardFacts:
    """Constants of a board that are used only by the features."""

    def __init__(self, b: Tables) -> None:
        board = b.board
        self.skills = np.array([[t in city.skills for t in range(len(TRACKS))] for city in board.cities])
        self.degree = np.array([len(routes) for routes in board.city_routes], np.int32)
        self.length = np.bincount(b.post_route, minlength=b.n_routes).astype(np.float32)
        self.special = np.arange(b.n_routes) == board.special_route
        most = max(len(near) for near in board.neighbours)
        self.near = np.array([[*near, *[city] * (most - len(near))] for city, near in enumerate(board.neighbours)])
        """Neighbours of each city, padded with the city itself."""


def features(b: Tables, facts: BoardFacts, options: Options, p: Position) -> Array:
    """Return one row per seat, in the order of `FEATURES`."""
    desks = p.desks.astype(jnp.int32)
    number, control = office_numbers(b, p)
    columns: dict[int, Array] = {}
    late = _progress(b, options, p)
    columns[f.PROGRESS] = jnp.broadcast_to(late, (b.players,))
    _desk(columns, desks)
    _standing(b, columns, p, desks, control)
    offices = _offices(b, facts, p, number, control)
    columns |= offices.columns
    _link(b, columns, desks, offices)
    _pupils(facts, columns, desks, control)
    _turn(b, columns, p)
    routes = _routes(b, facts, p, desks, offices, late, columns)
    _race(b, columns, p, desks)
    zero = jnp.zeros(b.players, jnp.float32)
    singles = [columns.get(at, zero).astype(jnp.float32) for at in range(f.LENGTH)]
    rows = jnp.stack(singles, axis=1)
    whole = slice(f.FIRST_WHOLE, f.FIRST_WHOLE + len(f.WORTH))
    begun = slice(f.FIRST_BEGUN, f.FIRST_BEGUN + len(f.WORTH))
    return rows.at[:, whole].set(routes[0]).at[:, begun].set(routes[1])


def _progress(b: Tables, options: Options, p: Position) -> Array:
    prestige = jnp.max(p.desks[:, SCORE]) / b.board.prestige_limit
    markers = jnp.sum(options.mix.astype(jnp.int32)) - 3
    drawn = jnp.where(markers > 0, 1.0 - p.bag / jnp.maximum(markers, 1), 0.0)
    cities = p.completed / b.board.completed_cities_limit
    return jnp.minimum(1.0, jnp.maximum(prestige, jnp.maximum(0.95 * drawn, cities)))


def _desk(columns: dict[int, Array], desks: Array) -> None:
    at = f.FIRST_STEP
    for track, length in enumerate(TRACK_LENGTH):
        for step in range(length):
            columns[at + step] = desks[:, TRACK + track] > step
        at += length
    traders, merchants = desks[:, SUPPLY + TRADER], desks[:, SUPPLY + MERCHANT]
    columns[f.SUPPLY_TRADERS] = traders / 10
    columns[f.SUPPLY_MERCHANTS] = merchants / 3
    columns[f.STOCK_TRADERS] = desks[:, STOCK + TRADER] / 10
    columns[f.STOCK_MERCHANTS] = desks[:, STOCK + MERCHANT] / 3
    columns[f.LOW_SUPPLY] = jnp.maximum(0, 3 - traders - merchants) / 3
    for kind in range(len(MARKERS)):
        columns[f.FIRST_MARKER + kind] = desks[:, UNUSED + kind] / 2
    columns[f.ON_PLATE] = jnp.sum(desks[:, PLATE:MISSION], axis=1) / 2


def _standing(b: Tables, columns: dict[int, Array], p: Position, desks: Array, control: Array) -> None:
    seats = jnp.arange(b.players)[:, None]
    columns[f.PRESTIGE] = desks[:, SCORE] / 20
    columns[f.SKILL_POINTS] = f2_skills(desks) / 20
    columns[f.MARKERS_POINTS] = f3_markers(desks) / 20
    columns[f.SPECIAL_POINTS] = f4_special(b, p) / 20
    columns[f.CONTROL_POINTS] = CONTROLLED_CITY * jnp.sum(control == seats, axis=1) / 20
    columns[f.NETWORK_POINTS] = p.network * _clavis(desks) / 20


def _clavis(desks: Array) -> Array:
    return read(np.array(TRACK_VALUES[CLAVIS_URBIS]), desks[:, TRACK + CLAVIS_URBIS])


class _Offices:
    """Each seat's gains from an office, by city."""

    columns: dict[int, Array]
    control: Array
    number: Array
    house: Array
    free: Array
    gains_control: Array
    gains_network: Array
    gains_link: Array
    missing: Array


def _offices(b: Tables, facts: BoardFacts, p: Position, number: Array, control: Array) -> _Offices:
    seats, cities = jnp.arange(b.players)[:, None], jnp.arange(b.n_cities)
    found = _Offices()
    found.number, found.control = number, control
    taken = taken_houses(b, p)
    found.free = taken < b.houses_in
    found.house = jnp.asarray(b.first_house) + taken
    held = control[None, :] == seats
    found.gains_control = ~held & (number + 1 >= jnp.max(number, axis=0)[None, :])
    own = number > 0
    member = (p.groups[:, :, None] == cities) & own[:, :, None]  # seat, city, group
    sizes = jnp.sum(jnp.where(member, number[:, :, None], 0), axis=1)
    near = jnp.asarray(b.adjacent | np.eye(b.n_cities, dtype=bool))
    touched = jnp.einsum("cd,sdg->scg", near.astype(jnp.float32), member.astype(jnp.float32)) > 0
    touched = jnp.where(own[:, :, None], member, touched)
    joined = jnp.sum(jnp.where(touched, sizes[:, None, :], 0), axis=2)
    found.gains_network = jnp.maximum(0, joined + 1 - p.network[:, None].astype(jnp.int32))
    costs = jnp.where(own, 0, jnp.where(found.free, 1, 2))
    west, east = b.board.link_ends
    from_west, from_east = _ways(facts, costs, west), _ways(facts, costs, east)
    found.missing = from_west[:, east]
    found.gains_link = (costs > 0) & (from_west + from_east - costs == found.missing[:, None])
    found.columns = {
        f.OFFICES: jnp.sum(number, axis=1) / 10,
        f.LARGEST_GROUP: p.network / 10,
        f.GROUPS: jnp.sum(sizes > 0, axis=1) / 5,
        f.TRAFFIC: jnp.sum(held * facts.degree, axis=1) / 20,
        f.FIRM_CONTROL: jnp.sum(held & ~found.free, axis=1) / 5,
        f.NEAR_CONTROL: jnp.sum(found.gains_control & own, axis=1) / 5,
    }
    return found


def _ways(facts: BoardFacts, costs: Array, start: int) -> Array:
    """Return the cost of the cheapest path from one city to every other, including both ends."""
    best = jnp.where(jnp.arange(costs.shape[1]) == start, costs, FAR)
    for _ in range(LONGEST_PATH):
        least = best[:, facts.near[:, 0]]
        for column in range(1, facts.near.shape[1]):
            least = jnp.minimum(least, best[:, facts.near[:, column]])
        best = jnp.minimum(best, least + costs)
    return best


def _link(b: Tables, columns: dict[int, Array], desks: Array, offices: _Offices) -> None:
    rank = jnp.max(desks[:, LINK])
    points = read(np.array([*b.board.link_points, 0]), rank) / 7
    open_ = (desks[:, LINK] == 0) & (rank < len(b.board.link_points))
    for missing in range(1, 5):
        columns[f.LINK_1 + missing - 1] = jnp.where(open_ & (offices.missing == missing), points, 0.0)


def _pupils(facts: BoardFacts, columns: dict[int, Array], desks: Array, control: Array) -> None:
    seats = jnp.arange(desks.shape[0])
    unfinished = desks[:, TRACK : TRACK + len(TRACKS)] < LENGTHS
    others = jnp.sum(unfinished, axis=0)[None] - unfinished
    schools = (control[None, :] == seats[:, None]).astype(jnp.float32) @ facts.skills.astype(np.float32)
    columns[f.PUPILS] = 0.1 * jnp.sum(schools * others, axis=1)


def _turn(b: Tables, columns: dict[int, Array], p: Position) -> None:
    seats = jnp.arange(b.players)
    active = p.active.astype(jnp.int32)
    own = seats == active
    columns[f.ACTIVE] = own
    columns[f.ACTIONS_LEFT] = own * p.actions / 5
    columns[f.WAIT] = (seats - active) % b.players / b.players
    moved = own * (p.traders.astype(jnp.float32) + p.merchants) / 3
    sea = jnp.sum((owner(p.hand)[None, :] == seats[:, None]) & (p.hand != EMPTY)[None, :], axis=1) / 3
    columns[f.HAND] = jnp.where(p.open == MOVE, moved, jnp.where(p.open == SEA_MOVE, sea, 0.0))
    answer = (seats == p.owner) * (1.0 + p.extras) / 3
    pay = (seats == owner(p.piece)) * (2.0 + kind_of(p.piece)) / 3
    columns[f.PUSHED_OUT] = jnp.where(p.open == ANSWER, answer, jnp.where(p.open == PAY, pay, 0.0))
    price = own * (1.0 + kind_of(p.piece)) / 10
    columns[f.SUPPLY_TRADERS] = columns[f.SUPPLY_TRADERS] - jnp.where(p.open == PAY, price, 0.0)


def _routes(
    b: Tables, facts: BoardFacts, p: Position, desks: Array, offices: _Offices, late: Array, columns: dict[int, Array]
) -> tuple[Array, Array]:
    """Compute the features of routes: those in WORTH, for complete routes and for begun ones."""
    seats = jnp.arange(b.players)[:, None]
    mine = owner(p.posts)[None, :] == seats
    merchant_post = kind_of(p.posts)[None, :] == MERCHANT
    member = b.on_route.astype(np.float32).T
    traders = (mine & ~merchant_post).astype(jnp.float32) @ member
    merchants = (mine & merchant_post).astype(jnp.float32) @ member
    own = traders + merchants
    others = (p.posts != EMPTY).astype(jnp.float32) @ member - own
    whole = own == facts.length
    begun = (own > 0) & ~whole
    blocked = begun & (others > 0)
    one_short = own + 1 == facts.length
    part = jnp.square(own / facts.length) * jnp.where(blocked, 0.5, 1.0)
    benefit = (p.open == BENEFIT) | (p.open == TAKEN) | (p.open == REDEPLOY)
    claimed = benefit & (jnp.arange(b.n_routes) == p.route)

    def total(numbers: Array) -> Array:
        return jnp.sum(numbers, axis=1)

    columns[f.BOARD_TRADERS] = total(traders) / 10
    columns[f.BOARD_MERCHANTS] = total(merchants) / 3
    columns[f.CLAIMING] = benefit & (seats[:, 0] == p.active)
    columns[f.WHOLE_ROUTES] = 0.5 * total(whole)
    columns[f.SHARED_ROUTES] = total(blocked * own) / 10
    columns[f.ONE_DISPLACEMENT] = 0.5 * total(blocked & (others == 1) & one_short)
    columns[f.IN_THE_WAY] = total(jnp.where(blocked & (others >= own), own, 0)) / 5
    columns[f.ONE_MISSING] = 0.5 * total(begun & (others == 0) & one_short)
    columns[f.BEGUN_ROUTES] = total(begun * part)

    gains = _worth(b, facts, p, desks, offices, late, merchants > 0)
    tolls_from: list[Array] = []
    for end in range(2):
        holder = offices.control[b.ends[:, end]]
        paid = ~claimed & (own > 0)
        gains[f.OWN_TOLL] = gains.get(f.OWN_TOLL, 0) + (paid & (holder[None, :] == seats))
        rival = paid & (holder[None, :] != seats) & (holder < b.players)[None, :]
        gains[f.RIVAL_TOLL] = gains.get(f.RIVAL_TOLL, 0) + rival
        # Points that each holder would gain from all other seats.
        tolls_from.append((holder[None, :] == seats).astype(jnp.float32)[:, None, :] * (rival * part / 2)[None])
    tolls = tolls_from[0] + tolls_from[1]  # holder, claimer, route
    columns[f.TOLLS_NEAR] = jnp.sum(tolls * whole[None], axis=(1, 2))
    columns[f.TOLLS_COMING] = jnp.sum(tolls * begun[None], axis=(1, 2))
    rows = jnp.stack([jnp.broadcast_to(gains[at], part.shape) * part for at in range(len(f.WORTH))], axis=2)
    return jnp.sum(rows * whole[:, :, None], axis=1), jnp.sum(rows * begun[:, :, None], axis=1)


def _worth(
    b: Tables, facts: BoardFacts, p: Position, desks: Array, offices: _Offices, late: Array, merchant: Array
) -> dict[int, Array]:
    """Return the gains from a claim with the best benefit, by seat and route."""
    tracks = len(TRACKS)
    step = desks[:, TRACK : TRACK + tracks]
    learned = jnp.asarray(SKILL_WORTH)[np.arange(tracks)[None], step] * (1.0 - 0.8 * late)
    last = (step + 1 == LENGTHS) & (np.arange(tracks) != CLAVIS_URBIS)
    learned = jnp.where(step < LENGTHS, learned + FINISHED_TRACK * last, 0.0)
    skills = jnp.asarray(facts.skills)
    options = []  # in the order in which the Python engine compares them
    for end in range(2):
        there = skills[b.ends[:, end]]
        options += [jnp.where(there[None, :, track], learned[:, None, track], 0.0) for track in range(tracks)]
    privilege = desks[:, TRACK + PRIVILEGIUM]
    fits = (p.special == EMPTY)[None] & (b.slot_colour[None] <= privilege[:, None])
    slot = jnp.max(jnp.where(fits, b.slot_points, 0), axis=1, initial=0).astype(jnp.float32)
    options.append(jnp.where(merchant & facts.special, slot[:, None], 0.0))
    extra = desks[:, UNUSED + EXTRA_OFFICE] > 0
    for end in range(2):
        options.append(_office_worth(b, desks, offices, b.ends[:, end], privilege, merchant, extra, late))
    values = jnp.stack(options, axis=2)
    best, worth = jnp.argmax(values, axis=2), jnp.max(values, axis=2)
    best = jnp.where(worth > 0, best, -1)
    gains: dict[int, Array] = {track: (best == track) | (best == tracks + track) for track in range(tracks)}
    gains[f.SLOT] = (best == 2 * tracks) * worth / 10
    at_end = [best == 2 * tracks + 1, best == 2 * tracks + 2]
    house = jnp.minimum(offices.house, b.n_houses)
    coin = offices.free & jnp.asarray(b.coin)[house]
    links = offices.gains_link & (desks[:, LINK] == 0)[:, None]
    by_city = {
        f.OFFICE: jnp.ones_like(links),
        f.COIN: jnp.broadcast_to(coin, links.shape),
        f.CONTROL: offices.gains_control,
        f.NETWORK: offices.gains_network / 3,
        f.ON_LINK: links,
    }
    for name, gain in by_city.items():
        gains[name] = sum(here * gain[:, b.ends[:, end]] for end, here in enumerate(at_end))
    gains[f.FOR_MISSION] = jnp.zeros(())
    gains[f.ROUGHLY] = worth / 10
    gains[f.MARKER] = (p.markers != NO_MARKER)[None, :]
    gains[f.SEA] = jnp.asarray(b.sea)[None, :]
    return gains


def _office_worth(
    b: Tables,
    desks: Array,
    offices: _Offices,
    city: Array,
    privilege: Array,
    merchant: Array,
    extra: Array,
    late: Array,
) -> Array:
    """Return the approximate value in points of an office in the city at one end of each route, by seat."""
    house = jnp.minimum(offices.house[city], b.n_houses)
    allowed = jnp.asarray(b.colour)[house][None, :] <= privilege[:, None]
    allowed &= ~jnp.asarray(b.wants_merchant)[house][None, :] | merchant
    allowed &= offices.free[city][None, :]
    worth = 1.0 + b.board.coin_points * jnp.asarray(b.coin)[house][None, :] + 2.0 * offices.gains_control[:, city]
    started = jnp.asarray(b.green)[city] | (offices.house[city] != jnp.asarray(b.first_house)[city])
    by_marker = extra[:, None] & started[None, :]
    worth = jnp.where(allowed, worth, 0.5)
    worth += offices.gains_network[:, city] * _clavis(desks)[:, None] * (0.4 + 0.6 * late)
    worth += 1.5 * (offices.gains_link[:, city] & (desks[:, LINK] == 0)[:, None])
    return jnp.where(allowed | by_marker, worth, 0.0)


def _race(b: Tables, columns: dict[int, Array], p: Position, desks: Array) -> None:
    points = sum((columns[at] for at in range(f.PRESTIGE, f.MISSION_POINTS)), jnp.zeros(b.players))
    ordered = jnp.sort(points)
    best, second = ordered[-1], ordered[-2]
    lead = points - jnp.where(points == best, second, best)
    every = jnp.ones(b.players)
    columns[f.POINTS] = points
    columns[f.LEAD] = lead
    columns[f.LEADS] = lead > 1e-5  # in single precision, equal points may differ slightly
    columns[f.PRESTIGE_LEFT] = every * jnp.maximum(0, b.board.prestige_limit - jnp.max(desks[:, SCORE])) / 20
    columns[f.BAG_LEFT] = every * p.bag / 16
    columns[f.CITIES_LEFT] = every * jnp.maximum(0, b.board.completed_cities_limit - p.completed.astype(jnp.int32)) / 10
    columns[f.FREE_POSTS] = every * jnp.mean(p.posts == EMPTY)
    stock = desks[:, STOCK + TRADER] + desks[:, STOCK + MERCHANT]
    columns[f.INCOME] = jnp.minimum(stock, read(np.array(TRACK_VALUES[BURSA]), desks[:, TRACK + BURSA])) / 5
