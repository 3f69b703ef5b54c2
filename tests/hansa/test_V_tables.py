"""V: tables, editions, switches."""

from __future__ import annotations

from typing import Any

import pytest

import kontor
from kontor.core import Setup, SetupError
from tests.kit import rule

MIX_2009 = {"extra_office": 5, "swap": 2, "plus3": 2, "plus4": 2, "skill": 3, "remove": 2}
MIX_2014 = {"extra_office": 4, "swap": 3, "plus3": 2, "plus4": 2, "skill": 2, "remove": 2}
MIX_ITALIAN = {"extra_office": 4, "swap": 3, "plus3": 2, "plus4": 2, "skill": 3, "remove": 2}
OFF = {"marker_in_same_action": False, "swap_must_own_one": False}


def table(players: int = 4, board: str = "standard_4_5", **options: Any) -> Setup:
    return kontor.game("hansa").setup(players=players, board=board, options=options)


def fault(players: int = 4, board: str = "standard_4_5", **options: Any) -> str:
    """What is said when this table is refused."""
    with pytest.raises(SetupError) as error:
        table(players, board, **options)
    return str(error.value)


@rule("V5")
@pytest.mark.parametrize(
    ("players", "board"), [(3, "standard_2_3"), (4, "standard_4_5"), (5, "standard_4_5")], ids=["3", "4", "5"]
)
def test_three_play_on_one_side_four_and_five_on_the_other(players: int, board: str) -> None:
    setup = table(players, board)
    assert (setup.players, setup.board.id) == (players, board)


@rule("V5")
@pytest.mark.parametrize(
    ("players", "board", "possible", "right"),
    [
        (3, "standard_4_5", "4, 5", "standard_2_3"),
        (4, "standard_2_3", "3", "standard_4_5"),
        (5, "standard_2_3", "3", "standard_4_5"),
    ],
)
def test_the_side_of_other_numbers_is_refused_and_what_is_possible_named(
    players: int, board: str, possible: str, right: str
) -> None:
    said = fault(players, board)
    assert f"boards={right}" in said
    assert f"board={board}" in said
    assert f"possible={possible}" in said


@rule("V5")
@pytest.mark.parametrize("board", ["standard_2_3", "standard_4_5"])
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_other_numbers_of_players_are_refused_and_the_possible_ones_named(players: int, board: str) -> None:
    assert "possible=3, 4, 5" in fault(players, board)


@rule("V5")
@pytest.mark.parametrize("board", ["east", "atlantis"])
def test_an_unknown_board_is_refused_and_the_boards_named(board: str) -> None:
    said = fault(4, board)
    assert board in said
    assert "standard_2_3" in said
    assert "standard_4_5" in said


@rule("V6")
@pytest.mark.parametrize(
    ("edition", "mix", "new_markers"),
    [("2009", MIX_2009, "face_up"), ("2014", MIX_2014, "face_down"), ("italian", MIX_ITALIAN, "face_up")],
    ids=["2009", "2014", "italian"],
)
def test_an_edition_is_a_named_preset(edition: str, mix: dict[str, int], new_markers: str) -> None:
    expected = {"edition": edition, "marker_mix": mix, "new_markers": new_markers, **OFF}
    assert table(edition=edition).options == expected


@rule("V6")
def test_a_new_table_is_2009() -> None:
    assert table().options == table(edition="2009").options


@rule("V6")
@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("marker_mix", MIX_ITALIAN),
        ("marker_mix", {"extra_office": 1, "swap": 1, "plus3": 0, "plus4": 1, "skill": 4, "remove": 1}),
        ("new_markers", "face_up"),
        ("marker_in_same_action", True),
        ("swap_must_own_one", True),
    ],
)
def test_each_switch_can_be_set_by_itself(switch: str, value: Any) -> None:
    """The others stay as the edition has them."""
    assert table(edition="2014", **{switch: value}).options == table(edition="2014").options | {switch: value}


@rule("V6")
def test_an_unknown_option_is_refused_and_the_options_named() -> None:
    said = fault(wind="west")
    for name in ("wind", "edition", "marker_mix", "new_markers", "marker_in_same_action", "swap_must_own_one"):
        assert name in said


@rule("V6")
@pytest.mark.parametrize(
    ("option", "value", "possible"),
    [
        ("edition", "1999", ("2009", "2014", "italian")),
        ("edition", 2009, ("2009", "2014", "italian")),
        ("new_markers", "upright", ("face_up", "face_down")),
        ("marker_in_same_action", "yes", ("true", "false")),
        ("swap_must_own_one", 1, ("true", "false")),
        ("marker_mix", "2009", tuple(MIX_2009)),
        ("marker_mix", {"swap": 2}, tuple(MIX_2009)),
        ("marker_mix", MIX_2009 | {"plus5": 1}, tuple(MIX_2009)),
        ("marker_mix", MIX_2009 | {"plus3": -1}, tuple(MIX_2009)),
        ("marker_mix", MIX_2009 | {"extra_office": 0}, tuple(MIX_2009)),
        ("marker_mix", MIX_2009 | {"swap": 0}, tuple(MIX_2009)),
        ("marker_mix", MIX_2009 | {"remove": 0}, tuple(MIX_2009)),
    ],
)
def test_an_unknown_value_is_refused_and_the_possible_ones_named(
    option: str, value: Any, possible: tuple[str, ...]
) -> None:
    """A mix needs the three markers that lie on the tavern routes at the start (S4)."""
    said = fault(**{option: value})
    assert all(name in said for name in (option, *possible))


@rule("V5", "V6")
def test_every_fault_of_a_table_is_named() -> None:
    said = fault(9, "atlantis", edition="1999", new_markers="upright", wind="west")
    assert all(name in said for name in ("9", "atlantis", "1999", "upright", "wind"))
