"""Scenes, clicks and messages in seeded games on both sides of the board."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console

import kontor
from kontor.bots.greedy import Greedy
from kontor.cli.picture import print_picture
from kontor.core import ALL, SPECTATOR, Event, Message, Reason
from kontor.games.felinia.game import GAME
from kontor.games.felinia.pieces import MOST_LOOKED_AT, MOST_TOKENS
from kontor.games.felinia.position import FeliniaPosition
from kontor.paint import svg
from kontor.paint.data import DRAWINGS
from kontor.paint.pen import measure
from kontor.paint.things import standing
from kontor.table.views import refusals_of
from kontor.words import Words, languages
from tests.felinia.table import BID, at, boarding, trade, walk

RING = measure(DRAWINGS["next"][0]["r"], {"s": 1})
"""Radius of the ring around the next item, relative to the size of the sprite."""

TABLES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "classic-2": (2, "classic", {}),
    "classic-4": (4, "classic", {"next_ship_open": True, "open_tiles": True}),
    "expert-3": (3, "expert", {"next_ship_open": True}),
    "expert-4": (4, "expert", {}),
}
each_table = pytest.mark.parametrize("table", TABLES)


@cache
def game_at(table: str) -> tuple[list[FeliniaPosition], list[Event]]:
    """Return the positions of a game in which a player decides, the final position, and all events."""
    players, board, options = TABLES[table]
    bits = random.Random(table)
    events: list[Event] = []
    match = kontor.Match(GAME, GAME.setup(players=players, board=board, options=options), bits, events)
    bot = Greedy(GAME, bits, stray=3)
    positions = []
    while match.result() is None:
        positions.append(match.position.copy())
        match.play(bot.choose(match.position, match.position.legal()))
    return [*positions, match.position.copy()], events


def moments(table: str) -> Iterator[FeliniaPosition]:
    """Return the first position of every kind of decision, the final position, and some in between."""
    seen: dict[str, int] = {}
    positions, _ = game_at(table)
    for number, position in enumerate(positions):
        kind = type(position.stack[-1]).__name__ if position.stack else "over"
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 2 or number % 70 == 0:
            yield position


def views_of(position: FeliniaPosition) -> list[FeliniaPosition]:
    return [position, *(position.view(seat) for seat in [*range(position.players), SPECTATOR])]


@each_table
def test_only_passing_is_quiet(table: str) -> None:
    scenes = [GAME.scene(position.view(position.actor)) for position in moments(table) if position.actor >= 0]
    quiet = {choice.text for scene in scenes for choice in scene.choices if choice.quiet}
    assert {"done", "stop"} <= quiet <= {"decline", "done", "stop", "keep none"}
    assert all(len(scene.choices) > 1 for scene in scenes for choice in scene.choices if choice.quiet)


@each_table
def test_everything_is_drawn_and_clicked_at_places_of_the_backdrop(table: str) -> None:
    positions, _ = game_at(table)
    backdrop = GAME.backdrop(positions[0].setup)
    ids = [place.id for place in backdrop.places]
    assert len(ids) == len(set(ids))
    places = {place.id: place for place in backdrop.places}
    zones = {zone.id: zone for zone in backdrop.zones}
    for place in backdrop.places:
        zone = zones[place.zone]
        assert 0 <= place.x <= zone.width and 0 <= place.y <= zone.height, place.id
        assert not place.part_of or place.part_of in places
    for position in moments(table):
        for view in views_of(position):
            scene = GAME.scene(view)
            assert all(sprite.place in places for sprite in scene.sprites)
            assert all(step in places for choice in scene.choices for step in choice.path)
            assert [choice.number for choice in scene.choices] == view.legal()
            assert bool(scene.lit) <= (view.viewer in (ALL, view.actor))
            assert all(counter.place in places for counter in scene.counters)


@each_table
def test_choices_with_the_same_path_have_different_labels(table: str) -> None:
    english = Words("en", [GAME.folder() / "words"])
    for position in moments(table):
        if position.actor >= 0:
            scene = GAME.scene(position.view(position.actor))
            said = [(choice.path, english.say(choice.label)) for choice in scene.choices]
            assert len(said) == len(set(said))


@each_table
def test_a_click_means_the_actions_that_begin_with_it(table: str) -> None:
    for position in moments(table):
        if position.actor >= 0:
            view = position.view(position.actor)
            for choice in GAME.scene(view).choices:
                assert choice.number in GAME.meant(view, choice.path[:1])


@pytest.mark.slow
@each_table
def test_everything_in_a_game_has_words_in_every_language(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    every = [Words(language, [GAME.folder() / "words"], ["Anna"]) for language in languages()]

    def said(what: Message | Reason | Event) -> bool:
        return all(words.say(what) for words in every)

    _, events = game_at(table)
    bits = random.Random(3)
    for position in moments(table):
        assert said(GAME.prompt(position)) and said(GAME.status(position))
        for action in position.legal():
            assert said(GAME.label(position, action))
        for _ in range(8):
            refused = position.why_not(bits.randrange(len(position.action_table)))
            assert refused is None or said(refused)
        view = bits.choice((position, position.view(1), position.view(SPECTATOR)))
        words = bits.choice(every)
        monkeypatch.setattr("kontor.cli.language._spoken", words.language)
        print_picture(Console(file=StringIO(), width=100), GAME.text_picture(view))
        assert svg(GAME.backdrop(view.setup), GAME.scene(view), words.say)
    assert all(said(event) and said(event.shown_to(SPECTATOR)) for event in events)
    assert len({event.what for event in events}) > 14


def test_the_text_picture_shows_where_a_merchant_walks_and_the_names_of_the_ships() -> None:
    drawn = StringIO()
    berths = ("lions_a", "tigers_a", "cheetahs_a", "jaguars_a")
    position = at(stack=walk("lions_a1", "lions_b2", seat=1), sailing=[1], berths=berths)
    print_picture(Console(file=drawn, width=100), GAME.text_picture(position.view(0)))
    lines = drawn.getvalue().splitlines()
    merchants = [line.split("→")[0].split() for line in lines if "♟1" in line]
    assert merchants == [["Lions", "B2", "♟1", "coin"]]
    assert [line.split()[-1] for line in lines if line[:1].isdecimal()] == [*berths]


def test_a_bid_shows_the_coins_it_earns_even_at_the_limit() -> None:
    def coins(held: int) -> object:
        position = at(seats={0: {"coins": held, "circles": [1, 2]}, 1: {"circles": [1, 2]}})
        return GAME.label(position, position.number("bid board")).args["coins"]

    assert [coins(held) for held in (3, 4, 6)] == [3, 2, 0]


def test_a_ship_shows_its_price_and_whether_the_viewer_can_pay_it() -> None:
    position = at(stack=boarding(), seats={0: {"goods": {"books": 2, "wine": 1}}, 1: {"goods": {"clocks": 1}}})

    def wants(viewer: int, berth: int) -> list[tuple[str, bool]]:
        """Missing goods are drawn only as outlines."""
        sprites = GAME.scene(position.view(viewer)).sprites
        return [
            (sprite.glyph, sprite.symbol == "wish") for sprite in sprites if sprite.place.startswith(f"want:{berth}:")
        ]

    assert wants(0, 1) == [("book", True), ("book", True), ("bottle", True)]
    assert wants(1, 1) == [("book", False), ("book", False), ("bottle", False)]
    assert wants(1, 3) == [("clock", True), ("clock", False), ("shirt", False)]


def test_the_next_token_is_marked_and_every_token_shows_its_price() -> None:
    position = at(stack=trade(), stacks={"1": [0, 1], "2": [0]}, markets={1: {"wine": 1}, 2: {"wine": 1}})
    sprites = [sprite for sprite in GAME.scene(position.view(1)).sprites if sprite.place == "stack:1"]
    assert [(sprite.owner, sprite.mark) for sprite in sprites] == [(0, "1"), (1, "2")]
    assert ["next" in sprite.emphasis for sprite in sprites] == [False, True]
    assert GAME.prompt(position).args["price"] == 2


@each_table
def test_all_tokens_of_a_table_fit_on_one_stack(table: str) -> None:
    """The items are next to each other in a row, with a ring around the next one."""
    players, board, _ = TABLES[table]
    places = {place.id: place for place in GAME.backdrop(GAME.setup(players=players, board=board)).places}
    for name in ("1", "5", "guild"):
        row, stack = places[f"stall:{name}"], places[f"stack:{name}"]
        spots = [standing(stack, order) for order in range(MOST_TOKENS)]
        assert all(left + size - 3 < right for (left, _, size), (right, _, _) in pairwise(spots))
        x, y, size = spots[-1]
        assert x + size * RING <= row.x + row.width / 2
        assert y + size * RING <= row.y + row.height / 2


def test_rings_of_two_places_in_view_do_not_touch() -> None:
    backdrop = GAME.backdrop(GAME.setup(players=4, board="expert"))
    desk = next(zone for zone in backdrop.zones if zone.id == "desk:0")
    looked = next(place for place in backdrop.places if place.id == "looked:0")
    (left, _, size), (right, _, _) = standing(looked, 0), standing(looked, MOST_LOOKED_AT - 1)
    assert left + size * RING < right - size * RING and right + size * RING < desk.width


def test_provinces_within_a_step_are_lit() -> None:
    position = at(stack=walk("lions_a1", "lions_b1"), sailing=[3], tiles={"lions_c0": "lions"})
    assert set(GAME.scene(position.view(0)).lit) == {"province:lions_b2", "province:lions_c0"}
    assert GAME.scene(position.view(1)).lit == ()
    walking = [s for s in GAME.scene(position.view(0)).sprites if s.place == "province:lions_b1"]
    assert [(sprite.owner, sprite.emphasis) for sprite in walking] == [(0, ("next", "mine"))]


def test_during_a_walk_the_tiles_within_reach_stand_out() -> None:
    """Posts one province from the port are in reach at first, and later those next to the path (R7, R11).

    A provision adds one step.
    """
    tiles = {"lions_b0": "lions", "lions_a2": "tigers", "tigers_a0": "jaguars"}
    assert marked(at(stack=walk("lions_a1"), sailing=[3], tiles=tiles)) == {"province:lions_b0", "province:lions_a2"}
    assert marked(at(stack=walk("lions_a1", "lions_b1"), sailing=[3], tiles=tiles)) == {"province:lions_b0"}
    laid = {"jaguars_b4": "lions", "jaguars_a3": "tigers"}
    beyond = {f"province:{post}" for post in laid}
    for provisions in (0, 1):
        seats = {0: {"provisions": provisions}}
        way = walk("jaguars_a1", "jaguars_b2")
        position = at(board="expert", stack=way, sailing=[4], tiles=laid, seats=seats)
        assert marked(position) & beyond == (beyond if provisions else set())


def marked(position: FeliniaPosition) -> set[str]:
    """Return the places of the highlighted tiles."""
    sprites = GAME.scene(position.view(0)).sprites
    return {one.place for one in sprites if "next" in one.emphasis and one.symbol == "medal"}


SILENT = re.compile("supply:gold|provision:|coins:|bids:|tiles:|bonuses:|kept:|looked:|places|ships|next|round")
"""Places that no action uses."""


@pytest.mark.parametrize("stack", [BID, trade(), boarding(), walk("lions_a1")], ids=lambda stack: stack[0]["decision"])
def test_a_click_where_nothing_can_be_done_is_explained(stack: list[dict[str, Any]]) -> None:
    doing = stack[0]["decision"]
    position = at(
        board="expert",
        stack=stack,
        sailing=[3] if doing == "walk" else [],
        stacks={"2": [0]} if doing == "trade" else {},
        markets={2: {"wine": 1}} if doing == "trade" else {},
        seats={0: {"goods": {"books": 2, "wine": 1}}},
    )
    view, backdrop = position.view(position.actor), GAME.backdrop(position.setup)
    lit = set(GAME.scene(view).lit)
    wholes = {place.id: place.part_of for place in backdrop.places}
    unexplained = []
    for place in backdrop.places:
        elsewhere = place.zone.startswith("desk:") and place.zone != f"desk:{view.actor}"
        if elsewhere or SILENT.match(place.id):
            continue
        chain = [place.id]
        while wholes[chain[-1]]:
            chain.append(wholes[chain[-1]])
        if not lit & set(chain) and not any(refusals_of(GAME, view, [one]).refusals for one in chain):
            unexplained.append(place.id)
    assert unexplained == []
