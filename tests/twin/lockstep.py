"""Runs both implementations step by step, which must have the same legal actions and the same position after every
action of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import kontor
from kontor.core import CHANCE, Position, Setup
from kontor.testing import everything, steps
from tests.golden.wishes import Narrow
from tests.twin.felinia_twin import FeliniaTwin
from tests.twin.hansa_twin import HansaTwin
from tests.twin.pfeffersaecke_twin import PfeffersaeckeTwin


class Twin(Protocol):
    """A second implementation of a game, using only text and plain data."""

    def actor(self) -> int: ...
    def legal(self) -> list[str]: ...
    def weights(self) -> dict[str, int]: ...
    def play(self, text: str) -> None: ...
    def to_json(self) -> dict[str, Any]: ...
    def scores(self) -> list[dict[str, int]]: ...
    def ranks(self) -> list[int]: ...


TWINS: dict[str, Callable[[dict[str, Any], int, dict[str, Any]], Twin]] = {
    "felinia": FeliniaTwin,
    "hansa": HansaTwin,
    "pfeffersaecke": PfeffersaeckeTwin,
}
"""Functions by game that create a twin from board data, number of players and options."""


class Disagreement(AssertionError):
    """The two implementations differ. The message lists the actions that lead to the difference."""


def play_in_lockstep(setup: Setup, seed: int, stray: int, narrow: Narrow = everything) -> tuple[int, str]:
    """Play a seeded game with both implementations. Returns the number of actions and the end reason."""
    twin = TWINS[setup.game](setup.board.data, setup.players, setup.options)
    played: list[str] = []
    end = ""
    for position, _, action in steps(kontor.game(setup.game), setup, seed, stray, narrow):
        _agree(position, twin, played)
        if action is None:
            result = position.result()
            assert result is not None
            end = result.reason
        else:
            played.append(position.text(action))
            twin.play(played[-1])
    return len(played), end


def _agree(position: Position, twin: Twin, played: list[str]) -> None:
    faults = [*_differing_actions(position, twin), *_differing_fields(position, twin)]
    if position.scores() != twin.scores():
        faults.append(f"scores: ours {position.scores()}, the twin's {twin.scores()}")
    result = position.result()
    if result is not None and result.ranks != twin.ranks():
        faults.append(f"ranks: ours {result.ranks}, the twin's {twin.ranks()}")
    if faults:
        raise Disagreement("\n".join([*faults, f"after {len(played)} actions:", *played[-40:]]))


def _differing_actions(position: Position, twin: Twin) -> list[str]:
    legal = [position.text(action) for action in position.legal()]
    theirs = twin.legal()
    faults: list[str] = []
    if sorted(legal) != sorted(theirs):
        faults.append(f"only ours: {sorted(set(legal) - set(theirs))}")
        faults.append(f"only the twin's: {sorted(set(theirs) - set(legal))}")
    if position.actor != twin.actor():
        faults.append(f"actor: ours {position.actor}, the twin's {twin.actor()}")
    if position.actor == CHANCE and dict(zip(legal, position.weights(), strict=True)) != twin.weights():
        faults.append(f"weights: ours {position.weights()}, the twin's {twin.weights()}")
    return faults


def _differing_fields(position: Position, twin: Twin) -> list[str]:
    mine, other = position.json(), twin.to_json()
    keys = sorted({*mine, *other} - {"digest"})  # the twin computes none
    return [
        f"{key}: ours {mine.get(key)}, the twin's {other.get(key)}" for key in keys if mine.get(key) != other.get(key)
    ]
