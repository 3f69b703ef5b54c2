"""Kill servers and databases while people play, and check that nothing acknowledged is lost.

    python -m tests.faults                  the whole programme: 1,000 kills, outages, a full disk, damaged files
    python -m tests.faults --kills 100      fewer kills

A player clicks at several tables while a server is killed at a random moment and restarted. Every acknowledged action
must then be in the log, with the number in the acknowledgement. A click without a response may be in the log once or
not at all, and can be repeated. No table may be frozen, and no log may contain a traceback.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from kontor.core import KontorError
from kontor.server.storage import Database, address
from kontor.server.storage.database import file_faults
from tests import postgres as own_postgres
from tests.nursery import Nursery, Started, nursery
from tests.server.outage import damage, door_to
from tests.server.player import Form, Player
from tests.server.running import Postgres

TABLES = 4
LONGEST = 0.6
"""Maximum number of seconds before a server is killed."""
PATIENCE = 60
REPORT_EVERY = 100
"""Kills between two lines of progress."""
CUT_OFF = (httpx.HTTPError, WebSocketException, OSError, EOFError, AssertionError)
"""Errors that a player gets when the server dies or refuses a request with 503."""


class Wrong(Exception):
    """An action was lost or duplicated, or data was damaged."""


class Clicks:
    """A person who plays at several tables, and remembers the acknowledged actions."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.acknowledged = 0
        self.unanswered = 0
        self._cookie: str | None = None
        self._done: dict[str, int] = {}
        """Last acknowledged entry of each table."""
        self._last: dict[str, tuple[Form, int | None]] = {}
        """Last click at each table, and the entry in its acknowledgement."""
        self._count = 0

    @contextmanager
    def at(self, url: str) -> Iterator[Player]:
        with Player(url, "Ann") as player:
            player.http.timeout = httpx.Timeout(PATIENCE)
            if self._cookie is not None:
                player.http.cookies.set("kontor", self._cookie)
            yield player
            self._cookie = player.cookie

    def sit_down(self, player: Player) -> None:
        """Begin some games, one of them only with bots."""
        for number in range(TABLES):
            who = ("me", "me") if number else ("me", "bot")
            more = {} if number else {"seats": [{"who": one, "name": "Ann", "bot": "apprentice"} for one in who]}
            id = player.make_table(*who, game=("hansa", "pfeffersaecke")[number % 2], **more)
            self._done[id] = player.table(id)["sequence"]

    def click(self, player: Player) -> None:
        """Take an action at a random table. Raises an HTTP error if the server is killed in the meantime."""
        id = random.choice([*self._done])
        form = player.table(id)
        if form["state"] == "over":
            del self._done[id]
            self._last.pop(id, None)
            self.sit_down(player)
            return
        seat = form["actor"]
        if not form["seats"][seat]["mine"]:
            return
        action = self._action(player, id, seat, form["sequence"])
        if action is None:
            return
        self._count += 1
        click = {"seat": seat, "sequence": form["sequence"], "action": action, "key": f"click-{self._count:08}"}
        self._last[id] = click, None
        answer = player.http.post(f"/api/tables/{id}/actions", json=click)
        if answer.status_code == 200:
            self._last[id] = click, answer.json()["sequence"]
            self._done[id] = answer.json()["sequence"]
            self.acknowledged += 1
        elif answer.status_code not in (409, 503):
            raise Wrong(f"{answer.status_code}: {answer.text}")

    def _action(self, player: Player, id: str, seat: int, sequence: int) -> str | None:
        with player.live(id, seat) as live:
            moment = live.moment()
        choices = [choice["text"] for choice in moment["scene"]["choices"]]
        return random.choice(choices) if choices and moment["sequence"] == sequence else None

    def check(self, player: Player) -> None:
        """Compare the server's logs with the acknowledged actions, and repeat the clicks without a response."""
        for id, done in [*self._done.items()]:
            form = player.table(id)
            if form["state"] == "frozen" or form["sequence"] < done:
                raise Wrong(f"table {id}: {done} entries acknowledged, now {form}")
            entries = player.get(f"/tables/{id}/log")["entries"]
            if [entry["sequence"] for entry in entries] != list(range(1, len(entries) + 1)):
                raise Wrong(f"table {id}: its log has gaps")
            click, number = self._last.get(id, (None, None))
            if click is None:
                continue
            answer = player.http.post(f"/api/tables/{id}/actions", json=click)
            if number is not None and (answer.status_code, answer.json().get("sequence")) != (200, number):
                raise Wrong(f"table {id}: entry {number} became {answer.text}")
            if number is None:
                self.unanswered += 1
                if answer.status_code == 200:
                    self._done[id] = answer.json()["sequence"]
                elif answer.status_code != 409:
                    raise Wrong(f"{answer.status_code}: {answer.text}")
                del self._last[id]


