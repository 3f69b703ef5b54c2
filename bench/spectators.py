"""Measure the cost of spectators: CPU time per join and per change, and the delay at another table.

    python -m bench.spectators [--spectators 300]

Starts a server, lets spectators watch a table, and then plays there. Prints the server's CPU time in milliseconds and
the slowest answer at another table during that time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.table_server import Served, scratch, served
from tests.browser.serving import ROOT

JOINING = 20
"""Number of late spectators for measuring the cost of joining."""
CHANGES = 8
PROBE = 0.02
"""Number of seconds between two requests at the other table."""


async def measure(server: Served, spectators: int) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}, timeout=60) as http:
        table, other = [await made(http) for _ in range(2)]
        crowd = [await joined(server.url, table) for _ in range(spectators - JOINING)]
        await asyncio.sleep(2)
        before = server.cpu()
        crowd += [await joined(server.url, table) for _ in range(JOINING)]
        await asyncio.sleep(2)
        joining = (server.cpu() - before) / JOINING
        delays: list[float] = []
        probing = asyncio.create_task(probe(http, other, delays))
        before = server.cpu()
        for _ in range(CHANGES):
            await change(http, table)
            await asyncio.sleep(1)
        probing.cancel()
        probed = len(delays) * await cost_of_probe(server, http, other)
        changing = (server.cpu() - before - probed) / CHANGES
        for socket in crowd:
            socket.transport.abort()
    return {"ms per join": joining * 1000, "ms per change": changing * 1000, "slowest ms": max(delays) * 1000}


async def made(http: httpx.AsyncClient) -> str:
    seats = [{"who": "me", "name": name} for name in ("Ann", "Ben")]
    form: dict[str, Any] = {"game": "hansa", "board": None, "options": {}, "seats": seats}
    return str((await http.post("/api/tables", json=form)).json()["id"])


async def joined(url: str, table: str) -> ClientConnection:
    """Connect a spectator that reads only the messages it needs."""
    socket = await connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live", max_queue=None)
    await socket.send(json.dumps({"seat": None, "after": -1}))
    return socket


async def change(http: httpx.AsyncClient, table: str) -> None:
    answer = await http.get(f"/api/tables/{table}")
    form: dict[str, Any] = answer.json()
    doing = {"seat": form["actor"], "sequence": form["sequence"], "action": "end", "key": f"key-{time.time_ns()}"}
    (await http.post(f"/api/tables/{table}/actions", json=doing)).raise_for_status()


async def probe(http: httpx.AsyncClient, table: str, delays: list[float]) -> None:
    while True:
        began = time.perf_counter()
        await http.get(f"/api/tables/{table}")
        delays.append(time.perf_counter() - began)
        await asyncio.sleep(PROBE)


async def cost_of_probe(server: Served, http: httpx.AsyncClient, table: str) -> float:
    before = server.cpu()
    for _ in range(200):
        await http.get(f"/api/tables/{table}")
    return (server.cpu() - before) / 200


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spectators", type=int, default=300)
    wanted = parser.parse_args()
    with scratch() as folder, served(str(folder / "kontor.sqlite"), Path(ROOT / "none")) as server:
        found = asyncio.run(measure(server, wanted.spectators))
    print(f"{wanted.spectators} spectators: " + ", ".join(f"{value:.1f} {name}" for name, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
