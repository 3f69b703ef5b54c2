"""Scenes of Pfeffersäcke: everything visible or clickable has a place and shows its costs and gains."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import kontor
from kontor.core import Message
from kontor.core.scene import Scene, Sprite
from kontor.words import Words, languages
from tests.battery.configurations import Configuration
from tests.battery.play import few_of_each_decision, played
from tests.kit import do
from tests.pfeffersaecke.kit import GAME, at, dealt

EXTEND = {"decision": "extend", "from": "Brügge"}


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


def test_names_and_discs_do_not_overlap() -> None:
    """No banner covers a city, a town or another banner."""
    backdrop = GAME.backdrop(GAME.setup(players=4))
    solid = [place for place in backdrop.places if place.shape in ("hub", "banner") or place.id.startswith("town:")]
    for number, one in enumerate(solid):
        for other in solid[number + 1 :]:
            wide = (one.width + other.width) / 2 - abs(one.x - other.x)
            high = (one.height + other.height) / 2 - abs(one.y - other.y)
            assert wide <= 2 or high <= 2, (one.id, other.id)


def test_regions_cover_the_map_and_neighbours_differ() -> None:
    backdrop = GAME.backdrop(GAME.setup(players=4))
    regions = {area.id: area.tint for area in backdrop.areas if area.style == "province"}
    assert len(regions) == 10 and len(set(regions.values())) == 4


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


def test_a_turn_without_letters_is_a_handful_of_clicks() -> None:
    """Open, extend, take the income, open a branch; settling and passing happen automatically."""
    position = at(
        decision="open",
        cities={"Köln": "open 0", "Erfurt": "open 0"},
        towns={"Soest": 0},
        seats={0: {"hand": [4], "letters": 0}},
    )
    do(position, "open Brügge", "extend Erfurt", "branch Kassel")
    assert position.actor == 1


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
    """On a phone there is no room for more words. All cities are lit anyway."""
    few = dict.fromkeys(["Brügge", "Köln", "Prag"], "open 0")
    many = dict.fromkeys(["Brügge", "Antwerpen", "Köln", "Erfurt", "Prag"], "open 0")
    prompts = [GAME.prompt(at(decision=EXTEND, cities=cities, towns={"Gent": 0})) for cities in (few, many)]
    assert [prompt.args["cities"] for prompt in prompts] == ["Brügge, Köln, Prag", "Brügge, Antwerpen, … Prag"]
