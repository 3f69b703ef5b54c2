"""Routes that belong to no table: health, metrics, words, handbooks, and caching."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import kontor
from kontor.words import Handbook
from kontor.words.handbook import PICTURE
from tests.server.outage import door_to
from tests.server.player import PATIENCE, Player, choices, until
from tests.server.running import Postgres, running, settings_for

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture(scope="module")
def ann(plain: str) -> Iterator[Player]:
    with Player(plain, "Ann") as player:
        yield player


def test_health(ann: Player) -> None:
    assert ann.get("/health") == {"status": "ok", "version": "0.1.0", "database": True, "advice": None}


def test_health_when_the_database_is_lost(database: str) -> None:
    with running(settings_for(database)) as url, pytest.MonkeyPatch.context() as patch:
        patch.setattr("sqlalchemy.ext.asyncio.AsyncConnection.execute", _lost)
        answer = httpx.get(f"{url}/api/health", timeout=PATIENCE)
        assert answer.status_code == 503 and answer.json()["status"] == "failing"


async def _lost(*_: object) -> None:
    raise OSError("lost")


def test_words_are_those_of_the_package(ann: Player) -> None:
    shared = ann.http.get("/api/words/en")
    assert shared.headers["content-type"] == "text/plain; charset=utf-8" and "server-stale = " in shared.text
    assert "hansa-placed = " in ann.get("/games/hansa/words/en")


def test_every_language_has_its_words_and_its_handbook(ann: Player) -> None:
    spoken = ann.get("/languages")
    assert spoken == ["de", "en", "fr", "it"]
    english = ann.get("/games/hansa/handbook/en")
    for language in spoken:
        for words in ("/words", "/games/hansa/words"):
            assert (ann.get(f"{words}/{language}") == ann.get(f"{words}/en")) is (language == "en")
        book = ann.get(f"/games/hansa/handbook/{language}")
        assert book["language"] == language
        assert rules(book) == rules(english)


def rules(book: dict[str, Any]) -> list[tuple[str, list[str], int]]:
    """Return every rule of a handbook with the lettered parts that have links, and its tables."""
    every = [rule for section in book["sections"] for rule in section["rules"]]
    return [(rule["id"], re.findall(r'id="rule-(\w+)"', rule["html"]), rule["html"].count("<tr>")) for rule in every]


@pytest.mark.parametrize("language", ["xx", "EN", "en.ftl", "a%01"])
def test_a_language_that_is_not_there_is_english(ann: Player, language: str) -> None:
    assert ann.http.get(f"/api/games/hansa/words/{language}").text == ann.get("/games/hansa/words/en")
    assert ann.get("/games/hansa/handbook/xx")["language"] == "en"


def test_a_null_byte_is_in_no_name(ann: Player) -> None:
    assert ann.refused("GET", "/games/hansa/words/a%00")[0] == 404


@pytest.mark.parametrize(
    "path", ["/words/en", "/games", "/games/hansa/words/en", "/games/hansa/handbook/en", "/schema.json"]
)
def test_what_does_not_change_is_sent_once(ann: Player, path: str) -> None:
    first = ann.http.get(f"/api{path}")
    assert first.headers["cache-control"] == "no-cache"
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = ann.http.get(f"/api{path}", headers={"if-none-match": known})
        assert again.status_code == 304 and not again.content
    assert ann.http.get(f"/api{path}", headers={"if-none-match": '"other"'}).status_code == 200


def test_a_backdrop_is_sent_once_and_packed(ann: Player) -> None:
    table = ann.make_table("me", "open")
    first = ann.http.get(f"/api/tables/{table}/backdrop")
    assert first.headers["content-encoding"] == "gzip" and first.json()["places"]
    again = ann.http.get(f"/api/tables/{table}/backdrop", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_the_handbook_has_every_rule(ann: Player) -> None:
    handbook = Handbook.of(kontor.game("hansa").folder())
    form = ann.get("/games/hansa/handbook/en")
    parts = [*handbook.chapters, *handbook.sections]
    assert [section["id"] for section in form["sections"]] == ["", *(part.id for part in parts)]
    rules = [rule["id"] for section in form["sections"] for rule in section["rules"]]
    assert rules == [rule.id for rule in handbook.rules]
    html = str(form)
    assert all(f'id="rule-{letter.id}"' in html for letter in handbook.letters)
    assert "<table>" in html and "style=" not in html and "<script" not in html
    assert ann.refused("GET", "/games/chess/handbook/en")[0] == 404


@pytest.mark.parametrize("game", kontor.GAMES)
def test_a_handbook_shows_its_pictures(ann: Player, game: str) -> None:
    html = str(ann.get(f"/games/{game}/handbook/de"))
    shown = re.findall(r'<img src="(/api/games/[^"]+)" alt="[^"]+" width="\d+" height="\d+" loading="lazy"', html)
    assert len(shown) == html.count("<img") == len(PICTURE.findall(Handbook.of(kontor.game(game).folder(), "de").text))
    [cover] = [one["cover"] for one in ann.get("/games") if one["id"] == game]
    for address in [cover, *shown[:2]]:
        picture = ann.http.get(address)
        assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg ")
        assert "immutable" in picture.headers["cache-control"]
        again = ann.http.get(address, headers={"if-none-match": picture.headers["etag"]})
        assert again.status_code == 304 and not again.content
    for name in ("nothing.svg", "board.toml", "..%2Fen.md"):
        assert ann.http.get(f"/api/games/{game}/handbook/pictures/{name}").status_code == 404


def test_metrics_count(database: str) -> None:
    with running(settings_for(database)) as url, Player(url) as ann:
        table = ann.make_table("me", "bot")
        with ann.live(table, 0) as live:
            moment = live.decision(0)
            ann.act(table, 0, moment, choices(moment)[-1])
            click = {"seat": 0, "sequence": 0, "action": "end", "key": "somekey1"}
            ann.refused("POST", f"/tables/{table}/actions", click)
            metrics = httpx.get(f"{url}/metrics", timeout=PATIENCE)
    assert metrics.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    text = metrics.text
    for line in (
        'kontor_actions_total{outcome="accepted"} 1.0',
        'kontor_actions_total{outcome="stale"} 1.0',
        "kontor_action_seconds_count 1.0",
        "kontor_sockets 1.0",
        "kontor_tables_live 1.0",
        'kontor_tables{state="running"} 1.0',
        'kontor_requests_total{method="POST",route="/api/tables/{table}/actions",status="409"} 1.0',
    ):
        assert line in text
    assert table not in text


def test_every_metric_for_operators_is_measured(database: str) -> None:
    """Checks the metrics listed in docs/hosting.md: queue, lag of the event loop, database, memory, and others."""
    page = HOSTING.read_text("utf-8").partition("## 6. Monitor")[2].partition("\n## ")[0]
    names = re.findall(r"`(\w+)`", "".join(re.findall(r"^\|([^|]+)\|", page, re.MULTILINE)))
    assert len(names) == 10
    with running(settings_for(database)) as url, Player(url) as ann:
        ann.make_table("me", "bot")
        values = metrics_of(url)
    for name in names:
        assert [one for one in values if one == name or one.startswith((f"{name}{{", f"{name}_bucket{{"))], name
    assert values["kontor_database_working"] == 1 and values["kontor_database_failures"] == 0
    assert values["process_resident_memory_bytes"] > 1e7
    assert values["kontor_questions_waiting"] == 0


def test_an_outage_shows_in_the_metrics(postgres: Postgres) -> None:
    """The metrics are available during the outage too."""
    with door_to(postgres.new_database()) as door, running(settings_for(door.address)) as url:
        door.shut()
        assert httpx.get(f"{url}/api/health", timeout=PATIENCE).status_code == 503
        values = metrics_of(url)
        assert values["kontor_database_working"] == 0 and values["kontor_database_failures"] >= 1
        door.open()
        until(lambda: metrics_of(url)["kontor_database_working"] == 1)


def metrics_of(url: str) -> dict[str, float]:
    """Fetch the metrics. Returns each value by its name with labels."""
    answer = httpx.get(f"{url}/metrics", timeout=PATIENCE)
    assert answer.status_code == 200
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_metrics_do_not_grow_with_what_strangers_think_up(database: str) -> None:
    with running(settings_for(database)) as url:
        for number in range(3):
            httpx.request(f"CAT{number}", f"{url}/api/me", timeout=PATIENCE)
            httpx.get(f"{url}/{number}/{number}", timeout=PATIENCE)
        text = httpx.get(f"{url}/metrics", timeout=PATIENCE).text
    assert "CAT" not in text and 'route="/{page}"' in text


def test_metrics_are_for_this_machine_unless_they_are_opened(database: str) -> None:
    for public, status in ((False, 404), (True, 200)):
        settings = replace(settings_for(f"{database}{status}"), metrics_public=public)
        with running(settings) as url:
            forwarded = httpx.get(f"{url}/metrics", headers={"x-forwarded-for": "192.0.2.1"}, timeout=PATIENCE)
            assert forwarded.status_code == status
