"""The end of the game reveals every place.

Before it, neither a pause nor the points of a desk reveal anything (I2, I3).
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import ALL, SPECTATOR, PositionError, forced, parse, position_at, record_for, replay
from kontor.core.chance import everybody
from kontor.core.text_picture import SeatTable
from kontor.games.felinia.board import Board
from kontor.games.felinia.game import GAME
from kontor.games.felinia.look.text import text_picture
from kontor.games.felinia.position import FeliniaPosition
from tests.felinia.table import at, seat, walk
from tests.kit import do, legal, rule
from tests.twin.felinia_odd_boards import odd_board

GOLDEN = Path(__file__).parent.parent / "golden"
EVERYONE = ["public", 0, 1, 2]
VIEWERS = (0, 1, 2, SPECTATOR)


def ending(kept: str) -> FeliniaPosition:
    """Return a game of three players on the expert side, one action before the end.

    Seat 1 has kept a place, and seat 2 knows a card.
    """
    form = at(
        board="expert",
        players=3,
        stack=walk("lions_a1", "lions_b2"),
        berths=(None, None, "lions_a", None),
        sailing=[3],
        closing="ships",
        ships=[],
        seats={0: {"kept": ["stone_library"]}, 1: {"kept": [kept]}},
        pile=[("hanging_garden", (2,))],
    ).json()
    form["places"]["pile"][-1]["known_to"] = []  # otherwise everyone could tell which card is missing
    return GAME.read(form)


# The end.


@rule("I2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_end_reveals_all_places_and_nothing_does_before(viewer: int) -> None:
    one, other = ending("cave_of_echoes"), ending("sunken_lighthouse")
    assert (one.view(viewer) == other.view(viewer)) == (viewer != 1)
    for position in (one, other):
        do(position, "stop")
        assert position.ended
        view = position.view(viewer)
        assert {**view.json(), "viewer": "all"} == position.json()
        assert seat(view, 0)["kept"] == {"stone_library": EVERYONE}
        assert list(seat(view, 1)["kept"].values()) == [EVERYONE]
        assert [part["known_to"] for part in view.json()["places"]["pile"]] == [EVERYONE, EVERYONE]
        assert all(part["cards"] for part in view.json()["places"]["pile"])
    assert one.view(viewer) != other.view(viewer)


@rule("I2")
def test_what_was_hidden_is_shown_after_the_end() -> None:
    def named(position: FeliniaPosition) -> set[str]:
        view = position.view(SPECTATOR)
        sprites = [one for one in GAME.scene(view).sprites if one.place.startswith("kept:")]
        assert len(sprites) == 2
        return {str(one.name.args["place"]) for one in sprites if "place" in one.name.args}

    position = ending("cave_of_echoes")
    assert named(position) == set()
    assert named(do(position, "stop")) == {"stone_library", "cave_of_echoes"}


@rule("I2")
def test_the_record_of_a_seat_hides_places_until_the_game_is_over() -> None:
    whole = parse((GOLDEN / "felinia-expert-3-ships.kontor").read_text("utf-8"))
    looks = [text for text in whole.actions if text.startswith("look")]
    assert looks and not any("?" in text for text in looks)
    for viewer in VIEWERS:
        assert record_for(whole, GAME, viewer) == whole
    end = position_at(whole, GAME)
    for viewer in VIEWERS:
        assert {**end.view(viewer).json(), "viewer": "all"} == end.json()
        assert GAME.observation(end.view(viewer)) == GAME.observation(end)


@rule("I2")
def test_samples_and_observations_after_the_end_hold_everything() -> None:
    position = do(ending("cave_of_echoes"), "stop")
    for viewer in VIEWERS:
        assert GAME.sample(position.view(viewer), random.Random(1)) == position
        assert GAME.observation(position.view(viewer)) == GAME.observation(position)


@rule("I2")
def test_a_view_that_is_played_to_the_end_learns_nothing() -> None:
    """The view does not contain the cards.

    A sample fills in the missing cards, and is then as open as any finished game.
    """
    view = ending("cave_of_echoes").view(2)
    do(view, "stop")
    assert view.ended and not view.faults()
    assert seat(view, 1)["kept"] == {} and seat(view, 1)["costs"] == {"free": 1}
    for seed in range(5):
        full = GAME.sample(view, random.Random(seed))
        assert full.viewer == ALL and not full.faults()
        assert {known for known in bytes(full.kept) if known} == {everybody(3)}
        assert {segment.known_to for segment in full.places.segments} == {everybody(3)}


@rule("I2")
def test_a_finished_game_with_a_secret_is_refused() -> None:
    form = do(ending("cave_of_echoes"), "stop").json()
    for path in ("kept", "pile"):
        damaged = json.loads(json.dumps(form))
        if path == "kept":
            damaged["seats"][1]["kept"]["cave_of_echoes"] = [1]
        else:
            damaged["places"]["pile"][0]["known_to"] = [2]
        with pytest.raises(PositionError) as error:
            GAME.read(damaged)
        assert [message.id for message in error.value.messages] == ["position-felinia-secret"]


# The choice of what to keep.


def keeping(kept: list[str]) -> FeliniaPosition:
    """Return a position in which seat 0 has looked at two places and has kept those in `kept`."""
    position = at(
        board="expert",
        players=3,
        stack=walk("lions_a1", "lions_b2"),
        sailing=[3],
        seats={0: {"kept": kept}},
        pile=[("cave_of_echoes", (0,)), ("sunken_lighthouse", (0,))],
    )
    return do(position, "step lions_b3", "look cave_of_echoes", "look sunken_lighthouse")


@rule("I2", "R12a")
def test_keeping_nothing_is_asked_even_if_nothing_else_is_possible() -> None:
    """Uses two positions that look the same to the others. In one of them, the seat can only give both cards back."""
    none, some = keeping(["cave_of_echoes", "sunken_lighthouse"]), keeping(["stone_library", "hanging_garden"])
    assert legal(none) == {"keep none"} and len(legal(some)) == 3
    for viewer in (1, 2, SPECTATOR):
        assert none.view(viewer).legal() == some.view(viewer).legal()
    for position in (none, some):
        assert position.actor == 0
        assert not forced(GAME, position, position.legal())


def play_on(board: Board, seed: int, **options: Any) -> kontor.Match[FeliniaPosition]:
    """Play a whole game of greedy bots on a board."""
    bits = random.Random(seed)
    match = kontor.Match(GAME, GAME.setup(players=3, board=board, options=options), bits)
    bot = Greedy(GAME, bits, stray=3)
    while match.result() is None:
        match.play(bot.choose(match.position, match.position.legal()))
    return match


@rule("I2")
def test_no_runner_keeps_nothing_automatically() -> None:
    """In games with two kinds of places, players often cannot keep any. Every choice is a separate decision."""
    sole = 0
    for seed in (1, 2):
        match = play_on(odd_board("two_places"), seed)
        decisions = set(match.decisions)
        record = match.record()
        for number, position in enumerate(replay(record, GAME)):
            if number < len(record.actions) and record.actions[number].startswith("keep"):
                assert number in decisions, f"seed {seed}: {record.actions[number]}"
                sole += position.legal() == [position.board.actions.keep_none]
    assert sole > 3


# The points of a desk.

Taken = dict[str, tuple[int, str]]
PILES: list[tuple[Taken, Taken]] = [
    ({"lions_a0": (1, "lions"), "lions_b0": (1, "lions")}, {"lions_a0": (1, "lions"), "lions_b0": (1, "tigers")}),
    ({"lions_a0": (1, "provision_points")}, {"lions_a0": (1, "lions")}),
    ({"panthers_a0": (1, "spice_points")}, {"panthers_a0": (1, "panthers")}),
    (
        {"cheetahs_c0": (1, "lone_merchants"), "lions_a0": (1, "lions")},
        {"cheetahs_c0": (1, "cheetahs"), "lions_a0": (1, "lions")},
    ),
    ({"panthers_a0": (1, "place_points")}, {"panthers_a0": (1, "panthers")}),
]
HOLDINGS = {1: {"spice": 3, "provisions": 2, "gold": 1, "kept": ["cave_of_echoes", "stone_library"]}}
"""Give a seat enough items for every special tile to change the points."""


def shown(position: FeliniaPosition, viewer: int) -> list[object]:
    """Return everything that the viewer's table shows about the points of seat 1."""
    view = position.view(viewer)
    scene = GAME.scene(view)
    sprites = [one for one in scene.sprites if one.place in ("tiles:1", "bonuses:1")]
    rows = [row for row in scene.tables[0].rows if row.seat == 1]
    table = text_picture(view).blocks[0]
    assert isinstance(table, SeatTable)
    text = [(row.label, row.cells[1]) for row in table.rows]
    return [scene.desks[1], GAME.desks(view)[1], sprites, rows, text]


