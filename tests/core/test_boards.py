"""Board files of any game: hostile input, and size limits."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

import kontor
from kontor.core import BoardError, Message, parse, position_at, record_of
from kontor.core.boards import DEEPEST, MOST_BYTES, MOST_FAULTS, data_from_bytes, must_be_plain, reached_from
from kontor.core.messages import Value
from tests.kit import refusing

GAMES = [*kontor.GAMES]
MANY = MOST_BYTES // 2 - 100


def refused(text: str) -> list[str]:
    with pytest.raises(BoardError) as error:
        data_from_bytes(text.encode(), "mine.toml")
    return [fault.id for fault in error.value.messages]


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * MANY + "=1",
        "[a" + ".a" * MANY + "]",
        "[[a" + ".a" * MANY + "]]",
        "x={a" + ".a" * MANY + "=1}",
        "x=[{b=1.5, a" + ".a" * MANY + "=1}]",
        "a" + " \t. a" * (MANY // 3) + " = 1",
        "a" + '."a"' * (MANY // 2) + "=1",
        "a" + ".'='" * (MANY // 2) + "=1",
        "a" + '."\\""' * (MANY // 3) + "=1",
        "a" + ".'\"'.\"'\"" * (MANY // 4) + "=1",
        '""' + '.""' * (MANY // 2) + "=1",
        '"#"' + ".a" * MANY + "=1",
        'x = """\na"""\na' + ".a" * MANY + "=1",
        'x = """a""""\na' + ".a" * MANY + "=1",
        'x = """a"""""\na' + ".a" * MANY + "=1",
        'x = """\\""""\na' + ".a" * MANY + "=1",
        'x = """"""\na' + ".a" * MANY + "=1",
        "x = '''\\'''\na" + ".a" * MANY + "=1",
        "x = '\\'\na" + ".a" * MANY + "=1",
        'x = 1 # """\r\na' + ".a" * MANY + "=1",
        "a" + ".a" * DEEPEST + "=1",
    ],
)
def test_a_key_of_many_parts_is_refused_before_it_is_read(text: str) -> None:
    """`tomllib` would need gigabytes of memory for some of these files."""
    assert refused(text) == ["board-too-deep"]


def test_a_file_over_the_size_limit_is_too_large() -> None:
    assert refused("a" + ".a" * 99_998 + "=1") == ["board-too-large"]


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * (DEEPEST - 1) + "=1",
        "x = [" + "1.5, " * 1000 + "]",
        "x = [" + "[1.5 , 0.25], " * 1000 + "]",
        "x = 'a" + ".a" * 1000 + "'",
        'x = "a\\"' + ".a" * 1000 + '"',
        'x = """\n\\"""a' + ".a" * 1000 + '\n"""',
        "x = '''\n''a" + ".a" * 1000 + "\n'''",
        "# a" + ".a" * 1000,
        "\n".join(f"a.b{number}.c = 1" for number in range(1000)),
    ],
)
def test_dots_elsewhere_do_not_count_as_depth(text: str) -> None:
    assert data_from_bytes(text.encode(), "mine.toml") == tomllib.loads(text)


@pytest.mark.parametrize(
    "text", ['x = """' + '\n\\"""' * 10_000, "x = '''" + "\n''" * 10_000, " " * 90_000 + ". x", "a" * 90_000]
)
def test_unterminated_text_is_not_toml(text: str) -> None:
    assert refused(text) == ["board-not-toml"]


@pytest.mark.parametrize("text", ["nan", "inf", "-inf", "[1.0, nan]"])
def test_nan_and_infinity_are_odd_values(text: str) -> None:
    with refusing(BoardError, "board-odd-value where=source"):
        must_be_plain(data_from_bytes(f"source = {text}".encode(), "mine.toml"))
    must_be_plain(data_from_bytes(b"source = 1e300", "mine.toml"))


def test_nodes_reachable_over_pairs() -> None:
    assert reached_from("a", [("b", "c"), ("b", "a"), ("d", "e")]) == {"a", "b", "c"}
    assert reached_from("a", []) == {"a"}
    line = [(str(number), str(number + 1)) for number in reversed(range(10_000))]
    assert len(reached_from("0", line)) == 10_001


def packaged(game: str) -> dict[str, Any]:
    """Return the default board of a game as stored in its file."""
    played = kontor.game(game)
    path = played.folder() / "boards" / f"{played.setup().board.id}.toml"
    return tomllib.loads(path.read_text("utf-8"))


def sections(game: str) -> list[str]:
    return [key for key, held in packaged(game).items() if isinstance(held, list)]


