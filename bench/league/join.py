"""Combine trained judges into one weights file for the bots.

    python -m bench.league.join linear.json out/judge.json:standard_4_5:4 ... --out weights.json

The first file contains the linear weights for all other setups. Every other argument is a file of `bench.league.judge`,
with the board and the number of players for which to use it. If the judge was trained for another number of players,
the difference between the linear weights for the two numbers is added to its direct weights.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from kontor.bots.network import WEIGHT_SCALE, judge_with, nearest
from kontor.registry import game as game_of


def joined(linear: dict[str, Any], parts: list[str]) -> dict[str, Any]:
    """Return the weights for parts of the form `FILE:BOARD:PLAYERS`."""
    linear = linear.get("linear", linear)
    networks: dict[str, dict[str, Any]] = {}
    for part in parts:
        file, board, players = part.rsplit(":", 2)
        if file not in networks:
            networks[file] = {**json.loads(Path(file).read_text("utf-8")), "setups": []}
        networks[file]["setups"].append([board, int(players)])
    for network in networks.values():
        wanted = sorted({str(players) for _, players in network["setups"]})
        network["direct"] = {players: _direct(network, linear, players) for players in wanted}
        network["bias"] = {players: network["bias"][nearest(network["bias"], int(players))] for players in wanted}
    return {"game": linear["game"], "networks": list(networks.values()), "linear": linear}


def _direct(network: dict[str, Any], linear: dict[str, Any], players: str) -> list[list[int]]:
    """Return the direct weights for a number of players, by stage."""
    trained = nearest(network["bias"], int(players))
    direct = [row[:] for row in network["direct"][trained]]
    if trained != players:
        for row, own, other in zip(direct, linear["weights"][players], linear["weights"][trained], strict=True):
            for at, (one, two) in enumerate(zip(own, other, strict=True)):
                row[at] += round(WEIGHT_SCALE * (one - two))
    return direct


def main() -> None:
    parser = argparse.ArgumentParser(description="Combine trained judges into one weights file for the bots.")
    parser.add_argument("linear", type=Path, help="file with linear weights")
    parser.add_argument("parts", nargs="+", metavar="FILE:BOARD:PLAYERS")
    parser.add_argument("--out", type=Path, required=True)
    wish = parser.parse_args()
    learned = joined(json.loads(wish.linear.read_text("utf-8")), wish.parts)
    judge_with(game_of(learned["game"]), learned)  # raises an error if the weights do not fit
    wish.out.write_text(json.dumps(learned, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
