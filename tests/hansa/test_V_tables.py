"""V: tables, editions and options."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import kontor
from kontor.core import Setup, SetupError
from tests.hansa.scenes import first_position
from tests.kit import refusing, rule

MIX_2009 = {"extra_office": 5, "swap": 2, "plus3": 2, "plus4": 2, "skill": 3, "remove": 2}
MIX_2014 = {"extra_office": 4, "swap": 3, "plus3": 2, "plus4": 2, "skill": 2, "remove": 2}
MIX_ITALIAN = {"extra_office": 4, "swap": 3, "plus3": 2, "plus4": 2, "skill": 3, "remove": 2}
OFF = {
    "marker_in_same_action": False,
    "swap_must_own_one": False,
    "mission_cards": False,
    "rim": "edge4",
    "third_marker": "remove",
    "tie_break": "shared",
    "emperors_favour": False,
    "promo_markers": {"exchange": 0, "tribute": 0, "block": 0},
    "replaced_markers": {"extra_office": 0, "swap": 0, "plus3": 0, "plus4": 0, "skill": 0, "remove": 0},
}
WAYS = ("pawn", "neutral_14", "neutral_it")


def table(players: int = 4, board: str = "standard_4_5", **options: Any) -> Setup:
    return kontor.game("hansa").setup(players=players, board=board, options=options)


def fault(players: int = 4, board: str = "standard_4_5", **options: Any) -> str:
    """Return the error message for this invalid table."""
    with pytest.raises(SetupError) as error:
        table(players, board, **options)
    return "; ".join(map(str, error.value.messages))


@rule("V1")
@pytest.mark.parametrize("options", [{"edition": "2009"}, {"two_players": "pawn"}])
def test_the_pawn_is_for_two_players_on_one_side_of_the_base_board(options: dict[str, Any]) -> None:
    setup = table(2, "standard_2_3", **options)
    assert (setup.players, setup.board.id, setup.options["two_players"]) == (2, "standard_2_3", "pawn")
    said = fault(2, "east", **options)
    assert all(name in said for name in ("pawn", "neutral_14", "neutral_it"))


@rule("V2")
@pytest.mark.parametrize("board", ["standard_2_3", "east"])
@pytest.mark.parametrize(
    ("options", "way"),
    [
        ({"edition": "2014"}, "neutral_14"),
        ({"edition": "italian"}, "neutral_it"),
        ({"edition": "2009", "two_players": "neutral_14"}, "neutral_14"),
        ({"two_players": "neutral_it"}, "neutral_it"),
    ],
)
def test_neutral_traders_are_for_two_players_on_two_boards(board: str, options: dict[str, Any], way: str) -> None:
    setup = table(2, board, **options)
    assert (setup.board.id, setup.options["two_players"]) == (board, way)


@rule("V1", "V2")
@pytest.mark.parametrize("way", WAYS)
def test_no_two_players_on_the_side_for_four_and_five(way: str) -> None:
    said = fault(2, "standard_4_5", two_players=way)
    assert "standard_2_3" in said
    assert "possible=4, 5" in said


@rule("V1", "V2")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_neither_pawn_nor_neutral_traders_play(players: int, way: str) -> None:
    form = first_position(players, two_players=way).json()
    assert (form["pawn"], form["neutral"], form["posts"]) == (None, None, {})


@rule("V3")
@pytest.mark.parametrize(
    ("players", "board"), [(2, "standard_2_3"), (3, "standard_2_3"), (4, "standard_4_5"), (5, "standard_4_5")]
)
def test_mission_cards_can_be_used_on_the_base_boards(players: int, board: str) -> None:
    assert table(players, board, mission_cards=True).options["mission_cards"] is True


@rule("V3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_mission_cards_are_refused_on_the_east_board(players: int) -> None:
    said = fault(players, "east", mission_cards=True)
    assert all(name in said for name in ("mission_cards", "east", "standard_2_3", "standard_4_5"))


@rule("V4")
def test_2009_with_two_players_on_the_east_board_is_refused() -> None:
    said = fault(2, "east", edition="2009")
    assert all(name in said for name in ("two_players", "neutral_14", "neutral_it"))


@rule("V4")
@pytest.mark.parametrize("way", ["neutral_14", "neutral_it"])
def test_2009_with_two_players_on_the_east_board_is_possible_with_neutral_traders(way: str) -> None:
    options = table(2, "east", edition="2009", two_players=way).options
    assert (options["edition"], options["marker_mix"], options["two_players"]) == ("2009", MIX_2009, way)


@rule("V4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_2009_with_more_players_on_the_east_board_is_possible(players: int) -> None:
    assert table(players, "east", edition="2009").board.id == "east"


@rule("V5")
@pytest.mark.parametrize(
    ("players", "board"),
    [
        (2, "standard_2_3"),
        (2, "east"),
        (3, "standard_2_3"),
        (3, "east"),
        (4, "standard_4_5"),
        (4, "east"),
        (5, "standard_4_5"),
        (5, "east"),
    ],
)
def test_each_number_of_players_has_its_boards(players: int, board: str) -> None:
    setup = table(players, board)
    assert (setup.players, setup.board.id) == (players, board)


@rule("V5")
@pytest.mark.parametrize(
    ("players", "board", "possible", "right"),
    [
        (2, "standard_4_5", "4, 5", "standard_2_3"),
        (3, "standard_4_5", "4, 5", "standard_2_3"),
        (4, "standard_2_3", "2, 3", "standard_4_5"),
        (5, "standard_2_3", "2, 3", "standard_4_5"),
    ],
)
def test_the_side_of_other_numbers_is_refused_and_what_is_possible_named(
    players: int, board: str, possible: str, right: str
) -> None:
    said = fault(players, board)
    assert f"boards={right}, east" in said
    assert f"board={board}" in said
    assert f"possible={possible}" in said


@rule("V5")
@pytest.mark.parametrize("board", ["standard_2_3", "standard_4_5", "east"])
@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused_and_the_possible_ones_named(players: int, board: str) -> None:
    assert "possible=2, 3, 4, 5" in fault(players, board)


@rule("V5")
def test_an_unknown_board_is_refused_and_the_boards_named() -> None:
    said = fault(4, "atlantis")
    assert all(name in said for name in ("atlantis", "standard_2_3", "standard_4_5", "east"))


@rule("V5")
@pytest.mark.parametrize(
    ("players", "board"), [(2, "standard_2_3"), (3, "standard_2_3"), (4, "standard_4_5"), (5, "standard_4_5")]
)
def test_the_default_board_fits_the_number_of_players(players: int, board: str) -> None:
    assert kontor.game("hansa").setup(players=players).board.id == board


@rule("V6")
@pytest.mark.parametrize(
    ("edition", "mix", "new_markers", "two_players"),
    [
        ("2009", MIX_2009, "face_up", "pawn"),
        ("2014", MIX_2014, "face_down", "neutral_14"),
        ("italian", MIX_ITALIAN, "face_up", "neutral_it"),
    ],
    ids=["2009", "2014", "italian"],
)
@pytest.mark.parametrize(("players", "board"), [(2, "standard_2_3"), (4, "standard_4_5"), (3, "east")])
def test_an_edition_is_a_named_preset(
    players: int, board: str, edition: str, mix: dict[str, int], new_markers: str, two_players: str
) -> None:
    expected = {"edition": edition, "marker_mix": mix, "new_markers": new_markers, "two_players": two_players, **OFF}
    assert table(players, board, edition=edition).options == expected


@rule("V6")
@pytest.mark.parametrize(
    ("players", "board", "edition"),
    [
        (2, "standard_2_3", "2014"),
        (2, "east", "2014"),
        (3, "standard_2_3", "2009"),
        (3, "east", "2009"),
        (4, "standard_4_5", "2009"),
        (5, "east", "2009"),
    ],
)
def test_a_new_table_is_2009_and_with_two_players_2014(players: int, board: str, edition: str) -> None:
    assert table(players, board).options == table(players, board, edition=edition).options


@rule("V6")
def test_with_two_players_a_single_switch_leaves_the_edition_at_2014() -> None:
    assert table(2, "standard_2_3", two_players="pawn").options == table(2, "standard_2_3").options | {
        "two_players": "pawn"
    }


@rule("V6")
@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("marker_mix", MIX_ITALIAN),
        ("marker_mix", {"extra_office": 1, "swap": 1, "plus3": 0, "plus4": 1, "skill": 4, "remove": 1}),
        ("new_markers", "face_up"),
        ("marker_in_same_action", True),
        ("swap_must_own_one", True),
        ("two_players", "neutral_it"),
        ("rim", "strict"),
        ("rim", "edge10"),
        ("mission_cards", True),
        ("third_marker", "move"),
        ("tie_break", "bigbox"),
    ],
)
def test_each_switch_can_be_set_separately(switch: str, value: Any) -> None:
    """All other switches keep the values of the edition."""
    assert table(edition="2014", **{switch: value}).options == table(edition="2014").options | {switch: value}


@rule("V6")
def test_an_unknown_option_is_refused_and_the_options_named() -> None:
    said = fault(wind="west")
    assert all(name in said for name in ("wind", *table().options))


@rule("V6")
@pytest.mark.parametrize(
    ("option", "value", "possible"),
    [
        ("edition", "1999", ("2009", "2014", "italian")),
        ("edition", 2009, ("2009", "2014", "italian")),
        ("new_markers", "upright", ("face_up", "face_down")),
        ("marker_in_same_action", "yes", ("true", "false")),
        ("swap_must_own_one", 1, ("true", "false")),
        ("mission_cards", "yes", ("true", "false")),
        ("two_players", "neutral", WAYS),
        ("rim", "edge5", ("strict", "edge4", "edge10")),
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
    """A marker mix must include the three markers that are on the tavern routes at the start (S4)."""
    said = fault(**{option: value})
    assert all(name in said for name in (option, *possible))


@rule("V5", "V6")
def test_every_fault_of_a_table_is_named() -> None:
    said = fault(9, "atlantis", edition="1999", new_markers="upright", wind="west")
    assert all(name in said for name in ("9", "atlantis", "1999", "upright", "wind"))


def test_a_changed_board_with_a_known_name_allows_the_players_of_its_file() -> None:
    game = kontor.game("hansa")
    data = copy.deepcopy(game.board("standard_2_3").data)
    data["board"]["players"] = [3, 4]
    data["board"]["prestige_limit"] = 30
    board = game.board_from_data(data)
    assert game.setup(players=4, board=board).players == 4
    with refusing(SetupError, "possible=3, 4"):
        game.setup(players=2, board=board)