@pytest.mark.parametrize(("game", "section"), [(game, section) for game in GAMES for section in sections(game)])
@pytest.mark.parametrize("entry", [dict, int, lambda: {"id": "a", "name": "a"}], ids=["empty", "number", "same"])
def test_far_too_many_entries_get_a_short_list_of_faults(game: str, section: str, entry: Callable[[], Any]) -> None:
    for data in ({section: [entry() for _ in range(2_000)]}, {**packaged(game), section: [entry()] * 2_000}):
        with pytest.raises(BoardError) as error:
            kontor.game(game).board_from_data(data)
        faults = error.value.messages
        assert len(faults) <= MOST_FAULTS
        assert ("board-too-many", section) in [(fault.id, fault.args["where"]) for fault in faults]


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_faults_is_limited(game: str) -> None:
    data = packaged(game)
    for section in sections(game):
        data[section] = [{**table, **{f"odd{number}": 1 for number in range(9)}} for table in data[section]]
    with pytest.raises(BoardError) as error:
        kontor.game(game).board_from_data(data)
    assert len(error.value.messages) == MOST_FAULTS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("other", [*GAMES, "chess"])
def test_for_a_board_of_another_game_that_is_the_only_fault(game: str, other: str) -> None:
    data = packaged(game) if other == "chess" else packaged(other)
    data["board"]["game"] = other
    if game == other:
        assert kontor.game(game).board_from_data(data).data == data
        return
    with pytest.raises(BoardError) as error:
        kontor.game(game).board_from_data(data)
    args: dict[str, Value] = {"where": "board.game", "at": "board, game", "line": 0, "other": other, "game": game}
    assert error.value.messages == [Message("board-other-game", args)]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_may_not_name_its_game_by_a_number(game: str) -> None:
    data = packaged(game)
    data["board"]["game"] = 7
    with pytest.raises(BoardError, match=r"board, game"):
        kontor.game(game).board_from_data(data)


@pytest.mark.parametrize(
    ("game", "section"), [(game, section) for game in GAMES for section in ("board", *sections(game))]
)
def test_a_missing_part_is_reported_once(game: str, section: str) -> None:
    """Nothing else is reported about the same location, such as too few entries."""
    for data in ({}, {key: held for key, held in packaged(game).items() if key != section}):
        try:
            kontor.game(game).board_from_data(data)
        except BoardError as error:
            said = [fault.id for fault in error.messages if fault.args["where"] == section]
            assert said in (["board-missing-field"], [])
            places = [fault.args["where"] for fault in error.messages if fault.id == "board-missing-field"]
            assert len(places) == len(set(places))


def test_a_wrong_name_that_occurs_twice_is_reported_once() -> None:
    data = packaged("felinia")
    data["ship"][0]["goods"] = ["bookz", "bookz"]
    with pytest.raises(BoardError, match=r"“bookz” is unknown\. Choose from: books, ") as error:
        kontor.game("felinia").board_from_data(data)
    assert [fault.id for fault in error.value.messages] == ["board-unknown-name"]


def test_a_byte_order_mark_is_ignored() -> None:
    assert data_from_bytes("\ufeffx = 1".encode(), "board") == {"x": 1}


@pytest.mark.parametrize("game", GAMES)
def test_no_location_ends_with_a_dot(game: str) -> None:
    """The message continues with a colon and the fault."""
    data = {section: [{}, 7] for section in sections(game)}
    with pytest.raises(BoardError) as error:
        kontor.game(game).board_from_data(data)
    assert not [fault for fault in error.value.messages if re.search(r"\.$", str(fault.args["where"]))]


def moved(game: str) -> dict[str, Any]:
    """Return the default board of a game with the first place moved slightly to the right."""
    data = packaged(game)
    place = next(table for key in ("city", "province") for table in data.get(key, []))
    place["x"] += 3
    return data


@pytest.mark.parametrize("game", GAMES)
def test_a_redrawn_board_is_stored_in_its_records(game: str) -> None:
    played = kontor.game(game)
    board = played.board_from_data(moved(game))
    usual = played.board(board.id)
    assert board.digest == usual.digest
    setup = played.setup(board=board)
    record = parse(record_of(played, played.start(setup), [], None).write())
    assert record.board_data == board.data
    again = position_at(record, played).setup
    assert played.backdrop(again).to_json() == played.backdrop(setup).to_json()
    assert (
        played.backdrop(again).to_json() != played.backdrop(played.setup(players=setup.players, board=usual)).to_json()
    )
    same = played.setup(board=played.board_from_data(packaged(game)))
    assert record_of(played, played.start(same), [], None).board_data is None
