"""The network judge: estimates each seat's chance of winning with one hidden layer.

The inputs of a seat's hidden units are its own features and the mean of the other seats' features. Its strength is a
weighted sum of the hidden units and its own features. The chances are the softmax of the strengths. All seats share the
weights. Each number of players has its own bias and direct weights; all other weights are shared. The direct weights
have the same role as those of the linear judge.

All weights are integers, so the strengths are the same on every machine. A seat's hidden units are lanes of one big
integer, so a single multiplication adds a feature to all of them, which is fast even in plain Python.

This module is compiled if a compiler is available.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from struct import Struct
from typing import Any, Final

from kontor.bots.judgement import STEPS, Judgement, JudgementMismatch, check, softmax
from kontor.bots.standing import shares
from kontor.core import NOBODY, AnyGame, AnyPosition, Message, Setup
from kontor.core.setups import unknown_board

# `whole` uses literals, because mixing integers and floats is slow in compiled code.
FEATURE_SCALE: Final = 64
WEIGHT_SCALE: Final = 1024
STRENGTH_SCALE: Final = FEATURE_SCALE * WEIGHT_SCALE * WEIGHT_SCALE
LARGEST_FEATURE: Final = 4
"""Features are clipped to this absolute value."""
LANE: Final = 32
"""Width of a lane in bits."""
LIMIT: Final = 1 << 28
"""Upper bound on the absolute value of a lane before the seats are added up."""
MIDDLE: Final = 1 << (LANE - 1)
"""Offset added to each lane. It prevents negative lanes."""


class Network:
    """Judges views of one game, with the packaged weights or others."""

    def __init__(self, game: AnyGame, learned: Mapping[str, Any], players: Sequence[int] | None = None) -> None:
        """Load weights. Raises JudgementMismatch if they do not match the game or do not cover all the `players`."""
        check_network(game, learned, players)
        self._features = game.features
        self._learned = learned
        self._out: list[int] = learned["out"]
        self._lanes: int = len(self._out) + 1
        self._form = Struct(f"<{self._lanes}I")
        self._bits: int = LANE * self._lanes
        self._signs: int = packed([MIDDLE] * (self._lanes - 1))
        self._own: int = (1 << self._bits) - 1
        self._rows: dict[tuple[int, int], list[int]] = {}
        """Packed weights of each feature by number of players and step between stages. The seat's own lanes come first.
        """
        self._last: dict[int, int] = {}
        """Number of steps between the first stage and the last one, by number of players."""
        self._start: dict[int, int] = {}

    def chances(self, view: AnyPosition) -> list[float]:
        """Return each seat's chance of winning or, when the game is over, each seat's share of the win."""
        if view.actor == NOBODY:
            result = view.result()
            if result is not None:
                return shares(result)
        return softmax(self.strengths(self._features(view)))

    def strengths(self, rows: list[list[float]]) -> list[float]:
        """Return each seat's strength, given the features of all seats. Only differences are meaningful."""
        seats = len(rows)
        if seats not in self._start:
            self._prepare(seats)
        last = self._last[seats]
        step = min(last, max(0, round(rows[0][0] * last)))
        if (seats, step) not in self._rows:
            self._prepare_step(seats, step)
        weights = self._rows[seats, step]
        start = self._start[seats]
        sums: list[int] = []
        others = 0
        for row in rows:
            total = start
            for value, packed_row in zip(row, weights):
                if value != 0.0:
                    total += whole(value) * packed_row
            sums.append(total)
            others += total >> self._bits
        return [self._strength((total & self._own) + others - (total >> self._bits)) for total in sums]

    def _strength(self, lanes: int) -> float:
        """Return a seat's strength, given its hidden units and the sum of its direct weights in the last lane."""
        positive = lanes & self._signs
        direct = (lanes >> (self._bits - LANE)) - MIDDLE
        units = lanes & (positive - (positive >> (LANE - 1)))  # ReLU of all lanes: zero unless the top bit is set
        total: int = sum(map(mul, self._form.unpack(units.to_bytes(4 * self._lanes, "little")), self._out))
        return (total + direct * WEIGHT_SCALE) / STRENGTH_SCALE

    def _prepare(self, seats: int) -> None:
        """Pack the biases for a number of players or, if it was not trained, for the nearest trained number."""
        players = nearest(self._learned["bias"], seats)
        self._last[seats] = (len(self._learned["direct"][players]) - 1) * STEPS
        middle = MIDDLE - (seats - 1) * LIMIT
        bias: list[int] = [middle + weight * FEATURE_SCALE for weight in self._learned["bias"][players]]
        self._start[seats] = packed([*bias, middle, *[LIMIT] * self._lanes])

    def _prepare_step(self, seats: int, step: int) -> None:
        """Pack the weights for a number of players and a step between stages."""
        learned = self._learned
        stages = learned["direct"][nearest(learned["bias"], seats)]
        lower = step // STEPS
        part = step - lower * STEPS
        rows: list[int] = []
        for at, (own, others) in enumerate(zip(learned["own"], learned["others"])):
            direct: int = stages[lower][at]
            if part:
                direct = round_to(direct * (STEPS - part) + stages[lower + 1][at] * part, STEPS)
            shared = [round_to(one, seats - 1) for one in others]
            rows.append(packed([*own, direct, *shared]))
        self._rows[seats, step] = rows


