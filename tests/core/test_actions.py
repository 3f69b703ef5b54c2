"""Actions as numbers, data and text, their aliases, and errors for texts that match no action."""

from __future__ import annotations

import pytest

from kontor.core import ActionTable, NotationError, face
from tests.kit import refusing

FACES = [
    face("place", piece="trader", post="Hamburg-Brunswiek 1"),
    face("place", piece="trader", post="Hamburg-Brunswiek 2"),
    face("income", merchants=0),
    face("income", merchants=1),
    face("end"),
    face("office", city="Köln"),
    face("office", city="Brunswiek"),
]
TABLE = ActionTable(FACES, {"Brunswick": "Brunswiek", "Braunschweig": "Brunswiek", "Cologne": "Köln"})


def test_every_form_leads_to_the_number_and_back() -> None:
    assert len(TABLE) == len(FACES)
    for number in range(len(TABLE)):
        assert TABLE.number(TABLE.text(number)) == number
        assert TABLE.number_of(TABLE.form(number)) == number
    assert TABLE.text(0) == "place trader Hamburg-Brunswiek 1"
    assert TABLE.form(0) == {"kind": "place", "piece": "trader", "post": "Hamburg-Brunswiek 1"}
    assert TABLE.form(3) == {"kind": "income", "merchants": 1}
    assert TABLE.form(4) == {"kind": "end"}


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("END", 4),
        ("  end ", 4),
        ("PLACE  Trader hamburg-BRUNSWIEK\t2", 1),
        ("place trader Hamburg-Brunswick 1", 0),
        ("place trader hamburg-braunschweig 2", 1),
        ("office cologne", 5),
        ("office KÖLN", 5),
        ("office Brunswick", 6),
        ("office Ko\u0308ln", 5),
        ("place trader Hamburg\u2013Brunswiek 1", 0),
        ("place trader Hamburg \u2014 Brunswick 2", 1),
    ],
)
def test_case_spaces_and_aliases_do_not_matter(text: str, number: int) -> None:
    assert TABLE.number(text) == number


def test_a_name_is_not_a_pattern() -> None:
    table = ActionTable([face("office", city=r"\1 \g<x>")], {"Odd.": r"\1 \g<x>", "a(b": r"\1 \g<x>"})
    assert table.number("office a(b") == 0
    with pytest.raises(NotationError):
        table.number("office oddx")


def test_a_very_long_text_is_refused_at_once() -> None:
    with refusing(NotationError, "action-too-long letters=1000000"):
        TABLE.number("x" * 1_000_000)


def test_an_alias_is_a_whole_word() -> None:
    with pytest.raises(NotationError):
        TABLE.number("office Brunswickshire")


@pytest.mark.parametrize(
    ("text", "closest"),
    [
        ("ofice Köln", "office Köln"),
        ("place trader Hamburg-Brunswiek 3", "place trader Hamburg-Brunswiek"),
        ("income", "income"),
        ("something else entirely, far away", ""),
        ("", ""),
    ],
)
def test_an_unknown_text_is_refused_with_the_closest_one(text: str, closest: str) -> None:
    with pytest.raises(NotationError) as error:
        TABLE.number(text)
    (message,) = error.value.messages
    assert message.id == "action-unknown"
    assert message.args["text"] == text
    assert str(message.args["closest"]).startswith(closest)
    assert bool(message.args["closest"]) == bool(closest)


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"kind": "sing"},
        {"kind": "income"},
        {"kind": "income", "merchants": "1"},
        {"kind": "income", "merchants": True},
        {"kind": "income", "merchants": 1.0},
        {"kind": "income", "merchants": [1]},
        {"kind": "end", "now": 1},
    ],
)
def test_an_unknown_form_is_refused(form: dict[str, object]) -> None:
    with refusing(NotationError, "action-form-unknown"):
        TABLE.number_of(form)


def test_the_order_of_a_form_does_not_matter() -> None:
    assert TABLE.number_of({"post": "Hamburg-Brunswiek 2", "piece": "trader", "kind": "place"}) == 1


def test_two_actions_cannot_have_the_same_text() -> None:
    with pytest.raises(ValueError, match="same text"):
        ActionTable([face("place", post="A 1"), face("place", city="A", house=1)])


def test_a_value_may_have_a_second_name() -> None:
    routes = [face("claim", route="A-B"), face("claim", route="B-C"), face("put", piece="red", post="A-B 1")]
    table = ActionTable(routes, {"Bee": "B"}, {"A-B": "B-A", "A-B 1": "B-A 2", "B-C": "A-B"})
    assert table.number("claim b–a") == 0 and table.number("claim Bee-A") == 0
    assert table.number("put red B-A 2") == 2
    assert table.number("claim A-B") == 0, "a real name comes first"
    assert table.text(0) == "claim A-B"
    with pytest.raises(NotationError):
        table.number("put red B-A 1")
