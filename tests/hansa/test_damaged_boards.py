"""Board files with faults: each fault is reported with its location, and several faults are all reported."""

from __future__ import annotations

import copy
import datetime
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import BoardError, KontorError, SetupError, parse, position_at, record_of
from kontor.core.boards import MOST_BYTES
from tests.battery.configurations import small_boards
from tests.battery.play import played
from tests.kit import refusing

Data = dict[str, Any]
Damage = Callable[[Data], Any]

GAME = kontor.game("hansa")


def board() -> Data:
    data: Data = copy.deepcopy(GAME.board("standard_2_3").data)
    return data


def drop(path: str) -> Damage:
    return lambda data: follow(data, path)[0].pop(follow(data, path)[1])


def put(path: str, value: Any) -> Damage:
    def damage(data: Data) -> None:
        held, last = follow(data, path)
        held[last] = value

    return damage


def follow(data: Any, path: str) -> tuple[Any, Any]:
    """Return the object that contains the last part of a path such as `city.0.name`, and this part."""
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for part in way:
        data = data[part]
    return data, last


def twice(path: str) -> Damage:
    def damage(data: Data) -> None:
        held, last = follow(data, path)
        held.append(copy.deepcopy(held[last]))

    return damage


def no_tavern(data: Data) -> None:
    data["board"]["taverns"] = []
    for route in data["route"]:
        route["tavern"] = False


def lonely(data: Data) -> None:
    """Add two more cities, connected only to each other."""
    for name in ("Rom", "Ostia"):
        data["city"].append({**copy.deepcopy(data["city"][0]), "name": name, "aliases": []})
    data["route"].append({**copy.deepcopy(data["route"][0]), "a": "Rom", "b": "Ostia"})
    data["board"]["cities"] += 2
    data["board"]["routes"] += 1
    data["board"]["posts"] += data["route"][0]["length"]


def same_points(data: Data) -> None:
    data["special_prestige"]["slot"][1]["points"] = data["special_prestige"]["slot"][0]["points"]


def special_elsewhere(data: Data) -> None:
    data["special_prestige"] |= {"city": "Warburg"}


def only_ships(data: Data) -> None:
    pair = data["two_player_neutral"]["neutral_start"][0]
    route = next(route for route in data["route"] if [route["a"], route["b"]] == pair)
    route["sea"] = True
    for post in route["posts"]:
        post["merchant_only"] = True


def tavern_at_sea(data: Data) -> None:
    route = next(route for route in data["route"] if route["tavern"])
    route["sea"] = True
    route["posts"][0]["merchant_only"] = True