@rule("I3", "O3")
@pytest.mark.parametrize(("one", "other"), PILES)
def test_a_desk_with_tiles_face_down_shows_no_points_that_reveal_them(one: Taken, other: Taken) -> None:
    """If positions differ only in a seat's tiles, that seat's desk looks the same to everyone else."""
    hidden = [at(board="expert", players=3, seats=HOLDINGS, merchants=taken) for taken in (one, other)]
    assert hidden[0].scores()[1] != hidden[1].scores()[1]
    for viewer in (0, 2, SPECTATOR):
        assert shown(hidden[0], viewer) == shown(hidden[1], viewer)
    for viewer in (1, ALL):
        own = [position if viewer == ALL else position.view(1) for position in hidden]
        assert GAME.desks(own[0])[1] != GAME.desks(own[1])[1]
    opened = [at(board="expert", players=3, seats=HOLDINGS, merchants=taken, open_tiles=True) for taken in (one, other)]
    assert shown(opened[0], 0) != shown(opened[1], 0)


@rule("I3", "O3")
def test_bonus_tiles_face_down_do_not_show_in_the_points() -> None:
    taken: Taken = {"lions_a0": (1, "lions"), "panthers_a0": (1, "panthers")}
    pair = [at(board="expert", players=3, merchants=taken, bonus={number: 1}) for number in (1, 4)]
    assert pair[0].scores()[1] != pair[1].scores()[1]
    for viewer in (0, 2, SPECTATOR):
        assert shown(pair[0], viewer) == shown(pair[1], viewer)


