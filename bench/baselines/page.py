"""Print docs/baselines.md from the stored figures.

python -m bench.baselines.page
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from bench.baselines.setups import OPPONENTS, SETUPS, VARIANTS, Reference
from kontor.arena.intervals import wilson

FIGURES = Path(__file__).parent.parent / "figures" / "baselines"
PLAYERS = {
    "ppo": "PPO, self-play",
    "dqn": "Double DQN, self-play",
    "ismcts": "IS-MCTS",
    "apprentice": "Apprentice",
    "journeyman": "Journeyman",
    "master": "Master",
    "patrician": "Patrician",
    "burgomaster": "Burgomaster",
}
GAMES = {"hansa": "Hansa Teutonica", "pfeffersaecke": "Pfeffersäcke", "felinia": "Felinia"}

PAGE = """\
# Reference results

`python -m bench.baselines.page` writes this page from `bench/figures/baselines`, and `make generate` updates it.

You can use these results to check your own code and as a starting point for better agents. We measured every player in
the same way. In each game, the player gets a random seat and plays against the same opponent in all other seats. A
shared first place counts as a fraction of a win. Brackets contain 95% intervals. If we trained a learner with several
seeds, a row combines the test games of all its seeds.

| setup | game | cut off after |
|---|---|---|
{setups}

```sh
pip install '.[env,openspiel]' torch
python -m bench.baselines ppo pfeffersaecke-small --decisions 500000 --seed 1
python -m bench.baselines ismcts hansa-small --simulations 60 --games 20
python -m bench.baselines master felinia-full --positions 100 --games 30
python -m bench.baselines ppo hansa-small-plain --decisions 120000 --seed 1    # without shaping and start positions
python -m bench.baselines --again bench/figures/baselines/ppo-hansa-small-1.npz --games 200
```

The last command measures a stored network again. Most of these commands take a few minutes on one core. On the same
platform, the same command and seed give the same result.

## Players

- **PPO** (`bench/baselines/ppo.py`) and **double DQN** (`dqn.py`) train one network with {hidden} hidden units that
  plays all seats. Both learn from packed observations of 64 games at once. The reward of a decision is the sum of the
  rewards that its seat receives before its next decision. In Hansa Teutonica and Felinia, rewards are shaped. In Hansa
  Teutonica, training games also begin after up to 160 decisions of an Apprentice.
- **IS-MCTS** (`search.py`) is OpenSpiel's implementation. Leaves are evaluated with the win probabilities of Kontor's
  judge. Pfeffersäcke has no hidden information, so we use plain MCTS there.
- The **levels** are Kontor's [own bots](bots.md). Levels that search get a fixed number of positions per decision, far
  fewer than at a table. The Journeyman is also one of the opponents.

## Results

{results}

The budget is the number of training decisions, of simulations per decision, or of positions per decision. The time is
the processor time for training with one seed on one core of a busy machine. All players use compiled rules.

## Learning curves

We measured the win share against random play in {curve_games} games, at equal intervals during training:

| setup | player | seed | win share, in percent |
|---|---|---|---|
{curves}

## Shaping and start positions

We also trained PPO with other settings. `shaping` adds rewards for the projected score. With `starts`, training games
begin after up to 160 decisions of an Apprentice ([The task](environments.md#the-task)). The test games are the same.

| setup | shaping | starts | decisions | seeds | against random | against apprentice |
|---|---|---|---:|---:|---|---|
{variants}

## What the results show

{conclusions}
"""


def shown(found: Sequence[dict[str, Any]], opponent: str) -> str:
    """Return a player's win share, with an interval, in the test games of all its seeds."""
    games = sum(told["results"][opponent]["games"] for told in found)
    won = sum(told["results"][opponent]["share"] * told["results"][opponent]["games"] for told in found)
    low, high = wilson(won, games)
    return f"{won / games:.0%} [{100 * low:.0f}–{100 * high:.0f}]".replace("%", " %")


def budget(told: dict[str, Any]) -> str:
    for name in ("decisions", "simulations", "positions"):
        if name in told and not (name == "positions" and told["player"] in ("apprentice", "journeyman")):
            return f"{told[name]:,}"
    return "–"


def by_seed(figures: Iterable[dict[str, Any]]) -> Iterable[list[dict[str, Any]]]:
    """Group the figures that differ only in their seeds, in the order of the players."""

    def key(told: dict[str, Any]) -> tuple[int, str, str]:
        return list(PLAYERS).index(told["player"]), told["setup"], budget(told)

    for _, found in groupby(sorted(figures, key=key), key):
        yield list(found)


def result_tables(figures: list[dict[str, Any]]) -> Iterable[str]:
    for name, setup in SETUPS.items():
        yield f"### {name}: {title(setup)}, fair share {1 / setup.players:.0%}".replace("%", " %")
        yield ""
        yield "| player | budget | seeds | time | " + " | ".join(f"against {opponent}" for opponent in OPPONENTS) + " |"
        yield "|---|---:|---:|---:|" + "---|" * len(OPPONENTS)
        for found in by_seed(told for told in figures if told["setup"] == name):
            results = " | ".join(shown(found, opponent) for opponent in OPPONENTS)
            taken = sum(told["seconds"] for told in found) / len(found)
            time = f"{taken:.0f} s" if "curve" in found[0] else "–"
            yield f"| {PLAYERS[found[0]['player']]} | {budget(found[0])} | {len(found)} | {time} | {results} |"
        yield ""


def variants(figures: list[dict[str, Any]]) -> Iterable[str]:
    """Yield a row for each PPO result in a setup that was also trained with other arguments."""
    compared = {name.rpartition("-")[0] for name in VARIANTS}
    trained = [told for told in figures if told["player"] == "ppo" and told["setup"] in VARIANTS.keys() | compared]
    for found in by_seed(trained):
        name = found[0]["setup"]
        learning = (SETUPS | VARIANTS)[name].learning
        marks = ["yes" if what in learning else "no" for what in ("shaping", "starts")]
        usual = name.rpartition("-")[0] if name in VARIANTS else name
        results = [shown(found, opponent) for opponent in ("random", "apprentice")]
        yield f"| {' | '.join([usual, *marks, budget(found[0]), str(len(found)), *results])} |"


def title(setup: Reference) -> str:
    board = f", board `{setup.board}`" if setup.board else ""
    return f"{GAMES[setup.game]}, {setup.players} players{board}"


def curves(figures: list[dict[str, Any]]) -> Iterable[str]:
    for told in figures:
        if "curve" in told:
            points = ", ".join(f"{100 * won:.0f}" for _, won in told["curve"])
            yield f"| {told['setup']} | {PLAYERS[told['player']]} | {told['seed']} | {points} |"


def main() -> None:
    figures = [json.loads(path.read_text("utf-8")) for path in sorted(FIGURES.glob("*.json"))]
    setups = [f"| `{name}` | {title(setup)} | {setup.decisions} decisions |" for name, setup in SETUPS.items()]
    print(
        PAGE.format(
            setups="\n".join(setups),
            hidden=96,
            results="\n".join(result_tables(figures)).rstrip(),
            curve_games=60,
            curves="\n".join(curves(figures)),
            variants="\n".join(variants(figures)),
            conclusions=(FIGURES / "conclusions.md").read_text("utf-8").rstrip(),
        ),
        end="",
    )


if __name__ == "__main__":
    main()