def play(clicks: Clicks, server: Started, seconds: float, stop: Callable[[], None]) -> None:
    """Play until `stop`, which is called after a delay, has ended the server."""
    timer = threading.Timer(seconds, stop)
    with clicks.at(server.url) as player, suppress(*CUT_OFF):
        timer.start()
        while timer.is_alive():
            clicks.click(player)
    timer.join()


def kills(nurse: Nursery, database: str, folder: Path, number: int) -> Clicks:
    """Kill a server this many times while a person plays."""
    clicks = Clicks(folder / "log")
    server = nurse.start(database, str(clicks.log))
    with clicks.at(server.url) as player:
        clicks.sit_down(player)
    for done in range(1, number + 1):
        play(clicks, server, random.uniform(0, LONGEST), server.kill)
        server = nurse.start(database, str(clicks.log))
        with clicks.at(server.url) as player:
            clicks.check(player)
        if done % REPORT_EVERY == 0:
            print(f"  {done} of {number} kills, {clicks.acknowledged} actions acknowledged", flush=True)
    server.kill()
    check_log(clicks.log)
    return clicks


def healthy(player: Player) -> bool:
    with suppress(httpx.HTTPError):
        return player.http.get("/api/health").status_code == 200
    return False


def wait(wanted: Callable[[], bool]) -> float:
    began = time.monotonic()
    while not wanted():
        if time.monotonic() - began > PATIENCE:
            raise Wrong("it did not recover")
        time.sleep(0.02)
    return time.monotonic() - began


def outages(
    nurse: Nursery, database: str, folder: Path, number: int, set_broken: Callable[[Started, bool], None]
) -> tuple[Clicks, float]:
    """Break the database this many times under a running server. Also returns the longest recovery in seconds."""
    clicks = Clicks(folder / "log")
    server = nurse.start(database, str(clicks.log))
    longest = 0.0
    with clicks.at(server.url) as player:
        clicks.sit_down(player)
        for _ in range(number):
            timer = threading.Timer(random.uniform(0, LONGEST), set_broken, (server, True))
            timer.start()
            until = time.monotonic() + 2 * LONGEST
            while time.monotonic() < until:
                with suppress(*CUT_OFF):
                    clicks.click(player)
            timer.join()
            set_broken(server, False)
            longest = max(longest, wait(lambda: healthy(player)))
            clicks.check(player)
    server.kill()
    check_log(clicks.log)
    return clicks, longest


def full_disk(server: Started, full: bool) -> None:
    """Prevent all files of a server from growing, or remove this limit."""
    none = resource.RLIM_INFINITY
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1 if full else none, none))


def damaged(folder: Path, number: int) -> None:
    """Damage copies of a file in many places. Each copy must be refused, unless only unused parts were damaged."""
    whole = folder / "kontor.sqlite"
    size = whole.stat().st_size
    for _ in range(number):
        copy = folder / "damaged.sqlite"
        shutil.copy(whole, copy)
        if random.random() < 0.3:
            damage(copy)
        else:
            with copy.open("r+b") as opened:
                opened.seek(random.randrange(size))
                opened.write(random.randbytes(4096))
        found = bool(file_faults(copy))

        async def opens(copy: Path = copy) -> bool:
            database = Database(address(str(copy)))
            try:
                await database.migrate()
            except KontorError:
                return False
            finally:
                await database.close()
            return True

        if asyncio.run(opens()) and found:
            raise Wrong("a damaged file was opened")
        for file in folder.glob("damaged.sqlite*"):
            file.unlink()


def check_log(log: Path) -> None:
    written = log.read_text("utf-8")
    if "Traceback" in written:
        raise Wrong(written[:5000])


@contextmanager
def new_folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="kontor-faults-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


def main(number: int) -> int:
    began = time.monotonic()

    def report(what: str, clicks: Clicks, more: str = "") -> None:
        said = f"{clicks.acknowledged:>7} actions acknowledged, {clicks.unanswered:>5} without an answer{more}"
        print(f"{what:<34}{said}   {time.monotonic() - began:>6.0f} s", flush=True)

    outage = max(5, number // 40)
    with nursery() as nurse, new_folder() as folder, own_postgres.postgres() as url:
        postgres = Postgres(url)
        sqlite = str(folder / "kontor.sqlite")
        half = number - number // 2
        report(f"SQLite, {half} kills", kills(nurse, sqlite, folder, half))
        one = postgres.new_database()
        report(f"PostgreSQL, {number // 2} kills", kills(nurse, one, folder, number // 2))
        with door_to(postgres.new_database()) as door:
            done, longest = outages(
                nurse, door.address, folder, outage, lambda _, broken: door.shut() if broken else door.open()
            )
            report(f"PostgreSQL, {outage} outages", done, f", back after at most {longest:.1f} s")
        done, longest = outages(nurse, str(folder / "full.sqlite"), folder, outage, full_disk)
        report(f"SQLite, disk full {outage} times", done, f", back after at most {longest:.1f} s")
        damaged(folder, outage)
        print(f"SQLite, {outage} damaged files: refused", flush=True)
    print("Nothing was lost.")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    random.seed(given.seed)
    sys.exit(main(given.kills))
