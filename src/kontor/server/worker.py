"""A process in which bots think: `python -m kontor.server.worker`. It reads questions and writes answers, line by line.

Lines are JSON. A question holds the view of a seat, as bytes, and what its table was set up with; nothing else of the
game crosses, and for a drawing not even the view. `{"stop": 3}` ends the thinking about question 3 at once: the answer
is then the best so far. When nobody asks any more (the end of the input, also when the asking process dies), it ends.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import Any, TextIO

from kontor.bots import Stop
from kontor.core import KontorError
from kontor.table import answered


class Desk:
    """Where questions come in and answers go out."""

    def __init__(self, questions: TextIO, answers: TextIO) -> None:
        self._questions = questions
        self._answers = answers
        self._waiting: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._stopped = 0
        """The last question that nobody wants to be answered any more; they are numbered in order."""

    def work(self) -> None:
        """Answer one question after another. A thread listens meanwhile, for a question may be taken back."""
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
        os._exit(0)  # whoever asked is gone: whatever is being thought about here, nobody wants to know


def _answer(question: dict[str, Any], stop: Stop) -> dict[str, Any]:
    """What was asked for, or why it cannot be answered: a fault in one question must not end the work on others."""
    try:
        return answered(question, stop)
    except KontorError as error:
        return {"error": str(error)}
    except Exception as error:
        traceback.print_exc()  # a fault of ours: whoever runs the server finds it in its log
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which then ends this process
    Desk(sys.stdin, sys.stdout).work()


if __name__ == "__main__":
    main()
