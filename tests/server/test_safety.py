"""Safety of a public server: headers, cookie, origin, limits, and errors that reveal nothing internal."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from inspect import iscoroutinefunction
from pathlib import Path
from queue import SimpleQueue
from typing import Any, cast

import httpx
import pytest
from litestar.connection import ASGIConnection
from websockets.exceptions import InvalidStatus

from kontor.server import connections, problems, run
from kontor.server.app import make_app
from kontor.server.budgets import networks
from kontor.server.middleware import POLICY, same_origin
from kontor.server.settings import Settings
from kontor.server.storage import queries
from kontor.table.refusals import Refused
from tests.server.player import PATIENCE, Player
from tests.server.running import MANY, running, settings_for

pytestmark = pytest.mark.slow

NAMED = {"name": "Eve"}


@pytest.fixture
def eve(plain: str) -> Iterator[Player]:
    with Player(plain, "Eve") as player:
        yield player


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/me", "/api/nothing", "/assets/nothing.js", "/api/words/en"])
def test_every_answer_has_the_headers(eve: Player, path: str) -> None:
    headers = eve.http.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY and "http" not in POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cache-control"] in ("no-store", "no-cache")
    assert "server" not in headers and "access-control-allow-origin" not in headers


def test_the_cookie_is_only_for_the_server(eve: Player) -> None:
    cookie = eve.http.put("/api/me", json=NAMED).headers["set-cookie"].lower()
    assert {part.strip() for part in cookie.split(";")[1:]} == {
        "httponly",
        "samesite=lax",
        "path=/",
        "max-age=31536000",
    }
    assert "set-cookie" not in eve.http.put("/api/me", json=NAMED).headers


def test_behind_https_the_cookie_is_secure(database: str) -> None:
    settings = settings_for(database, public_url="https://play.example")
    with running(settings) as url, httpx.Client(base_url=url, timeout=PATIENCE) as client:
        answer = client.put("/api/me", json=NAMED, headers={"origin": "https://play.example"})
        assert answer.status_code == 200 and "; Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert client.put("/api/me", json=NAMED, headers={"origin": "http://play.example"}).status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": "http://127.0.0.1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "{own}"},
    ],
)
def test_a_request_from_another_site_is_refused(eve: Player, headers: dict[str, str]) -> None:
    table = eve.make_table("me", "me")
    del eve.http.headers["origin"]
    sent = {name: value.replace("{own}", eve.url) for name, value in headers.items()}
    for method, path in (("PUT", "/me"), ("POST", f"/tables/{table}/seats/0/leave"), ("DELETE", f"/tables/{table}")):
        status, problem = eve.refused(method, path, NAMED, headers=sent)
        assert (status, problem["code"]) == (403, "wrong-origin")
    assert eve.table(table)["seats"][0]["mine"]


@pytest.mark.parametrize("headers", [{}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}])
def test_our_own_pages_and_programs_are_not_refused(plain: str, headers: dict[str, str]) -> None:
    assert httpx.put(f"{plain}/api/me", json=NAMED, headers=headers, timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    ("host", "origin", "ours"),
    [
        ("play.example", "https://play.example", True),
        ("127.0.0.1:8710", "https://play.example", True),  # a proxy that does not pass on the name
        ("play.example", "HTTPS://Play.Example", True),
        ("127.0.0.1:8710", "http://127.0.0.1:8710", True),  # a person at this machine
        ("localhost:8710", "http://localhost:8710", True),
        ("[::1]:8710", "http://[::1]:8710", True),
        ("play.example", "http://play.example", False),
        ("evil.example", "https://evil.example", False),  # a name of somebody else that leads here
        ("localhost.evil.example", "http://localhost.evil.example", False),
        ("127.0.0.1:8710", "http://127.0.0.1:9999", False),
        ("127.0.0.1:8710", "http://localhost:8710", False),
    ],
)
@pytest.mark.parametrize("port", ["", ":443"])
@pytest.mark.parametrize("site", [None, "same-origin"])
def test_who_says_how_people_come_is_asked_from_there_alone(
    host: str, origin: str, ours: bool, port: str, site: str | None
) -> None:
    settings = Settings(public_url=f"https://play.example{port}")

    def comes(**headers: str | None) -> bool:
        sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items() if value]
        return same_origin(ASGIConnection({"type": "http", "headers": sent}), settings)  # type: ignore[arg-type]

    assert comes(host=host, origin=origin, sec_fetch_site=site) == ours
    assert not comes(host=host, origin=origin, sec_fetch_site="cross-site")
    assert comes(host=host, sec_fetch_site=site), "no browser, or one that says that it is our page"


def test_sockets_come_from_there_too(database: str) -> None:
    settings = settings_for(database, public_url="https://play.example")
    with running(settings) as url, Player(url, "Ann") as ann:
        table = ann.make_table("me", "open")
        for origin in ("https://play.example", url):
            with ann.socket(table, origin=origin) as socket:
                socket.send('{"seat": null, "after": -1}')
                assert "table" in json.loads(socket.recv(timeout=PATIENCE))
        with pytest.raises(InvalidStatus), ann.socket(table, origin="http://play.example"):
            pass


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_taken(eve: Player, kind: str) -> None:
    answer = eve.http.put("/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind})
    assert answer.status_code == 415 and answer.json()["code"] == "bad-request"


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b'{"name": 1}', b"\xff\xfe", b"[" * 50_000, b"{}"])
def test_what_is_not_understood_is_refused_in_words(eve: Player, content: bytes) -> None:
    answer = eve.http.put("/api/me", content=content, headers={"content-type": "application/json"})
    assert answer.status_code == 400 and answer.json()["code"] == "bad-request" and answer.json()["said"]


def test_what_is_too_large_is_refused(eve: Player) -> None:
    status, problem = eve.refused("PUT", "/me", {"name": "x" * MANY.body})
    assert (status, problem["code"]) == (413, "too-large")

    def pieces() -> Iterator[bytes]:
        yield from (b"x" * 1000 for _ in range(MANY.body // 1000 + 2))

    answer = eve.http.put("/api/me", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_too_many_requests_are_refused(database: str) -> None:
    with running(settings_for(database, limits=replace(MANY, requests=5))) as url, Player(url) as eve:
        for _ in range(5):
            eve.get("/me")
        for path in ("/me", "/games", "/tables/x"):
            status, problem = eve.refused("GET", path)
            assert (status, problem["code"]) == (429, "too-many")


@pytest.mark.parametrize(("method", "path"), [("PATCH", "/me"), ("GET", "/seats/enter"), ("POST", "/games")])
def test_another_method_is_refused(eve: Player, method: str, path: str) -> None:
    answer = eve.http.request(method, f"/api{path}")
    assert answer.status_code == 405 and answer.headers["allow"] and answer.json()["code"] == "bad-request"


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
def test_what_is_not_there_is_a_problem_too(eve: Player, method: str) -> None:
    assert eve.refused(method, "/nothing/here")[0] == 404


@pytest.mark.parametrize("cookie", ["", "wrong", "x" * 5000, "a;b", "%00", "'; DROP TABLE sessions; --"])
def test_a_wrong_cookie_is_a_stranger(plain: str, cookie: str) -> None:
    answer = httpx.get(f"{plain}/api/me", headers={"cookie": f"kontor={cookie}"}, timeout=PATIENCE)
    assert answer.status_code == 200 and answer.json() == {"name": None}


def test_a_long_quoted_cookie_is_never_decoded(plain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decoding 60 kB with many escapes would take seconds in older versions of Python."""

    def decoded(_: str) -> str:
        raise AssertionError("decoded")

    monkeypatch.setattr("litestar._parsers.unquote_cookie", decoded)
    with Player(plain, "Eve") as eve:
        for cookie in ('"' + "\\\\" * 6_000 + '"', 'x="\\\\"; kontor="\\\\"'):
            answer = eve.http.get("/api/me", headers={"cookie": f"kontor={cookie}"})
            assert answer.json() == {"name": None}, "a stranger"
        assert eve.http.put("/api/me", json=NAMED).status_code == 200
        cookie = f'before="x"; kontor={eve.cookie}; after=1'
    assert httpx.get(f"{plain}/api/me", headers={"cookie": cookie}, timeout=PATIENCE).json() == NAMED


