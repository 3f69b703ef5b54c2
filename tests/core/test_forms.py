"""The JSON form of a state: each kind of form and codec alone, and the stack of open decisions."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from kontor.core.chance import Bag
from kontor.core.contract import ALL, SPECTATOR
from kontor.core.fields import Array, Column, Derived, Desks, In, One, Open, Slot, Stack
from kontor.core.forms import (
    Attribute,
    Cell,
    Codec,
    Each,
    Flag,
    Form,
    Group,
    Listed,
    Mapped,
    Names,
    Number,
    Seats,
    Viewer,
    tree,
)
from kontor.core.reader import Reader

GOODS = Names(["salt", "beer"], (255, "none"))


def state(**values: Any) -> Any:
    return SimpleNamespace(players=3, **values)


def faults(form: Form, value: Any, held: Any, row: int = 0) -> list[str]:
    """Return the faults of a value in the form `id where`."""
    reader = Reader("x")
    form.read(reader, held, value, "here", row)
    return [f"{fault.id.removeprefix('x-')} {fault.args['where']}" for fault in reader.faults]


def read(codec: Codec, value: Any) -> int | str:
    """Return the number of a value, or the id of the fault."""
    reader = Reader("x")
    number = codec.read_or_null(reader, value, "here")
    return reader.faults[0].id if reader.faults else number


@pytest.mark.parametrize(
    ("codec", "value", "number"),
    [
        (Number(9), 0, 0),
        (Number(9), 9, 9),
        (Number(9), 10, "x-out-of-range"),
        (Number(9, low=2), 1, "x-out-of-range"),
        (Number(9, high=5), 6, "x-out-of-range"),
        (Number(9, high=12), 12, 12),
        (Number(9), None, "x-wrong-type"),
        (Flag(), True, 1),
        (Flag(), False, 0),
        (GOODS, "beer", 1),
        (GOODS, None, 255),
        (GOODS, "wine", "x-unknown-name"),
        (GOODS, 1, "x-unknown-name"),
        (Names(["a"], first=4), "a", 4),
        (Names(["a"], unknown="no-good"), "b", "x-no-good"),
        (Names(["a"], unknown="no-good"), None, "x-no-good"),
        (Seats(3), 0, 0),
        (Seats(3), 2, 2),
        (Seats(3), 3, "x-out-of-range"),
        (Seats(3), None, 255),
        (Seats(3, (0, "free"), first=1), 0, 1),
        (Seats(3, (0, "free"), first=1), 2, 3),
        (Seats(3, others={3: "neutral"}), "neutral", 3),
        (Seats(3, fault="nobody-there"), 0, 0),
        (Seats(3, fault="nobody-there"), 2, 2),
        (Seats(3, fault="nobody-there"), 3, "x-nobody-there"),
        (Seats(3, fault="nobody-there"), -1, "x-nobody-there"),
        (Seats(3, fault="nobody-there"), True, "x-nobody-there"),
    ],
)
def test_a_codec_reads_what_it_writes_and_refuses_the_rest(codec: Codec, value: Any, number: int | str) -> None:
    assert read(codec, value) == number
    if isinstance(number, int):
        assert codec.write_or_null(number) == value


def test_a_wrong_value_leaves_a_harmless_number() -> None:
    for codec, value, number in ((GOODS, "wine", 255), (Names(["a"]), "b", 0), (Seats(3, fault="f"), 7, 255)):
        assert codec.read(Reader("x"), value, "here") == number


def test_a_codec_describes_its_values_in_an_observation() -> None:
    assert [(value.code, value.name) for value in GOODS.values] == [(255, "none"), (0, "salt"), (1, "beer")]
    last = Names(["a_b"], (9, "none"), others={7: "face_down"}, absent_last=True)
    assert [(value.code, value.name) for value in last.values] == [(7, "face down"), (0, "a_b"), (9, "none")]
    seats = Seats(2, (0, "free"), first=1, others={3: "neutral"})
    assert [(value.code, value.seat) for value in seats.values] == [(0, -2), (1, 0), (2, 1), (3, -2)]
    part = Number(20, 5).part("coins", (), seat=1, large=True)
    assert (part.name, part.most, part.unit, part.seat, part.width()) == ("coins", 20, 5, 1, 4)
    assert (Number(20).part("x").unit, Number(0).part("x").unit) == (20, 1)
    goods = GOODS.part("goods", ["ship", "cart"])
    assert ([thing.name for thing in goods.things], goods.most, goods.unit) == (["ship", "cart"], 1, 1)
    assert (Flag().part("on").most, Flag().part("on").unit) == (1, 1)


def test_an_attribute_may_be_absent_or_several() -> None:
    held = state(good=255, goods=(1, 0))
    assert Attribute("good", GOODS).write(held) is None
    assert Attribute("goods", GOODS, several=True).write(held) == ["beer", "salt"]
    assert faults(Attribute("good", GOODS, null=False), None, held) == ["unknown-name here"]
    assert faults(Attribute("goods", GOODS, several=True), ["salt", "salt"], held) == [] and held.goods == (0, 0)
    assert faults(Attribute("goods", GOODS, several=True), "salt", held) == ["wrong-type here"]


def test_cells_are_found_by_row() -> None:
    held = state(desks=bytearray([1, 2, 3, 4, 5, 6]), bag=Bag(b"\1\2"))
    cell = Cell("desks", Number(9), at=1, stride=3)
    assert [cell.write(held, row) for row in range(2)] == [2, 5]
    assert faults(cell, 9, held, 1) == [] and held.desks[4] == 9
    assert Cell("bag", Number(9), at=1).write(held) == 2
    mapped = Mapped("desks", [Number(9)] * 2, ["a", "b"], at=1, stride=3)
    assert [mapped.write(held, row) for row in range(2)] == [{"a": 2, "b": 3}, {"a": 9, "b": 6}]
    assert faults(mapped, {"b": 8}, held, 1) == [] and list(held.desks) == [1, 2, 3, 4, 9, 8]


def test_empty_cells_of_an_object_are_left_out_unless_all_are_wanted() -> None:
    held = state(goods=bytearray([0, 3]))
    codecs, names = [Number(9)] * 2, ["a", "b"]
    assert Mapped("goods", codecs, names).write(held) == {"b": 3}
    assert Mapped("goods", codecs, names, all=True).write(held) == {"a": 0, "b": 3}
    required = Mapped("goods", codecs, names, required=True)
    assert required.write(held) == {"a": 0, "b": 3}
    assert faults(required, {"a": 1}, held) == ["missing-field here.b"]
    assert faults(Mapped("goods", codecs, names), {"a": 1}, held) == []
    assert faults(Mapped("goods", codecs, names), {"c": 1}, held) == ["unknown-field here.c"]
    assert faults(Mapped("goods", codecs, names, unknown="no-good"), {"c": 1, "a": 2}, held) == ["no-good here.c"]
    assert held.goods[0] == 2


def test_a_list_has_a_value_for_each_cell_or_may_be_short() -> None:
    held = state(row=bytearray([9, 0, 1, 255, 9]))
    whole = Listed("row", GOODS, [slice(0, 1), slice(1, 4)], "length")
    assert whole.write(held, 1) == ["salt", "beer", None]
    assert faults(whole, ["beer", None, "salt"], held, 1) == [] and list(held.row) == [9, 1, 255, 0, 9]
    assert faults(whole, ["beer"], held, 1) == ["length here"]
    short = Listed("row", GOODS, [slice(1, 4)], "length", short=True)
    assert short.write(held) == ["beer", "salt"]
    assert faults(short, ["salt"], held) == [] and held.row[1] == 0
    assert faults(short, ["salt"] * 4, held) == ["length here"] and held.row[4] == 9
    assert faults(short, [None], held) == ["unknown-name here"]


def test_a_group_that_the_table_lacks_is_null() -> None:
    held = state(on=True)
    group = Group({"on": Attribute("on", Flag())})
    assert group.write(held) == {"on": True}
    assert faults(group, {"on": False}, held) == [] and held.on is False
    assert faults(group, {}, held) == ["missing-field here.on"]
    assert faults(group, {"on": True, "off": 1}, held) == ["unknown-field here.off"]
    assert faults(group, None, held) == ["wrong-type here"]
    lacking = Group(group.forms, null=True)
    assert lacking.write(held) is None
    assert faults(lacking, None, held) == [] and faults(lacking, {"on": True}, held) == ["not-at-this-table here"]


def test_each_row_has_the_same_form() -> None:
    held = state(desks=bytearray([0, 0, 4]))
    inner = Group({"coins": Cell("desks", Number(9))})
    rows = Each(3, inner)
    assert rows.write(held) == [{"coins": 0}, {"coins": 0}, {"coins": 4}]
    assert faults(rows, [{"coins": 1}, {"coins": 2}, {"coins": 10}], held) == ["out-of-range here.2.coins"]
    assert list(held.desks[:2]) == [1, 2]
    assert faults(rows, [{"coins": 1}] * 2, held) == ["seats here"]
    assert faults(rows, [{"coins": 1}, {"coins": 1}, 1], held) == ["seats here"]
    assert faults(rows, {}, held) == ["wrong-type here"]
    plain = Mapped("desks", [Number(9)], ["coins"], stride=1)
    named = Each(["a", "b", "c"], plain)
    held.desks[:] = bytearray([0, 5, 4])
    assert named.write(held) == {"b": {"coins": 5}, "c": {"coins": 4}}
    assert Each(["a", "b", "c"], plain, skip=lambda _, row: row == 1).write(held) == {"a": {}, "c": {"coins": 4}}
    assert faults(named, {"c": {"coins": 7}}, held) == [] and held.desks[2] == 7
    assert faults(named, {"d": {}}, held) == ["unknown-field here.d"]
    assert faults(Each(["a"], plain, unknown="no-row"), {"d": {}}, held) == ["no-row here.d"]


@pytest.mark.parametrize(("viewer", "form"), [(ALL, "all"), (SPECTATOR, "spectator"), (0, 0), (2, 2)])
def test_the_viewer_is_a_seat_or_a_name(viewer: int, form: Any) -> None:
    assert Viewer().write(state(viewer=viewer)) == form
    held = state(viewer=1)
    assert faults(Viewer(), form, held) == [] and held.viewer == viewer
    for wrong in (3, -1, True, "chance", None):
        assert faults(Viewer(), wrong, held) == ["viewer here"] and held.viewer == viewer


def test_nested_keys_share_a_group() -> None:
    forms: dict[str, Form] = {"pawn.moved": Attribute("moved", Flag()), "pawn.at": Attribute("at", Number(9))}
    assert tree(forms, {}, ["pawn.at", "pawn.moved"]).write(state(moved=True, at=3)) == {
        "pawn": {"at": 3, "moved": True}
    }


# Fields


def test_an_array_is_an_object_or_a_list() -> None:
    held = state(hold=bytearray([1, 255]))
    as_list = Array("hold", ["fore", "aft"], GOODS, listed="length")
    assert as_list.forms["hold"].write(held) == ["beer", None]
    assert faults(as_list.forms["hold"], ["salt"], held) == ["length here"]
    assert Array("hold", ["fore", "aft"], GOODS).forms["hold"].write(held) == {"fore": "salt"}
    assert Array("hold", ["fore", "aft"], GOODS, [1, 0]).begin == b"\1\0" and as_list.begin == b"\xff\xff"
    assert Array("hold", [], GOODS).parts == []


class Turn(NamedTuple):
    """Substitute for a decision that stores nothing. Interpreted classes cannot inherit from a compiled `Decision`."""


class Walk(NamedTuple):
    """Substitute for a decision that stores a seat and the provinces it passed."""

    seat: int
    passed: tuple[int, ...]


PROVINCES = Names(["Ulm", "Trier"])
OPENS = [
    Open("turn", "Turn", "A turn."),
    Open(
        "walk",
        "Walk",
        "A walk.",
        {"seat": In("who"), "passed": In("where", several=True, key="ways")},
        order="ways seat",
    ),
]


def stack(used: int | None = None) -> Stack:
    slots = [Slot("who", Seats(3)), Slot("where", PROVINCES, width=2), Slot("steps", Number(3), order=["Ulm", "Trier"])]
    return Stack("stack", OPENS, [Turn, Walk], [("turn",), ("turn", "walk"), ()], slots, used)


def test_a_stack_is_a_list_of_objects() -> None:
    field = stack()
    held = state(stack=field.value(field.begin))
    assert held.stack == [Turn()] and field.blank == []
    held.stack.append(Walk(0, (1, 0)))
    form = field.write(held)
    assert form == [{"decision": "turn"}, {"decision": "walk", "ways": ["Trier", "Ulm"], "seat": 0}]
    assert list(form[1]) == ["decision", "ways", "seat"]
    again = state(stack=[])
    assert faults(field, form, again) == [] and again.stack == held.stack


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        ({}, "wrong-type here"),
        ([3], "unknown-name here.0.decision"),
        ([{"decision": "sleep"}], "unknown-name here.0.decision"),
        ([{"decision": "turn"}, {"decision": ["walk"]}], "unknown-name here.1.decision"),
        ([{"decision": "turn", "seat": 1}], "unknown-field here.0.seat"),
        ([{"decision": "walk", "ways": [], "seat": 3}], "out-of-range here.0.seat"),
        ([{"decision": "walk", "ways": ["Rom"], "seat": 1}], "unknown-name here.0.ways"),
    ],
)
def test_a_faulty_decision_is_reported_and_left_out(form: Any, fault: str) -> None:
    held = state(stack=[])
    assert faults(stack(), form, held) == [fault]
    assert held.stack == ([Turn()] if "here.1" in fault else [])


def test_the_observation_shows_the_stack_and_its_slots() -> None:
    kind, who, where, steps = stack().parts
    assert [value.name for value in kind.values] == ["turn", "turn > walk", "over"]
    assert [value.name for value in stack(used=2).parts[0].values] == ["turn", "turn > walk"]
    assert ([thing.name for thing in who.things], [value.code for value in who.values]) == (["who"], [255, 0, 1, 2])
    assert [thing.name for thing in where.things] == ["1", "2"]
    assert [(value.code, value.name) for value in where.values] == [(255, "none"), (0, "Ulm"), (1, "Trier")]
    assert ([thing.name for thing in steps.things], steps.values, steps.most) == (["Ulm", "Trier"], (), 3)
    assert [Slot("a", codec).empty() for codec in (PROVINCES, GOODS, Number(3), Seats(2, (0, "free"), 1))] == [
        255,
        255,
        0,
        0,
    ]


def test_desks_have_offsets_and_a_part_for_each_seat() -> None:
    columns = [
        Column("COINS", "coins", Number(90, 9), begin=[4]),
        Column("TRACKS", "tracks", [Number(3), Number(5)], ["keys", "book"], observed="{} track"),
        Column("CARD", "card", GOODS, observed=""),
        Column("MIX", "mix", [Number(3), Number(5)], ["a", "b"], begin=[1, 2]),
    ]
    desks = Desks("desks", 2, "DESK", columns, more=1, large=True)
    assert (desks.offsets, desks.width, desks.python) == ([0, 1, 3, 4], 6, "list[int]")
    assert desks.begin == [4, 0, 0, 255, 1, 2] * 2 + [0, 0, 0, 255, 0, 0]
    assert desks.blank == [0, 0, 0, 255, 0, 0] * 3
    assert desks.value(desks.begin) == desks.begin and desks.value(desks.begin) is not desks.begin
    shown = [(part.name, part.seat, part.most, part.width()) for part in desks.parts]
    assert shown[:4] == [("coins", 0, 90, 4), ("keys track", 0, 3, 4), ("book track", 0, 5, 4), ("mix", 0, 5, 8)]
    assert [part.seat for part in desks.parts[4:]] == [1] * 4
    assert list(desks.forms) == ["seats.coins", "seats.tracks", "seats.card", "seats.mix"]
    assert columns[0].secret < 0, "a column is public unless it has a value for other seats"
    needed = Desks("desks", 1, "DESK", [Column("A", "a", Number(3), ["x", "y"], required=True)]).forms["seats.a"]
    assert faults(needed, {"x": 1}, state(desks=bytearray(2))) == ["missing-field here.y"]
    small = Desks("desks", 1, "DESK", columns[:1])
    assert (small.begin, small.python, small.parts[0].width()) == ([4], "bytearray", 1)


def test_a_number_may_be_shown_by_its_bits_or_not_at_all() -> None:
    (bits,) = One("circles", Number(7), bits=["red", "blue"]).parts
    assert ([thing.name for thing in bits.things], bits.most) == (["red", "blue"], 1)
    hidden = One("secret_number", Number(7), 3, key="", observed="")
    assert (hidden.parts, hidden.forms, hidden.begin, hidden.blank) == ([], {}, 3, 3)
    assert One("last_round", Flag()).parts[0].name == "last round" and One("on", Flag()).value(1) is True
    assert Derived("x", "int").python == "int"
    assert (Derived("x", "int").shared, Derived("x", "int", shared=True).shared) == (False, True)
    assert One("x", GOODS, 0).begin == 0 and One("x", GOODS).begin == 255
