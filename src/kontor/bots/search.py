"""Rollout search used by Master, Patrician and Burgomaster. Actions are compared at turn boundaries.

The more of its turn a seat has played, the stronger it seems, so actions are compared at the same stages: all actions
one step ahead, the best also at the end of the seat's turn, and the better half of these after the other seats' turns
and after the seat's next one. `Quick` plays all seats. From the end of the turn on, all stages have equal
weight: later ones contain more information, earlier ones depend less on the opponents (docs/bots.md).

The rest of the budget goes to more passes, each with different draws, hidden information and choices among equal
actions. Actions are ranked by their mean chance.

With `halving`, the remaining budget is spent by sequential halving. Each round gets an equal share, after which the
worse half of the actions is dropped. Most of a large budget therefore goes to the few actions that are hardest to
compare.

This module is compiled if a compiler is available.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from kontor.bots.bot import Judge, Limit, Stop
from kontor.bots.meter import Meter
from kontor.bots.one_step import after
from kontor.bots.rollout_policy import Quick
from kontor.core.chance import RandomBits
from kontor.core.contract import AnyPosition

DONE: Final = 1
"""First stage after the seat's own turn."""
OTHERS: Final = 2
"""First stage after the other seats' turns."""
PASSES: Final = 256
"""Maximum number of passes. In games with little chance, more passes would find nothing new."""
URGED: Final = 2
"""Number of candidates chosen by priority because the judge may underrate them. Used only with halving."""
FEWEST: Final = 3
"""Minimum number of candidates rolled out beyond the current turn. Used only with halving."""
STEP: Final = 16
"""Weight of each round that an action survives when actions are ranked. Must exceed the number of stages."""


class Style(NamedTuple):
    """Parameters of a search."""

    width: int = 8
    """Number of candidate actions rolled out to the end of the current turn."""
    further: int = 4
    """Number of candidates rolled out beyond the current turn."""
    stages: int = 3
    """Number of stages in a rollout: the end of the current turn, the start of the seat's next turn, and its end."""
    looks: int = 6
    """Number of known actions evaluated per decision, up to the end of the current turn."""
    looks_later: int = 4
    """Number of known actions evaluated per decision, after the current turn."""
    near: float = 0.003
    """Smaller differences in chance are treated as noise: after the first pass, any such action may be played."""
    halving: bool = False
    """True to spend the budget by sequential halving. With halving, `further` must be at least `width`."""


class Line:
    """A candidate action with the results of its rollouts."""

    def __init__(self, action: int, chances: list[float]) -> None:
        self.action = action
        self.position: AnyPosition = None
        """The position reached in the current pass."""
        self.tries: list[int] = [1]
        """Number of evaluations at each stage. Stage 0 is the position right after the action."""
        self.sums: list[list[float]] = [chances]
        self.kept = 0
        """Number of rounds of halving survived."""

    def note(self, stage: int, chances: list[float]) -> None:
        if stage == len(self.tries):
            self.tries.append(0)
            self.sums.append([0.0] * len(chances))
        self.tries[stage] += 1
        self.sums[stage] = [total + chance for total, chance in zip(self.sums[stage], chances)]

    def reached(self, most: list[int]) -> int:
        """Return the furthest stage to compare, ignoring stages that other actions have reached twice as often."""
        stage = len(self.tries) - 1
        while 2 * self.tries[stage] < most[stage]:
            stage -= 1
        return stage

    def chance(self, stage: int, seat: int) -> float:
        """Return a seat's mean chance up to a stage. From the end of the seat's turn on, all stages count equally."""
        whole = 0.0
        first = min(stage, DONE)
        for one in range(first, stage + 1):
            whole += self.sums[one][seat] / self.tries[one]
        return whole / (stage - first + 1)

    def chances(self, stage: int) -> list[float]:
        return [self.chance(stage, seat) for seat in range(len(self.sums[stage]))]


