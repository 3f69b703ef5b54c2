"""Misuse of every endpoint and every message: wrong people, wrong origin, wrong form, wrong size, and wrong order. The
list of endpoints comes from the API description, so new endpoints are tested automatically.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import httpx
import pytest

from kontor.server import schema
from tests.attack.size import more
from tests.server.player import Form, Player, closed, new_key
from tests.server.running import MANY, Postgres, running, settings_for

pytestmark = pytest.mark.slow

NOBODYS = "AAAAAAAAAAAAAAAA"
PUBLIC = {"/api/me", "/api/tables", "/api/records", "/api/seats/enter"}
"""Paths of state-changing requests that anybody may send."""
HOSTILE: list[Any] = [
    None, True, -1, 10**30, 1.5, "", "\0", "x" * 5000, "../../etc/passwd", "' OR 1=1 --", "{{7*7}}", "\u202e",
    "😀" * 50, [], [[]] * 100, {}, {"a": {"b": {}}}, ["x"] * 500, {"__class__": "x"},
]  # fmt: skip


class Operation(NamedTuple):
    method: str
    path: str
    body: str | None

    @property
    def changes(self) -> bool:
        return self.method != "GET" and "/games/" not in self.path


def operations() -> list[Operation]:
    found = []
    for path, item in schema.document()["paths"].items():
        for method, described in item.items():
            content = described.get("requestBody", {}).get("content", {}).get("application/json", {})
            found.append(Operation(method.upper(), path, content.get("schema", {}).get("$ref", "").rpartition("/")[2]))
    return found


OPERATIONS = operations()
every_operation = pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
every_change = pytest.mark.parametrize(
    "operation", [one for one in OPERATIONS if one.method != "GET"], ids=lambda one: f"{one.method} {one.path}"
)


@pytest.fixture(scope="module")
def ann(plain: str) -> Iterator[Player]:
    with Player(plain, "Ann") as player:
        yield player


@pytest.fixture(scope="module")
def table(ann: Player) -> str:
    """Start a game in which Ann has all seats."""
    return ann.make_table("me", "me", "me")


@pytest.fixture(scope="module")
def cup(ann: Player) -> str:
    """Create an open cup with one player."""
    wanted = {"kind": "pool", "game": "hansa", "board": None, "options": {}, "clock": {"length": "60"}}
    id = str(ann.post("/cups", wanted)["info"]["id"])
    ann.post(f"/cups/{id}/join", {"name": "Ann"})
    return id


USUAL: dict[str, object] = {
    "seat": 0, "sequence": 1, "game": "hansa", "language": "en", "name": "x", "board": "x", "lesson": "x", "player": 1,
    "device": "x", "passkey": "x", "webhook": "x", "person": "x", "line": 1, "cup": "x",
}  # fmt: skip
"""Values of parameters in paths."""
NUMBERS = ("seat", "sequence", "player", "line")


def address(operation: Operation, table: str, **values: object) -> str:
    return operation.path.format(**{**USUAL, "table": table, **values})


def body(operation: Operation) -> Form | None:
    """Return a well-formed request with plausible values."""
    if not operation.body:
        return None
    described = schema.document()["components"]["schemas"][operation.body]
    usual: Form = {
        "seat": 0, "sequence": 1, "action": "end", "key": new_key(), "to": 1, "path": ["x"], "name": "Eve",
        "level": "apprentice", "bot": "apprentice", "secret": "x" * 43, "what": "bot", "agree": True, "record": "x",
        "game": "hansa", "board": None, "options": {}, "seats": [{"who": "open"}] * 3, "players": 3, "inputs": [],
        "credential": {"id": "x", "response": {}}, "merge": True, "kind": "plain",
        "language": "en", "kinds": ["turn"], "url": "https://hook.example/x", "endpoint": "https://push.example/x",
        "keys": {"p256dh": "x", "auth": "x"}, "preset": "hello", "public": True, "text": "x", "colour": 3,
    }  # fmt: skip
    if operation.body == "NewCup":
        usual |= {"kind": "pool", "players": 4, "size": 5, "rounds": 3, "clock": {"length": "60"}, "rated": False}
    return {name: usual[name] for name in described["properties"] if name in usual}


def check_problem(answer: httpx.Response) -> None:
    """Check that an error is a readable problem and reveals nothing internal."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "said", "rule", "sequence"}
    for internal in ("Traceback", "sqlalchemy", "/src/", "site-packages"):
        assert internal not in answer.text


