"""Two real server processes on one PostgreSQL are replaced one after the other while a game continues."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.nursery import Nursery, nursery
from tests.server.player import Form, Player, choices, until
from tests.server.running import Postgres

pytestmark = pytest.mark.slow

LIMITS = {"tables_a_day": 3}


class Process:
    """A server process. It keeps its port when it is replaced."""

    def __init__(self, nurse: Nursery, database: str, log: str) -> None:
        self._nurse = nurse
        self._database = database
        self._log = log
        self._started = nurse.start(database, log, **LIMITS)
        self.url = self._started.url

    def start(self) -> None:
        port = int(self.url.rpartition(":")[2])
        self._started = self._nurse.start(self._database, self._log, port, **LIMITS)
        assert self._started.url == self.url

    def stop(self) -> None:
        self._started.stop()


@contextmanager
def processes(database: str, log: Path) -> Iterator[tuple[Process, Process]]:
    with nursery() as nurse:
        one, other = (Process(nurse, database, str(log)) for _ in range(2))
        yield one, other
        one.stop()
        other.stop()
    assert "Traceback" not in log.read_text("utf-8")


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


def test_servers_are_upgraded_one_after_the_other_while_games_go_on(postgres: Postgres, tmp_path: Path) -> None:
    """No acknowledged action is lost, the bots of both servers continue, and a budget used up at one server is used up
    at the other.
    """
    with processes(postgres.new_database(), tmp_path / "log") as (one, other), Player(one.url, "Ann") as ann:
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
