"""Two real server processes on one PostgreSQL are replaced one after the other while a game continues."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest

from tests.browser.serving import KONTOR
from tests.server.player import Form, Player, choices
from tests.server.running import Postgres
from tests.server.test_faults import until

pytestmark = pytest.mark.slow

LIMITS = {"requests": 1_000_000, "sockets": 1_000_000, "memory": 1_000_000_000, "tables_a_day": 3}


class Process:
    """A real `kontor serve`. The port is kept when it is replaced."""

    def __init__(self, database: str) -> None:
        self._database = database
        self.url = ""
        self._process = self.start()

    def start(self) -> subprocess.Popen[str]:
        port = self.url.rpartition(":")[2] or "0"
        limits = [f"--limit={name}={most}" for name, most in LIMITS.items()]
        command = [str(KONTOR), "serve", f"--port={port}", f"--database={self._database}", *limits]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+:\d+", self._process.stdout.readline())
        assert found is not None
        self.url = found[0]
        return self._process

    def stop(self) -> int:
        """Stop a server like an operator. Requests in progress are completed."""
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=60)
        return self._process.returncode


@contextmanager
def processes(database: str) -> Iterator[tuple[Process, Process]]:
    with ExitStack() as stack:
        found = []
        for _ in range(2):
            found.append(Process(database))
            stack.callback(found[-1].stop)
        yield found[0], found[1]


def act(players: list[Player], table: str, sequence: int) -> int:
    """Play at the first server that responds, like a browser that reconnects."""
    for player in players:
        try:
            actor = player.table(table)["actor"]
            with player.live(table, actor) as live:
                moment = live.decision(actor)
            assert moment["sequence"] >= sequence, "an acknowledged action is lost"
            return player.act(table, actor, moment, choices(moment)[-1])
        except (httpx.HTTPError, OSError):
            continue
    raise AssertionError("no server answered")


def test_servers_are_upgraded_one_after_the_other_while_games_go_on(postgres: Postgres) -> None:
    """No acknowledged action is lost, the bots of both servers continue, and a budget used up at one server is used up
    at the other.
    """
    with processes(postgres.new_database()) as (one, other), Player(one.url, "Ann") as ann:
        table = ann.make_table("me", "me")
        seats = [{"who": "bot", "bot": "apprentice"}, {"who": "bot", "bot": "apprentice"}]
        bots = ann.make_table("bot", "bot", seats=seats)
        with Player(other.url, "Ann") as again:
            again.http.cookies.set("kontor", str(ann.cookie))
            sequence = act([ann], table, 1)
            for process, remaining in ((one, [again, ann]), (other, [ann, again])):
                process.stop()
                for _ in range(3):
                    sequence = act(remaining, table, sequence)
                played = remaining[0].table(bots)["sequence"]
                until(lambda remaining=remaining, played=played: remaining[0].table(bots)["sequence"] > played)  # type: ignore[misc]
                process.start()
                for player in (again, ann):  # both know everything again
                    assert player.table(table)["sequence"] == sequence
            entries = ann.get(f"/tables/{table}/log")["entries"]
            assert [entry["sequence"] for entry in entries] == list(range(1, sequence + 1))
            check_shared_budget(again)


def check_shared_budget(again: Player) -> None:
    """The limit is three tables a day.

    This server created one of them, and the other server, which was then replaced, created two.
    """
    wanted = [{"who": "me", "name": "Ann"}] * 2
    form: Form = {"game": "hansa", "board": None, "options": {}, "seats": wanted}
    again.post("/tables", form)
    assert again.refused("POST", "/tables", form)[0] == 429