@every_change
def test_from_another_site(ann: Player, table: str, operation: Operation) -> None:
    headers = {"origin": "https://evil.example"}
    answer = ann.http.request(operation.method, address(operation, table), json=body(operation), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize(
    "operation", [one for one in OPERATIONS if one.body], ids=lambda one: f"{one.method} {one.path}"
)
def test_bodies_that_are_no_request(ann: Player, table: str, operation: Operation) -> None:
    def send(content: bytes, kind: str = "application/json") -> int:
        answer = ann.http.request(
            operation.method, address(operation, table), content=content, headers={"content-type": kind}
        )
        check_problem(answer)
        return answer.status_code

    assert send(json.dumps(body(operation)).encode(), "text/plain") == 415
    for content in (b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 20_000, b'{"a":' * 5_000):
        assert send(content) == 400
    assert send(b" " * (MANY.record + 1)) == 413


@every_operation
def test_by_a_stranger(ann: Player, table: str, cup: str, plain: str, operation: Operation) -> None:
    """A stranger cannot change another person's table or cup with a cookie, without one, or with a wrong one."""
    before, cup_before = ann.table(table), ann.get(f"/cups/{cup}")
    for cookie in (None, "wrong", "x" * 43):
        with Player(plain, "Eve") as eve:
            if cookie is not None:
                eve.http.cookies.set("kontor", cookie)
            answer = eve.http.request(operation.method, address(operation, table, cup=cup), json=body(operation))
            check_problem(answer)
            if operation.path.endswith("{cup}/join"):  # anybody may, until the cup starts
                assert answer.status_code == 200 and eve.post(f"/cups/{cup}/leave")["info"]["people"] == 1
            elif operation.changes and "{cup}" in operation.path:
                assert answer.status_code == 403
            if operation.changes and "{table}" in operation.path and not operation.path.endswith("/why"):
                assert answer.status_code in (403, 404, 409)
            nothing = eve.http.request(operation.method, address(operation, NOBODYS), json=body(operation))
            check_problem(nothing)
            if "{table}" in operation.path or "{cup}" in operation.path:
                assert nothing.status_code == 404
    assert ann.table(table) == before and ann.get(f"/cups/{cup}") == cup_before


@every_operation
def test_with_hostile_values(plain: str, somebody: Callable[[str, str], Player], operation: Operation) -> None:
    """A player sends wrong types, huge numbers and control characters, in every field and in the path."""
    ann = somebody(plain, "Ann")
    table = ann.make_table("me", "me", "me")
    bits = random.Random(operation.path)
    for _ in range(more(6, 200)):
        form = body(operation)
        if form:
            form[bits.choice(list(form))] = bits.choice(HOSTILE)
        ids = ["%2e%2e", "x" * 300, "a%00b", "%ff", "' OR 1=1 --"]
        values = {name: bits.choice([usual, usual, *ids]) for name, usual in USUAL.items()}
        values |= {name: bits.choice([0, 1, 99, -1, 2**31, 10**30, "x", "%00", "1e9"]) for name in NUMBERS}
        where = bits.choice([table, table, NOBODYS, *ids])
        answer = ann.http.request(operation.method, address(operation, where, **values), json=form)
        check_problem(answer)


@pytest.fixture(scope="module")
def strict(postgres: Postgres) -> Iterator[str]:
    """Start a server on PostgreSQL, which stores no null bytes and no large numbers."""
    with running(settings_for(postgres.new_database(), chat="text")) as url:
        yield url.replace("127.0.0.1", "localhost")


@every_operation
def test_null_bytes_and_huge_numbers(strict: str, somebody: Callable[[str, str], Player], operation: Operation) -> None:
    """A player sends them in each parameter and in each field, while everything else is valid."""
    ann = somebody(strict, "Ann")
    table = ann.make_table("me", "open", "open")
    for name in [name for name in ("table", *USUAL) if f"{{{name}}}" in operation.path]:
        for value in ("2147483648", "9" * 30, "-" + "9" * 30) if name in NUMBERS else ("a%00b", "%00"):
            path = address(operation, table, **{name: value}) if name != "table" else address(operation, value)
            check_problem(ann.http.request(operation.method, path, json=body(operation)))
    form = body(operation)
    for name in schema.document()["components"]["schemas"][operation.body]["properties"] if operation.body else ():
        for hostile in ("a\0bcdefgh", 2**31, 10**30, ["\0"], {"\0": "\0"}):
            answer = ann.http.request(operation.method, address(operation, table), json={**(form or {}), name: hostile})
            check_problem(answer)


MESSAGES: list[object] = [
    "", "{", "[]", "null", '{"seat": "x"}', '{"seat": 99}', '{"seat": -1}', '{"seat": 1e400}', '{"after": "x"}',
    "[" * 3000, '{"seat": 0, "after": 1.5}', b"\xff\xfe", b"", "x" * (MANY.message + 1),
]  # fmt: skip


@pytest.mark.parametrize("message", MESSAGES, ids=lambda one: repr(one)[:20])
def test_messages_on_the_socket(ann: Player, table: str, message: str | bytes) -> None:
    with ann.socket(table) as socket:
        socket.send(message)
        assert closed(socket) in (1003, 1007, 1009, 4400, 4403)


@pytest.mark.parametrize("after", [2**31, 2**63, 10**30, -(10**30), 10**300])
def test_numbers_of_entries_that_do_not_exist(ann: Player, table: str, after: int) -> None:
    """The client gets the current state, or is not understood. Others at the table notice nothing."""
    with ann.live(table) as other, ann.socket(table) as socket:
        other.table()
        socket.send(json.dumps({"seat": 0, "after": after}))
        socket.send("{")
        assert closed(socket) == 4400
        other.look(0)
        assert other.until(lambda one: one["type"] == "moment" and one["viewer"] == 0)


def test_the_eyes_of_others_on_the_socket(plain: str, table: str, somebody: Callable[[str, str], Player]) -> None:
    eve = somebody(plain, "Eve")
    for seat in range(3):
        with eve.socket(table) as socket:
            socket.send(json.dumps({"seat": seat, "after": -1}))
            assert closed(socket) == 4403


def test_requests_in_the_wrong_order(ann: Player) -> None:
    """Requests are sent before the game, after leaving, and after deletion."""
    table = ann.make_table("me", "open", "open")
    click = {"seat": 0, "sequence": 0, "action": "end", "key": "a-key-out-of-order"}
    assert ann.refused("POST", f"/tables/{table}/actions", click)[0] == 409
    assert ann.refused("POST", f"/tables/{table}/votes", {"what": "delete"})[0] == 409
    assert ann.refused("POST", f"/tables/{table}/undo", {"sequence": 0, "to": 0, "key": "another-key"})[0] == 409
    ann.post(f"/tables/{table}/seats/0/leave")
    assert ann.refused("POST", f"/tables/{table}/actions", click)[0] == 403
    assert ann.http.delete(f"/api/tables/{table}").status_code == 204
    for operation in OPERATIONS:
        if "{table}" in operation.path:
            answer = ann.http.request(operation.method, address(operation, table), json=body(operation))
            check_problem(answer)
            assert answer.status_code == 404