@pytest.mark.parametrize("path", ["/api/tables?which={}", "/api/tables/{}", "/{}", "/api/tables?{}=1", "/page/{}"])
def test_a_long_address_is_refused_before_the_framework_caches_it(eve: Player, path: str) -> None:
    answer = eve.http.get(path.format("a&" * 1_000))
    assert (answer.status_code, answer.json()["code"]) == (414, "too-large")
    assert answer.headers["content-security-policy"] == POLICY
    with pytest.raises(InvalidStatus), eve.socket("x" * 2_000):
        pass


def test_whoever_reads_nothing_is_disconnected(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then, little of a long response is kept for this client."""
    monkeypatch.setattr(connections, "SENDING", 0.2)
    kept: SimpleQueue[int] = SimpleQueue()

    class Noted(connections.PatientConnection):
        def pause_writing(self) -> None:
            super().pause_writing()
            kept.put(self.transport.get_write_buffer_size())

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            kept.put(0)

    monkeypatch.setattr(run, "PatientConnection", Noted)
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<html><head></head></html>", "utf-8")
    with (tmp_path / "client" / "assets" / "long.js").open("wb") as file:
        file.truncate(50_000_000)
    with running(settings_for(database, client=tmp_path / "client")) as url, socket.socket() as idle:
        idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        address = httpx.URL(url)
        idle.connect((address.host, address.port or 0))
        idle.sendall(f"GET /assets/long.js HTTP/1.1\r\nHost: {address.netloc.decode()}\r\n\r\n".encode())
        sizes = [kept.get(timeout=PATIENCE)]
        while sizes[-1]:
            sizes.append(kept.get(timeout=PATIENCE))
    assert 0 < max(sizes) < 200_000


@pytest.mark.parametrize(
    ("message", "parts"),
    [
        ({}, [(None, None)]),
        ({"more_body": True}, [(None, True)]),
        ({"body": b"short"}, [(5, None)]),
        ({"body": bytes(connections.PART + 1)}, [(connections.PART, True), (1, False)]),
        ({"body": bytes(connections.PART + 1), "more_body": True}, [(connections.PART, True), (1, True)]),
    ],
)
def test_the_body_of_a_response_and_whether_there_is_more_are_optional(
    message: dict[str, Any], parts: list[tuple[int | None, bool | None]]
) -> None:
    """As in the ASGI specification. Only a long body is sent in parts."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.body", **message})

    async def send(part: Any) -> None:
        sent.append((len(part["body"]) if "body" in part else None, part.get("more_body")))

    async def call() -> None:
        await connections.in_parts(app)(cast(Any, {}), cast(Any, None), send)

    asyncio.run(call())
    assert sent == parts


