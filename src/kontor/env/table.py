"""A game under way, as every environment runs it: chance and steps that leave no choice follow by themselves."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NoReturn

from kontor.core import LENGTH, NOBODY, IllegalAction, Record, Result, rank, record_of, stopped
from kontor.core.chance import below
from kontor.core.match import by_itself
from kontor.env.arguments import bits_of
from kontor.env.bits import Stream
from kontor.env.layout import Layout
from kontor.env.rewards import FOR_ILLEGAL, FOR_OTHERS
from kontor.env.task import Mask, Task

LOST = "illegal"
"""The reason of a game that somebody lost by an action that is not legal. It is not a rule of any game."""

PLAYED = "played"
"""In the infos: the action that was played instead of one that was not legal."""

RESET_FIRST = "reset the environment first"
OVER = "the game is over: reset the environment before the next action"


class Table:
    """A position, the random numbers that decide its chance, and whose turn it is to say something."""

    def __init__(self, task: Task, bits: Stream) -> None:
        self.task = task
        self.bits = bits
        self.position: Any = None
        self.legal: list[int] = []
        """What the seat that decides may do; nothing when it is over."""
        self.cycles = 0
        """Decisions so far."""
        self.actions: array[int] | None = None
        """Those so far, chance included; None where the past is not that of this position."""
        self.length = 0
        """How many those are."""
        self.lost: int | None = None
        """The seat that did what is not legal, where this loses."""
        self.start()

    def start(self) -> None:
        """A new game, with the next random numbers."""
        self.position = self.task.game.start(self.task.setup)
        self.actions = array("I")  # not a list: environments are copied more often than anybody asks for a record
        self.cycles = self.length = 0
        self.lost = None
        self._follow()

    @property
    def seat(self) -> int:
        """Whose decision it is; NOBODY when it is over."""
        actor: int = self.position.actor
        return actor if self.legal else NOBODY

    def terminated(self) -> bool:
        """Whether the rules have ended the game, or somebody lost by what is not legal."""
        return self.lost is not None or bool(self.position.actor == NOBODY)

    def truncated(self) -> bool:
        """Whether it was stopped because it took too long."""
        return not self.legal and not self.terminated()

    def over(self) -> bool:
        return not self.legal

    def play(self, action: int, illegal: str = "raise") -> int:
        """Play a decision, then chance and everything that leaves no choice. Gives the action that was decided."""
        if self.over():
            raise ValueError(OVER)
        if action not in self.legal:
            if illegal == "raise":
                raise self._refused(action)
            if illegal == "lose":
                self.lost, self.legal = self.seat, []
                return action
            action = self.legal[below(len(self.legal), self.bits)]
        self._apply(action)
        self.cycles += 1
        self._follow()
        return action

    def _apply(self, action: int) -> None:
        self.position.apply(action)
        self.length += 1
        if self.actions is not None:
            self.actions.append(action)

    def rewards(self) -> list[float]:
        """What the game pays every seat now: nothing until it is over."""
        if not self.over():
            return [0.0] * self.task.players
        if self.lost is not None:
            return [FOR_ILLEGAL if seat == self.lost else FOR_OTHERS for seat in range(self.task.players)]
        return self.task.pay(self.result())

    def result(self) -> Result:
        """The result; of a game that goes on or was stopped, by the points that everybody can see.

        Whoever did what is not legal is last, whatever the points say.
        """
        if self.lost is not None:
            scores = stopped(self.position, LOST).scores
            return rank(LOST, scores, [(int(seat != self.lost), score) for seat, score in enumerate(scores)])
        ended: Result | None = self.position.result()
        return stopped(self.position, LENGTH) if ended is None else ended

    def record(self, seats: Sequence[str] = ()) -> Record:
        """All actions so far, as `kontor show`, `kontor analyse` and the table in the browser read them."""
        if self.actions is None:
            raise ValueError("an imagined game has no record: nobody knows how it came to this")
        return record_of(self.task.game, self.position, self.actions, self.position.result(), seats)

    def mask(self) -> Mask:
        """What the seat that decides may do."""
        return self.task.mask(self.legal)

    def copy(self, seed: int | None = None) -> Table:
        """An independent table. With a seed its chance is another one: a search must not look ahead."""
        other = Table.__new__(Table)
        other.task = self.task
        other.bits = self.bits.copy() if seed is None else bits_of(seed)
        other.position = self.position.copy()
        other.legal = self.legal[:]
        other.actions = None if self.actions is None else self.actions[:]
        other.cycles, other.length, other.lost = self.cycles, self.length, self.lost
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Whoever shares the random numbers with this table shares those of the copy with that one."""
        other = self.copy()
        other.bits = deepcopy(self.bits, memo)
        return other

    def imagined(self, seat: int, seed: int) -> Table:
        """A table as it could be for all that this seat knows: hidden things are drawn, and so is what comes."""
        other = self.copy(seed)
        other.position = self.task.game.sample(self.position.view(seat), other.bits)
        other.actions = None
        if not other.over():
            other.legal = other.position.legal()
        return other

    def _follow(self) -> None:
        position, game = self.position, self.task.game
        while position.actor != NOBODY and not self._too_long():
            legal = position.legal()
            action = by_itself(game, position, legal, self.bits)
            if action is None:
                self.legal = legal
                return
            self._apply(action)
        self.legal = []

    def _too_long(self) -> bool:
        most = self.task.max_cycles
        return (most is not None and self.cycles >= most) or self.length >= self.task.game.declaration.max_actions

    def _refused(self, action: int) -> Exception:
        """Why an action cannot be played, as an error."""
        reason = self.position.view(self.seat).why_not(int(action))
        return ValueError(f"{action!r} is no action") if reason is None else IllegalAction(reason)


NO_PICTURE = (
    "the environments draw nothing: env.view(...) is what a seat may know, task.game.scene(view) what there is to see, "
    "and kontor.paint.svg paints it"
)


class AtTable:
    """What every environment with one table has: what its numbers say, and the table once there is one."""

    task: Task
    _table: Table | None

    def layout(self) -> Layout:
        """What each number of an observation says."""
        return self.task.encoder.layout

    def render(self) -> NoReturn:
        """There are no render modes: a picture is made elsewhere."""
        raise NotImplementedError(NO_PICTURE)

    def record(self, seats: Sequence[str] = ()) -> Record:
        """The game so far, to be written (`record().write()`), replayed and looked at; `seats` are names for it."""
        return self.table.record(seats)

    @property
    def table(self) -> Table:
        if self._table is None:
            raise ValueError(RESET_FIRST)
        return self._table