DAMAGES: list[tuple[Damage, str]] = [
    (drop("board"), "missing-field where=board"),
    (drop("city"), "missing-field where=city"),
    (drop("route"), "missing-field where=route"),
    (drop("special_prestige"), "missing-field where=special_prestige"),
    (put("weather", 1), "unknown-field where=weather"),
    (put("board", []), "wrong-type where=board"),
    (put("city", {}), "wrong-type where=city"),
    (put("city.0", "Rom"), "wrong-type where=city.1"),
    (drop("board.id"), "missing-field where=board.id"),
    (put("board.id", 7), "wrong-type where=board.id"),
    (drop("board.players"), "missing-field where=board.players"),
    (put("board.players", []), "players where=board.players"),
    (put("board.players", [1]), "players where=board.players"),
    (put("board.players", [6]), "players where=board.players"),
    (put("board.players", ["3"]), "players where=board.players"),
    (put("board.cities", 5), "count-differs where=board.cities"),
    (put("board.routes", 5), "count-differs where=board.routes"),
    (put("board.posts", 5), "count-differs where=board.posts"),
    (put("board.posts", "many"), "wrong-type where=board.posts"),
    (put("board.prestige_limit", 0), "out-of-range where=board.prestige_limit"),
    (put("board.prestige_limit", 151), "out-of-range where=board.prestige_limit"),
    (put("board.width", 0x10 << 64), "odd-value where=board.width"),
    (put("board.width", 10**5000), "odd-value where=board.width"),
    (drop("board.completed_cities_limit"), "missing-field where=board.completed_cities_limit"),
    (put("board.east_west", ["Arnheim"]), "too-few where=board.east_west"),
    (put("board.east_west", ["Arnheim", "Arnheim"]), "link-ends where=board.east_west"),
    (put("board.east_west", ["Arnheim", "Rom"]), "unknown-name where=board.east_west"),
    (put("board.east_west", ["Arnheim", "Stendal", "Stendal"]), "too-many where=board.east_west"),
    (put("board.east_west_points", [7, -4]), "out-of-range where=board.east_west_points"),
    (put("board.east_west_points", 7), "wrong-type where=board.east_west_points"),
    (put("board.taverns", [["Osnabrück", "Bremen"]]), "taverns-differ where=board.taverns"),
    (no_tavern, "tavern-number where=board.taverns"),
    (put("route.0.tavern", True), "taverns-differ where=board.taverns"),
    (put("board.colour", "red"), "unknown-field where=board.colour"),
    (drop("city.0.name"), "missing-field where=city.1.name"),
    (put("city.0.name", ""), "name where=city.1.name"),
    (put("city.0.name", "Two\nlines"), "name where=city.1.name"),
    (put("city.0.name", "A+B"), "name where=city.1.name"),
    (put("city.0.name", "-Rom"), "name where=city.1.name"),
    (put("city.0.name", "x" * 41), "name where=city.1.name"),
    (put("city.0.name", "GRONINGEN "), "name where=city.1.name"),
    (put("city.1.name", "GRONINGEN"), "name-twice where=city.2.name"),
    (put("city.0.name", "\ud800"), "odd-value where=city.1.name"),
    (put("city.0.name", datetime.date(2009, 1, 1)), "odd-value where=city.1.name"),
    (put("city.0.green", 1), "wrong-type where=city.1.green"),
    (put("city.0.special_prestige", "yes"), "wrong-type where=city.1.special_prestige"),
    (put("city.0.banner", 7), "wrong-type where=city.1.banner"),
    (put("city.0.skills", ["bursa", "bursa"]), "name-twice where=city.1.skills"),
    (put("city.0.skills", [["bursa"]]), "unknown-name where=city.1.skills"),
    (put("city.0.aliases", ["x"] * 11), "too-many where=city.1.aliases"),
    (put("city.0.aliases", ["x", "X"]), "name-twice where=city.1.aliases"),
    (put("city.0.aliases", ["hamburg"]), "name-twice where=city.4.name"),
    (put("city.26.aliases", ["HAMBURG"]), "name-twice where=city.27.aliases"),
    (put("city.0.offices", [{}] * 11), "too-many where=city.1.offices"),
    (put("city", [{}] * 61), "too-many where=city"),
    (put("route.0.length", 1), "out-of-range where=route.1.length"),
    (put("board.title", "x" * 81), "name where=board.title"),
    (put("board.reconstruction", "yes"), "wrong-type where=board.reconstruction"),
    (put("mission", [{"cities": []}] * 101), "too-many where=mission"),
    (twice("mission.0"), "name-twice where=mission.10"),
    (put("special_prestige.route", ["Coellen-Warburg"]), "unknown-pair where=special_prestige.route"),
    (special_elsewhere, "special-route where=special_prestige.city"),
    (only_ships, "neutral-ship where=two_player_neutral.neutral_start"),
    (put("two_player_2009.default_rim", "round"), "unknown-name where=two_player_2009.default_rim"),
    (drop("two_player_2009.soldiers"), "missing-field where=two_player_2009.soldiers"),
    (put("two_player_2009.soldiers", [["Rom", "Emden"]]), "unknown-pair where=two_player_2009.soldiers"),
    (put("two_player_2009.strict.0.id", "two  spaces"), "name where=two_player_2009.strict.1.id"),
    (put("two_player_2009.strict.0.cities", ["Rom"]), "unknown-name where=two_player_2009.strict.1.cities"),
    (put("two_player_2009.strict.0.cities", 3), "wrong-type where=two_player_2009.strict.1.cities"),
    (put("two_player_2009.strict.0.soldiers", [3]), "unknown-pair where=two_player_2009.strict.1.soldiers"),
    (put("two_player_2009.strict.0.neighbours", [[]]), "wrong-type where=two_player_2009.strict.1.neighbours"),
    (put("two_player_2009.strict.0.neighbours", ["nowhere"]), "neighbour where=two_player_2009.strict.1"),
    (put("two_player_2009.strict.0.x", "left"), "wrong-type where=two_player_2009.strict.1.x"),
    (put("city.1.name", "Groningen"), "name-twice where=city.2.name"),
    (put("city.0.offices", []), "no-house where=city.1"),
    (drop("city.0.offices"), "missing-field where=city.1.offices"),
    (put("city.0.offices.0.colour", "green"), "unknown-name where=city.1.offices.1.colour"),
    (put("city.0.offices.0.colour", ""), "unknown-name where=city.1.offices.1.colour"),
    (put("city.0.offices.1.shape", "star"), "unknown-name where=city.1.offices.2.shape"),
    (put("city.0.offices.0.coin", 1), "wrong-type where=city.1.offices.1.coin"),
    (put("city.0.offices.0.size", 1), "unknown-field where=city.1.offices.1.size"),
    (put("city.0.skills", ["juggling"]), "unknown-name where=city.1.skills"),
    (put("city.0.skills", 3), "wrong-type where=city.1.skills"),
    (put("city.0.aliases", 3), "wrong-type where=city.1.aliases"),
    (put("city.0.aliases", [3]), "wrong-type where=city.1.aliases"),
    (put("city.0.x", -1), "out-of-range where=city.1.x"),
    (put("route.0.a", "Rom"), "unknown-name where=route.1.a"),
    (put("route.0.b", ""), "unknown-name where=route.1.b"),
    (put("route.0.b", "Groningen"), "route-to-itself where=route.1"),
    (twice("route.0"), "route-twice where=route.33"),
    (put("route.0.length", 4), "length-differs where=route.1"),
    (put("route.0.length", 0), "out-of-range where=route.1.length"),
    (put("route.0.posts", [{}]), "length-differs where=route.1"),
    (put("route.0.posts.0", 5), "wrong-type where=route.1.posts.1"),
    (put("route.0.posts.0.merchant_only", "no"), "wrong-type where=route.1.posts.1.merchant_only"),
    (put("route.0.sea", True), "sea-differs where=route.1"),
    (put("route.0.marker", 7), "wrong-type where=route.1.marker"),
    (tavern_at_sea, "tavern-at-sea where=route.10"),
    (put("special_prestige.city", "Rom"), "unknown-name where=special_prestige.city"),
    (put("special_prestige.city", "Arnheim"), "special-city where=special_prestige.city"),
    (put("special_prestige.route", ["Coellen", "Rom"]), "unknown-pair where=special_prestige.route"),
    (put("special_prestige.route", 7), "unknown-pair where=special_prestige.route"),
    (put("special_prestige.piece", "trader"), "unknown-name where=special_prestige.piece"),
    (put("special_prestige.slot", []), "too-few where=special_prestige.slot"),
    (same_points, "special-slots where=special_prestige.slot"),
    (put("special_prestige.slot.0.points", 0), "out-of-range where=special_prestige.slot.1.points"),
    (put("special_prestige.slot.0.colour", "gold"), "unknown-name where=special_prestige.slot.1.colour"),
    (lonely, "not-joined where=city.28"),
]


