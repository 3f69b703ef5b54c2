"""X1. Mission cards: how they are dealt, and that nobody can learn another player's card through any function.

The secrecy tests use pairs of positions that differ only in cards that the viewer may not know. Every function must
return the same result for both.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import kontor
from kontor.core import (
    ALL,
    CHANCE,
    LENGTH,
    SPECTATOR,
    Event,
    Record,
    parse,
    position_at,
    rank,
    record_for,
    record_of,
)
from kontor.games.hansa.position import HansaPosition
from tests.hansa.scenes import TAVERN_DRAWS, chances, city, first_position, on
from tests.kit import MISSIONS, at, changed, do, each, legal, refused, rule

GAME = kontor.game("hansa")
SEATS = range(4)
VIEWERS = (*SEATS, SPECTATOR)

every_viewer = pytest.mark.parametrize(
    "viewer", VIEWERS, ids=lambda viewer: str(viewer) if viewer >= 0 else "spectator"
)

OFFICES = {
    "Osnabrück": city("t0 t1 t2"),
    "Stendal": city("t3 m0 t1"),
    "Minden": city("t1 t2 t3"),
    "Perleberg": city("t2"),
    "Arnheim": city("t3 m1 t0"),
    "Dortmund": city("m2 t3"),
}
"""Every card scores points for at least one seat, and not the same number for all seats."""


def cards(*numbers: int) -> list[str]:
    return [MISSIONS[number] for number in numbers]


def to_be_dealt(*dealt: str, players: int = 4, **options: Any) -> HansaPosition:
    """Return a position in which the taverns have their markers and these cards are dealt."""
    p = do(first_position(players, mission_cards=True, **options), *TAVERN_DRAWS)
    return do(p, *(f"deal {card}" for card in dealt))


# Positions with the same four seats and any cards


def in_turn(missions: Sequence[str]) -> HansaPosition:
    return at(mission_cards=True, missions=missions, cities=OFFICES, posts=on("Hamburg-Lübeck", "t0 t1"))


def in_answer(missions: Sequence[str]) -> HansaPosition:
    return do(in_turn(missions), "displace trader Hamburg-Lübeck 2", "pay 1 0")


def near_the_end(missions: Sequence[str]) -> HansaPosition:
    """Return a position in which seat 0 has 20 prestige and only has to choose its benefit."""
    p = at(
        mission_cards=True,
        missions=missions,
        cities=OFFICES | {"Hamburg": city("t0")},
        posts=on("Hamburg-Lübeck", "t0 t0 t0"),
        seats={0: {"prestige": 19}},
    )
    return do(p, "claim Hamburg-Lübeck")


def over(missions: Sequence[str]) -> HansaPosition:
    return do(near_the_end(missions), "nothing")


STAGES = (in_turn, in_answer, near_the_end)
OTHERS = ((8, 7, 6, 5), (1, 2, 3, 0), (4, 5, 6, 7))
"""Return replacements for the dealt cards (0 to 3): new cards, the same cards rotated, and other new cards."""


def pairs(viewer: int) -> list[tuple[list[str], list[str]]]:
    """Yield pairs of deals that differ in every card except the viewer's."""
    found = []
    for numbers in OTHERS:
        other = list(numbers)
        if viewer in SEATS:
            if viewer in other:
                other[other.index(viewer)] = other[viewer]
            other[viewer] = viewer
        found.append((cards(0, 1, 2, 3), cards(*other)))
    return found


def everything_known(position: HansaPosition, viewer: int) -> dict[str, Any]:
    """Return everything that a seat or a spectator can get from a position, by function."""
    view = position.view(viewer)
    legal = view.legal()
    actions = range(len(view.action_table))
    return {
        "json": view.json(),
        "bytes": view.to_bytes(),
        "fields": [getattr(view, name) for kind in type(view).__mro__ for name in getattr(kind, "__slots__", ())],
        "view again": view.view(viewer).json(),
        "copy": view.copy().json(),
        "actor": view.actor,
        "legal": legal,
        "weights": view.weights() if view.actor == CHANCE else None,
        "why_not": [view.why_not(action) for action in actions],
        "shown": [position.text_for(action, viewer) for action in actions],
        "shown by the view": [view.text_for(action, viewer) for action in actions],
        "scores": view.scores(),
        "result": view.result(),
        "faults": view.faults(),
        "sample": [GAME.sample(view, random.Random(seed)).json() for seed in (1, 2, 3)],
        "priorities": GAME.priorities(view, legal) if view.actor == viewer else None,
    }