class ScoredAction(NamedTuple):
    """The result of a search for one action."""

    action: int
    stage: int
    """The last stage of the rollout plus the number of rounds survived. Actions are compared by stage first."""
    chance: float
    """Chance of the acting seat, adjusted to make actions at different stages comparable."""
    chances: list[float]
    """Chances of every seat up to that stage."""


class Search:
    """A stateless search. The same view and random bits always give the same answer."""

    def __init__(self, game: Any, judge: Judge, bits: RandomBits, style: Style) -> None:
        self._game = game  # typed as Any, as explained at `AnyPosition`
        self._bits = bits
        self._style = style
        self._meter = Meter(judge)
        self._quick = Quick(game, self._meter, bits)

    @property
    def positions(self) -> int:
        """Number of positions evaluated for this decision."""
        return self._meter.positions

    def run(
        self, view: AnyPosition, limit: Limit, stop: Stop | None = None, also: int | None = None
    ) -> list[ScoredAction]:
        """Search from a view until the limit is reached. Returns the actions, best first.

        `also` is an action that is always rolled out.
        """
        seat: int = view.actor
        self._meter.begin(limit, stop)
        self._quick.forget()
        lines = self._first_look(view, seat, also)
        if self._style.halving:
            self._halve(view, seat, lines, also)
            return _found(lines, seat, [len(line.tries) - 1 for line in lines])
        for number in range(PASSES):
            if len(lines) == 1 or self._meter.spent():
                break
            self._quick.near = self._style.near if number else 0.0
            self._pass(self._game.sample(view, self._bits), seat, lines, also)
        most = [
            max([line.tries[stage] for line in lines if stage < len(line.tries)]) for stage in range(_stages(lines))
        ]
        return _found(lines, seat, [line.reached(most) for line in lines])

    def _first_look(self, view: AnyPosition, seat: int, also: int | None) -> list[Line]:
        """Evaluate all actions one step ahead, in order of priority in case the budget runs out."""
        actions: list[int] = self._game.without_equivalents(view, view.legal())
        priorities: list[int] = self._game.priorities(view, actions)
        order = sorted([(-priorities[at], at) for at in range(len(actions))])
        wanted = [actions[at] for _, at in order]
        if also is not None:
            wanted = [also, *[action for action in wanted if action != also]]
        lines: list[Line] = []
        for action in wanted:
            if lines and self._meter.spent():
                break
            lines.append(Line(action, after(self._game, view, action, seat, self._meter)))
        best = max([line.chance(0, seat) for line in lines])
        for line in lines:
            self._quick.remember(seat, line.action, best - line.chance(0, seat))
        return lines

    def _pass(self, world: AnyPosition, seat: int, lines: list[Line], also: int | None) -> None:
        """Roll out the best lines in one sampled world. Every line reaches a stage before any line goes on to the
        next.
        """
        for line in lines:
            line.position = None
        own: bool = world.active == seat
        going = lines
        for stage in range(1, self._style.stages + 1):
            own = not own
            width = self._style.width if stage < OTHERS else self._style.further
            going = _best(going, stage - 1, seat, width, also)
            self._quick.looks = self._style.looks if stage < OTHERS else self._style.looks_later
            judged = self._played_on(going, world, seat, own)
            if stage >= OTHERS and len(judged) < len(going):
                return  # an incomplete comparison at a late stage is worthless
            for line, chances in zip(going, judged):
                line.note(stage, chances)
            going = going[: len(judged)]

    def _halve(self, view: AnyPosition, seat: int, lines: list[Line], also: int | None) -> None:
        """Search by sequential halving. The first round makes no random choices, so small budgets are not spent on
        noise.
        """
        if len(lines) == 1 or self._meter.spent():
            return
        self._quick.near = 0.0
        going = self._first_round(self._game.sample(view, self._bits), seat, self._candidates(lines, seat, also), also)
        self._quick.near = self._style.near
        while len(going) > 1 and not self._meter.spent():
            for line in going:
                line.kept += 1
            rounds = (len(going) - 1).bit_length()  # repeat until one action is left
            until = self._meter.used() + (1.0 - self._meter.used()) / rounds
            for _ in range(PASSES):
                self._pass(self._game.sample(view, self._bits), seat, going, None)
                if self._meter.used() >= until:
                    break
            going = _best(going, self._style.stages, seat, len(going) // 2, None)

    def _candidates(self, lines: list[Line], seat: int, also: int | None) -> list[Line]:
        """Return the lines that are best one step ahead and those with the highest priority. `lines` is ordered by
        priority.
        """
        going = _best(lines, 0, seat, self._style.width - URGED, also)
        chosen = [line.action for line in going]
        return going + [line for line in lines[:URGED] if line.action not in chosen]

    def _first_round(self, world: AnyPosition, seat: int, lines: list[Line], also: int | None) -> list[Line]:
        """Use half of the budget to roll out all candidates to the end of the turn, and the best ones further.

        Returns the lines that were rolled out to the last stage. With fewer than three lines, no halving is needed.
        """
        own: bool = world.active == seat
        self._quick.looks = self._style.looks
        judged = self._played_on(lines, world, seat, not own)
        for line, chances in zip(lines, judged):
            line.note(DONE, chances)
        self._quick.looks = self._style.looks_later
        until = (1.0 + self._meter.used()) / 2
        going: list[Line] = []
        later: list[list[list[float]]] = []
        for line in _best(lines[: len(judged)], DONE, seat, len(judged), None):
            if len(going) >= FEWEST and line.action != also and self._meter.used() >= until:
                continue
            found: list[list[float]] = []
            for stage in range(OTHERS, self._style.stages + 1):
                found += self._played_on([line], world, seat, own == (stage % 2 == 0))
            if len(found) < self._style.stages - DONE:
                break
            going.append(line)
            later.append(found)
        if len(going) < min(FEWEST, len(lines)):
            return []
        for line, found in zip(going, later):
            for at, chances in enumerate(found):
                line.note(OTHERS + at, chances)
        return going

    def _played_on(self, lines: list[Line], world: AnyPosition, seat: int, own: bool) -> list[list[float]]:
        """Evaluate lines at the next stage, one by one, until the limit is reached."""
        judged: list[list[float]] = []
        seed = self._bits.getrandbits(64) if self._style.halving else 0
        for line in lines:
            if seed:  # the same draws for all lines, which cancels out luck
                self._quick.bits = Random(seed)
            if line.position is None:
                line.position = world.copy()
                line.position.apply(line.action)
            if self._meter.spent() or not self._quick.to_turn(line.position, seat, own):
                break
            judged.append(self._meter.chances(line.position))
        return judged


def _best(lines: list[Line], stage: int, seat: int, width: int, also: int | None) -> list[Line]:
    """Return the best lines at a stage, best first, plus the line that is always included."""
    ranked = sorted([(-line.chance(stage, seat), at) for at, line in enumerate(lines)])
    return [lines[at] for rank, (_, at) in enumerate(ranked) if rank < width or lines[at].action == also]


def _found(lines: list[Line], seat: int, reached: list[int]) -> list[ScoredAction]:
    """Return all lines with the stages they have reached, sorted by stage and then by chance. Dropped lines keep their
    last estimates, rescaled to the best line's stage and capped at the chances of the lines that were kept.
    """
    ranks = [STEP * line.kept + reached[at] for at, line in enumerate(lines)]
    ranked = sorted([(-ranks[at], -line.chance(reached[at], seat), at) for at, line in enumerate(lines)])
    first = lines[ranked[0][2]]
    top = -ranked[0][1]
    found: list[ScoredAction] = []
    least = 1.0
    for _, _, at in ranked:
        line = lines[at]
        stage = reached[at]
        chance = line.chance(stage, seat) + top - first.chance(stage, seat)
        least = max(0.0, min(least, chance))
        found.append(ScoredAction(line.action, ranks[at], least, line.chances(stage)))
    return found


def _stages(lines: list[Line]) -> int:
    return max([len(line.tries) for line in lines])
