"""Reading untrusted data: each getter reports the location of a fault and continues."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core.reader import Reader, excerpt_number, nearest_first

DATA: dict[str, Any] = {"text": "a", "flag": True, "items": [1], "mapping": {"x": 1}, "number": 7}


@pytest.mark.parametrize("getter", ["text", "flag", "items", "mapping", "number"])
def test_a_getter_returns_the_value_or_a_harmless_default(getter: str) -> None:
    reader = Reader("toy")
    get = getattr(reader, getter)
    assert get(DATA, getter, "at.") == DATA[getter]
    assert not reader.faults
    harmless: dict[str, Any] = {"text": "", "flag": False, "items": [], "mapping": {}, "number": 0}
    assert get({}, getter, "at.") == harmless[getter]
    for other, value in DATA.items():
        if other != getter:
            assert get({getter: value}, getter, "at.") == harmless[getter]
    ids = [fault.id for fault in reader.faults]
    assert ids == ["toy-missing-field"] + ["toy-wrong-type"] * 4
    assert all(fault.args["where"] == f"at.{getter}" for fault in reader.faults)


@pytest.mark.parametrize("value", [1, 13, -1, 256])
def test_a_number_out_of_range_is_named(value: int) -> None:
    reader = Reader("toy")
    low, high = (2, 12) if 0 < value < 20 else (0, 255)
    assert reader.number({"n": value}, "n", "", low, high) == low
    (fault,) = reader.faults
    assert fault.id == "toy-out-of-range"
    assert fault.args == {"where": "n", "value": value, "low": low, "high": high}


def test_a_huge_number_is_reported_by_its_type() -> None:
    assert [excerpt_number(value) for value in (7, 10**40, 10**5000, "x" * 1000, None)] == [
        7,
        "1" + "0" * 40,
        "int",
        "x" * 99 + "…",
        "None",
    ]


def test_a_long_key_is_cut() -> None:
    reader = Reader("toy")
    reader.keys({"x" * 1000: 1}, "at.", ())
    reader.number({"n": {}}, "n", "y" * 1000)
    assert [len(str(fault.args["where"])) for fault in reader.faults] == [100, 100]


def test_unknown_keys_are_named() -> None:
    reader = Reader("toy")
    reader.keys({"a": 1, "b": 2, "c": 3}, "at.", ("a",))
    assert [fault.args["where"] for fault in reader.faults] == ["at.b", "at.c"]


def test_names_like_the_wrong_one_come_first() -> None:
    cities = [*(f"City {number}" for number in range(40)), "Cardiff", "Carlisle"]
    assert nearest_first("cardif", cities).startswith("Cardiff, ")
    assert nearest_first([], ("a", "b")) == nearest_first("xyz", ("a", "b", "a")) == "a, b"
    assert len(nearest_first("x" * 10_000, cities)) < 400
    assert nearest_first("a", ["a" * 200, "b" * 200]) == "a" * 200 + ", …"
    assert nearest_first("a", ["a" * 301]) == "…"