def same_for(viewer: int, one: HansaPosition, other: HansaPosition) -> bool:
    """Return whether the viewer gets the same results from both positions.

    If not, the assertion contains the name of the function.
    """
    first, second = everything_known(one, viewer), everything_known(other, viewer)
    assert [door for door in first if first[door] != second[door]] == []
    return one.view(viewer) == other.view(viewer)


# X1a


@rule("X1a")
def test_chance_deals_a_card_to_each_seat_before_the_first_player_is_drawn() -> None:
    p = to_be_dealt()
    missions = {"decision": "missions"}
    assert p.json()["missions"] == [None] * 4
    left = list(MISSIONS)
    hands: list[str | None] = [None] * 4
    for number, card in enumerate(cards(3, 0, 8, 5)):
        assert (p.actor, p.json()["stack"]) == (CHANCE, [missions])
        assert chances(p) == {f"deal {one}": 1 for one in left}
        before, hands = hands, [*hands[:number], card, *hands[number + 1 :]]
        stacks = {"stack": ([missions], [{"decision": "first"}])} if number == 3 else {}
        assert changed(p, f"deal {card}") == {"missions": (before, hands)} | stacks
        left.remove(card)
        if number < 3:
            assert refused(p, f"deal {card}") == "X1a"
    assert chances(p) == {f"first {number}": 1 for number in SEATS}
    do(p, "first 2")
    assert (p.actor, p.json()["missions"]) == (2, hands)


@rule("X1a")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_one_card(players: int) -> None:
    p = to_be_dealt(*MISSIONS[:players], players=players)
    assert p.json()["missions"] == list(MISSIONS[:players])
    assert p.json()["stack"] == [{"decision": "first"}]


@rule("X1a", "N6b")
@pytest.mark.parametrize("way", ["neutral_14", "neutral_it", "pawn"])
def test_two_players_get_a_card_each_and_neutral_none(way: str) -> None:
    p = to_be_dealt(*MISSIONS[:2], players=2, two_players=way)
    assert p.json()["missions"] == list(MISSIONS[:2])
    assert p.json()["stack"] == [{"decision": "first"}]
    do(p, "first 1")
    assert p.json()["stack"] == [{"decision": "pawn" if way == "pawn" else "turn"}]


@rule("X1a")
def test_without_the_switch_there_are_no_cards() -> None:
    p = do(first_position(), *TAVERN_DRAWS)
    assert (p.json()["missions"], p.json()["stack"]) == (None, [{"decision": "first"}])
    assert [score["mission"] for score in p.scores()] == [0, 0, 0, 0]


# X1, H1: hidden information


@rule("X1a", "H1")
@every_viewer
@pytest.mark.parametrize("stage", STAGES)
def test_players_see_only_their_own_card(stage: Callable[[Sequence[str]], HansaPosition], viewer: int) -> None:
    p = stage(cards(0, 1, 2, 3))
    view = p.view(viewer)
    seen = [MISSIONS[number] if number == viewer else "hidden" for number in SEATS]
    assert view.json()["missions"] == seen
    if viewer != SPECTATOR:
        assert view.scores()[viewer] == p.scores()[viewer]


@rule("X1a", "H1")
@every_viewer
@pytest.mark.parametrize("stage", STAGES)
def test_the_cards_of_others_change_nothing_for_a_viewer(
    stage: Callable[[Sequence[str]], HansaPosition], viewer: int
) -> None:
    for one, other in pairs(viewer):
        assert same_for(viewer, stage(one), stage(other))


