"""Legal actions and their effects, with chance and forced actions, in the order of the action numbers."""

from __future__ import annotations

from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np

from kontor.games.hansa import notation as n
from kontor.games.hansa.game import DECLARATION
from kontor.games.hansa.pieces import EMPTY, NONE, PRIVILEGIUM, REMOVE_MARKER, SKILL_MARKER, SWAP, TRACKS
from kontor.jax import actions, claiming, displacing, markers, plate, sea
from kontor.jax.cities import c10_check_link, f6_join
from kontor.jax.ending import e2_finish_action
from kontor.jax.position import (
    ANSWER,
    BENEFIT,
    DRAWING,
    OVER,
    REDEPLOY,
    REMOVE,
    SEA_MOVE,
    SEA_OFFICE,
    SEA_SKILL,
    TAKEN,
    TURN,
    Array,
    Options,
    Position,
    open_,
    read,
)
from kontor.jax.tables import Tables
from kontor.jax.turn import c9_advance

MAX_ACTIONS = DECLARATION.max_actions


def legal(b: Tables, o: Options, p: Position) -> Array:
    """Return the mask of legal actions."""
    found = blocks(b, o, p)
    order = [found[name] for name in ORDER]
    return jnp.concatenate(order)


ORDER = (
    "draw", "first_player", "income", "place_trader", "place_merchant", "displace_trader", "displace_merchant", "lift",
    "claim", "use_swap", "use_plus3", "use_plus4", "use_skill", "use_remove", "end", "pay", "return_to",
    "return_to_stock", "add_trader", "add_merchant", "take", "done", "set_trader", "set_merchant", "office",
    "extra_trader", "extra_merchant", "skill", "prestige", "nothing", "remove", "put", "deal", "deal_unknown", "pawn",
    "ride", "redeploy_trader", "redeploy_merchant", "green_trader", "green_merchant",
)  # fmt: skip
"""The blocks of actions, in the order of their numbers (`kontor.games.hansa.notation`)."""


def blocks(b: Tables, o: Options, p: Position) -> dict[str, Array]:
    """Return the masks of legal actions, block by block."""
    turn = p.open == TURN
    acting = turn & (p.actions > 0)
    provinces = len(b.actions.pawn)
    never: Callable[[int], Array] = lambda size: jnp.zeros(size, bool)  # noqa: E731
    found = {"draw": never(6), "first_player": never(5), "deal": never(len(b.actions.deal)), "deal_unknown": never(1)}
    found |= {"pawn": never(provinces), "ride": never(provinces)}
    found["income"] = actions.a1_incomes(p) & acting
    found["place_trader"], found["place_merchant"] = (some & acting for some in actions.a2_placements(b, p))
    found["displace_trader"], found["displace_merchant"] = (some & acting for some in displacing.d1_displacements(b, p))
    found["lift"] = actions.a4a_lifts(p)
    found["claim"] = claiming.c1_claims(b, p) & acting
    found |= markers.m1_uses(b, o, p)
    found["end"] = turn[None]
    found["pay"] = displacing.d1_payments(p)
    found |= displacing.d2_answers(b, p)
    found["set_trader"], found["set_merchant"] = actions.a4b_settings(b, p)
    found |= claiming.c5_benefits(b, o, p)
    found["remove"] = (p.posts != 0) & (p.open == REMOVE)
    found["put"] = plate.m3_placings(b, p)
    done = found["done"] | (p.open == REMOVE)
    none = never(b.n_posts), never(b.n_posts), never(b.n_cities), never(b.n_cities)
    redeploy_t, redeploy_m, green_t, green_m = none
    if b.has_bonus:
        redeploying, opening = p.open == REDEPLOY, p.open == SEA_OFFICE
        redeploy_t, redeploy_m = (some & redeploying for some in sea.x9_redeployments(b, p))
        green_t, green_m = (some & opening for some in sea.x8_green(b, p))
        skilled = p.open == SEA_SKILL
        found["skill"] |= (jnp.arange(len(TRACKS)) == PRIVILEGIUM) & skilled
        done |= redeploying | opening | skilled | ((p.open == SEA_MOVE) & (p.hand[0] == 0))
    found["redeploy_trader"], found["redeploy_merchant"] = redeploy_t, redeploy_m
    found["green_trader"], found["green_merchant"] = green_t, green_m
    found["done"] = done[None]
    return found


