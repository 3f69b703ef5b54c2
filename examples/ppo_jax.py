"""Self-play PPO for Hansa Teutonica on one GPU. The games, the network and the updates all stay on the device.

    python examples/ppo_jax.py --seconds 300 --folder out        train, and write weights and a learning curve
    python examples/ppo_jax.py --starts 160                      begin half of the games after 1 to 160 bot decisions
    python examples/ppo_jax.py --evaluate out/weights.npz        play against the levels, in Python without JAX

All seats share one network. Its input is the observation of `kontor.env`, expanded on the device from packed bytes. Its
output is a logit for each action and a value for each seat, numbered from the viewer. `ppo_player.py` plays with it.

Random play almost never scores, so the reward is the change in a potential. The potential is a seat's points if the
game ended now, plus a bonus for offices, steps on tracks and pieces on half-filled routes, minus the mean of all seats.
The bonuses are discounted and subtracted at the end, where points and rank count. They guide the learner, but they do
not change the goal.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

HIDDEN = 512
RATE, CLIP, VALUE = 4e-4, 0.2, 0.5
ENTROPY, LAST_ENTROPY = 0.02, 0.003
"""Bonus for entropy at the start and at the end. With a smaller bonus, all seats soon settle on one opening and stop
exploring."""
GAMMA, LAMBDA = 0.998, 0.95
MAX_CYCLES = 700
STEPS_ON_TRACKS = (1.0, 2.5, 1.5, 1.0, 1.5)
"""Potential of a step on Clavis Urbis, Actiones, Privilegium, Liber Sophiae and Bursa."""
OFFICE, PROGRESS, SUPPLY_PIECE = 0.5, 1.0, 0.05
"""Potential of an office, of a route full of the seat's own pieces, and of a piece in supply."""
PER_POINT, FOR_RANK = 0.1, 1.0


POOL = 512
"""Number of start positions from bot games, with `--starts`."""

HEADS = ("policy", "value")


class Table(NamedTuple):
    """The setup to train for, with the default options."""

    players: int
    board: str | None


class Batch(NamedTuple):
    """Number of games, decisions per game in each update, and minibatches per update."""

    games: int = 16_384
    steps: int = 32
    parts: int = 16


class Columns(NamedTuple):
    """For each viewer and column, the byte that it depends on, and either the value that it represents or the unit of a
    number.
    """

    byte: Any
    code: Any
    unit: Any


def columns_of(setup: Any) -> Columns:
    """Return the columns of `kontor.env` as lookup tables."""
    from kontor.env.layout import Layout
    from kontor.registry import game

    layout = Layout(game("hansa"), setup)
    byte = np.zeros((setup.players, layout.length), np.int32)
    code = np.zeros((setup.players, layout.length), np.uint8)
    unit = np.zeros(layout.length, np.float32)
    for viewer in range(setup.players):
        at = 0
        for part in layout.parts:
            for thing in part.things:
                start = layout.start(part, thing, viewer)
                if not part.values:
                    byte[viewer, start], unit[start] = at, part.unit
                for value in part.values:
                    column = start + layout.offset(part, value, viewer)
                    byte[viewer, column], code[viewer, column] = at, value.code
                at += 1
    return Columns(byte, code, unit)


def bot_positions(setup: Any, most: int, seed: int) -> list[Any]:
    """Return positions after 1 to `most` decisions of Apprentices, as starts of games."""
    import kontor
    from kontor.bots import bot

    game, bits = kontor.game("hansa"), random.Random(seed)
    found: list[Any] = []
    while len(found) < POOL:
        match = kontor.Match(game, setup, random.Random(bits.getrandbits(64)))
        bots = [bot("apprentice", game, bits) for _ in range(setup.players)]
        for _ in range(bits.randint(1, most)):
            if match.over:
                break
            view = match.position.view(match.position.actor)
            match.play(bots[view.actor].choose(view))
        if not match.over:
            found.append(match.position)
    return found