def test_a_fault_of_the_server_shows_nothing_internal(
    plain: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the password is swordfish")

    monkeypatch.setattr(queries, "listed", broken)
    answer = httpx.get(f"{plain}/api/tables", timeout=PATIENCE)
    assert answer.status_code == 500
    assert answer.json() == {
        "code": "internal", "said": [{"id": "server-internal", "args": {}}], "rule": None, "sequence": None,
    }  # fmt: skip


def test_whoever_hangs_up_in_the_middle_of_a_request_is_no_fault_of_the_server(
    plain: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: SimpleQueue[Refused | None] = SimpleQueue()
    refused = problems._refused

    def noted(error: Exception) -> Refused | None:
        told.put(found := refused(error))
        return found

    monkeypatch.setattr(problems, "_refused", noted)
    address = httpx.URL(plain)
    request = f"PUT /api/me HTTP/1.1\r\nHost: {address.netloc.decode()}\r\nOrigin: {plain}\r\n"
    request += 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name": "E'
    with socket.create_connection((address.host, address.port or 0)) as hanging_up:
        hanging_up.sendall(request.encode())
    found = told.get(timeout=PATIENCE)
    assert found is not None and found.problem.code == "bad-request"


def test_files_are_served_only_from_the_client(tmp_path_factory: pytest.TempPathFactory, database: str) -> None:
    folder = tmp_path_factory.mktemp("built")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Kontor</title>", encoding="utf-8")
    (client / "assets" / "main-abc.js").write_text("'x'", encoding="utf-8")
    for name in ("service-worker.js", "manifest.webmanifest", "notes.txt"):
        (client / name).write_text(name, encoding="utf-8")
    (folder / "secret.txt").write_text("swordfish", encoding="utf-8")
    with running(settings_for(database, client=client)) as url:
        assert httpx.head(f"{url}/").status_code == 200
        for path in ("/", "/new", "/table/abc", "/rules/hansa/D6", "/seat"):
            page = httpx.get(f"{url}{path}", timeout=PATIENCE)
            assert page.text.startswith("<!doctype html>")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            again = httpx.get(f"{url}{path}", headers={"if-none-match": page.headers["etag"]}, timeout=PATIENCE)
            assert again.status_code == 304 and not again.content
        for name, kind in (
            ("service-worker.js", "text/javascript"),
            ("manifest.webmanifest", "application/manifest+json"),
        ):
            beside = httpx.get(f"{url}/{name}", timeout=PATIENCE)
            assert beside.text == name and beside.headers["content-type"].startswith(kind)
            assert beside.headers["cache-control"] == "no-cache" and beside.headers["etag"]
        for path in (
            "/notes.txt",
            "/sub/service-worker.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/.vite/manifest.json",
        ):
            asked = httpx.Request("GET", url, extensions={"target": path.encode()})
            with httpx.Client(timeout=PATIENCE) as browser:
                assert browser.send(asked).text.startswith("<!doctype html>"), path
        script = httpx.get(f"{url}/assets/main-abc.js", timeout=PATIENCE)
        assert script.text == "'x'" and "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        for path in (
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/assets//etc/passwd",
            "/assets/no.js",
            "/assets/%00",
            "/assets/a%00.js",
            f"/assets/{'x' * 300}.js",
        ):
            raw = httpx.Request("GET", url, extensions={"target": path.encode()})
            with httpx.Client(timeout=PATIENCE) as browser:
                answer = browser.send(raw)
            assert "swordfish" not in answer.text and "root:" not in answer.text
            assert answer.status_code == 404 or answer.text.startswith("<!doctype html>")


def test_without_a_built_client_it_is_said(tmp_path_factory: pytest.TempPathFactory, database: str) -> None:
    with running(settings_for(database, client=tmp_path_factory.mktemp("empty"))) as url:
        assert httpx.get(f"{url}/", timeout=PATIENCE).json()["said"][0]["id"] == "server-no-client"
        assert httpx.get(f"{url}/api/health", timeout=PATIENCE).json()["status"] == "ok"


def test_behind_a_proxy_the_address_is_that_of_the_person(
    database: str, somebody: Callable[[str, str], Player]
) -> None:
    """The server uses only the headers of a trusted proxy."""
    for trusted, expected in (("127.0.0.1", 200), ("10.0.0.1", 429)):
        with running(settings_for(f"{database}{expected}", limits=replace(MANY, requests=2)), trusted) as url:
            statuses = [
                httpx.get(
                    f"{url}/api/me", headers={"x-forwarded-for": f"192.0.2.{number}"}, timeout=PATIENCE
                ).status_code
                for number in range(4)
            ]
        assert statuses[-1] == expected


@pytest.mark.parametrize(
    ("address", "paying"),
    [
        ("192.0.2.7", [("192.0.2.7/32", 1), ("192.0.2.0/24", 8)]),
        ("::ffff:192.0.2.7", [("192.0.2.7/32", 1), ("192.0.2.0/24", 8)]),
        ("2001:db8:1:2:3::4", [("2001:db8:1:2::/64", 1), ("2001:db8:1::/56", 2), ("2001:db8:1::/48", 4)]),
        ("somewhere", [("somewhere", 1)]),
    ],
)
def test_the_networks_that_pay_for_an_address(address: str, paying: list[tuple[str, int]]) -> None:
    assert networks(address) == paying


def test_requests_are_checked_in_the_event_loop(database: str) -> None:
    """The framework would run synchronous checks in threads, where two requests could change a budget at once."""
    checks = make_app(settings_for(database)).guards
    assert len(checks) == 3 and all(map(iscoroutinefunction, checks))