def too_long(o: Options, p: Position) -> Array:
    """Return whether the game has reached its length limit."""
    return (p.length >= MAX_ACTIONS) | (p.decided >= o.max_decisions)


def follow(o: Options, p: Position, on: Array) -> tuple[Position, Array]:
    """Count a forced action or a draw, unless the game has reached its length limit. Also returns a mask of the games
    in which it was counted.
    """
    on = on & ~too_long(o, p)
    return p._replace(length=p.length + on.astype(jnp.int32)), on


def decide(b: Tables, o: Options, p: Position, action: Array, key: Array) -> Position:
    """Apply a decision with its draws and its most common forced actions. `force` plays the remaining forced actions.

    All rules run for every game, masked by the kind of action. They run in handbook order, so each rule sees the
    results of earlier ones.
    """
    kind, first, second = read(b.kind, action), read(b.first, action), read(b.second, action)
    for_taken, for_new = jax.random.split(key)
    p = p._replace(decided=p.decided + 1, length=p.length + 1)

    def of(*kinds: int) -> Array:
        found = kind == kinds[0]
        for other in kinds[1:]:
            found |= kind == other
        return found

    p = actions.a1_income(p, of(n.INCOME), first)
    p = actions.a2_place(p, of(n.PLACE), first, second)
    p = actions.a4a_lift(p, of(n.LIFT), first)
    p = actions.a4b_set(p, of(n.SET), first, second)
    moved = of(n.SET) & (p.open == SEA_MOVE) & (p.hand[0] == EMPTY)

    p = displacing.d1_displace(p, of(n.DISPLACE), first, second)
    mixes = displacing.d1_payments(p)
    p, must_pay = follow(o, p, of(n.DISPLACE) & (jnp.sum(mixes) == 1))
    p = displacing.d1_pay(p, of(n.PAY) | must_pay, jnp.where(must_pay, jnp.argmax(mixes), first))
    p = displacing.d3_return(p, of(n.RETURN), first)
    p = displacing.d4_add(p, of(n.ADD), first, second)
    p = displacing.d5_take(p, of(n.TAKE), first)
    p, answered = follow(o, p, of(n.RETURN, n.ADD) & (p.displaced == NONE) & (p.extras == 0))

    marker = jnp.where(kind == n.USE_SWAP, SWAP, jnp.where(kind == n.USE_SKILL, SKILL_MARKER, REMOVE_MARKER))
    marker = jnp.where(kind == n.USE_PLUS, first, marker)
    p = markers.m1_use(p, of(n.USE_SWAP, n.USE_PLUS, n.USE_SKILL, n.USE_REMOVE), marker)
    p = markers.m6_swap(b, p, of(n.USE_SWAP), action)
    p = markers.m7_plus(p, of(n.USE_PLUS), first)
    p = markers.m9_remove(p, of(n.USE_REMOVE, n.REMOVE), first)
    p, none_left = follow(o, p, (p.open == REMOVE) & ~of(n.DONE) & ~jnp.any(p.posts != EMPTY))
    done = of(n.DONE)
    finished = moved | answered | (done & (p.open != REMOVE) & (p.open != REDEPLOY))
    redeployed_all = done & (p.open == REDEPLOY)
    p = open_(p, none_left | (done & (p.open == REMOVE)), TURN)

    p = claiming.c2_claim(b, p, of(n.CLAIM), first)
    p, drawn = follow(o, p, of(n.CLAIM) & (p.open == TAKEN))
    p = claiming.c4b_draw_taken(p, drawn, plate.pick(p.unseen, for_taken))
    p, no_benefit = follow(o, p, of(n.CLAIM) & (p.open == BENEFIT) & ~claiming.c5_some_benefit(b, o, p))
    benefit = of(n.OFFICE, n.EXTRA, n.PRESTIGE, n.NOTHING) | (of(n.SKILL) & (p.open == BENEFIT)) | no_benefit
    finished |= of(n.GREEN) | (of(n.SKILL) & (p.open == SEA_SKILL))
    p = c9_advance(p, of(n.SKILL, n.USE_SKILL), first)
    p = claiming.c6_office(b, p, of(n.OFFICE), first)
    p = claiming.m5_extra_office(b, p, of(n.EXTRA), first, second)
    p = claiming.p1_prestige(b, p, of(n.PRESTIGE), first)
    p = sea.x8_open_green_office(b, p, of(n.GREEN), first, second)
    opened = of(n.OFFICE, n.EXTRA, n.GREEN)
    p = f6_join(b, p, opened, jnp.where(of(n.OFFICE), first, second))
    p = c10_check_link(b, p, opened)

    p = sea.x9_redeploy(b, p, of(n.REDEPLOY), first, second)
    p, clearing = sea.x9_offer(b, p, benefit, of(n.REDEPLOY))
    clearing |= redeployed_all
    p = claiming.c2_clear_route(b, p, clearing)
    p, cleared = sea.x6_offer_bonus(b, p, clearing)
    p = e2_finish_action(b, p, finished | cleared)

    p = plate.m3_put(p, of(n.PUT), first, second)
    p = plate.m3_place_or_pass(b, o, p, of(n.PUT, n.END), of(n.END))
    return plate.m3c_draw_new(p, for_new, jnp.where(p.decided < o.max_decisions, MAX_ACTIONS, 0))


