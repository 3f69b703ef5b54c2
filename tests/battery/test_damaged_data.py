"""Damaged positions, boards, bytes and records are either rejected with the correct error or playable."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kontor.core import (
    NOBODY,
    OUTSIDE_REASONS,
    BoardError,
    Game,
    NotationError,
    PositionError,
    RecordError,
    SetupError,
    parse,
    position_at,
    record_of,
    stopped,
)
from kontor.core.record import MOST_LETTERS, MOST_LINES
from tests.battery.configurations import FULL, each_game, sample, tables
from tests.battery.damage import NONSENSE, at, changed, every_damage, name, paths, without
from tests.battery.play import Played, few_of_each_decision, played
from tests.kit import refusing

MOST_BOARDS = 300 if FULL else 120

every_game = pytest.mark.parametrize("game", each_game())


def some_game(game: Game[Any]) -> Played:
    return played(next(one for one in sample() if one.game_id == game.declaration.id))


def still_playable(position: Any) -> None:
    """Check that a position read from damaged data is valid."""
    assert not position.faults()
    assert bool(position.legal()) != (position.actor == NOBODY)
    assert position.copy() == position
    position.scores()


@every_game
def test_a_damaged_position_is_refused_or_can_be_played(game: Game[Any]) -> None:
    """Uses a different sixth of the damaged copies for each position, and all of them in `make test-all`."""
    said = []
    for turn, position in enumerate(few_of_each_decision(some_game(game), of_each=1, every=1000)):
        for number, (what, damaged) in enumerate(every_damage(position.json(), few=2)):
            if not FULL and number % 6 != turn % 6:
                continue
            try:
                still_playable(game.read(damaged(), board=position.setup.board))
            except PositionError as error:
                said.append(error.messages)
            except Exception as error:
                raise AssertionError(f"{what}: {error!r}") from error
    assert len(said) > (1000 if FULL else 150) and all(said)


@every_game
def test_a_position_without_one_of_its_fields_is_refused_and_the_field_named(game: Game[Any]) -> None:
    for position in few_of_each_decision(some_game(game), of_each=1, every=1000):
        form = position.json()
        for key in form:
            with pytest.raises(PositionError) as error:
                game.read(without(form, (key,)))
            assert key in "; ".join(map(str, error.value.messages))


@every_game
@pytest.mark.parametrize("form", NONSENSE, ids=repr)
def test_what_is_no_position_at_all_is_refused(game: Game[Any], form: Any) -> None:
    with pytest.raises(PositionError):
        game.read(form)


@every_game
def test_damaged_bytes_are_refused(game: Game[Any]) -> None:
    """Bytes come from Kontor itself and are trusted, but truncated bytes are rejected.

    If the bytes are cut between two pending decisions, the rest may represent another position.
    """
    one = some_game(game)
    for position in few_of_each_decision(one, of_each=1, every=1000):
        data = position.to_bytes()
        for end in range(len(data)):
            try:
                assert game.from_bytes(one.setup, data[:end]).to_bytes() == data[:end]
                assert end > len(data) - 20
            except PositionError:
                continue
        with pytest.raises(PositionError):
            game.from_bytes(one.setup, data + b"\xff")


def boards() -> list[Any]:
    return [
        pytest.param(game.values[0], board, players, id=f"{board}-{players}")
        for game in each_game()
        for board, players in tables(game.values[0])
    ]


@pytest.mark.parametrize(("game", "board", "players"), boards())
def test_each_packaged_board_loads(game: Game[Any], board: str, players: int) -> None:
    loaded = game.board(board)
    assert loaded.id == board
    again = game.board_from_data(json.loads(json.dumps(loaded.data)))
    assert again.digest == loaded.digest
    assert game.start(game.setup(players=players, board=again)).legal()


@every_game
def test_a_damaged_board_is_refused_or_can_be_played(game: Game[Any]) -> None:
    """Each value in turn is removed, duplicated or replaced. Errors contain the location."""
    info = game.declaration.boards[0]
    data = game.board(info.id).data
    said = []
    total = sum(1 for _ in paths(data)) * 3
    for number, (what, damaged) in enumerate(every_damage(data, few=1)):
        if number % max(1, total // MOST_BOARDS):  # a board has thousands of values, most of them alike
            continue
        try:
            board = game.board_from_data(damaged())
            game.start(game.setup(players=info.players[0], board=board)).legal()
        except BoardError as error:
            said.append([message.args.get("where") for message in error.messages])
        except SetupError:
            continue  # a valid board, but not for this number of players
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}") from error
    assert len(said) > min(MOST_BOARDS // 3, total // 3) and all(said) and all(all(places) for places in said)


@every_game
def test_a_board_file_that_is_none_is_refused(game: Game[Any], tmp_path: Any) -> None:
    bad = tmp_path / "bad.toml"
    for raw in (b"[board", b"\xff\xfe", b"", b"x = 1\n" * 100_000, b'city = "no"'):
        bad.write_bytes(raw)
        with pytest.raises(BoardError):
            game.board_from_file(bad)


def record_lines(one: Played) -> list[str]:
    return record_of(one.game, one.last, one.actions, one.result).write().split("\n")


def refusal(game: Game[Any], lines: list[str]) -> str:
    with pytest.raises(RecordError) as error:
        position_at(parse("\n".join(lines)), game)
    return "; ".join(map(str, error.value.messages))


def header(lines: list[str], field: str, value: Any) -> list[str]:
    """Return the record with another value in its header."""
    written = f"{field}: {json.dumps(value)}"
    return [written if line.startswith(f"{field}: ") else line for line in lines]


@every_game
def test_a_record_with_an_illegal_line_is_refused_naming_line_and_rule(game: Game[Any]) -> None:
    one = some_game(game)
    lines = record_lines(one)
    first = lines.index("") + 1
    for number in range(0, len(one.actions), 60):
        position = one.positions[number]
        illegal = next(action for action in range(len(position.action_table)) if position.why_not(action) is not None)
        reason = position.why_not(illegal)
        spoilt = [*lines[: first + number], position.text(illegal), *lines[first + number + 1 :]]
        said = refusal(game, spoilt)
        assert f"line={first + number + 1} " in said
        assert f"rule={reason.rule}" in said
        assert str(reason.message) in said


@every_game
def test_a_record_with_a_line_that_is_no_action_is_refused_naming_it(game: Game[Any]) -> None:
    lines = record_lines(some_game(game))
    first = lines.index("") + 1
    said = refusal(game, [*lines[: first + 5], "sing a song", *lines[first + 5 :]])
    assert f"line={first + 6} " in said
    assert "sing a song" in said
    assert f"line={first + 6}" in refusal(game, [*lines[: first + 5], "", *lines[first + 5 :]])


@every_game
def test_a_record_that_goes_on_after_the_end_is_refused(game: Game[Any]) -> None:
    lines = record_lines(some_game(game))
    assert f"line={len(lines)} " in refusal(game, [*lines[:-1], lines[-2], ""])


@every_game
def test_a_record_with_another_result_is_refused(game: Game[Any]) -> None:
    one = some_game(game)
    lines = record_lines(one)
    result = one.result._asdict()
    for wrong in (None, {}, {**result, "scores": [score + 1 for score in result["scores"]]}, {**result, "winners": []}):
        assert "record-result" in refusal(game, header(lines, "result", wrong))


@every_game
def test_a_record_that_was_cut_off_is_refused(game: Game[Any]) -> None:
    """Truncated records are rejected, because they do not reach the result in the header."""
    lines = record_lines(some_game(game))
    for end in [*range(1, lines.index("") + 4), *range(20, len(lines) - 2, 97), len(lines) - 2]:
        assert refusal(game, lines[:end])
    text = "\n".join(lines)
    for size in range(0, len(text) - 2, 1201):
        assert refusal(game, text[:size].split("\n"))


@every_game
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rules", 999),
        ("rules", "1"),
        ("digest", "0" * 16),
        ("digest", None),
        ("board", "atlantis"),
        ("players", 77),
        ("players", True),
        ("options", {"colour": "red"}),
        ("options", []),
        ("seats", ["alone"]),
        ("seats", [1, 2, 3]),
        ("result", "won"),
        ("game", 7),
    ],
)
def test_a_record_with_a_wrong_header_is_refused(game: Game[Any], field: str, value: Any) -> None:
    assert refusal(game, header(record_lines(some_game(game)), field, value))


@every_game
@pytest.mark.parametrize("name", ["a\nb", "\u2028", "\x1b[2J", "\ud800", "x" * 101])
def test_seats_have_names_that_can_be_printed(game: Game[Any], name: str) -> None:
    one = some_game(game)
    names = [name, *["x"] * (one.setup.players - 1)]
    assert "field=seats" in refusal(game, header(record_lines(one), "seats", names))
    with refusing(RecordError, "field=seats"):
        record_of(game, one.last, one.actions, one.result, names)


@every_game
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("reason", 7),
        ("reason", "boredom"),
        ("scores", [1]),
        ("scores", "many"),
        ("ranks", None),
        ("winners", [99]),
        ("winners", [True]),
        ("weather", "fair"),
    ],
)
def test_a_wrong_field_of_a_result_is_named(game: Game[Any], field: str, value: Any) -> None:
    one = some_game(game)
    result = {**one.result._asdict(), field: value}
    assert f"field=result.{field}" in refusal(game, header(record_lines(one), "result", result))


@every_game
def test_a_record_whose_end_is_missing_is_refused(game: Game[Any]) -> None:
    lines = record_lines(some_game(game))
    assert "record-unfinished" in refusal(game, [*lines[:-2], ""])


@every_game
def test_a_game_may_be_stopped_for_a_reason_outside_its_rules(game: Game[Any]) -> None:
    one = some_game(game)
    lines = record_lines(one)
    some = lines[: lines.index("") + 20]
    there = one.positions[19]
    for reason in OUTSIDE_REASONS:
        result = stopped(there, reason)
        assert position_at(parse("\n".join(header(some, "result", result._asdict()))), game) == there
        for wrong in (result._replace(scores=[99, *result.scores[1:]]), result._replace(winners=[])):
            assert "record-result" in refusal(game, header(some, "result", wrong._asdict()))


@every_game
def test_a_record_that_carries_another_board_than_it_names_is_refused(game: Game[Any]) -> None:
    lines = record_lines(some_game(game))
    board = game.board(json.loads(next(line for line in lines if line.startswith("board: ")).removeprefix("board: ")))
    carried = [lines[0], f"board_data: {json.dumps(board.data)}", *lines[1:]]
    assert position_at(parse("\n".join(carried)), game)
    assert "record-board" in refusal(game, header(carried, "board", "atlantis"))


@every_game
def test_what_is_too_large_or_too_deep_for_a_record_is_refused(game: Game[Any]) -> None:
    lines = record_lines(some_game(game))
    assert "record-too-large" in refusal(game, [*lines, "x" * MOST_LETTERS])
    assert "record-too-large" in refusal(game, [*lines, *[""] * MOST_LINES])
    for field in ("options", "board_data", "result"):
        nested = [f"{field}: {'[' * 100_000}{']' * 100_000}", *[line for line in lines[1:] if field not in line]]
        assert f"field={field}" in refusal(game, [lines[0], *nested])


@every_game
def test_every_fault_of_a_header_is_named(game: Game[Any]) -> None:
    lines = record_lines(some_game(game))
    said = refusal(game, [lines[0], "weather: 1", "nonsense", "players: {", *lines[1:]])
    assert "line=2" in said and "line=3" in said and "line=4" in said
    said = refusal(game, [line for line in lines if not line.startswith(("board:", "seats:"))])
    assert "field=board" in said and "field=seats" in said
    assert "record-format" in refusal(game, ["kontor record 0", *lines[1:]])
    assert "record-format" in refusal(game, [])


@every_game
def test_a_record_keeps_names_of_every_sort_and_lines_of_every_system(game: Game[Any]) -> None:
    one = some_game(game)
    names = ['Ann: "q"', "👩\u200d🚀", *["ü"] * (one.setup.players - 2)]
    record = record_of(game, one.last, one.actions, one.result, names)
    assert parse(record.write()) == record
    assert record.seats == names
    for text in (record.write().replace("\n", "\r\n"), "\ufeff" + record.write(), record.write() + "\n\n"):
        assert parse(text) == record
        assert position_at(parse(text), game) == one.last


@every_game
def test_a_record_can_be_read_up_to_any_action(game: Game[Any]) -> None:
    one = some_game(game)
    record = parse("\n".join(record_lines(one)))
    for number in (0, 1, len(one.actions) // 2, len(one.actions)):
        assert position_at(record, game, number) == one.positions[number]
    for number in (-1, len(one.actions) + 1):
        with refusing(RecordError, "record-at"):
            position_at(record, game, number)


@every_game
def test_texts_and_forms_that_name_no_action_are_refused(game: Game[Any]) -> None:
    table = game.start(game.setup()).action_table
    for text in ("", " ", "sing", table.text(0) + " x", table.text(0)[:-1]):
        with pytest.raises(NotationError):
            table.number(text)
    first: dict[str, Any] = table.form(0)
    forms: list[dict[str, Any]] = [{}, {"kind": "sing"}, {**first, "more": 1}, {"kind": []}, {"kind": first["kind"]}]
    for form in forms:
        with pytest.raises(NotationError):
            table.number_of(form)


def test_the_damages_are_many() -> None:
    data = {"a": [1, {"b": 2}]}
    assert [name(path) for path in paths(data)] == ["a", "a.0", "a.1", "a.1.b"]
    assert without(data, ("a", 1, "b")) == {"a": [1, {}]}
    assert changed(data, ("a", 0), [5]) == {"a": [[5], {"b": 2}]}
    assert at(data, ("a", 1)) == {"b": 2}
    assert len(list(every_damage(data))) == 4 * (2 + len(NONSENSE))
