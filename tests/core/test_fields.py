"""Code generated from the declared fields of a small state."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kontor.core.contract import ALL, Setup
from kontor.core.fields import Array, Column, Counts, Desks, One, Schema, ViewerByte
from kontor.core.forms import Each, Flag, Names, Number, Seats

BOARD = SimpleNamespace(id="tiny", digest="0123")
SETUP = Setup("toy", BOARD, 2, {"fast": True})
ORDER = "active rich towns bag seats.coins seats.cards"


def schema(order: str = ORDER) -> Schema:
    fields = [
        Array("towns", ["Ulm", "Trier"], Seats(2, (0, "free"), first=1), unknown="unknown-town"),
        Counts("bag", ["red", "blue"], Number(9), [3, 1], all=True),
        One("active", Seats(2)),
        One("rich", Flag(), observed="very rich"),
        ViewerByte(),
        Desks(
            "desks",
            2,
            "DESK",
            [Column("COINS", "coins", Number(20, 5), begin=[4]), Column("CARD", "cards", Number(3), ["red", "blue"])],
        ),
    ]
    return Schema(SETUP, 1, fields, order, groups={"seats": Each(2)})


def state() -> Any:
    made = SimpleNamespace(players=2)
    schema().clear(made)
    return made


def test_a_cleared_state_has_the_declared_values() -> None:
    made = state()
    assert (made.towns, bytes(made.bag.counts), made.active, made.rich) == (bytearray(2), b"\3\1", 255, False)
    assert made.desks == bytearray([4, 0, 0, 4, 0, 0]) and made.viewer == ALL


def test_the_json_form_is_written_in_order_and_read_back() -> None:
    made = state()
    made.towns[1], made.active, made.rich, made.desks[5] = 2, 1, True, 3
    form = schema().write(made)
    assert list(form)[6:] == ["viewer", "active", "rich", "towns", "bag", "seats"]
    assert form["towns"] == {"Trier": 1} and form["bag"] == {"red": 3, "blue": 1}
    assert form["seats"] == [{"coins": 4, "cards": {}}, {"coins": 4, "cards": {"blue": 3}}]
    again = state()
    assert schema().read_into(again, form) == []
    assert vars(again) == vars(made)


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("active",), 2, "position-out-of-range where=active"),
        (("active",), True, "position-wrong-type where=active"),
        (("rich",), 1, "position-wrong-type where=rich"),
        (("towns", "Rom"), 0, "position-unknown-town where=towns.Rom"),
        (("bag", "green"), 1, "position-unknown-field where=bag.green"),
        (("bag", "red"), 10, "position-out-of-range where=bag.red"),
        (("seats", 1, "coins"), -1, "position-out-of-range where=seats.1.coins"),
        (("seats", 0, "cards"), [], "position-wrong-type where=seats.0.cards"),
        (("seats",), [], "position-seats where=seats"),
        (("viewer",), 2, "position-viewer where=viewer"),
        (("more",), 0, "position-unknown-field where=more"),
    ],
)
def test_a_wrong_value_is_the_only_fault(path: tuple[Any, ...], value: Any, fault: str) -> None:
    form = schema().write(state())
    held: Any = form
    for key in path[:-1]:
        held = held[key]
    held[path[-1]] = value
    faults = [
        " ".join([one.id, *(f"{k}={v}" for k, v in one.args.items())]) for one in schema().read_into(state(), form)
    ]
    assert len(faults) == 1 and faults[0].startswith(fault)


def test_the_observation_describes_every_field_and_every_seat() -> None:
    parts = schema().parts
    named = [(part.name, part.seat, part.width()) for part in parts]
    assert named[:4] == [("towns", -2, 2), ("bag", -2, 2), ("active", -2, 1), ("very rich", -2, 1)]
    assert named[4:] == [("coins", 0, 1), ("cards", 0, 2), ("coins", 1, 1), ("cards", 1, 2)]
    assert [value.name for value in parts[0].values] == ["free", "seat", "seat"]
    assert (parts[4].most, parts[4].unit) == (20, 5)


def test_a_key_must_be_a_field_and_a_field_must_have_its_place() -> None:
    with pytest.raises(AssertionError, match="weather"):
        schema(f"{ORDER} weather")
    with pytest.raises(AssertionError, match="bag"):
        schema(ORDER.replace("bag ", ""))


def test_names_outside_the_sequence_are_written_and_read() -> None:
    codec = Names(["a", "b"], (255, "none"), others={254: "face_down"})
    assert [value.name for value in codec.values] == ["none", "face down", "a", "b"]
    assert codec.write(254) == "face_down" and codec.write_or_null(255) is None
