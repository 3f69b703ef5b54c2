"""Entry point of a bot process: `python -m kontor.server.worker`. The process reads questions and writes answers as
lines of JSON.

`{"stop": 3}` stops the work on question 3. The bot then answers with the best action found so far. The process ends
when its input is closed, for example because the server has died.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import traceback
from base64 import b64decode, b64encode
from queue import SimpleQueue
from typing import Any, TextIO

from kontor.bots import Stop
from kontor.core import KontorError
from kontor.table import answered
from kontor.table.boards import first_view
from kontor.table.questions import PAINT, PLAN, asked_about

NICE = 10
"""Niceness of bot processes, which gives the server priority."""


class Desk:
    """Reads questions and writes answers."""

    def __init__(self, questions: TextIO, answers: TextIO) -> None:
        self._questions = questions
        self._answers = answers
        self._waiting: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._stopped = 0
        """Number of the last question that was stopped. Questions are numbered in ascending order."""

    def work(self) -> None:
        """Answer one question after another. A separate thread reads input, which may stop the question."""
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            question = self._waiting.get()
            id = question["id"]
            answer = _answer(question, lambda id=id: self._stopped >= id)  # type: ignore[misc]
            self._answers.write(json.dumps({"id": id, **answer}) + "\n")
            self._answers.flush()

    def _listen(self) -> None:
        for line in self._questions:
            message = json.loads(line)
            if "stop" in message:
                self._stopped = message["stop"]
            else:
                self._waiting.put(message)
        os._exit(0)  # the server has ended, so nobody needs the answer


def _answer(question: dict[str, Any], stop: Stop) -> dict[str, Any]:
    """Return the answer or an error. An error does not affect other questions."""
    try:
        if question["ask"] == PAINT:
            return painted(question)
        return planned(question) if question["ask"] == PLAN else answered(question, stop)
    except KontorError as error:
        return {"error": str(error)}
    except Exception as error:
        traceback.print_exc()  # log the bug for the operator
        return {"error": f"{type(error).__name__}: {error}"}


def painted(question: dict[str, Any]) -> dict[str, Any]:
    """Return the picture of a view, or of a starting position if there is no view yet."""
    from kontor.paint.card import card, recoloured  # imported here because most bot processes never paint
    from kontor.paint.png import png
    from kontor.words import Words

    game, setup = asked_about(question)
    seen = b64decode(question["view"])
    scene = game.scene(game.from_bytes(setup, seen) if seen else first_view(game, setup)).to_look_at()
    if not seen:  # it is not a seat's turn yet
        scene = scene._replace(desks=tuple(desk._replace(acting=False) for desk in scene.desks))
    say = Words(folders=[game.folder() / "words"], names=question["names"]).say
    picture = png(card(game.backdrop(setup), recoloured(scene, question["colours"]), game.declaration.title, say))
    return {"picture": b64encode(picture).decode()}


def planned(question: dict[str, Any]) -> dict[str, Any]:
    """Return a private plan, computed from a view."""
    from kontor.table.planning import answer_to  # imported here because most bot processes never plan

    game, setup = asked_about(question)
    return answer_to(game, game.from_bytes(setup, b64decode(question["view"])), *question["plan"])


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the server, which then ends this process
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot's own output must not appear between the answers
    Desk(sys.stdin, answers).work()


if __name__ == "__main__":
    main()
