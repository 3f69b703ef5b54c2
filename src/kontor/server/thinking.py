"""Bot processes answer questions about views and draw custom boards without slowing down the server. They are started
on demand, answer one question at a time, and are reused. To stop a bot, cancel the task that waits for its answer. A
process that dies or does not stop is replaced. Questions from tables with people come first, then those of owners who
have used less of their budget. No question waits forever. Questions are divided into lanes, so quick answers do not
wait for searches, and bots do not wait for drawings.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from itertools import count
from typing import Any

import structlog

from kontor.bots import SECONDS, is_level, level_of
from kontor.core import RandomBits
from kontor.server.budgets import Budgets, Owners
from kontor.table.questions import DRAW, PAINT, PREVIEW, Question
from kontor.table.turns import Turns, Urgency

logger = structlog.get_logger("kontor.thinking")

GRACE = 2.0
"""Time limit, in seconds, for an answer after a stop request."""
ENOUGH = 20.0
"""Time limit, in seconds, after which a bot on a very busy machine plays the best action found so far."""
LONGEST = 30.0
"""Number of seconds after which a process is considered stuck."""
LONGEST_ANSWER = 16_000_000
"""Maximum size of an answer in bytes. The backdrop of a large board takes a few hundred thousand bytes."""
ESTIMATE = 1.0
"""Assumed duration of a question, in seconds, while it waits for its turn."""
QUEUED = 1.0
"""Number of seconds that a question waits before the players are notified."""
DRAWN = 2
"""Number of boards that can be drawn at the same time, so a slow board does not block the others."""


class NoAnswer(Exception):
    """Raised if the process died, was stuck, or reported an error."""


class Died(NoAnswer):
    """Raised if the process died, possibly for reasons unrelated to the question."""


class TooLong(NoAnswer):
    """Raised if the question took too long or its answer is too large."""


class Lane(Enum):
    """A queue for questions of one kind, which wait only for each other."""

    SEARCH = "search"
    """Searches, which take as long as the bot's level allows."""
    QUICK = "quick"
    """Questions that bots answer within milliseconds, without a search."""
    DRAW = "draw"
    """Drawings of custom boards, which can be slow."""
    PAINT = "paint"
    """Pictures of tables, drawn one at a time, because no player waits for them."""


def lane_of(question: Question) -> Lane:
    if question.ask in (DRAW, PREVIEW):
        return Lane.DRAW
    if question.ask == PAINT:
        return Lane.PAINT
    quick = is_level(question.level) and level_of(question.level) not in SECONDS  # custom bots may be slow
    return Lane.QUICK if quick else Lane.SEARCH


