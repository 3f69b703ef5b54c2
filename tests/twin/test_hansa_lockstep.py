"""Both implementations in lockstep: the same legal list and the same position after every action of many games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.battery.configurations import FULL, Configuration, everything, pairs, sample
from tests.twin.lockstep import play_in_lockstep

STRAYS_AROUND = (0, 1, 1, 2, 3)
STRIDE = 401  # step through 250,000 configurations (a prime, because all options must occur)

# Unusual mixes give unusual games: no marker to replace the first one taken, or only markers that are hard to use.
MIXES = (
    {"extra_office": 1, "swap": 1, "plus3": 0, "plus4": 0, "skill": 0, "remove": 1},
    {"extra_office": 1, "swap": 1, "plus3": 0, "plus4": 1, "skill": 0, "remove": 2},
    {"extra_office": 6, "swap": 6, "plus3": 0, "plus4": 0, "skill": 0, "remove": 1},
    {"extra_office": 1, "swap": 1, "plus3": 0, "plus4": 0, "skill": 9, "remove": 9},
    {"extra_office": 9, "swap": 1, "plus3": 9, "plus4": 9, "skill": 9, "remove": 1},
)
SWITCHES: tuple[dict[str, Any], ...] = (
    {"marker_in_same_action": True},
    {"swap_must_own_one": True},
    {"marker_in_same_action": True, "swap_must_own_one": True, "new_markers": "face_down"},
)


def with_options(board: str, players: int, **options: Any) -> Configuration:
    """Return a configuration with options. Counts are stored as pairs, which makes configurations hashable."""
    given = {name: tuple(value.items()) if isinstance(value, dict) else value for name, value in options.items()}
    return Configuration("hansa", board, players, tuple(given.items()))


def small_board() -> Iterator[Configuration]:
    """The harbour board is so small that posts run out and markers find no route."""
    for edition in ("2009", "2014", "italian"):
        yield with_options("harbour.toml", 3, edition=edition)
    for switches in SWITCHES:
        yield with_options("harbour.toml", 3, **switches)
    for number, mix in enumerate(MIXES):
        yield with_options("harbour.toml", 3, marker_mix=mix, new_markers=("face_up", "face_down")[number % 2])


def mixed() -> Iterator[Configuration]:
    """Yield unusual mixes and switches on the game's own boards."""
    tables = (("standard_2_3", 3), ("standard_4_5", 4), ("standard_4_5", 5))
    for number, mix in enumerate(MIXES):
        yield with_options(*tables[number % 3], marker_mix=mix, **SWITCHES[number % 3])


def games() -> list[Any]:
    """Return the games to play, with configuration, seed and number of random decisions out of ten."""
    listed = [(one, seed, STRAYS_AROUND[seed % 5]) for seed, one in enumerate(usual())]
    listed += [(one, 100 + seed, 1 + seed % 6) for seed, one in enumerate([*small_board()] * (3 if FULL else 1))]
    listed += [(one, 200 + seed, 1 + seed % 3) for seed, one in enumerate(mixed())]
    found = [_parameter(*one) for one in listed]
    if FULL:
        found += [_parameter(*one, pytest.mark.slow) for one in more_games() if one not in listed]
    return found


def usual() -> list[Configuration]:
    return [configuration for configuration in sample() if configuration.game_id == "hansa"]


def more_games() -> list[tuple[Configuration, int, int]]:
    """Return all pairs of options several times, a sample of all configurations, and many small and unusual games."""
    chosen = [one for one in pairs() if one.game_id == "hansa"] * 5
    chosen += [one for one in everything() if one.game_id == "hansa"][::STRIDE]
    listed = [(one, 1000 + seed, STRAYS_AROUND[seed % 5]) for seed, one in enumerate(chosen)]
    listed += [(one, 3000 + seed, 1 + seed % 6) for seed, one in enumerate([*small_board()] * 20)]
    return listed + [(one, 5000 + seed, 1 + seed % 3) for seed, one in enumerate([*mixed()] * 6)]


def _parameter(configuration: Configuration, seed: int, stray: int, *marks: Any) -> Any:
    return pytest.param(configuration, seed, stray, id=f"{configuration}-{seed}-{stray}", marks=marks)


@pytest.mark.parametrize(("configuration", "seed", "stray"), games())
def test_both_agree_at_every_action(configuration: Configuration, seed: int, stray: int) -> None:
    actions, end = play_in_lockstep(configuration.setup(), seed, stray)
    assert actions
    assert end in configuration.game.declaration.ends