@rule("I3")
def test_a_desk_still_shows_the_points_that_everyone_can_count() -> None:
    taken: Taken = {"lions_a0": (1, "lions"), "lions_b0": (1, "tigers")}
    position = at(board="expert", players=3, seats={1: {"gold": 2, "spice": 2}}, merchants=taken)
    desk = GAME.desks(position.view(0))[1]
    assert (desk.points, desk.projection) == (4, 4 + 2 + 1)
    assert desk.score.args["tiles"] == "face_down"
    sheet = position.scores()[1]
    own = GAME.desks(position.view(1))[1]
    assert (own.points, own.projection) == (4 + sheet["tiles"], sum(sheet.values()))
    assert own.score.args["tiles"] == "open"
    row = GAME.scene(position.view(0)).tables[0].rows[1]
    assert row.cells == (None, None, 4, 2, 1, 0, None, 0, None)


@rule("I3")
def test_after_the_end_every_desk_shows_its_points() -> None:
    position = do(ending("cave_of_echoes"), "stop")
    for viewer in VIEWERS:
        scene = GAME.scene(position.view(viewer))
        assert [desk.projection for desk in scene.desks] == [sum(sheet.values()) for sheet in position.scores()]
        assert not any(None in row.cells for row in scene.tables[0].rows)


@rule("I3")
def test_a_seat_without_tiles_hides_no_points() -> None:
    position = at(board="expert", players=3, seats={1: {"gold": 2}})
    rows = [GAME.scene(position.view(viewer)).tables[0].rows[1].cells for viewer in VIEWERS]
    assert set(rows) == {(*position.scores()[1].values(), sum(position.scores()[1].values()))}
