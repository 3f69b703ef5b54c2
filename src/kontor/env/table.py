"""The game inside an environment: a match with cycles, masks and rewards that also handles illegal actions."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, NoReturn

from kontor.bots import bot
from kontor.core import ALL, LENGTH, NOBODY, IllegalAction, Match, Position, Record, Result, rank, record_of, stopped
from kontor.core.chance import below
from kontor.env.arguments import NO_PICTURE, bits_of
from kontor.env.bits import Stream
from kontor.env.encoding import Bytes
from kontor.env.layout import Layout
from kontor.env.padding import PaddedLayout
from kontor.env.rewards import FOR_ILLEGAL, FOR_OTHERS, LOST, leads
from kontor.env.task import Bits, Mask, Task

PLAYED = "played"
"""Key in the info dictionary for the action that replaced an illegal one (−1 if there was none)."""

RESET_FIRST = "reset the environment first"
OVER = "the game is over: reset the environment before the next action"


class Table:
    """One game of a task. `play()` makes one decision for the seat to move."""

    match: Match[Position]
    lost: int | None = None
    """The seat that lost the game because of an illegal action."""
    known = True
    """False if there is no record because the history does not match the position."""

    def __init__(self, task: Task, bits: Stream, beginning: Mapping[str, Any] | None = None) -> None:
        self.task = task
        self.bits = bits
        self.start(beginning)

    def start(self, beginning: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. The random number generator continues from the previous game. `beginning` may contain a
        true `position`, or the `actions` played so far, including draws.
        """
        given = beginning or {}
        self.lost = None
        self.known = "position" not in given
        self.match = self._match(given.get("actions", ()), self.known)
        if not self.known:
            position = given["position"]
            same = position.setup._replace(board=None) == self.task.setup._replace(board=None)
            if position.viewer != ALL or not same or position.setup.board.digest != self.task.setup.board.digest:
                raise ValueError("start from a true position (not a view) that has the setup of this environment")
            self.match.position = position.copy()
            self.match.begin()
        elif self.task.terms.starts is not None and "actions" not in given:
            self._play_ahead(*self.task.terms.starts)
        self._potential = self._leads() if self.task.terms.shaping else []

    def _match(self, actions: Sequence[int], begin: bool) -> Match[Position]:
        game, setup, most = self.task.game, self.task.setup, self.task.max_cycles
        return Match(game, setup, self.bits, actions=actions, keep_actors=False, max_decisions=most, begin=begin)

    def _play_ahead(self, level: Any, most: int) -> None:
        """Let a bot make a random number of decisions for all seats. If the game ends too soon, start again."""
        while True:
            bits = random.Random(self.bits.getrandbits(64))
            bots = [bot(level, self.task.game, bits) for _ in range(self.task.players)]
            for _ in range(below(most + 1, bits)):
                if not self.match.legal:
                    break
                self.match.apply(bots[self.seat].choose(self.position.view(self.seat)))
            if self.match.legal:
                return
            self.match = self._match((), True)

    def _leads(self) -> list[float]:
        return leads(stopped(self.position, LENGTH).scores)

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def legal(self) -> list[int]:
        """Legal actions of the seat to move, or an empty list when the game is over."""
        return self.match.legal

    @property
    def cycles(self) -> int:
        """Number of decisions made."""
        return self.match.decided

    @property
    def actions(self) -> Sequence[int] | None:
        """All actions, including draws, or None for an imagined game."""
        return self.match.actions if self.known else None

    @property
    def seat(self) -> int:
        """The seat to move, or NOBODY when the game is over."""
        match = self.match
        actor: int = match.position.actor
        return actor if match.legal else NOBODY

    def terminated(self) -> bool:
        """Return whether the game has ended, by its rules or by an illegal action."""
        return self.lost is not None or bool(self.match.position.actor == NOBODY)

    def truncated(self) -> bool:
        """Return whether the game was cut short at its length limit."""
        return not self.match.legal and not self.terminated()

    def over(self) -> bool:
        return not self.match.legal

    def play(self, action: int, illegal: str = "raise") -> int:
        """Make a decision and return the action that was played. `illegal` selects how illegal actions are handled."""
        match = self.match
        legal = match.legal
        own = self.task.own(action)
        if not legal:
            raise ValueError(OVER)
        if own not in legal:
            if illegal == "raise":
                raise self._refused(own)
            if illegal == "lose":
                self.lost, match.legal = self.seat, []
                return action
            own = legal[below(len(legal), self.bits)]
            action = self.task.number(own)
        match.apply(own)
        return action

    def rewards(self) -> list[float]:
        """Return each seat's reward since the last call. Without shaping, it is zero until the game is over.

        The potential of a finished game is 0, so shaping does not change which policies are optimal (Ng, Harada and
        Russell 1999).
        """
        over, players = self.over(), self.task.players
        paid = [0.0] * players
        if over and self.lost is not None:
            paid = [FOR_ILLEGAL if seat == self.lost else FOR_OTHERS for seat in range(players)]
        elif over:
            paid = self.task.pay(self.result())
        if self._potential:
            before, self._potential = self._potential, [0.0] * players if over else self._leads()
            weight = self.task.terms.shaping
            paid = [own + weight * (new - old) for own, new, old in zip(paid, self._potential, before)]
        return paid

    def outcome(self, seat: int) -> dict[str, Any]:
        """Return the reason for the end, and a seat's score and rank, as numbers. All are 0 before the end."""
        if not self.over():
            return {"reason": 0, "score": 0, "rank": 0}
        result = self.result()
        reason = self.task.reasons.index(result.reason)
        return {"reason": reason, "score": result.scores[seat], "rank": result.ranks[seat]}

    def result(self) -> Result:
        """Return the result. If the game is still in progress or was cut short, the public points count.

        A seat that lost because of an illegal action is ranked last, regardless of points.
        """
        position = self.match.position
        if self.lost is not None:
            scores = stopped(position, LOST).scores
            return rank(LOST, scores, [(int(seat != self.lost), score) for seat, score in enumerate(scores)])
        ended: Result | None = position.result()
        return stopped(position, LENGTH) if ended is None else ended

    def record(self, seats: Sequence[str] = ()) -> Record:
        """Return the record up to now, for `kontor show`, `kontor analyse` and the browser client."""
        if not self.known:
            raise ValueError("a game sampled from a view has no record, because its earlier actions are unknown")
        position = self.match.position
        return record_of(self.task.game, position, self.match.actions, position.result(), seats)

    def mask(self) -> Mask:
        """Return the legal actions of the seat to move, as a mask."""
        return self.task.mask(self.match.legal)

    def packed(self, seat: int) -> tuple[Bytes, Bits]:
        """Return a seat's observation as bytes and its mask as bits. The mask is empty unless the seat is to move."""
        legal = self.match.legal if seat == self.seat else []
        return self.task.encoder.packed(self.match.position, seat), self.task.bits(legal)

    def copy(self, seed: int | None = None) -> Table:
        """Return an independent table. With a seed, its random numbers differ, so a search cannot predict draws."""
        other = Table.__new__(Table)
        other.task = self.task
        other.bits = self.bits.copy() if seed is None else bits_of(seed)
        other.match = self.match.copy(other.bits)
        other._potential = self._potential
        if self.lost is not None:
            other.lost = self.lost
        if not self.known:
            other.known = False
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Return an independent table. Objects that share random numbers with it still share them in the copy."""
        other = self.copy()
        other.bits = other.match.bits = deepcopy(self.bits, memo)
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickling. The match is split into parts, because it cannot be pickled when compiled."""
        match = self.match
        return {**self.__dict__, "match": (match.position, match.legal, match.actions, match.decided)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.match = match = self._match((), False)
        match.position, match.legal, match.actions, match.decided = state["match"]

    def imagined(self, seat: int, seed: int) -> Table:
        """Return a table consistent with this seat's knowledge. Hidden information and future draws are sampled."""
        other = Table.__new__(Table)
        other.task, other.bits = self.task, bits_of(seed)
        other.match = self.match.imagined(seat, other.bits)
        other.lost, other.known, other._potential = self.lost, False, self._potential
        return other

    def _refused(self, action: int) -> Exception:
        """Return the error for an illegal action, with the reason."""
        if not 0 <= action < len(self.position.action_table):
            return ValueError(f"there is no action number {action}")
        reason = self.position.view(self.seat).why_not(int(action))
        return ValueError(f"{action!r} is no action") if reason is None else IllegalAction(reason)


class AtTable:
    """Base class of the environments with one table."""

    task: Task
    _table: Table | None

    def layout(self) -> Layout | PaddedLayout:
        """Return the meaning of each number in an observation."""
        return self.task.layout

    def render(self) -> NoReturn:
        """Raise an error, because the environment has no render modes."""
        raise NotImplementedError(NO_PICTURE)

    def record(self, seats: Sequence[str] = ()) -> Record:
        """Return the record up to now, as text with `record().write()`. `seats` contains the players' names."""
        return self.table.record(seats)

    @property
    def table(self) -> Table:
        if self._table is None:
            raise ValueError(RESET_FIRST)
        return self._table
