"""Play games on a local Ray cluster and print the results. One of the games crashes, and one kills its worker."""

from __future__ import annotations

import json

from kontor.arena.contest import MATCH, jobs
from kontor.arena.on_ray import LOCAL, by_ray
from kontor.arena.play import Crashed
from tests.arena.fakes import contest, troubled

GAMES = 8


def main() -> None:
    outcomes = by_ray(troubled, {MATCH: contest()}, jobs(contest(), GAMES), LOCAL, 2)
    found = {
        one.job.number: one.game.error if isinstance(one.game, Crashed) else one.game.result.scores for one in outcomes
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