@rule("X1a", "H1")
@pytest.mark.parametrize("dealt", [1, 2, 3, 4])
@every_viewer
def test_the_cards_dealt_so_far_are_not_seen_by_others(viewer: int, dealt: int) -> None:
    for one, other in pairs(viewer):
        first, second = to_be_dealt(*one[:dealt]), to_be_dealt(*other[:dealt])
        assert same_for(viewer, first, second)
        shown = first.view(viewer).json()["missions"]
        seen = [one[number] if number == viewer else "hidden" for number in range(dealt)]
        assert shown == seen + [None] * (4 - dealt)


@rule("X1a", "H1")
@pytest.mark.parametrize("dealt", [0, 1, 2, 3])
@every_viewer
def test_a_deal_is_shown_only_to_the_player_who_gets_the_card(viewer: int, dealt: int) -> None:
    p = to_be_dealt(*MISSIONS[:dealt])
    for card in MISSIONS[dealt:]:
        action = p.number(f"deal {card}")
        expected = f"deal {card}" if viewer == dealt else "deal ?"
        assert p.text_for(action, viewer) == expected
        if viewer != dealt:
            assert p.view(viewer).text_for(action, viewer) == "deal ?"


@rule("X1a", "H1")
@pytest.mark.parametrize("dealt", [0, 1, 2, 3])
@every_viewer
def test_in_a_view_the_card_of_another_player_is_dealt_unseen(viewer: int, dealt: int) -> None:
    """The player who draws the card may get any of them. In the other views, it remains unknown."""
    view = to_be_dealt(*MISSIONS[:dealt]).view(viewer)
    if viewer == dealt:
        assert legal(view) == each("deal", MISSIONS)
        return
    assert legal(view) == {"deal ?"}
    assert refused(view, f"deal {MISSIONS[dealt]}") == "X1a"
    do(view, "deal ?")
    assert view == to_be_dealt(*MISSIONS[: dealt + 1]).view(viewer)


@rule("X1a", "H1")
@every_viewer
def test_the_events_of_a_deal_do_not_name_the_card_to_others(viewer: int) -> None:
    """Compares the events between the first draw and the first turn."""

    def heard(dealt: Sequence[str]) -> list[Event]:
        p = first_position(mission_cards=True)
        p.listener = []
        do(p, *TAVERN_DRAWS, *(f"deal {card}" for card in dealt), "first 0", "place trader Hamburg-Lübeck 1")
        return [event.shown_to(viewer) for event in p.listener]

    for one, other in pairs(viewer):
        events = heard(one)
        assert events == heard(other)
        named = [value for event in events for value in event.args.values() if value in MISSIONS]
        assert named == ([one[viewer]] if viewer != SPECTATOR else [])


@rule("X1a", "H1")
@every_viewer
def test_the_events_of_a_turn_do_not_depend_on_the_cards_of_others(viewer: int) -> None:
    def heard(missions: Sequence[str]) -> list[Event]:
        p = in_turn(missions)
        p.listener = []
        do(p, "place trader Hamburg-Lüneburg 1", "end")
        return [event.shown_to(viewer) for event in p.listener]

    for one, other in pairs(viewer):
        assert heard(one) == heard(other)


# Samples


@rule("X1a", "H1")
@every_viewer
def test_a_sample_deals_the_unknown_cards_again(viewer: int) -> None:
    """Each card that the viewer does not have can be at every other seat, and no card appears twice."""
    view = in_turn(cards(0, 1, 2, 3)).view(viewer)
    met: list[set[str]] = [set() for _ in SEATS]
    for seed in range(300):
        full = GAME.sample(view, random.Random(seed))
        missions = full.json()["missions"]
        assert (full.viewer, full.faults(), len(set(missions))) == (ALL, [], 4)
        assert full.view(viewer) == view
        for number in SEATS:
            met[number].add(missions[number])
    own = {MISSIONS[viewer]} if viewer != SPECTATOR else set()
    for number in SEATS:
        assert met[number] == (own if number == viewer else set(MISSIONS) - own)


@rule("X1a", "H1")
@pytest.mark.parametrize("dealt", [1, 2, 4])
@every_viewer
def test_a_sample_of_a_deal_goes_on_with_the_rest(viewer: int, dealt: int) -> None:
    view = to_be_dealt(*MISSIONS[:dealt]).view(viewer)
    full = GAME.sample(view, random.Random(1))
    held = full.json()["missions"]
    assert held[dealt:] == [None] * (4 - dealt)
    if dealt < 4:
        assert chances(full) == {f"deal {card}": 1 for card in MISSIONS if card not in held}


