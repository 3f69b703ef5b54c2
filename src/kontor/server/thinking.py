"""Where bots think, and strangers' boards are drawn: processes of their own, which are never in the server's way.

A process is started when it is first needed, answers one question at a time, and is kept. What crosses is the view of a
seat, as bytes. Whoever no longer wants an answer cancels the task that waits for it: the bot stops at once, and one
that does not is replaced, as is a process that died. Questions that somebody waits for at a table come first; and there
are lanes, so that an answer of milliseconds never waits for a search, nor any bot for a drawing.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import suppress
from enum import Enum, IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Any

import structlog

from kontor.bots import SECONDS
from kontor.core import RandomBits
from kontor.table.questions import DRAW, Question

logger = structlog.get_logger("kontor.thinking")

GRACE = 2.0
"""Seconds that a process has to answer after it was told to stop."""
LONGEST = 30.0
"""Seconds after which a process is taken to be stuck, whatever it was asked."""
LONGEST_ANSWER = 16_000_000
"""Bytes: a large board, drawn, has a few hundred thousand."""
DRAWN = 2
"""Boards that are drawn at a time: one that takes long is not in the way of the others."""


class NoAnswer(Exception):
    """The process died, was stuck, or says what went wrong."""


class Died(NoAnswer):
    """The process is no more. That need not be the fault of the question."""


class TooLong(NoAnswer):
    """The question asks too much: there was not enough time for it, or the answer is too long."""


class Urgency(IntEnum):
    """Who waits for an answer; the first come first."""

    PLAYED = 0
    """People play at the table."""
    WATCHED = 1
    """Somebody looks on, or back."""
    UNSEEN = 2
    """Nobody."""


class Lane(Enum):
    """Questions of a kind, which wait only for each other."""

    SEARCH = "search"
    """They take as long as the level may think."""
    QUICK = "quick"
    """They are answered within milliseconds: nobody searches."""
    DRAW = "draw"
    """A board of somebody's own, which takes as long as it takes."""


def lane_of(question: Question) -> Lane:
    if question.ask == DRAW:
        return Lane.DRAW
    return Lane.SEARCH if question.level in SECONDS else Lane.QUICK


class Thinking:
    """The processes of one server. At most so many search at a time; other questions wait for their turn."""

    def __init__(self, most: int, bits: RandomBits) -> None:
        self._bits = bits
        self._turns = {Lane.SEARCH: Turns(most), Lane.QUICK: Turns(1), Lane.DRAW: Turns(DRAWN)}
        """Whose turn it is takes any process that is idle."""
        self._idle: list[Process] = []
        self._returning: set[asyncio.Task[None]] = set()
        self._ids = count(1)
        self._closed = False

    async def answer(self, question: Question, urgency: Urgency = Urgency.PLAYED) -> dict[str, Any]:
        """The answer; NoAnswer if there is none. When a process dies over it, another is asked, once."""
        try:
            return await self._answer(question, urgency)
        except Died:
            logger.warning("process died")
            return await self._answer(question, urgency)

    async def _answer(self, question: Question, urgency: Urgency) -> dict[str, Any]:
        turns = self._turns[lane_of(question)]
        await turns.take(urgency)
        try:
            process = await self._process()
        except BaseException:
            turns.give()
            raise
        id = next(self._ids)
        answer = asyncio.create_task(process.answer(question.form(id, self._bits.getrandbits(64))))
        try:
            return await asyncio.wait_for(asyncio.shield(answer), LONGEST)
        except TimeoutError as error:
            raise TooLong("it thinks for too long") from error
        finally:
            process.stop(id)
            returning = asyncio.create_task(self._return(process, answer, turns))
            self._returning.add(returning)
            returning.add_done_callback(self._returning.discard)

    async def _process(self) -> Process:
        """One that is idle and has not died meanwhile, or a new one."""
        if self._closed:
            raise NoAnswer("the server stops")
        self._idle = [process for process in self._idle if process.alive]
        return self._idle.pop() if self._idle else await started()

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        await asyncio.gather(*self._returning)
        await asyncio.gather(*(process.end() for process in self._idle))
        self._idle.clear()

    async def _return(self, process: Process, answer: asyncio.Task[dict[str, Any]], turns: Turns) -> None:
        """Keep a process that has answered for the next question; end one that does not come to an answer."""
        try:
            await asyncio.wait([answer], timeout=0 if self._closed else GRACE)
            if answer.done() and process.alive and not self._closed:
                self._idle.append(process)
            else:
                answer.cancel()
                await asyncio.wait([answer])  # it reads what the process says
                await process.end()
                logger.info("process ended", closed=self._closed)
        finally:
            turns.give()


class Turns:
    """So many may do something at a time. Of those who wait the most urgent is next, of several such the first."""

    def __init__(self, most: int) -> None:
        self._free = most
        """Only while nobody waits."""
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def take(self, urgency: Urgency) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just come
                self.give()
            raise

    def give(self) -> None:
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Process:
    """One process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def answer(self, form: dict[str, Any]) -> dict[str, Any]:
        """The answer to one question. A process that says anything else is ended: who knows what it says next."""
        self._tell(form)
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError as error:
            await self.end()
            raise TooLong(f"its answer is longer than {LONGEST_ANSWER} bytes") from error
        if not line:
            await self._process.wait()
            raise Died("it died")
        answer = _read(line)
        if answer.get("id") != form["id"]:
            await self.end()
            raise Died("it answered something else, and was ended")
        if "error" in answer:
            raise NoAnswer(answer["error"])
        return answer

    def stop(self, id: int) -> None:
        """Nobody waits for this answer any more; nothing, if it has been given."""
        self._tell({"stop": id})

    async def end(self) -> None:
        """What it still said is read: the end of a process whose pipe is full would never be noticed."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.communicate()

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")


def _read(line: bytes) -> dict[str, Any]:
    """An answer; one to no question, if that is none."""
    try:
        answer = json.loads(line)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


async def started() -> Process:
    """A new process. It finds the modules that this one finds, and ends when this one does."""
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
    """A core is left to the server, where there is more than one."""
    return max(1, (os.cpu_count() or 1) - 1)
