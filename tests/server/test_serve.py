"""`kontor serve` as a real process: startup, shutdown, and error messages."""

from __future__ import annotations

import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.player import PATIENCE, Player, choices, closed
from tests.table.logs import GOLDEN

pytestmark = pytest.mark.slow
KONTOR = [sys.executable, "-m", "kontor.cli.main", "serve"]


@contextmanager
def process(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str, list[str]]]:
    """Start a server process, and return it with its address and its output at startup."""
    command = [*KONTOR, "--port", "0", *arguments]
    with Path(f"{arguments[1]}.err").open("a+", encoding="utf-8") as errors:
        started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert started.stdout is not None
            said = [started.stdout.readline() for _ in range(3)]
            found = re.search(r"http://\S+", said[0])
            assert found is not None, said
            yield started, found[0], said
        finally:
            started.kill()
            started.communicate(timeout=PATIENCE)


def ended(started: subprocess.Popen[str], database: str) -> tuple[int, str, str]:
    """Return the exit status, the remaining output and the log of a process."""
    output, _ = started.communicate(timeout=PATIENCE)
    return started.returncode, output, Path(f"{database}.err").read_text(encoding="utf-8")


def refusal(*arguments: str, code: str = "pass") -> str:
    """Return the message of a server that cannot start."""
    command = [sys.executable, "-c", f"{code}; from kontor.cli.main import app; app()", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2 and not done.stdout and "Traceback" not in done.stderr, done.stderr
    return done.stderr


def test_it_says_where_it_is_and_stops_when_told(database: str) -> None:
    with process("--database", database) as (started, url, said):
        assert database in said[1] and "Ctrl-C" in said[2]
        with Player(url) as ann:
            table = ann.make_table("me", "me")
            with ann.live(table) as live:
                live.moment()
                started.send_signal(signal.SIGTERM)
                assert closed(live.socket) == 1012
        assert ended(started, database) == (0, "Stopped.\n", "")


def test_ctrl_c_stops_it(database: str) -> None:
    with process("--database", database) as (started, _, _):
        started.send_signal(signal.SIGINT)
        assert ended(started, database) == (0, "Stopped.\n", "")


def test_ctrl_c_twice_stops_it_without_a_traceback(database: str) -> None:
    """An impatient user may press Ctrl-C twice, and `uvx` forwards a signal that the server has already received."""
    with process("--database", database) as (started, _, _):
        started.send_signal(signal.SIGINT)
        time.sleep(0.03)
        started.send_signal(signal.SIGINT)
        assert ended(started, database) == (0, "Stopped.\n", "")


def test_what_was_acknowledged_survives_a_crash(database: str) -> None:
    with process("--database", database) as (started, url, _), Player(url) as ann:
        cookie_of = ann.http.cookies
        table = ann.make_table("me", "me")
        done = _play(ann, table, 3)
        started.send_signal(signal.SIGKILL)
        started.wait(PATIENCE)
        cookie = cookie_of["kontor"]
    with process("--database", database) as (_, url, _), Player(url) as ann:
        ann.http.cookies.set("kontor", cookie)
        assert ann.table(table)["sequence"] == done
        assert _play(ann, table, 1) == done + 1


def _play(player: Player, table: str, decisions: int) -> int:
    for _ in range(decisions):
        actor = player.table(table)["actor"]
        with player.live(table, actor) as live:
            moment = live.decision(actor)
        done = player.act(table, actor, moment, choices(moment)[-1])
    return done


def test_no_log_line_names_a_table_or_a_secret(database: str) -> None:
    with process("--database", database, "--log", "debug") as (started, url, _):
        with Player(url, "Wilhelmine") as ann:
            table = ann.make_table("me", "bot")
            link = ann.post(f"/tables/{table}/seats/0/link")
            ann.post("/seats/enter", link)
            with ann.live(table, 0) as live:
                live.moment()
            ann.refused("GET", f"/tables/{table}/log", params={"seat": 1})
            secrets = (table, link["secret"], str(ann.cookie), "Wilhelmine")
        started.send_signal(signal.SIGTERM)
        written = ended(started, database)[2]
    assert '"route": "/api/tables/{table}/log"' in written and '"status": 403' in written
    assert not [secret for secret in secrets if secret in written]


def test_old_finished_games_are_removed_if_one_says_so(database: str) -> None:
    text = (GOLDEN / "hansa-standard_2_3-3-prestige.kontor").read_text("utf-8")
    with process("--database", database) as (_, url, _), Player(url) as ann:
        old, new = (ann.post("/records", {"record": text})["id"] for _ in range(2))
    with closing(sqlite3.connect(database)) as stored, stored:
        stored.execute("UPDATE tables SET changed = '2020-01-01T00:00:00Z' WHERE id = ?", [old])
    with process("--database", database) as (_, url, _), Player(url) as ann:
        assert ann.table(old)["state"] == "over", "nobody said so"
    with process("--database", database, "--keep-finished", "30") as (_, url, _), Player(url) as ann:
        deadline = time.monotonic() + PATIENCE
        while ann.http.get(f"/api/tables/{old}").status_code == 200:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert ann.table(new)["state"] == "over"


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("/dev/null/kontor.sqlite", "Cannot open the database"),
        ("postgresql://ann:swordfish@127.0.0.1:1/x", "ann:***@127.0.0.1"),
    ],
)
def test_a_database_that_cannot_be_opened(database: str, said: str) -> None:
    told = refusal("--port", "0", "--wait", "0", "--database", database)
    assert said in told and "swordfish" not in told


def test_without_the_package_for_postgresql_it_says_what_to_install() -> None:
    told = refusal(
        "--port", "0", "--database", "postgresql://127.0.0.1:1/x", code="import sys; sys.modules['asyncpg'] = None"
    )
    assert "kontor[postgres]" in told and "asyncpg" in told