def train(folder: Path, table: Table, seconds: float, seed: int, batch: Batch, starts: int = 0) -> None:
    """Train for this many seconds, and write `weights.npz` and `curve.jsonl`."""
    import jax
    import jax.numpy as jnp

    import kontor.jax
    from kontor.games.hansa.stored import SUPPLY, TRACK
    from kontor.jax.cities import office_numbers
    from kontor.jax.play import pack
    from kontor.jax.position import owner

    players, (games, steps, parts) = table.players, batch
    env = kontor.jax.make("hansa", players, table.board, max_cycles=MAX_CYCLES)
    tables = env.shape.tables
    columns = columns_of(env.setup)
    width, n_actions = columns.code.shape[1], env.num_actions
    length = jnp.asarray(np.bincount(tables.post_route, minlength=tables.n_routes), jnp.float32)
    member = jnp.asarray(tables.on_route, jnp.float32)
    begin = [env.state_of(position) for position in bot_positions(env.setup, starts, seed)] if starts else []
    pool = jax.tree.map(lambda *rows: jnp.stack(rows), *begin) if begin else None

    def expand(raw: Any) -> Any:
        """Return the columns of a packed observation. Byte 0 is the viewer."""
        there = raw[jnp.asarray(columns.byte)[raw[0]]]
        number = there.astype(jnp.float32) / jnp.maximum(columns.unit, 1.0)
        here = there == jnp.asarray(columns.code)[raw[0]]
        return jnp.where(columns.unit > 0, number, here).astype(jnp.bfloat16)

    def potential(state: Any) -> Any:
        """Return the potential of each seat, relative to the mean. It estimates the final points."""
        p = state.position
        offices, _ = office_numbers(tables, p)
        tracks = p.desks[:, TRACK : TRACK + 5].astype(jnp.float32) @ jnp.array(STEPS_ON_TRACKS)
        own = (owner(p.posts)[None, :] == jnp.arange(players)[:, None]).astype(jnp.float32)
        filled = (own @ member.T) / length
        supply = jnp.sum(p.desks[:, SUPPLY : SUPPLY + 2], axis=1)
        points = env.scores(state).astype(jnp.float32)
        hopes = (
            OFFICE * jnp.sum(offices, axis=1) + tracks + PROGRESS * jnp.sum(filled**2, axis=1) + SUPPLY_PIECE * supply
        )
        hopes = jnp.where(state.terminated | state.truncated, 0.0, hopes)
        return PER_POINT * jnp.stack([points - jnp.mean(points), hopes - jnp.mean(hopes)])

    def choose(condition: Any, new: Any, old: Any) -> Any:
        """Select whole games."""
        return jax.tree.map(lambda x, y: jnp.where(condition.reshape(-1, *[1] * (x.ndim - 1)), x, y), new, old)

    def new_games(key: Any) -> Any:
        """Return the first states of new games. With a pool, half of the games begin in the middle."""
        new = jax.vmap(env.init)(jax.random.split(key, games))
        if pool is None:
            return new
        rows = jax.random.randint(key, (games,), 0, 2 * POOL)
        return choose(rows < POOL, jax.tree.map(lambda x: x[rows % POOL], pool), new)

    def network(w: Any, raw: Any) -> Any:
        """Return the logits and the value of each seat, numbered from the viewer."""
        hidden = jax.vmap(expand)(raw)
        for name in ("first", "second"):
            hidden = jax.nn.relu(hidden @ w[name].astype(jnp.bfloat16) + w[f"{name} bias"].astype(jnp.bfloat16))
        heads = [jnp.dot(hidden, w[name].astype(jnp.bfloat16), preferred_element_type=jnp.float32) for name in HEADS]
        return heads[0] + w["policy bias"], heads[1] + w["value bias"]

    def by_seat(values: Any, viewer: Any) -> Any:
        """Return values that are numbered from the viewer, rearranged by seat."""
        return jnp.take_along_axis(values, (jnp.arange(players)[None] - viewer[:, None]) % players, axis=1)

    def masked(logits: Any, bits: Any) -> Any:
        mask = jnp.unpackbits(bits, axis=-1, count=n_actions, bitorder="little")
        return jnp.where(mask > 0, logits, -1e9)

    def rollout(w: Any, state: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            state, before = carry
            for_choice, for_step, for_init = jax.random.split(key, 3)
            bits = pack(state.legal_action_mask)
            logits, values = network(w, state.observation)
            logits = masked(logits, bits)
            action = jax.random.categorical(for_choice, logits)
            chosen = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], axis=1)[:, 0]
            seat = state.current_player
            after = jax.vmap(env.step)(state, action, jax.random.split(for_step, games))
            ended = after.terminated | after.truncated
            here = jax.vmap(potential)(after)
            reward = here[:, 0] - before[:, 0] + GAMMA * here[:, 1] - before[:, 1] + FOR_RANK * after.rewards
            points = jnp.where(ended, jnp.mean(jax.vmap(env.scores)(after), axis=1), 0.0)
            cut = after.truncated.sum()
            after = choose(ended, new_games(for_init), after)
            seen = (state.observation, bits, seat, action, chosen, by_seat(values, seat), reward, ended)
            facts = (ended.sum(), jnp.where(ended, state._step_count, 0).sum(), cut, points.sum())
            return (after, jax.vmap(potential)(after)), (seen, facts)

        before = jax.vmap(potential)(state)
        (state, _), (seen, facts) = jax.lax.scan(one, (state, before), jax.random.split(key, steps))
        _, last = network(w, state.observation)
        return state, seen, by_seat(last, state.current_player), facts

    def advantages(values: Any, last: Any, rewards: Any, ended: Any) -> Any:
        """Return the generalized advantage estimate (GAE) of every seat, since each decision affects all of them."""

        def back(carry: Any, row: Any) -> Any:
            following, ahead = carry
            value, reward, over = row
            going = jnp.where(over, 0.0, 1.0)[:, None]
            error = reward + GAMMA * ahead * going - value
            gained = error + GAMMA * LAMBDA * going * following
            return (gained, value), gained

        return jax.lax.scan(back, (jnp.zeros_like(last), last), (values, rewards, ended), reverse=True)[1]

    def loss(w: Any, some: Any, bonus: Any) -> Any:
        raw, bits, seat, action, before, gained, target = some
        logits, values = network(w, raw)
        logits = jax.nn.log_softmax(masked(logits, bits))
        chosen = jnp.take_along_axis(logits, action[:, None], axis=1)[:, 0]
        own = jnp.take_along_axis(gained, seat[:, None], axis=1)[:, 0]
        own = (own - own.mean()) / (own.std() + 1e-6)
        ratio = jnp.exp(chosen - before)
        policy = -jnp.minimum(ratio * own, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * own).mean()
        entropy = -jnp.where(logits > -1e8, jnp.exp(logits) * logits, 0.0).sum(1).mean()
        value = jnp.square(by_seat(values, seat) - target).mean()
        return policy + VALUE * value - bonus * entropy, (policy, value, entropy)

    def adam(w: Any, moments: Any, slope: Any, rate: Any) -> Any:
        first, second, number = moments
        number = number + 1
        size = jnp.sqrt(sum(jnp.sum(jnp.square(leaf)) for leaf in jax.tree.leaves(slope)))
        slope = jax.tree.map(lambda leaf: leaf * jnp.minimum(1.0, 0.5 / (size + 1e-6)), slope)
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
        second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slope)
        fix1, fix2 = 1 - 0.9**number, 1 - 0.999**number
        w = jax.tree.map(lambda x, m, v: x - rate * (m / fix1) / (jnp.sqrt(v / fix2) + 1e-5), w, first, second)
        return w, (first, second, number)

    @partial(jax.jit, donate_argnums=(0, 1, 2))
    def update(w: Any, moments: Any, state: Any, key: Any, rate: Any, bonus: Any) -> Any:
        for_play, for_order = jax.random.split(key)
        state, seen, last, facts = rollout(w, state, for_play)
        raw, bits, seat, action, before, values, rewards, ended = seen
        gained = advantages(values, last, rewards, ended)
        samples = (raw, bits, seat, action, before, gained, gained + values)
        # Each part contains all decisions of some games. The order of the parts does not matter, so no data has to be
        # moved.
        size = games // parts
        shift = jax.random.randint(for_order, (), 0, games)

        def learn(carry: Any, number: Any) -> Any:
            w, moments = carry
            rows = (shift + number * size + jnp.arange(size)) % games
            some = jax.tree.map(lambda x: x[:, rows].reshape(steps * size, *x.shape[2:]), samples)
            (_, told), slope = jax.value_and_grad(loss, has_aux=True)(w, some, bonus)
            w, moments = adam(w, moments, slope, rate)
            return (w, moments), told

        (w, moments), told = jax.lax.scan(learn, (w, moments), jnp.arange(parts))
        facts = [jnp.sum(fact) for fact in facts]
        return w, moments, state, (*facts, *[part.mean() for part in told])

    def layer(key: Any, rows: int, size: int, scale: float) -> Any:
        return jax.random.normal(key, (rows, size)) * scale

    key = jax.random.key(seed)
    keys = jax.random.split(key, 6)
    w = {
        "first": layer(keys[0], width, HIDDEN, 0.07),
        "second": layer(keys[1], HIDDEN, HIDDEN, (2 / HIDDEN) ** 0.5),
        "policy": layer(keys[2], HIDDEN, n_actions, 0.01 / HIDDEN**0.5),
        "value": layer(keys[3], HIDDEN, players, 0.01),
        "first bias": jnp.zeros(HIDDEN),
        "second bias": jnp.zeros(HIDDEN),
        "policy bias": jnp.zeros(n_actions),
        "value bias": jnp.zeros(players),
    }
    moments = (jax.tree.map(jnp.zeros_like, w), jax.tree.map(jnp.zeros_like, w), jnp.zeros((), jnp.int32))
    state = jax.jit(new_games)(keys[4])
    folder.mkdir(parents=True, exist_ok=True)

    begun = time.perf_counter()
    run = update.lower(w, moments, state, keys[5], jnp.float32(RATE), jnp.float32(ENTROPY)).compile()
    print(f"compiled in {time.perf_counter() - begun:.1f} s", flush=True)
    begun = shown = time.perf_counter()
    done, number, recent = 0, 0, []
    saved = [0.1, 0.3, 0.6, 1.0]
    with (folder / "curve.jsonl").open("w") as curve:
        while (spent := time.perf_counter() - begun) < seconds:
            left = 1.0 - spent / seconds
            rate = jnp.float32(RATE * max(0.05, left))
            bonus = jnp.float32(LAST_ENTROPY + (ENTROPY - LAST_ENTROPY) * left)
            w, moments, state, facts = run(w, moments, state, jax.random.fold_in(key, number), rate, bonus)
            recent.append([float(fact) for fact in jax.block_until_ready(facts)])
            done, number = done + games * steps, number + 1
            if time.perf_counter() - shown > 5:
                now = np.array(recent)
                ended, moves, cut, points = now[:, :4].sum(0)
                row = {
                    "seconds": round(spent, 1),
                    "decisions": done,
                    "decisions per second": round(done / (time.perf_counter() - begun)),
                    "games": int(ended),
                    "game length": round(moves / max(ended, 1), 1),
                    "cut off": round(cut / max(ended, 1), 3),
                    "points": round(points / max(ended, 1), 1),
                    "policy loss": round(now[:, 4].mean(), 4),
                    "value loss": round(now[:, 5].mean(), 4),
                    "entropy": round(now[:, 6].mean(), 3),
                }
                print(json.dumps(row), flush=True)
                curve.write(json.dumps(row) + "\n")
                recent, shown = [], time.perf_counter()
            if spent >= saved[0] * seconds:
                save(folder / f"weights-{int(100 * saved.pop(0))}.npz", w)
    save(folder / "weights.npz", w)


