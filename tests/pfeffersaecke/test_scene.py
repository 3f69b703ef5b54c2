"""Scenes of Pfeffersäcke: everything visible or clickable has a place and shows its costs and gains."""

from __future__ import annotations

import copy
import json
import math
from functools import cache
from itertools import combinations
from typing import Any

import pytest

import kontor
from kontor.core import Message
from kontor.core.boxes import around, shared
from kontor.core.scene import Scene, Sprite
from kontor.games.pfeffersaecke.game import packaged_board
from kontor.games.pfeffersaecke.look.layout import layout_of
from kontor.paint.ground import ground
from kontor.paint.pen import Pen
from kontor.words import Words, languages
from tests.battery.configurations import Configuration
from tests.battery.play import few_of_each_decision, played
from tests.kit import do
from tests.pfeffersaecke.kit import GAME, at, dealt

EXTEND = {"decision": "extend"}


@cache
def moments(players: int) -> tuple[Any, ...]:
    return tuple(few_of_each_decision(played(Configuration("pfeffersaecke", "central_europe", players)), of_each=4))


each_number = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def sprites(scene: Scene, place: str) -> list[Sprite]:
    return [sprite for sprite in scene.sprites if sprite.place == place]


def mark(scene: Scene, place: str) -> str | None:
    found = sprites(scene, place)
    return found[0].mark if found else None


def label(position: Any, text: str, language: str = "en") -> str:
    words = Words(language, [GAME.folder() / "words"])
    return words.say(GAME.label(position, position.number(text)))


@each_number
def test_the_backdrop_names_every_place_once_and_within_its_zone(players: int) -> None:
    backdrop = GAME.backdrop(GAME.setup(players=players))
    ids = [place.id for place in backdrop.places]
    assert len(ids) == len(set(ids))
    form = backdrop.to_json()
    assert json.loads(json.dumps(form)) == form
    sizes = {zone.id: (zone.width, zone.height) for zone in backdrop.zones}
    for place in backdrop.places:
        width, height = sizes[place.zone]
        assert place.x - place.width // 2 >= 0 and place.x + place.width // 2 <= width, place
        assert place.y - place.height // 2 >= 0 and place.y + place.height // 2 <= height, place
    ground = {area.id for area in backdrop.areas} | {line.id for line in backdrop.lines}
    assert ground - {""} == {place.id for place in backdrop.places if place.shape in ("line", "area")}
    places = {place.id: place for place in backdrop.places}
    assert all(not places[place.part_of].part_of for place in places.values() if place.part_of)


LABELS = ("name:", "tag:", "cost:", "region:")
RIM = 2
"""Maximum distance by which a label may extend beyond the round rim of a city."""


def test_labels_cover_neither_each_other_nor_a_place() -> None:
    board = packaged_board("central_europe")
    layout = layout_of(board)
    labels = [
        (place.id, around(place.x, place.y, place.width, place.height))
        for place in GAME.backdrop(GAME.setup(players=4)).places
        if place.id.startswith(LABELS)
    ]
    assert len(labels) > 150
    covering = [(one, other) for (one, a), (other, b) in combinations(labels, 2) if shared(a, b)]
    assert not any(shared(one.plate, other.plate) for one, other in combinations(layout.spots, 2))
    for number, spot in enumerate(layout.spots):
        x, y = spot.plate.middle
        for id, box in labels:
            near = (min(max(x, box.left), box.right), min(max(y, box.top), box.bottom))
            round_city = spot.plate.width / 2 - math.dist((x, y), near) > RIM
            if round_city if spot.ring else shared(box, spot.plate):
                covering.append((id, board.names[number]))
    assert covering == []


@each_number
def test_only_passing_is_quiet(players: int) -> None:
    scenes = [GAME.scene(position) for position in moments(players)]
    quiet = {choice.text for scene in scenes for choice in scene.choices if choice.quiet}
    assert quiet == {"pass"}


def test_regions_cover_the_map_and_neighbours_differ() -> None:
    backdrop = GAME.backdrop(GAME.setup(players=4))
    regions = {area.id: area.tint for area in backdrop.areas if area.style == "province"}
    assert len(regions) == 10 and len(set(regions.values())) == 4


def test_regions_have_the_colours_of_the_board_file() -> None:
    data = copy.deepcopy(packaged_board("central_europe").data)
    data["region"][0]["paint"], data["region"][1]["paint"] = "#ffee00", "yellowish"
    backdrop = GAME.backdrop(GAME.setup(board=GAME.board_from_data(data)))
    painted = {area.id: area.paint for area in backdrop.areas if area.paint}
    assert painted == {f"region:{data['region'][0]['id']}": "#ffee00"}
    assert '"#ffee00"' in ground(Pen(), backdrop, backdrop.zones[0], "")


