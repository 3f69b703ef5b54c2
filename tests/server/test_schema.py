"""The API description matches the server's behaviour and the client's generated types."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from jsonschema_rs import Draft202012Validator
from schemathesis.config import SchemathesisConfig

from kontor.server import schema
from tests.attack.size import more
from tests.server.player import Player, choices

WRITTEN = Path(__file__).parents[2] / "web" / "openapi.json"
DESCRIBED = schema.document()
REFUSED = ["200", "201", "204", "400", "403", "404", "409"]
"""Status codes allowed for a well-formed request, which may still be invalid at a table."""

api = schemathesis.openapi.from_dict(
    DESCRIBED,
    config=SchemathesisConfig.from_dict(
        {"request-timeout": 60, "checks": {"positive_data_acceptance": {"expected-statuses": REFUSED}}}
    ),
)


@pytest.fixture(scope="module")
def ann(plain: str) -> Iterator[Player]:
    with Player(plain, "Ann") as player:
        yield player


@pytest.fixture(scope="module")
def table(ann: Player) -> str:
    return ann.make_table("me", "open", "me")


@pytest.fixture(scope="module")
def cup(ann: Player) -> str:
    wanted = {"kind": "swiss", "game": "hansa", "board": None, "options": {}, "clock": {"length": "60"}}
    id = str(ann.post("/cups", wanted)["info"]["id"])
    ann.post(f"/cups/{id}/join", {"name": "Ann"})
    return id


@pytest.mark.slow
@api.parametrize()
@settings(
    max_examples=more(8, 300), derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)
def test_the_server_does_what_its_description_says(
    case: schemathesis.Case[Any], ann: Player, table: str, cup: str
) -> None:
    """Sends valid and invalid requests of every kind, half of them for an existing table or cup by one of its
    players.
    """
    cookies = {}
    if case.method != "DELETE" and "leave" not in case.path:
        cookies = {"kontor": str(ann.cookie)}
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        if "cup" in case.path_parameters:
            case.path_parameters["cup"] = cup
    case.call_and_validate(base_url=ann.url, cookies=cookies)


@pytest.mark.parametrize(
    ("path", "form", "field"),
    [
        ("votes", {"what": "delete", "agree": "true"}, "agree"),
        ("votes", {"what": "bot", "seat": "1"}, "seat"),
        ("rematch", {"agree": 1}, "agree"),
        ("clock", {"what": "resume", "seat": "0"}, "seat"),
        ("chat", {"preset": "hello", "seat": "0"}, "seat"),
        ("why", {"seat": "0", "path": []}, "seat"),
    ],
)
def test_values_of_another_type_are_not_converted(
    ann: Player, table: str, path: str, form: dict[str, Any], field: str
) -> None:
    status, problem = ann.refused("POST", f"/tables/{table}/{path}", form)
    said = problem["said"][0]
    assert (status, said["id"], said["args"]["field"]) == (400, "server-bad-field", field)


def test_the_written_description_is_up_to_date() -> None:
    """If this test fails, run `make generate`."""
    assert WRITTEN.read_text(encoding="utf-8") == schema.text()


def test_every_route_says_how_it_refuses() -> None:
    problem = {"$ref": "#/components/schemas/Problem"}
    for path, item in DESCRIBED["paths"].items():
        for method, operation in item.items():
            refusals = {
                status: answer["content"]["application/json"]["schema"]
                for status, answer in operation["responses"].items()
                if status >= "400" and status != "503"
            }
            assert set(refusals) >= {"400", "429", "500"} and all(one == problem for one in refusals.values()), path
            assert method == "get" or set(refusals) >= {"403", "413", "415"}


def test_the_description_is_served(ann: Player) -> None:
    assert ann.get("/schema.json") == DESCRIBED
    for path in ("/schema", "/schema/openapi.json", "/api/schema", "/docs"):
        assert "openapi" not in ann.http.get(path).text.lower()


def check(name: str, value: Any) -> None:
    """Check that a value matches the description."""
    wanted = {"$ref": f"#/components/schemas/{name}", "components": DESCRIBED["components"]}
    Draft202012Validator(wanted).validate(value)


def test_scenes_and_backdrops_are_as_described(ann: Player) -> None:
    table = ann.make_table("me", "me", options={"edition": "italian", "mission_cards": True})
    check("Backdrop", ann.get(f"/tables/{table}/backdrop"))
    with ann.live(table, 0) as live:
        check("TableChanged", live.next())
        moment = live.next()
        check("Moment", moment)
        live.look(moment["scene"]["actor"])
        moment = live.decision(moment["scene"]["actor"])
        check("Moment", moment)
        ann.act(table, moment["viewer"], moment, choices(moment)[-1])
        check("Moment", live.moment(moment["sequence"] + 1))


@pytest.mark.parametrize("name", ["Scene", "Sprite", "Choice", "Backdrop", "Place"])
def test_what_is_described_would_notice_another_form(name: str) -> None:
    described = DESCRIBED["components"]["schemas"][name]
    assert described["required"] and set(described["required"]) <= set(described["properties"])
    assert not Draft202012Validator({**described, "components": DESCRIBED["components"]}).is_valid({})
