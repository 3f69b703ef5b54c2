"""In scenes, everything visible or clickable has a place, and nothing hidden is shown."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import chain
from typing import Any

import pytest

import kontor
from kontor.core import Event, Message, Reason
from kontor.core.scene import MINE, NEXT, POSSIBLE, Backdrop
from kontor.games.hansa.look.clicks import path_of
from kontor.games.hansa.position import HansaPosition
from kontor.words import Words
from tests.hansa.moments import each_table, game_at, moments, views_of
from tests.hansa.scenes import benefit, city, on
from tests.kit import MISSIONS, at, do

GAME = kontor.game("hansa")
OBVIOUS = ("claim", "office", "extra", "skill", "prestige", "green")
"""Claims and their benefits are available as buttons too."""


@cache
def words() -> Words:
    return Words("en", [GAME.folder() / "words"])


@cache
def backdrop_of(table: str) -> Backdrop:
    return GAME.backdrop(game_at(table)[0][0].setup)


def place_ids(table: str) -> set[str]:
    return {place.id for place in backdrop_of(table).places}


# Everything appears once and has words


@each_table
def test_the_backdrop_is_json_and_names_every_place_once(table: str) -> None:
    backdrop = backdrop_of(table)
    ids = [place.id for place in backdrop.places]
    assert len(ids) == len(set(ids))
    form = backdrop.to_json()
    assert json.loads(json.dumps(form)) == form
    zones = {zone.id for zone in backdrop.zones}
    parts = (backdrop.areas, backdrop.lines, backdrop.decorations, backdrop.places)
    assert {one.zone for part in parts for one in part} <= zones
    ground = {area.id for area in backdrop.areas} | {line.id for line in backdrop.lines}
    assert ground - {""} == {place.id for place in backdrop.places if place.shape in ("line", "area")}


@each_table
def test_parts_are_in_the_zone_of_their_place_and_can_be_clicked(table: str) -> None:
    places = {place.id: place for place in backdrop_of(table).places}
    parts = [place for place in places.values() if place.part_of]
    assert all(places[part.part_of].zone == part.zone and not places[part.part_of].part_of for part in parts)
    kinds = {(part.id.split(":")[0], part.part_of.split(":")[0]) for part in parts}
    assert kinds == {
        ("banner", "city"), ("office", "city"), ("extra", "city"), ("post", "route"), ("marker", "route"),
        ("step", "track"), ("supply", "supply"), ("stock", "stock"),
    }  # fmt: skip


@each_table
def test_the_backdrop_lies_within_its_zones(table: str) -> None:
    backdrop = backdrop_of(table)
    sizes = {zone.id: (zone.width, zone.height) for zone in backdrop.zones}
    for place in backdrop.places:
        width, height = sizes[place.zone]
        if place.shape != "annex":  # annexes never fill up
            assert place.x - place.width // 2 >= 0 and place.x + place.width // 2 <= width, place
            assert place.y - place.height // 2 >= 0 and place.y + place.height // 2 <= height, place


@each_table
def test_scenes_are_json_and_everything_has_words(table: str) -> None:
    say = words().say
    backdrop = backdrop_of(table)
    for message in [
        backdrop.title,
        *(zone.title for zone in backdrop.zones),
        *(place.name for place in backdrop.places),
        *(place.label for place in backdrop.places if place.label is not None),
        *(one.text for one in backdrop.decorations if one.text is not None),
    ]:
        say(message)
    for position in moments(table):
        scene = GAME.scene(position)
        form = scene.to_json()
        assert json.loads(json.dumps(form)) == form
        said: list[Message | None] = [scene.prompt]
        said += [one for sprite in scene.sprites for one in (sprite.name, sprite.tip)]
        said += [one for choice in scene.choices for one in (choice.label, choice.ask)]
        said += [one for desk in scene.desks for one in (desk.name, desk.score)]
        said += [counter.name for counter in scene.counters]
        said += [one for shown in scene.tables for one in (shown.title, *shown.columns, *(r.name for r in shown.rows))]
        for one in said:
            if one is not None:
                assert say(one).strip()


@each_table
def test_every_sprite_and_counter_is_at_a_place_of_the_backdrop(table: str) -> None:
    ids = place_ids(table)
    zones = {zone.id for zone in backdrop_of(table).zones}
    for position in moments(table):
        scene = GAME.scene(position)
        assert {sprite.place for sprite in scene.sprites} <= ids
        assert {counter.place for counter in scene.counters} <= ids
        assert {table.zone for table in scene.tables} | {desk.zone for desk in scene.desks} <= zones


@each_table
def test_events_happen_at_places_of_the_backdrop(table: str) -> None:
    events = game_at(table)[1]
    named = {place for event in events for place in (event.source, event.target, *chain(*event.moves)) if place}
    assert named and sorted(named - place_ids(table)) == []


# Every action can be clicked


@each_table
def test_every_legal_action_has_one_choice_with_a_path_that_exists(table: str) -> None:
    ids = place_ids(table)
    for position in moments(table)[::2]:
        for view in views_of(position):
            scene = GAME.scene(view)
            assert [choice.number for choice in scene.choices] == view.legal()
            assert {place for choice in scene.choices for place in choice.path} <= ids
            buttons = [choice for choice in scene.choices if not choice.path or choice.kind in OBVIOUS]
            assert list(scene.buttons) == buttons
            assert set(scene.lit) <= {choice.path[0] for choice in scene.choices if choice.path}
            if view.viewer not in (kontor.ALL, view.actor):
                assert not scene.lit


@each_table
def test_choices_with_the_same_path_have_different_labels(table: str) -> None:
    for position in moments(table):
        choices = GAME.scene(position).choices
        said = [(choice.path, words().say(choice.label)) for choice in choices]
        assert len(said) == len(set(said))


@each_table
def test_every_path_of_every_action_is_known(table: str) -> None:
    """This includes illegal actions, because they may be clicked, and the response explains why they are illegal."""
    ids = place_ids(table)
    position = game_at(table)[0][0]
    actions = position.board.actions
    for number, face in enumerate(actions.table.faces):
        if face.kind not in ("pawn", "ride"):  # these name provinces of every value of `rim` (W1b)
            assert set(path_of(actions, number, 0)) <= ids, face


@each_table
def test_a_click_means_every_legal_action_of_its_path_and_the_others_are_explained(table: str) -> None:
    for position in moments(table):
        view = position.view(position.actor) if position.actor >= 0 else position
        scene = GAME.scene(view)
        if position.actor < 0:
            assert GAME.meant(view, ["post:nowhere"]) == []
            continue
        for path in sorted({choice.path[: cut + 1] for choice in scene.choices for cut in range(len(choice.path))})[
            ::7
        ]:
            meant = GAME.meant(view, path)
            assert len(meant) == len(set(meant))
            legal = {choice.number for choice in scene.choices if choice.path[: len(path)] == path}
            assert legal <= set(meant)
            for number in set(meant) - legal:
                assert isinstance(view.why_not(number), Reason)
        assert {choice.number for choice in scene.choices if not choice.path} <= set(GAME.meant(view, ()))


@pytest.mark.parametrize(("victim", "price"), [("trader 1", 1), ("merchant 1", 2)])
def test_the_price_is_shown_before_displacing(victim: str, price: int) -> None:
    position = at(posts={"Hamburg-Lüneburg 1": victim})
    labels = {choice.text: choice.label for choice in GAME.scene(position.view(0)).choices}
    assert labels["displace trader Hamburg-Lüneburg 1"].args["price"] == price


def test_meanings_of_a_click_are_sorted_by_likelihood() -> None:
    position = at(posts={"Hamburg-Lüneburg 1": "trader 1", "Hamburg-Lüneburg 2": "trader 0"})

    def texts(post: str) -> list[str]:
        return [position.text(number) for number in GAME.meant(position, [f"post:{post}"])]

    assert texts("Hamburg-Lüneburg 3")[:2] == ["place trader Hamburg-Lüneburg 3", "place merchant Hamburg-Lüneburg 3"]
    assert texts("Hamburg-Lüneburg 1")[0] == "displace trader Hamburg-Lüneburg 1"
    assert texts("Hamburg-Lüneburg 2")[0] == "lift Hamburg-Lüneburg 2"
    assert len(texts("Hamburg-Lüneburg 2")) == 5
    assert [position.text(n) for n in GAME.meant(position, ["route:Hamburg-Lüneburg"])] == ["claim Hamburg-Lüneburg"]
    swaps = GAME.meant(position, ["markers:0:swap"])
    assert swaps and all(position.text(number).startswith("use swap") for number in swaps)
    assert position.text(GAME.meant(position, [])[0]) == "end"


def test_a_click_on_a_place_means_only_the_current_decision() -> None:
    position = at(posts=on("Duisburg-Dortmund", "t0 t0"))
    do(position, "claim Duisburg-Dortmund")
    assert GAME.meant(position, ["post:Hamburg-Lüneburg 1"]) == []
    meant = [position.text(number) for number in GAME.meant(position, ["city:Dortmund"])]
    assert meant == ["office Dortmund", "extra trader Dortmund", "extra merchant Dortmund"]


def test_a_click_on_a_possible_benefit_means_the_claim() -> None:
    position = at(posts={"Bremen-Hamburg 1": "trader 0", **on("Hamburg-Lübeck", "t0 t0 t0")})

    def texts(place: str) -> list[str]:
        return [position.text(number) for number in GAME.meant(position, [place])]

    hamburg = ["claim Hamburg-Lübeck", "claim Bremen-Hamburg", "claim Stade-Hamburg", "claim Hamburg-Lüneburg"]
    assert texts("city:Hamburg") == hamburg, "the route that lacks the fewest pieces comes first"
    houses = [place for place in GAME.backdrop(position.setup).places if place.id.startswith("office:Hamburg:")]
    assert {house.part_of for house in houses} == {"city:Hamburg"}, "a click on a house is a click on its city"
    assert texts("track:0:bursa") == ["claim Hamburg-Lübeck"]
    assert texts("track:1:bursa") == [], "another player's skill"
    assert texts("special:7") == texts("special:11") == ["claim Coellen-Warburg"]
    refused = GAME.meant(position, ["city:Hamburg"])[1]
    assert position.why_not(refused) == Reason("C1", Message("hansa-route-not-own", {"route": "Bremen-Hamburg"}))
    scene = GAME.scene(position)
    assert "city:Hamburg" not in scene.lit, "only the route is highlighted"
    assert [choice.path for choice in scene.choices if choice.kind == "claim"] == [("route:Hamburg-Lübeck",)]


def test_a_click_means_no_claim_for_a_finished_skill_or_during_another_decision() -> None:
    finished = at(seats={0: {"tracks": {"bursa": 3}}})
    assert GAME.meant(finished, ["track:0:bursa"]) == []
    position = at(posts=on("Duisburg-Dortmund", "t0 t0"))
    do(position, "claim Duisburg-Dortmund")
    assert [position.text(number) for number in GAME.meant(position, ["special:7"])] == ["prestige 7"]
    assert GAME.meant(position, ["banner:Minden"]) == []


# Questions and emphasis


def test_ending_a_turn_with_actions_left_asks_for_confirmation() -> None:
    def asked(actions: int) -> Message | None:
        scene = GAME.scene(at(actions=actions))
        return next(choice.ask for choice in scene.choices if choice.text == "end")

    assert asked(2) == Message("hansa-ask-end", {"actions": 2})
    assert asked(0) is None


def test_only_passing_with_something_left_to_do_is_quiet() -> None:
    def quiet(position: HansaPosition) -> list[str]:
        return [choice.text for choice in GAME.scene(position).choices if choice.quiet]

    assert quiet(at(actions=2)) == ["end"]
    assert quiet(at(actions=0)) == []
    position = at(posts=on("Duisburg-Dortmund", "t0 t0"))
    do(position, "claim Duisburg-Dortmund")
    assert quiet(position) == ["nothing"]


def test_taking_nothing_asks_for_confirmation_if_there_is_something_to_take() -> None:
    position = at(posts=on("Duisburg-Dortmund", "t0 t0"))
    do(position, "claim Duisburg-Dortmund")
    choices = {choice.text: choice.ask for choice in GAME.scene(position).choices}
    assert choices["nothing"] == Message("hansa-ask-nothing", {})
    assert choices["office Duisburg"] is None


def test_own_possible_and_next_pieces_are_emphasised() -> None:
    position = at(posts={**on("Duisburg-Dortmund", "t0 t0"), "Hamburg-Lüneburg 1": "trader 1"})
    sprites = {sprite.place: sprite.emphasis for sprite in GAME.scene(position.view(0)).sprites}
    assert sprites["post:Duisburg-Dortmund 1"] == (MINE, POSSIBLE)
    assert sprites["post:Hamburg-Lüneburg 1"] == (POSSIBLE,)
    others = {sprite.place: sprite.emphasis for sprite in GAME.scene(position.view(1)).sprites}
    assert others["post:Duisburg-Dortmund 1"] == ()
    do(position, "claim Duisburg-Dortmund")
    claimed = {sprite.place: sprite.emphasis for sprite in GAME.scene(position.view(1)).sprites}
    assert claimed["post:Duisburg-Dortmund 1"] == (NEXT,)


def test_the_stock_is_emphasised_while_the_supply_is_empty() -> None:
    def marked(actions: int, supply: tuple[int, int]) -> set[str]:
        scene = GAME.scene(at(actions=actions, seats={0: {"supply": supply}}))
        return {sprite.place for sprite in scene.sprites if NEXT in sprite.emphasis}

    assert marked(2, supply=(0, 0)) == {"stock:0:trader", "stock:0:merchant"}
    assert marked(2, supply=(0, 1)) == set()
    assert marked(0, supply=(0, 0)) == set()


def test_the_prompt_of_a_turn_names_only_what_is_possible() -> None:
    everything = (
        on("Emden-Osnabrück", "t0 t0 t0 t0")
        | on("Minden-Brunswiek", "t0 t0 t0 t0")
        | on("Bremen-Hamburg", "t0 t0 t0 m0")
    )

    def asked(supply: tuple[int, int], **changed: Any) -> str:
        prompt = GAME.prompt(at(seats={0: {"supply": supply, **changed.pop("seat", {})}}, **changed))
        return words().say(prompt)

    assert "Place, displace" in asked((2, 0))
    assert "your supply is empty. Take income" in asked((0, 0))
    assert asked((0, 0), posts=everything).endswith("your supply and stock are empty. Move or claim.")
    two_fewer = dict(list(everything.items())[2:])
    assert asked((2, 0), posts=two_fewer).endswith("Place, displace, move, or claim.")
    assert asked((2, 0), actions=0) == "You have no actions left. End your turn."
    assert "Use a marker" in asked((2, 0), actions=0, seat={"unused": {"plus3": 1}})


def test_pieces_between_two_places_are_in_hand() -> None:
    position = at(posts={"Hamburg-Lüneburg 1": "merchant 1"})
    do(position, "displace trader Hamburg-Lüneburg 1")
    in_hand = [sprite for sprite in GAME.scene(position).sprites if sprite.place.startswith("hand:")]
    assert [(sprite.place, sprite.symbol, sprite.owner) for sprite in in_hand] == [("hand:1", "disc", 1)]
    do(position, "pay 2 0")
    in_hand = [sprite for sprite in GAME.scene(position).sprites if sprite.place.startswith("hand:")]
    assert [(sprite.place, sprite.symbol, sprite.emphasis) for sprite in in_hand] == [("hand:1", "disc", (NEXT,))]


def test_the_latest_extra_office_stands_furthest_left() -> None:
    """The extra office is further left, or in a row above the houses that is read in the same order (M5a)."""
    used = {"used": {"extra_office": 1}}
    position = at(cities={"Hamburg": city("t0", "m2 t1")}, seats={1: used, 2: used})
    places = {place.id: place for place in GAME.backdrop(position.setup).places}
    sprites = [sprite for sprite in GAME.scene(position).sprites if sprite.place.split(":")[1] == "Hamburg"]
    offices = [(sprite.place, sprite.owner) for sprite in sprites if sprite.symbol != "flag"]
    assert offices == [("extra:Hamburg:2", 2), ("extra:Hamburg:1", 1), ("office:Hamburg:1", 0)]
    assert places["extra:Hamburg:2"].x < places["extra:Hamburg:1"].x
    houses = [places[f"office:Hamburg:{number}"].x for number in (1, 2, 3)]
    assert houses == sorted(houses)


def test_an_extra_office_arrives_at_its_final_place() -> None:
    position = at(
        posts=on("Duisburg-Dortmund", "t0 t0"),
        cities={"Duisburg": city("t1", "t2")},
        seats={0: {"unused": {"extra_office": 1}}, 2: {"used": {"extra_office": 1}}},
        stack=[{"decision": "turn"}, benefit("Duisburg-Dortmund")],
    )
    events: list[Event] = []
    position.listener = events
    do(position, "extra trader Duisburg")
    target = next(event.target for event in events if event.what == "hansa-extra-office")
    assert target == "extra:Duisburg:2"
    assert target in [sprite.place for sprite in GAME.scene(position).sprites if sprite.owner == 0]


def test_tracks_show_covered_spaces_and_current_values() -> None:
    position = at(seats={0: {"tracks": {"actiones": 2}}})
    there = {
        sprite.place: sprite for sprite in GAME.scene(position).sprites if sprite.place.startswith("step:0:actiones")
    }
    assert {place.rsplit(":", 1)[1]: sprite.symbol for place, sprite in there.items()} == {
        "2": "ring",
        "3": "cube",
        "4": "cube",
        "5": "cube",
    }
    assert [there[f"step:0:actiones:{step}"].mark for step in (3, 4, 5)] == ["4", "4", "5"]


def test_scores_are_those_of_the_position() -> None:
    position, *_ = (p for p in moments("base-5") if p.ended)
    scene = GAME.scene(position)
    result = position.result()
    assert result is not None
    assert [row.cells[-1] for row in scene.tables[0].rows] == result.scores
    assert [desk.seat for desk in scene.desks if desk.winner] == result.winners
    assert {counter.place: counter.value for counter in scene.counters}["completed"] == position.completed


# Nothing hidden is shown


def with_cards(cards: list[str | None]) -> HansaPosition:
    return at(players=3, mission_cards=True, missions=cards, cities={"Minden": city("t0"), "Osnabrück": city("t1 t2")})


@pytest.mark.parametrize("viewer", [0, kontor.SPECTATOR])
def test_mission_cards_of_others_do_not_show(viewer: int) -> None:
    one = with_cards([MISSIONS[0], MISSIONS[1], MISSIONS[2]])
    other = with_cards([MISSIONS[0], MISSIONS[7], MISSIONS[4]])
    assert one != other
    assert GAME.scene(one.view(viewer)) == GAME.scene(other.view(viewer))
    cells = [row.cells[-2] for row in GAME.scene(one.view(viewer)).tables[0].rows]
    assert cells[1:] == [None, None]
    assert GAME.scene(one.view(1)) != GAME.scene(other.view(1))


@pytest.mark.parametrize("viewer", [0, 1, kontor.SPECTATOR])
def test_the_cities_of_ones_own_mission_card_are_marked(viewer: int) -> None:
    scene = GAME.scene(with_cards([MISSIONS[0], MISSIONS[1], MISSIONS[2]]).view(viewer))
    marked = {sprite.place.removeprefix("banner:") for sprite in scene.sprites if sprite.symbol == "goal"}
    assert marked == (set(MISSIONS[viewer].split("+")) if viewer >= 0 else set())


def test_without_mission_cards_no_city_is_marked() -> None:
    scene = GAME.scene(at(players=3).view(0))
    assert not [sprite for sprite in scene.sprites if sprite.symbol == "goal"]


@each_table
def test_a_scene_depends_only_on_the_view(table: str) -> None:
    """Another position that matches the view gives the same scene."""
    for position in moments(table)[::3]:
        for seat in (0, kontor.SPECTATOR):
            view = position.view(seat)
            other = GAME.sample(view, random.Random(1)).view(seat)
            assert GAME.scene(other) == GAME.scene(view)


@each_table
def test_making_a_scene_changes_nothing(table: str) -> None:
    for position in moments(table)[::4]:
        before = position.to_bytes()
        assert GAME.scene(position) == GAME.scene(position.copy())
        assert GAME.backdrop(position.setup) == backdrop_of(table)
        assert position.to_bytes() == before
