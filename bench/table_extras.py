"""Measure how much server processor time clocks and chat add to an action.

    python -m bench.table_extras [--rounds 20]

Two servers run side by side, one without clocks and chat, and one with both. Two people play at each table and watch it
through sockets. The servers take turns at blocks of actions, so load on the machine affects both. The script prints the
milliseconds per action and the ratio of the sums.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bench.table_server import Served, scratch, served
from tests.browser.serving import ROOT
from tests.server.player import PATIENCE, Form, Live, Player, choices

TABLES = 4
BLOCK = 40
"""Number of actions at each table between two measurements."""
LINES = 30
"""Number of chat lines in a measurement of chat alone."""
CLOCK = {"length": "120"}


class Lines(Live):
    """A live table that receives several messages in one frame, as a browser does."""

    waiting: tuple[str, ...] = ()

    def next(self) -> Form:
        if not self.waiting:
            self.waiting = tuple(str(self.socket.recv(timeout=PATIENCE)).split("\n"))
        first, *self.waiting = self.waiting  # type: ignore[assignment]
        message: Form = json.loads(first)
        return message


class Sitting:
    """A table with two people, each connected through a socket."""

    def __init__(self, server: Served, stack: ExitStack, clock: bool, seed: int) -> None:
        self._bits = random.Random(seed)
        self._players = [stack.enter_context(Player(server.url, name)) for name in ("Ann", "Ben")]
        self._stack = stack
        self._clock: dict[str, Any] = {"clock": CLOCK} if clock else {}
        self._lives: list[Live] = []
        self._begin()

    def _begin(self) -> None:
        ann, ben = self._players
        self.table = ann.make_table("me", "open", **self._clock)
        ben.join(self.table, 1)
        self._lives = []
        for seat, one in enumerate(self._players):
            live = Lines(self._stack.enter_context(one.socket(self.table, query="?lines=true")))
            live.look(seat)
            self._lives.append(live)
        seen = [live.moment() for live in self._lives]
        self._now = seen[int(seen[0]["scene"]["actor"])]

    @property
    def _actor(self) -> int:
        return int(self._now["scene"]["actor"])

    def act(self) -> None:
        """Play a random action, and wait until both have seen it."""
        actor = self._actor
        self._players[actor].act(self.table, actor, self._now, self._bits.choice(choices(self._now)))
        seen = [live.moment(self._now["sequence"] + 1) for live in self._lives]
        if seen[0]["over"]:
            self._begin()
        else:
            self._now = seen[int(seen[0]["scene"]["actor"])]

    def say(self, number: int) -> None:
        """Send a line of chat, and wait until both people have received it."""
        text = f"{number} {self._bits.random()}"
        self._players[number % 2].post(f"/tables/{self.table}/chat", {"text": text})
        for one in self._players:
            one.get(f"/tables/{self.table}/chat")


class Side:
    """A server with tables."""

    def __init__(self, stack: ExitStack, folder: Path, name: str, chat: str, clock: bool) -> None:
        options = [f"--chat={chat}", "--limit=chat=1000000"]
        database = str(folder / f"{name}.sqlite")
        self._server = stack.enter_context(served(database, ROOT / "none", options=options))
        self.sittings = [Sitting(self._server, stack, clock, seed) for seed in range(TABLES)]
        for _ in range(BLOCK // 2):  # warm-up
            self._act()

    def _act(self) -> None:
        for one in self.sittings:
            one.act()

    def play(self) -> float:
        """Return the milliseconds of processor time per action."""
        before = self._server.cpu()
        for _ in range(BLOCK):
            self._act()
        return (self._server.cpu() - before) / (BLOCK * TABLES) * 1000

    def talk(self) -> float:
        """Return the milliseconds of processor time per line of chat."""
        before = self._server.cpu()
        for number in range(LINES):
            for one in self.sittings:
                one.say(number)
        return (self._server.cpu() - before) / (LINES * TABLES) * 1000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    wanted = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(scratch())
        bare = Side(stack, folder, "bare", "off", clock=False)
        whole = Side(stack, folder, "whole", "text", clock=True)
        whole.talk()
        lines = whole.talk()
        pairs = [(bare.play(), whole.play()) for _ in range(wanted.rounds)]
    total = [sum(side) for side in zip(*pairs, strict=True)]
    low, _, high = quantiles([after / before for before, after in pairs], n=4)
    print(f"without clocks and chat: {median(before for before, _ in pairs):.2f} ms per action")
    print(f"with clocks and chat:    {median(after for _, after in pairs):.2f} ms per action")
    print(f"ratio: {total[1] / total[0]:.3f} (quartiles of the rounds {low:.3f}-{high:.3f})")
    print(f"a chat message read by two people: {lines:.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