def refusal(*damages: Damage) -> str:
    data = board()
    for damage in damages:
        damage(data)
    with pytest.raises(BoardError) as error:
        GAME.board_from_data(data)
    return "; ".join(map(str, error.value.messages))


@pytest.mark.parametrize(("damage", "said"), DAMAGES, ids=[said for _, said in DAMAGES])
def test_a_fault_is_refused_with_its_location(damage: Damage, said: str) -> None:
    assert re.search(rf"board-{re.escape(said)}( |;|$)", refusal(damage))


def test_two_faults_are_both_named() -> None:
    """Some faults stop the check, and a disconnected map is detected only if everything else is valid."""
    other = put("special_prestige.piece", "bishop")
    for damage, said in DAMAGES[8:-1]:
        both = refusal(damage, other)
        if "special_prestige" not in said and not said.startswith(("odd-value", "too-many")):
            assert said.split(" ")[1] in both
            assert "where=special_prestige.piece" in both
    said = refusal(put("city.0.x", -1), put("route.0.a", "Rom"), put("board.id", 5))
    assert all(f"where={place}" in said for place in ("city.1.x", "route.1.a", "board.id"))


def test_what_is_nested_without_end_or_very_large_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert "odd-value" in refusal(put("city.0.aliases", deep))
    assert "odd-value" in refusal(put("city.0.aliases", {1: 2}))
    assert "too-large where=board" in refusal(put("city.0.aliases", ["x" * 100] * 3000))
    nonsense: tuple[Any, ...] = (None, [], "board", 7)
    for data in nonsense:
        with pytest.raises(BoardError):
            GAME.board_from_data(data)
    while deep:  # dismantled in a loop, since Python would recurse
        deep = deep[0]