def force(b: Tables, o: Options, p: Position) -> Position:
    """Play the forced actions that remain after `decide`, such as answers, pieces in hand and markers on the plate."""

    def only(p: Position) -> Array:
        """Return the only legal action, or -1 if there is a choice."""
        found = displacing.d2_answers(b, p)
        found["lift"] = actions.a4a_lifts(p) & (p.open != TURN)
        found["set_trader"], found["set_merchant"] = actions.a4b_settings(b, p)
        found["put"] = plate.m3_placings(b, p)
        found["done"] = (found["done"] | ((p.open == SEA_MOVE) & (p.hand[0] == EMPTY)))[None]
        names = [name for name in ORDER if name in found]
        mask = jnp.concatenate([found[name] for name in names])
        numbers = np.concatenate([b.numbers[name] for name in names])
        single = (jnp.sum(mask) == 1) & ~too_long(o, p)
        return jnp.where(single, jnp.asarray(numbers)[jnp.argmax(mask)], -1)

    def go_on(carry: tuple[Position, Array]) -> Array:
        return carry[1] >= 0

    def play(carry: tuple[Position, Array]) -> tuple[Position, Array]:
        p, action = carry
        kind, first, second = read(b.kind, action), read(b.first, action), read(b.second, action)
        p = p._replace(length=p.length + 1)
        p = displacing.d3_return(p, kind == n.RETURN, first)
        p = displacing.d4_add(p, kind == n.ADD, first, second)
        p = displacing.d5_take(p, kind == n.TAKE, first)
        p = actions.a4a_lift(p, kind == n.LIFT, first)
        p = actions.a4b_set(p, kind == n.SET, first, second)
        moved = (kind == n.SET) & (p.open == SEA_MOVE) & (p.hand[0] == EMPTY)
        p = e2_finish_action(b, p, moved | (kind == n.DONE))
        p = plate.m3_put(p, kind == n.PUT, first, second)
        p = plate.m3_place_or_pass(b, o, p, kind == n.PUT, jnp.asarray(False))
        return p, only(p)

    settled: Position = jax.lax.while_loop(go_on, play, (p, only(p)))[0]
    return settled


def play(b: Tables, o: Options, p: Position, action: Array, key: Array) -> Position:
    """Make a decision, then resolve chance and forced actions."""
    return force(b, o, decide(b, o, p, action, key))


def actor(b: Tables, p: Position) -> Array:
    """Return the seat that must decide, or the number of players when the game is over."""
    waiting = (p.open == TAKEN) | (p.open == DRAWING)  # only if the game was cut off before a draw
    seat = jnp.where(p.open == ANSWER, p.seat, p.active)
    return jnp.where((p.open == OVER) | waiting, b.players, seat).astype(jnp.int32)
