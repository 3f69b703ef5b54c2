"""Options, their values, and the faults in given options."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kontor.core import Choice, Counts, Flag, Preset, resolve

OPTIONS = (
    Preset("edition", {"old": {"new": "up", "mix": {"a": 2, "b": 1}}, "young": {"new": "down"}}, "old"),
    Choice("new", ("up", "down"), "up"),
    Flag("strict", False),
    Counts("mix", ("a", "b"), {"a": 1}, 3, {"a": 1, "b": 0}),
)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, {"edition": "old", "new": "up", "strict": False, "mix": {"a": 2, "b": 1}}),
        ({"edition": "young"}, {"edition": "young", "new": "down", "strict": False, "mix": {"a": 1, "b": 0}}),
        ({"new": "down", "strict": True}, {"edition": "old", "new": "down", "strict": True, "mix": {"a": 2, "b": 1}}),
        (
            {"edition": "young", "new": "up", "mix": {"b": 3, "a": 1}},
            {"edition": "young", "new": "up", "strict": False, "mix": {"a": 1, "b": 3}},
        ),
    ],
)
def test_missing_options_come_from_the_preset_or_the_defaults(given: dict[str, Any], expected: dict[str, Any]) -> None:
    assert resolve(OPTIONS, given) == (expected, [])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "new"),
        ("edition", 1),
        ("edition", ["old"]),
        ("new", "left"),
        ("new", None),
        ("strict", 1),
        ("strict", "yes"),
        ("mix", {"a": 1}),
        ("mix", {"a": 0, "b": 0}),
        ("mix", {"a": 1, "b": 4}),
        ("mix", {"a": 1, "b": -1}),
        ("mix", {"a": True, "b": 0}),
        ("mix", {"a": 1, "b": 0, "c": 0}),
        ("mix", [1, 0]),
    ],
)
def test_an_impossible_value_is_reported_with_the_possible_ones(name: str, value: Any) -> None:
    _, faults = resolve(OPTIONS, {name: value})
    (fault,) = faults
    assert fault.id == "option-value"
    assert fault.args["option"] == name and fault.args["value"] == json.dumps(value) and fault.args["possible"]


def test_every_fault_is_named() -> None:
    _, faults = resolve(OPTIONS, {"weather": "fair", "new": 1, "strict": 2, "edition": "x"})
    assert [fault.args["option"] for fault in faults] == ["weather", "edition", "new", "strict"]
    assert faults[0].id == "option-unknown"
    assert faults[0].args["possible"] == "edition, new, strict, mix"


def test_a_huge_value_is_reported_briefly() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (10**5000, deep, object(), "x" * 1000):
        _, (fault,) = resolve(OPTIONS, {"edition": value})
        assert len(str(fault)) < 200
    _, (fault,) = resolve(OPTIONS, {"x" * 1000: 1})
    assert fault.id == "option-unknown" and len(str(fault)) < 200
    while deep:  # dismantled in a loop, since Python would recurse
        deep = deep[0]


def test_changing_a_resolved_option_does_not_change_the_declaration() -> None:
    first, _ = resolve(OPTIONS, {})
    first["mix"]["a"] = 99
    assert resolve(OPTIONS, {})[0]["mix"]["a"] == 2


def test_possible_values_are_described_in_words() -> None:
    assert [option.possible() for option in OPTIONS] == ["old, young", "up, down", "true, false", "a 1–3, b 0–3"]