@each_number
def test_scenes_are_json_and_everything_has_words(players: int) -> None:
    says = [Words(language, [GAME.folder() / "words"]).say for language in languages()]
    for position in moments(players):
        scene = GAME.scene(position)
        form = scene.to_json()
        assert json.loads(json.dumps(form)) == form
        said: list[Message | None] = [scene.prompt]
        said += [one for sprite in scene.sprites for one in (sprite.name, sprite.tip)]
        said += [choice.label for choice in scene.choices]
        said += [one for desk in scene.desks for one in (desk.name, desk.score)]
        said += [counter.name for counter in scene.counters]
        said += [one for shown in scene.tables for one in (shown.title, *shown.columns, *(r.name for r in shown.rows))]
        assert all(say(one).strip() for one in said if one is not None for say in says)


@each_number
def test_every_legal_action_can_be_clicked_and_its_click_means_it(players: int) -> None:
    ids = {place.id for place in GAME.backdrop(GAME.setup(players=players)).places}
    for position in moments(players):
        scene = GAME.scene(position)
        assert [choice.number for choice in scene.choices] == position.legal()
        assert {place for choice in scene.choices for place in choice.path} <= ids
        assert {sprite.place for sprite in scene.sprites} | {counter.place for counter in scene.counters} <= ids
        labels = [(choice.path, str(choice.label)) for choice in scene.choices]
        assert len(labels) == len(set(labels))
        if position.actor >= 0:
            for choice in scene.choices:
                assert choice.number in GAME.meant(position, choice.path)
            assert GAME.scene(position.view((position.actor + 1) % players)).lit == ()


def test_what_a_route_costs_from_where_i_am() -> None:
    cities = {"Brügge": "open", "Antwerpen": "open", "Köln": "open 1"}
    position = at(cities=cities, towns={"Gent": 0, "Aachen": 1}, seats={0: {"money": 4}})
    mine, others = GAME.scene(position.view(0)), GAME.scene(position.view(1))
    assert (mark(mine, "tag:Brügge"), mark(mine, "tag:Antwerpen"), mark(mine, "tag:Köln")) == ("2", "5", None)
    assert mark(others, "tag:Brügge") is None
    enough = [sprites(mine, f"tag:{name}")[0].name.args["enough"] for name in ("Brügge", "Antwerpen")]
    assert enough == ["yes", "no"]
    assert set(mine.lit) == {"city:Brügge"}


def test_what_a_city_pays_me_and_who_would_win_it() -> None:
    position = at(decision=EXTEND, cities={"Köln": "open 1 0 1", "Prag": "scored 0"}, towns={"Gent": 0})
    mine, other = GAME.scene(position.view(0)), GAME.scene(position.view(1))
    assert mark(mine, "tag:Köln") == mark(other, "tag:Köln") == "+10"  # five free spaces, two each
    assert mark(GAME.scene(position.view(2)), "tag:Köln") is None
    assert [sprite.owner for sprite in sprites(mine, "name:Köln")] == [1]
    assert mark(mine, "disc:Köln") == "8" and mark(mine, "disc:Prag") == "✓"
    assert sprites(mine, "name:Prag") == [] and mark(mine, "tag:Prag") is None


def test_what_extending_gives_up_and_brings() -> None:
    cities = {"Brügge": "open 1 0 1", "Köln": "open 0", "Erfurt": "open 0 0", "Prag": "scored 0", "Münster": "open 1 0"}
    position = at(decision=EXTEND, cities=cities, towns={"Gent": 0})
    assert label(position, "extend Köln") == "Add a branch in Köln: gives up 14"
    assert label(position, "extend Erfurt") == "Add a branch in Erfurt: gives up 6, wins 5 points"
    assert label(position, "extend Brügge") == "Add a branch in Brügge: gives up 2, and seat 1 wins 2 points"
    assert label(position, "extend Münster") == "Add a branch in Münster: gives up 2, wins 3 points"
    assert label(position, "extend Prag") == "Add a branch in Prag for 2"
    assert label(position, "extend twice Köln") == "Spend a letter: two branches in Köln: gives up 14"
    assert label(position, "income letter") == "Income with a letter: 56 florins"


def test_what_a_new_branch_costs_and_brings() -> None:
    position = at(cities={"Brügge": "open", "Antwerpen": "open 1 1 2 2 1"}, towns={"Gent": 0, "Aachen": 0})
    assert label(position, "branch Brügge") == "Branch in Brügge for 2"
    assert label(position, "branch Antwerpen") == "Branch in Antwerpen for 5, and seat 1 wins 3 points"
    assert label(position, "branch Wien") == "Branch in Wien, a new region", "no road leads there, so there is no cost"
    towns = at(cities={"Wien": "open"}, towns={"Passau": 0})
    assert label(towns, "branch Linz") == "Branch in Linz for 2, 1 point, a new region"