def save(path: Path, w: Any) -> None:
    """Write the weights of a network, in half precision."""
    stored: dict[str, Any] = {name: np.asarray(value, np.float16) for name, value in w.items()}
    np.savez_compressed(path, **stored)


def play_one(job: tuple[str, Table, str, int]) -> tuple[float, int, int]:
    """Play a game against bots of one level. Returns the share of the win, the score, and the best other score."""
    import sys

    sys.path.insert(0, str(Path(__file__).parent))
    from ppo_player import Ppo

    import kontor

    path, table, level, seed = job
    seat = seed % table.players
    bots: list[Any] = [level] * table.players
    ppo = Ppo(kontor.game("hansa"), random.Random(seed), path)
    bots[seat] = ppo.choose
    result = kontor.play("hansa", bots, board=table.board, seed=seed).result
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return won, result.scores[seat], max(score for other, score in enumerate(result.scores) if other != seat)


def evaluate(path: Path, table: Table, levels: list[str], games: int, report: Path | None) -> None:
    """Play against bots of each level, with rotating seats. Each game runs on one core."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # inherited by the processes, each of which has its own core
    rows = []
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        for level in levels:
            played = pool.map(play_one, [(str(path), table, level, seed) for seed in range(games)], chunksize=1)
            wins = sum(won for won, _, _ in played)
            own, best = (round(sum(game[at] for game in played) / games, 1) for at in (1, 2))
            rows.append({"weights": path.name, "against": level, "games": games, "wins": round(wins, 1)})
            rows[-1] |= {"share": round(wins / games, 3), "own score": own, "best other score": best}
            print(json.dumps(rows[-1]), flush=True)
    if report is not None:
        report.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Self-play PPO for Hansa Teutonica.")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("ppo"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--board", help="board id; by default the usual board for this number of players")
    parser.add_argument("--games", type=int, default=Batch().games, help="games at once")
    parser.add_argument("--steps", type=int, default=Batch().steps, help="decisions per game and update")
    parser.add_argument("--parts", type=int, default=Batch().parts, help="minibatches per update")
    parser.add_argument(
        "--starts", type=int, default=0, help="begin half of the games after 1 to this number of bot decisions"
    )
    parser.add_argument("--evaluate", type=Path, help="weights to evaluate instead of training")
    parser.add_argument("--levels", nargs="+", default=["apprentice", "journeyman"])
    parser.add_argument("--evaluation-games", type=int, default=200)
    parser.add_argument("--report", type=Path)
    wish = parser.parse_args()
    table = Table(wish.players, wish.board)
    if wish.evaluate:
        evaluate(wish.evaluate, table, wish.levels, wish.evaluation_games, wish.report)
    else:
        train(wish.folder, table, wish.seconds, wish.seed, Batch(wish.games, wish.steps, wish.parts), wish.starts)


if __name__ == "__main__":
    main()
