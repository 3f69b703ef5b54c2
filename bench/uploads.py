"""Measure the delay at other tables while somebody opens a long record and then reads the game.

    python -m bench.uploads [--actions 5000]

Starts a server and asks for another table every 20 ms, first alone and then during each request about the long game.
Prints the duration of each request, and the median and longest response times for the other table during that time.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import time
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import kontor
from bench.spectators import made, probe
from bench.table_server import Served, scratch, served
from kontor.core import Match
from tests.browser.serving import ROOT

ALONE = 5
"""Number of seconds without other requests, for comparison."""
READING = ("", "/log", "/scores", "/record", "/moments/1")
"""Requests about the game, as paths relative to that of its table."""


class Delay(NamedTuple):
    """Durations, in seconds, of a request and of the answers for the other table during the request."""

    what: str
    seconds: float
    delays: list[float]

    def __str__(self) -> str:
        median, longest = statistics.median(self.delays) * 1000, max(self.delays) * 1000
        return f"{self.what:24} {self.seconds:6.2f} s   other table: median {median:6.1f} ms, longest {longest:6.1f} ms"


def long_record(actions: int) -> str:
    """Return the record of a game that goes on because nobody claims a route."""
    game, bits = kontor.game("hansa"), random.Random(1)
    match: Match[Any] = Match(game, game.setup(players=5), bits, keep_steps=True)
    while len(match.steps) < actions:
        legal = match.position.legal()
        quiet = [one for one in legal if not match.position.text(one).startswith(("claim", "end"))]
        match.play(bits.choice(quiet or legal))
    record = match.record()
    return replace(record, actions=record.actions[:actions]).write()


async def measure(server: Served, record: str, actions: int) -> list[Delay]:
    async with httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}, timeout=120) as http:
        other = await made(http)
        found = [await during("nothing else", http, other, asyncio.sleep(ALONE))]
        table = ""

        async def upload() -> None:
            nonlocal table
            answer = await http.post("/api/records", json={"record": record})
            answer.raise_for_status()
            table = answer.json()["id"]

        found.append(await during(f"record of {actions} actions", http, other, upload()))
        for path in READING:
            reading = http.get(f"/api/tables/{table}{path}")
            found.append(await during(f"GET {path or 'the table'}", http, other, reading))
        found.append(await during("GET the export", http, other, http.get("/api/me/export")))
    return found


async def during(what: str, http: httpx.AsyncClient, other: str, work: Awaitable[object]) -> Delay:
    delays: list[float] = []
    probing = asyncio.create_task(probe(http, other, delays))
    while not delays:
        await asyncio.sleep(0)
    began = time.perf_counter()
    await work
    seconds = time.perf_counter() - began
    known = len(delays)
    while len(delays) == known:  # the last answer may have waited for this request
        await asyncio.sleep(0)
    probing.cancel()
    return Delay(what, seconds, delays)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=5000)
    wanted = parser.parse_args()
    record = long_record(wanted.actions)
    with scratch() as folder, served(str(folder / "kontor.sqlite"), Path(ROOT / "none")) as server:
        for found in asyncio.run(measure(server, record, wanted.actions)):
            print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