# Records


ROUND = ("end",) * 4
TO_AN_OFFICE = (
    *("place trader Osnabrück-Bremen 1", "place trader Osnabrück-Bremen 2", *ROUND),
    *("place trader Osnabrück-Bremen 3", "claim Osnabrück-Bremen", "office Osnabrück"),
)
"""Seat 0, the first player, gets an office in Osnabrück, which is on some of the cards."""


def game_with(dealt: Sequence[str], stopped: bool = False) -> tuple[Record, HansaPosition]:
    """Return the record and the last position of a game that is in progress, or was stopped at a length limit."""
    p = first_position(mission_cards=True)
    actions = []
    for text in (*TAVERN_DRAWS, *(f"deal {card}" for card in dealt), "first 0", *TO_AN_OFFICE):
        actions.append(p.number(text))
        p.play(actions[-1])
    result = rank(LENGTH, [sum(sheet.values()) for sheet in p.scores()]) if stopped else None
    return record_of(GAME, p, actions, result), p


def recorded(dealt: Sequence[str]) -> tuple[list[str], list[HansaPosition]]:
    """Return the lines of a game's record, and the positions from replaying it."""
    record, last = game_with(dealt)
    read = parse(record.write())
    met = [position_at(read, GAME, at) for at in range(len(read.actions) + 1)]
    assert met[-1] == last
    return read.actions, met


@rule("X1a", "H1")
@every_viewer
def test_a_record_holds_the_cards_but_its_lines_and_positions_are_shown_without_them(viewer: int) -> None:
    """The record contains the whole game.

    A reader receives each line through `text_for`, and views of the positions.
    """

    def read(lines: Sequence[str], met: Sequence[HansaPosition]) -> list[str]:
        return [position.text_for(position.number(line), viewer) for position, line in zip(met, lines, strict=False)]

    for one, other in pairs(viewer):
        (lines, met), (other_lines, other_met) = recorded(one), recorded(other)
        assert lines[3:7] == [f"deal {card}" for card in one]
        shown = read(lines, met)
        assert shown == read(other_lines, other_met)
        assert shown[3:7] == [f"deal {one[number]}" if number == viewer else "deal ?" for number in SEATS]
        for position, other_position in zip(met, other_met, strict=True):
            assert position.view(viewer) == other_position.view(viewer)


@rule("X1a", "H1")
@every_viewer
@pytest.mark.parametrize("stopped", [False, True], ids=["running", "stopped"])
def test_the_record_for_a_reader_does_not_reveal_the_cards_of_others(viewer: int, stopped: bool) -> None:
    """Neither the lines nor the points of the record reveal the cards, because a game stopped at a length limit is not
    over (E3).
    """
    for one, other in pairs(viewer):
        (record, position), (other_record, _) = game_with(one, stopped), game_with(other, stopped)
        assert record != other_record
        read = record_for(record, GAME, viewer).write()
        assert read == record_for(other_record, GAME, viewer).write()
        assert position_at(parse(read), GAME) == position.view(viewer)


# X1c


@rule("X1c")
@every_viewer
def test_when_the_game_is_over_the_cards_are_open_to_everybody(viewer: int) -> None:
    p = over(cards(0, 1, 2, 3))
    view = p.view(viewer)
    assert view.json()["missions"] == cards(0, 1, 2, 3)
    assert (view.scores(), view.result()) == (p.scores(), p.result())
    assert p.result() is not None
    assert GAME.sample(view, random.Random(1)) == p


@rule("X1c", "X1b")
@every_viewer
def test_the_result_counts_the_cards(viewer: int) -> None:
    """Seat 0 has offices in two cities of one card, and in one city of the other card."""
    scores = []
    for missions in (cards(0, 1, 2, 3), cards(7, 1, 2, 3)):
        result = over(missions).view(viewer).result()
        assert result is not None
        scores.append(result.scores)
    assert scores[0] == [scores[1][0] + 1, *scores[1][1:]]
