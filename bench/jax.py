"""Speed of kontor.jax in random legal play, with a mask, a packed observation and automatic reset at each step.

    python -m bench.jax --report report.json --batches 1024 8192 65536 262144

Each row gives decisions per second and the compile time. With `--pgx`, the same loop measures games of Pgx. The option
`--vector` measures kontor.env.vector on all cores of the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import kontor.jax
from kontor.jax.play import pack, random_action

SHAPES = {"4 standard": (4, None), "3 standard": (3, None), "5 standard": (5, None), "4 east": (4, "east")}
PGX = ("chess", "backgammon", "go_19x19")


def measure(name: str, init: Any, step: Any, batch: int, seconds: float, chunk: int = 100) -> dict[str, Any]:
    """Play random games for some seconds and report the speed."""

    def one(carry: Any, key: Any) -> Any:
        state, check = carry
        keys = jax.random.split(key, batch + 1)
        chosen = jax.vmap(random_action)(state.legal_action_mask, keys[1:])
        state = jax.vmap(step)(state, chosen, jax.vmap(jax.random.fold_in, (0, None))(keys[1:], 1))
        # The check value prevents the compiler from skipping unused results.
        bits = jnp.sum(jax.vmap(pack)(state.legal_action_mask), dtype=jnp.uint32)
        ended = jnp.sum(state.terminated | state.truncated)
        return (state, check + bits + jnp.sum(state.observation.astype(jnp.uint32), dtype=jnp.uint32)), ended

    def run(carry: Any, key: Any) -> Any:
        return jax.lax.scan(one, carry, jax.random.split(key, chunk))

    key = jax.random.key(batch)
    begun = time.perf_counter()
    starting = jax.jit(jax.vmap(init)).lower(jax.random.split(key, batch)).compile()
    state = jax.block_until_ready(starting(jax.random.split(key, batch)))
    carry = (state, jnp.zeros((), jnp.uint32))
    program = jax.jit(run).lower(carry, key).compile()
    compiling = time.perf_counter() - begun
    carry, _ = jax.block_until_ready(program(carry, key))
    rounds, games = 0, 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds or rounds < 2:
        carry, ended = jax.block_until_ready(program(carry, jax.random.fold_in(key, rounds)))
        games += int(ended.sum())
        rounds += 1
    took = time.perf_counter() - begun
    row = {
        "name": name,
        "batch": batch,
        "decisions per second": round(rounds * chunk * batch / took),
        "milliseconds per step": round(1000 * took / (rounds * chunk), 3),
        "compile seconds": round(compiling, 1),
        "games finished": games,
        "state bytes": int(sum(x.nbytes for x in jax.tree.leaves(state)) / batch),
        "device": jax.devices()[0].device_kind,
        "jax": jax.__version__,
    }
    print(json.dumps(row), flush=True)
    return row


def parts(batch: int, rounds: int = 50) -> list[dict[str, Any]]:
    """Measure each part of a step separately.

    The sum is larger than the time for a step, because a step fuses the parts.
    """
    from kontor.jax import rules, setup

    env = kontor.jax.make("hansa", players=4)
    b, step = env.shape.tables, kontor.jax.auto_reset(env)
    keys = jax.random.split(jax.random.key(1), batch)

    def random_step(state: Any, key: Any) -> Any:
        return step(state, random_action(state.legal_action_mask, key), key)

    state = jax.jit(jax.vmap(env.init))(keys)
    stepped = jax.jit(jax.vmap(random_step))
    for number in range(300):
        state = stepped(state, jax.vmap(jax.random.fold_in, (0, None))(keys, number))
    chosen = jax.jit(jax.vmap(random_action))(state.legal_action_mask, keys)
    work: dict[str, Callable[..., Any]] = {
        "step": lambda s, a, k: step(s, a, k),
        "random_action": lambda s, a, k: random_action(s.legal_action_mask, k),
        "decide": lambda s, a, k: rules.decide(b, s.options, s.position, a, k),
        "force": lambda s, a, k: rules.force(b, s.options, s.position),
        "legal": lambda s, a, k: rules.legal(b, s.options, s.position),
        "pack": lambda s, a, k: pack(s.legal_action_mask),
        "observe": lambda s, a, k: env.observe(s),
        "pay": lambda s, a, k: env.shape.pay(s.reward, s.position),
        "start": lambda s, a, k: setup.s1_start(b, s.options, k),
    }
    rows = []
    for name, function in work.items():
        begun = time.perf_counter()
        run = jax.jit(jax.vmap(function))
        jax.block_until_ready(run(state, chosen, keys))
        compiling, begun = time.perf_counter() - begun, time.perf_counter()
        for _ in range(rounds):
            done = run(state, chosen, keys)
        jax.block_until_ready(done)
        took = 1000 * (time.perf_counter() - begun) / rounds
        rows.append({"part": name, "batch": batch, "milliseconds": round(took, 3), "compile": round(compiling, 1)})
        print(json.dumps(rows[-1]), flush=True)
    return rows


def pgx_rows(batches: list[int], seconds: float) -> list[dict[str, Any]]:
    import pgx
    from pgx.experimental import auto_reset

    rows = []
    for id in PGX:
        env = pgx.make(id)
        for batch in batches:
            rows.append(measure(f"pgx {id}", env.init, auto_reset(env.step, env.init), batch, seconds))
    return rows


def vector_row(seconds: float) -> dict[str, Any]:
    """Measure kontor.env.vector on all cores, with random legal play."""
    from kontor.env import any_legal, vector

    cores = os.cpu_count() or 1
    games = vector("hansa", 64 * cores, players=4, seed=1, processes=cores, observation="packed")
    generator = np.random.default_rng(1)
    _, infos = games.reset()
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        *_, infos = games.step(any_legal(infos["action_mask"], generator))
        steps += 1
    speed = round(steps * 64 * cores / (time.perf_counter() - begun))
    games.close()
    row = {"name": "kontor.env.vector", "batch": 64 * cores, "decisions per second": speed, "processes": cores}
    print(json.dumps(row), flush=True)
    return row


def attempt(rows: list[Any], name: str, work: Callable[[], Any]) -> None:
    """Add rows, or the error if the measurement fails, so that a failing library does not affect the results of the
    others.
    """
    try:
        found = work()
        rows += found if isinstance(found, list) else [found]
    except Exception as error:  # the error is reported in the table
        rows.append({"name": name, "error": f"{type(error).__name__}: {error}"[:300]})
        print(json.dumps(rows[-1]), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of kontor.jax.")
    parser.add_argument("--batches", type=int, nargs="+", default=[1024, 8192, 65536, 262144])
    parser.add_argument("--shapes", nargs="*", default=["4 standard"], choices=SHAPES)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--chunk", type=int, default=100, help="steps per call")
    parser.add_argument("--parts", type=int, help="also time the parts of a step with this batch size")
    parser.add_argument("--pgx", action="store_true")
    parser.add_argument("--vector", action="store_true")
    parser.add_argument("--report", type=Path)
    wish = parser.parse_args()
    rows: list[Any] = []
    for name in wish.shapes:
        players, board = SHAPES[name]
        env = kontor.jax.make("hansa", players=players, board=board)
        step = kontor.jax.auto_reset(env)
        for batch in wish.batches:
            attempt(rows, name, lambda: measure(f"hansa {name}", env.init, step, batch, wish.seconds, wish.chunk))  # noqa: B023
    if wish.parts:
        attempt(rows, "parts", lambda: parts(wish.parts))
    if wish.vector:
        attempt(rows, "vector", lambda: vector_row(wish.seconds))
    if wish.pgx:
        attempt(rows, "pgx", lambda: pgx_rows(sorted({wish.batches[0], wish.batches[-1]}), wish.seconds))
    if wish.report:
        wish.report.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