def test_a_file_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for raw, said in ((b"[", "not-toml"), (b"\xff", "not-toml"), (b"#" * (MOST_BYTES + 1), "too-large")):
        path.write_bytes(raw)
        with pytest.raises(BoardError) as error:
            GAME.board_from_file(path)
        assert f"board-{said} where={path}" in "; ".join(map(str, error.value.messages))


def test_the_digest_covers_what_the_rules_use() -> None:
    """A redrawn or renamed board is still the same board. With one more house, it is a different board."""
    data = board()
    digest = GAME.board("standard_2_3").digest
    data["city"][0] |= {"x": 1, "y": 2, "banner": "striped", "aliases": ["Somewhere"]}
    data["board"] |= {"title": "Another", "width": 77}
    assert GAME.board_from_data(data).digest == digest
    data["city"][0]["offices"][0]["coin"] = False
    assert GAME.board_from_data(data).digest != digest


def test_a_custom_board_can_be_played_and_is_stored_in_its_records() -> None:
    """The file lists the numbers of players (V5).

    A record contains the board, and is refused if the board was changed.
    """
    game = played(small_boards()[0])
    record = record_of(game.game, game.last, game.actions, game.result)
    assert record.board_data is not None
    assert position_at(parse(record.write()), game.game) == game.last
    with refusing(SetupError, "setup-board-players"):
        GAME.setup(players=4, board=game.setup.board)
    record.board_data["board"]["prestige_limit"] = 21
    with refusing(KontorError, "record-digest"):
        position_at(parse(record.write()), game.game)
    record.board_data["board"]["prestige_limit"] = 20


def test_a_changed_board_with_the_name_of_a_packaged_one_is_embedded() -> None:
    data = board()
    data["board"]["prestige_limit"] = 3
    setup = GAME.setup(players=3, board=GAME.board_from_data(data))
    position = GAME.start(setup)
    record = parse(record_of(GAME, position, [], None).write())
    assert record.board_data == data
    assert position_at(record, GAME) == position


def test_a_number_too_large_to_write_is_refused(tmp_path: Path) -> None:
    """TOML accepts a number of any length if it is not decimal."""
    raw = Path(GAME.folder() / "boards" / "east.toml").read_text("utf-8")
    path = tmp_path / "hex.toml"
    path.write_text(re.sub(r"width = \d+", f"width = 0x{'f' * 5000}", raw, count=1), "utf-8")
    with pytest.raises(BoardError, match=r"board.width"):
        GAME.board_from_file(path)


@pytest.mark.parametrize("board", [["east"], {}, 7, 10**5000, "x" * 1000], ids=["list", "dict", "int", "huge", "long"])
def test_a_setup_refuses_what_is_not_a_board(board: Any) -> None:
    with refusing(SetupError, "setup-unknown-board") as error:
        GAME.setup(board=board)
    assert len(str(error.value)) < 200


def test_the_highest_score_leaves_room_for_more_points() -> None:
    """The highest possible score in a position, plus a link of 20 points and a coin, must fit into one byte."""
    data = board()
    data["board"] |= {"prestige_limit": 150, "east_west": ["Hamburg", "Lüneburg"], "east_west_points": [20]}
    own = GAME.board_from_data(data)
    position = GAME.start(GAME.setup(players=3, board=own))
    for text in ("draw swap", "draw remove", "draw extra_office", "first 0"):
        position.play(position.number(text))
    form = position.json()
    form["seats"][0] |= {"prestige": 190, "supply": {"trader": 1, "merchant": 0}}
    form["posts"] = {f"Hamburg-Lüneburg {number}": "trader 0" for number in (1, 2, 3, 4)}
    form["cities"] = {"Lüneburg": {"houses": ["merchant 0"], "extra": []}}
    form["completed"] = 1
    form["stack"].append({"decision": "benefit", "route": "Hamburg-Lüneburg", "taken": None})
    late = GAME.read(form, own)
    late.play(late.number("office Hamburg"))
    assert late.json()["seats"][0]["prestige"] >= 210
    assert late.result() is not None