def test_a_click_that_does_nothing_is_explained() -> None:
    position = at(cities={"Brügge": "open"}, towns={"Gent": 0})
    for path, rule in ((["city:Köln"], "T5c"), (["town:Gent"], "T5a"), (["town:Linz"], "T5a")):
        meant = GAME.meant(position, path)
        reason = position.why_not(meant[0])
        assert reason is not None and reason.rule == rule
    assert position.text(GAME.meant(position, ["route:Gent-Brügge"])[0]) == "branch Brügge"
    assert GAME.meant(position, ["money:0"]) == []
    assert GAME.meant(dealt(), ["city:Köln"]) == []
    assert [position.text(number) for number in GAME.meant(position, [])] == ["pass"]
    before_income = at(decision=EXTEND, cities={"Brügge": "open 0"}, towns={"Gent": 0})
    later = before_income.why_not(GAME.meant(before_income, ["town:Aachen"])[0])
    assert later is not None and later.message.id == "pfeffersaecke-not-now-extend"


def test_a_turn_without_letters_is_a_handful_of_clicks() -> None:
    """Players open, extend, take the income and open a branch. Settling and passing are automatic."""
    position = at(
        decision="open",
        cities={"Köln": "open 0", "Erfurt": "open 0"},
        towns={"Soest": 0},
        seats={0: {"hand": [4], "letters": 0}},
    )
    done = do(position.copy(), "open Brügge", "extend Erfurt", "income", "branch Kassel")
    assert done.actor == 1
    both = do(position, "open Brügge", "extend Erfurt", "extend Köln")  # the income is automatic
    assert both.json()["stack"] == [{"decision": "branch"}]


def test_a_click_on_a_city_keeps_the_others_clickable() -> None:
    """Cities can be clicked in any order (T2c). The test first clicks the last city in board order."""
    names = ["Brügge", "Köln", "Prag"]
    position = at(decision=EXTEND, cities=dict.fromkeys(names, "open 0"), towns={"Gent": 0}, seats={0: {"letters": 0}})
    assert set(GAME.scene(position.view(0)).lit) == {f"city:{name}" for name in names}
    for name in ("Prag", "Brügge"):
        clicked = GAME.meant(position.view(0), [f"city:{name}"])
        do(position, position.text(clicked[0]))
        names.remove(name)
        scene = GAME.scene(position.view(0))
        assert set(scene.lit) == {f"city:{left}" for left in names}
        assert sprites(scene, f"centre:{name}")[0].amount == 1
        assert scene.prompt.args["cities"] == ", ".join(names)
    again = position.why_not(GAME.meant(position.view(0), ["city:Prag"])[0])
    assert again is not None and again.message.id == "pfeffersaecke-extended-already"


def test_the_label_says_that_the_last_town_ends_the_game_at_once() -> None:
    towns = dict.fromkeys(packaged_board("central_europe").towns[1:], 1) | {"Linz": 0}
    usual = at(cities={"Brügge": "open 0"}, towns=towns)
    at_once = at(cities={"Brügge": "open 0"}, towns=towns, end_at_once=True)
    assert label(usual, "branch Gent") == "Branch in Gent for 2, 1 point"
    assert label(at_once, "branch Gent") == "Branch in Gent for 2, 1 point, and the game ends now"


def test_the_meter_of_towns_begins_where_the_table_wants() -> None:
    """With two players, the number is 16 or 20 (O3)."""
    for value, limit in (("16", 16), ("20", 20)):
        position = at(players=2, cities={"Brügge": "open 0"}, towns={"Gent": 0}, town_counter=value)
        meter = GAME.scene(position).counters[0]
        assert (meter.place, meter.value, meter.limit) == ("meter:towns", 1, limit)


def test_the_outcome_names_the_winner_the_reason_and_a_tie() -> None:
    say = Words("en", [GAME.folder() / "words"], ["Anna", "Bert"]).say
    seats: dict[int, dict[str, Any]] = {
        0: {"won": {"Köln": 4}, "money": 2},
        1: {"won": {"Brüssel": 4}, "money": 2},
        2: {"money": 0},
    }
    cities = {"Brügge": "open", "Köln": "scored", "Brüssel": "scored"}
    position = at(idle=2, cities=cities, towns={"Gent": 0, "Linz": 1}, seats=seats)
    do(position, "pass")
    assert position.actor == kontor.NOBODY
    assert say(GAME.prompt(position)) == (
        "Anna wins with 7 points (tie broken by cities won). "
        "The game ended because a whole round passed without a new branch."
    )


def test_the_prompt_names_few_cities() -> None:
    """On a phone, there is no room for more text. All cities are highlighted anyway."""
    few = dict.fromkeys(["Brügge", "Köln", "Prag"], "open 0")
    many = dict.fromkeys(["Brügge", "Antwerpen", "Köln", "Erfurt", "Prag"], "open 0")
    prompts = [GAME.prompt(at(decision=EXTEND, cities=cities, towns={"Gent": 0})) for cities in (few, many)]
    assert [prompt.args["cities"] for prompt in prompts] == ["Brügge, Köln, Prag", "Brügge, Antwerpen, … Prag"]