class Thinking:
    """Pool of bot processes for one server."""

    def __init__(self, most: int, bits: RandomBits, budgets: Budgets) -> None:
        self._bits = bits
        self._budgets = budgets
        self._turns = {Lane.SEARCH: Turns(most), Lane.QUICK: Turns(1), Lane.DRAW: Turns(DRAWN), Lane.PAINT: Turns(1)}
        """Limits of each lane. Any idle process can serve any lane."""
        self._idle: list[Process] = []
        self._returning: set[asyncio.Task[None]] = set()
        self._ids = count(1)
        self._closed = False

    def check(self, owners: Owners) -> None:
        """Raise `too-many` if the owners have used up their thinking time."""
        self._budgets.spend(owners, "thinking", 0)

    async def answer(
        self,
        question: Question,
        urgency: Urgency = Urgency.PLAYED,
        owners: Owners = (),
        queued: Callable[[bool], None] = lambda _: None,
    ) -> dict[str, Any]:
        """Answer a question and charge its owners. Raises NoAnswer on failure. If a process dies, the question is
        retried once in another process. `queued` is called when the question starts to wait for other questions, and
        when it stops waiting.
        """
        try:
            return await self._answer(question, urgency, owners, queued)
        except Died:
            logger.warning("process died")
            return await self._answer(question, urgency, owners, queued)

    def waiting(self) -> int:
        """Return the number of questions that are waiting for a free process."""
        return sum(turns.waiting() for turns in self._turns.values())

    async def _answer(
        self, question: Question, urgency: Urgency, owners: Owners, queued: Callable[[bool], None]
    ) -> dict[str, Any]:
        turns = self._turns[lane_of(question)]
        self._budgets.owe(owners, "thinking", ESTIMATE)  # gives the owners' next question a lower priority
        began = None
        try:
            late = asyncio.get_running_loop().call_later(QUEUED, queued, True)
            try:
                await turns.take(urgency, self._budgets.used(owners, "thinking"))
            finally:
                late.cancel()
                queued(False)
            try:
                process = await self._process()
            except BaseException:
                turns.give()
                raise
            began = time.monotonic()
            return await self._asked(process, question, turns)
        finally:
            seconds = 0.0 if began is None else time.monotonic() - began
            self._budgets.owe(owners, "thinking", seconds - ESTIMATE)

    async def _asked(self, process: Process, question: Question, turns: Turns) -> dict[str, Any]:
        id = next(self._ids)
        answer = asyncio.create_task(process.answer(question.form(id, self._bits.getrandbits(64))))
        enough = asyncio.get_running_loop().call_later(ENOUGH, process.stop, id)
        try:
            return await asyncio.wait_for(asyncio.shield(answer), LONGEST)
        except TimeoutError as error:
            raise TooLong("the process took too long") from error
        finally:
            enough.cancel()
            process.stop(id)
            returning = asyncio.create_task(self._return(process, answer, turns))
            self._returning.add(returning)
            returning.add_done_callback(self._returning.discard)

    async def _process(self) -> Process:
        """Return an idle process that is still alive, or start a new one."""
        if self._closed:
            raise NoAnswer("the server is stopping")
        self._idle = [process for process in self._idle if process.alive]
        return self._idle.pop() if self._idle else await started()

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        await asyncio.gather(*self._returning)
        await asyncio.gather(*(process.end() for process in self._idle))
        self._idle.clear()

    async def _return(self, process: Process, answer: asyncio.Task[dict[str, Any]], turns: Turns) -> None:
        """Keep a process that has answered, and end one that has not."""
        try:
            await asyncio.wait([answer], timeout=0 if self._closed else GRACE)
            if answer.done() and process.alive and not self._closed:
                self._idle.append(process)
            else:
                answer.cancel()
                await asyncio.wait([answer])  # the task that reads the output of the process
                await process.end()
                logger.info("process ended", closed=self._closed)
        finally:
            turns.give()


class Process:
    """A bot process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def answer(self, form: dict[str, Any]) -> dict[str, Any]:
        """Send one question and return the answer. A worker that sends anything else is terminated."""
        self._tell(form)
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError as error:
            await self.end()
            raise TooLong(f"the answer is longer than {LONGEST_ANSWER} bytes") from error
        if not line:
            await self._process.wait()
            raise Died("the process died")
        answer = _read(line)
        if answer.get("id") != form["id"]:
            await self.end()
            raise Died("the process sent an invalid answer and was terminated")
        if "error" in answer:
            raise NoAnswer(answer["error"])
        return answer

    def stop(self, id: int) -> None:
        """Stop the work on this question, unless it is already answered."""
        self._tell({"stop": id})

    async def end(self) -> None:
        """End the process, and read its remaining output: a full pipe would hide that it has ended."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.communicate()

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")


def _read(line: bytes) -> dict[str, Any]:
    """Parse the answer in a line. Returns an empty answer if the line is invalid."""
    try:
        answer = json.loads(line)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


async def started() -> Process:
    """Start a new process with the same module path, which ends together with this one."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return Process(
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kontor.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
            env=os.environ | {"PYTHONPATH": paths},
        )
    )


def usual_number() -> int:
    """Return the default number of processes: one less than the cores, but at least one."""
    return max(1, (os.cpu_count() or 1) - 1)