def whole(value: float) -> int:
    """Return a feature as an integer, rounded to the nearest."""
    if -4.0 <= value <= 4.0:
        return int(value * 64.0 + 256.5) - 256
    return 256 if value > 0.0 else -256


def round_to(weight: int, parts: int) -> int:
    """Divide a weight by a number of seats, rounding to the nearest integer."""
    return weight if parts <= 1 else (2 * weight + parts) // (2 * parts)


def packed(lanes: Sequence[int]) -> int:
    """Pack lanes into one number. A negative lane borrows from the next one, and adding the lanes cancels this out."""
    total = 0
    for lane in reversed(lanes):
        total = (total << LANE) + lane
    return total


class Mixed:
    """Uses networks for some setups and linear weights for the rest.

    Every network lists its setups as pairs of a board and a number of players.
    """

    def __init__(self, game: AnyGame, learned: Mapping[str, Any]) -> None:
        """Load the weights. Raises JudgementMismatch if they do not match the game."""
        check_mixed(game, learned)
        self._linear = Judgement(game, learned["linear"])
        self._networks: dict[tuple[str, int], Network] = {}
        for network in learned["networks"]:
            judge = Network(game, network, _players(network))
            for board, players in network["setups"]:
                self._networks[board, players] = judge

    def judge_for(self, setup: Setup) -> Judgement | Network:
        """Return the judge for a setup."""
        return self._networks.get((setup.board.id, setup.players), self._linear)

    def chances(self, view: AnyPosition) -> list[float]:
        """Return each seat's chance of winning or, when the game is over, each seat's share of the win."""
        return self.judge_for(view.setup).chances(view)


def nearest(trained: Mapping[str, Any], players: int) -> str:
    """Return the trained player count nearest to this one, as a key of `trained`."""
    return str(min([(abs(int(number) - players), int(number)) for number in trained])[1])


def judge_with(game: AnyGame, learned: Mapping[str, Any]) -> Judgement | Network | Mixed:
    """Return the judge for trained weights, which may be linear, a network, or both."""
    if "networks" in learned:
        return Mixed(game, learned)
    return Network(game, learned) if "own" in learned else Judgement(game, learned)


def check_network(game: AnyGame, learned: Mapping[str, Any], players: Sequence[int] | None = None) -> None:
    """Check that a network has the game's id, its features in order, layers of the right shapes, and all the player
    counts in `players` (by default, all of the game's).
    """
    declared = game.declaration
    faults = []
    if learned.get("game") != declared.id:
        faults.append(Message("judgement-game", {"game": declared.id, "found": str(learned.get("game"))}))
    if tuple(learned.get("features", ())) != declared.features:
        faults.append(Message("judgement-features", {"game": declared.id}))
    for number in declared.players if players is None else players:
        if not _fits(learned, len(declared.features), str(number)):
            faults.append(Message("judgement-weights", {"game": declared.id, "players": number}))
    if faults:
        raise JudgementMismatch(faults)


def check_mixed(game: AnyGame, learned: Mapping[str, Any]) -> None:
    """Check all parts of mixed weights. The linear part must be complete."""
    boards = [board.id for board in game.declaration.boards]
    for network in learned["networks"]:
        unknown = [board for board, _ in network["setups"] if board not in boards]
        if unknown:
            raise JudgementMismatch([unknown_board(board, boards) for board in unknown])
        check_network(game, network, _players(network))
    check(game, learned.get("linear"))


def _players(network: Mapping[str, Any]) -> list[int]:
    return sorted({players for _, players in network["setups"]})


def _fits(learned: Mapping[str, Any], features: int, players: str) -> bool:
    """Return whether the layers have the right shapes and no lane can overflow."""
    hidden = len(learned.get("out", ()))
    bias, direct = learned.get("bias", {}).get(players, ()), learned.get("direct", {}).get(players, ())
    layers = [learned.get("own", ()), learned.get("others", ())]
    if not hidden or len(bias) != hidden or not direct or any(len(stage) != features for stage in direct):
        return False
    if any(len(layer) != features or any(len(row) != hidden for row in layer) for layer in layers):
        return False
    columns = [*direct, *[[*column, start] for column, start in zip(zip(*layers[0]), bias)], *zip(*layers[1])]
    return all(sum(map(abs, column)) * FEATURE_SCALE * LARGEST_FEATURE < LIMIT for column in columns)
