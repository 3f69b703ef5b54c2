"""The search of the two upper levels: good actions are played on, and judged where a turn ends or begins again.

Chances judged in the middle of a turn hardly compare: whoever has done more of it seems to be ahead. So what an action
is worth is seen at the same moments for all: every action is judged one step ahead; the best of these are played on
to the end of the own turn; the better half of them through the turns of the others, and through the own turn that
comes then. `Quick` plays all seats meanwhile. From the end of the own turn on all moments count alike: later ones know
more, earlier ones depend less on what the others happen to do. docs/bots.md says why.

What is left of the limit goes into further passes of the same kind: with other draws of chance and of what is hidden,
and other actions where some are equal. What counts is the mean.

This module is compiled with the rules where there is a compiler.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kontor.bots.bot import Judge, Limit, Stop
from kontor.bots.meter import Meter
from kontor.bots.one_step import after
from kontor.bots.rollout_policy import Quick
from kontor.core.chance import RandomBits

DONE: Final = 1
"""From this stage on the own turn is done, ..."""
OTHERS: Final = 2
"""... and from this one on the others have had theirs."""
PASSES: Final = 256
"""So many at most: where little is left to chance, more of them would see nothing new."""


class Style(NamedTuple):
    """How a search goes about it."""

    width: int = 8
    """So many actions are played on to the end of the own turn, ..."""
    further: int = 4
    """... and so many of them further."""
    stages: int = 3
    """So far: to the end of the own turn, until the next one comes, to its end."""
    looks: int = 6
    """Of the known actions of a decision so many are judged while playing on to the end of the own turn, ..."""
    looks_later: int = 4
    """... and so many later."""
    near: float = 0.003
    """A judge does not see so small a difference: in all passes but the first any of such actions may be played."""


class Line:
    """An action at the root, and what came of it."""

    def __init__(self, action: int, chances: list[float]) -> None:
        self.action = action
        self.position: Any = None
        """Where it was played on to in this pass."""
        self.tries: list[int] = [1]
        """How often it was judged at each stage; 0 is right after the action."""
        self.sums: list[list[float]] = [chances]

    def note(self, stage: int, chances: list[float]) -> None:
        if stage == len(self.tries):
            self.tries.append(0)
            self.sums.append([0.0] * len(chances))
        self.tries[stage] += 1
        self.sums[stage] = [total + chance for total, chance in zip(self.sums[stage], chances)]

    def reached(self, most: list[int]) -> int:
        """The furthest stage that counts: one that others have come to twice as often says too little."""
        stage = len(self.tries) - 1
        while 2 * self.tries[stage] < most[stage]:
            stage -= 1
        return stage

    def chance(self, stage: int, seat: int) -> float:
        """What a seat has of it, seen up to a stage. All moments from the end of the own turn on count alike."""
        whole = 0.0
        first = min(stage, DONE)
        for one in range(first, stage + 1):
            whole += self.sums[one][seat] / self.tries[one]
        return whole / (stage - first + 1)

    def chances(self, stage: int) -> list[float]:
        """The same of every seat."""
        return [self.chance(stage, seat) for seat in range(len(self.sums[stage]))]


class ScoredAction(NamedTuple):
    """What a search knows of an action at its root."""

    action: int
    stage: int
    """How far it was played on: actions of different stages do not compare but by this."""
    chance: float
    """Of the acting seat, put so that those that were not played on as far compare with those that were."""
    chances: list[float]
    """Of every seat, seen up to that stage."""


class Search:
    """Looks ahead from one view after another. Nothing is kept in between: the same bits give the same answer."""

    def __init__(self, game: Any, judge: Judge, bits: RandomBits, style: Style) -> None:
        self._game = game
        self._bits = bits
        self._style = style
        self._meter = Meter(judge)
        self._quick = Quick(game, self._meter, bits)

    @property
    def positions(self) -> int:
        """How many were judged for this decision."""
        return self._meter.positions

    def run(self, view: Any, limit: Limit, stop: Stop | None = None, also: int | None = None) -> list[ScoredAction]:
        """Look ahead from a view until the limit is reached; what was found of each action, the best first.

        `also` is an action that is played on in any case.
        """
        seat: int = view.actor
        self._meter.begin(limit, stop)
        self._quick.forget()
        lines = self._first_look(view, seat, also)
        for number in range(PASSES):
            if len(lines) == 1 or self._meter.spent():
                break
            self._quick.near = self._style.near if number else 0.0
            self._pass(self._game.sample(view, self._bits), seat, lines, also)
        return _found(lines, seat)

    def _first_look(self, view: Any, seat: int, also: int | None) -> list[Line]:
        """All actions one step ahead, those first that the game's priorities want: there may be no time for all."""
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

    def _pass(self, world: Any, seat: int, lines: list[Line], also: int | None) -> None:
        """Play the best lines on from one world, all of them to the same moment before any goes further."""
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
                return  # what comes that late says little, and nothing where not all are compared
            for line, chances in zip(going, judged):
                line.note(stage, chances)
            going = going[: len(judged)]

    def _played_on(self, lines: list[Line], world: Any, seat: int, own: bool) -> list[list[float]]:
        """The chances at the next moment, line by line; not of all, if the limit is reached before."""
        judged: list[list[float]] = []
        for line in lines:
            if line.position is None:
                line.position = world.copy()
                line.position.apply(line.action)
            if self._meter.spent() or not self._quick.to_turn(line.position, seat, own):
                break
            judged.append(self._meter.chances(line.position))
        return judged


def _best(lines: list[Line], stage: int, seat: int, width: int, also: int | None) -> list[Line]:
    """Those that do best at a stage, the best first, and the one that is looked at in any case."""
    ranked = sorted([(-line.chance(stage, seat), at) for at, line in enumerate(lines)])
    return [lines[at] for rank, (_, at) in enumerate(ranked) if rank < width or lines[at].action == also]


def _found(lines: list[Line], seat: int) -> list[ScoredAction]:
    """All lines, those first that were played on furthest, and of these the best.

    The chance of one that was dropped on the way is what it had then, put to the measure of the stage that the first
    has reached; it cannot be more than that of those that were kept.
    """
    most = [max([line.tries[stage] for line in lines if stage < len(line.tries)]) for stage in range(_stages(lines))]
    reached = [line.reached(most) for line in lines]
    ranked = sorted([(-reached[at], -line.chance(reached[at], seat), at) for at, line in enumerate(lines)])
    first = lines[ranked[0][2]]
    top = -ranked[0][1]
    found: list[ScoredAction] = []
    least = 1.0
    for _, _, at in ranked:
        line = lines[at]
        stage = reached[at]
        chance = line.chance(stage, seat) + top - first.chance(stage, seat)
        least = max(0.0, min(least, chance))
        found.append(ScoredAction(line.action, stage, least, line.chances(stage)))
    return found


def _stages(lines: list[Line]) -> int:
    return max([len(line.tries) for line in lines])
