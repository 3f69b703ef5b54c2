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
from typing import Any

import pytest
from typer.testing import CliRunner

from kontor.cli.main import app
from kontor.server import logs, run
from kontor.server.settings import Limits, Settings
from kontor.server.storage import address
from tests.server.player import PATIENCE, Player, choices, closed, until
from tests.server.running import running, settings_for
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


def refusal(*arguments: str) -> str:
    """Return the message of a server that cannot start, in this process. Other servers here may log meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logs, "set_up", lambda _: None)
        done = CliRunner().invoke(app, ["--language", "en", "serve", "--port", "0", *arguments])
    assert isinstance(done.exception, SystemExit) and done.exit_code == 2, done
    return done.stderr


def test_ctrl_c_stops_it(database: str) -> None:
    with process("--database", database) as (started, url, said):
        assert database in said[1] and "Ctrl-C" in said[2]
        with Player(url) as ann:
            table = ann.make_table("me", "me")
            with ann.live(table) as live:
                live.moment()
                started.send_signal(signal.SIGINT)
                assert closed(live.socket) == 1012
        assert ended(started, database) == (0, "Stopped.\n", "")


def test_ctrl_c_twice_stops_it_without_a_traceback(database: str) -> None:
    """An impatient user may press Ctrl-C twice, and `uvx` forwards a signal that the server has already received."""
    with process("--database", database) as (started, _, _):
        started.send_signal(signal.SIGINT)
        time.sleep(0.03)
        started.send_signal(signal.SIGINT)
        assert ended(started, database) == (0, "Stopped.\n", "")


@pytest.mark.full
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
        status, printed, written = ended(started, database)
    assert (status, printed) == (0, "Stopped.\n")
    assert '"route": "/api/tables/{table}/log"' in written and '"status": 403' in written
    assert not [secret for secret in secrets if secret in written]


def test_old_finished_games_are_removed_if_one_says_so(database: str) -> None:
    text = (GOLDEN / "hansa-standard_2_3-3-prestige.kontor").read_text("utf-8")
    with running(settings_for(database)) as url, Player(url) as ann:
        old, new = (ann.post("/records", {"record": text})["id"] for _ in range(2))
    with closing(sqlite3.connect(database)) as stored, stored:
        stored.execute("UPDATE tables SET changed = '2020-01-01T00:00:00Z' WHERE id = ?", [old])
    with running(settings_for(database)) as url, Player(url) as ann:
        assert ann.table(old)["state"] == "over", "nobody said so"
    with running(settings_for(database, keep_finished=30)) as url, Player(url) as ann:
        until(lambda: ann.http.get(f"/api/tables/{old}").status_code == 404)
        assert ann.table(new)["state"] == "over"


def test_options_become_settings(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []
    monkeypatch.setattr(logs, "set_up", served.append)
    monkeypatch.setattr(run, "serve", lambda *given: served.extend(given))
    options = (
        "--keep-finished=30", "--metrics-public", "--limit=tables=7", "--limit=live=8", "--chat=text", "--wait=9",
        "--public-url=https://play.example", "--trusted-proxies=192.0.2.0/24", f"--database={database}", "--log=info",
    )  # fmt: skip
    assert CliRunner().invoke(app, ["--language", "en", "serve", "--port", "0", *options]).exit_code == 0
    level, settings, bound, proxies, _, wait, _ = served
    bound.close()
    assert (level, proxies, wait) == ("info", "192.0.2.0/24", 9)
    assert settings == Settings(
        address(database), "https://play.example", 30, True, chat="text", limits=Limits(tables=7, live=8)
    )


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("/dev/null/kontor.sqlite", "Cannot open the database"),
        ("postgresql://ann:swordfish@127.0.0.1:1/x", "ann:***@127.0.0.1"),
    ],
)
def test_a_database_that_cannot_be_opened(database: str, said: str) -> None:
    told = refusal("--wait", "0", "--database", database)
    assert said in told and "swordfish" not in told


def test_without_the_package_for_postgresql_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    told = refusal("--database", "postgresql://127.0.0.1:1/x")
    assert "kontor[postgres]" in told and "asyncpg" in told
