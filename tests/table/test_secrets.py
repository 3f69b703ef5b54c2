"""Hidden information is never sent to a viewer. Every kind of output is compared for pairs of tables that differ only
in other players' cards, and must be the same: moments (scene, choices, events, undo, secret mark), log, scores,
reasons, record, refusals and bots.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from kontor.core import SPECTATOR, KontorError
from kontor.games.hansa.game import packaged_board
from kontor.table.log import ACTION, START, TABLE, Entry, Table, Unplayable
from kontor.table.views import Views
from tests.table.logs import Watched, begun, do, folded, laid_out, log_of, recorded, take_back

pytestmark = pytest.mark.slow

SEATS = range(4)
VIEWERS = (*SEATS, SPECTATOR)
EVERYBODY = frozenset(SEATS)
CARDS = [mission.name for mission in packaged_board("standard_4_5").missions]
OTHERS = ((8, 7, 6, 5), (1, 2, 3, 0), (4, 5, 6, 7))
"""Return other cards for the seats: none of the dealt cards, the same cards at other seats, and others."""
GOLDEN = "hansa-standard_4_5-4-missions-prestige.kontor"
FIRST_DEAL = 3
"""Number of draws for the taverns, which come first."""

every_viewer = pytest.mark.parametrize(
    "viewer", VIEWERS, ids=lambda viewer: str(viewer) if viewer >= 0 else "spectator"
)


def other_cards(viewer: int, own: str, numbers: Sequence[int]) -> list[str]:
    """Return these cards, but with the viewer's own card in its place, and not at any other seat."""
    cards = [CARDS[number] for number in numbers]
    if viewer in SEATS:
        if own in cards:
            cards[cards.index(own)] = cards[viewer]
        cards[viewer] = own
    return cards


def pairs(viewer: int, cards: Sequence[str] = tuple(CARDS[:4])) -> list[list[str]]:
    """Return the cards that the others may have, given the viewer's knowledge."""
    own = cards[viewer] if viewer in SEATS else ""
    return [other_cards(viewer, own, numbers) for numbers in OTHERS]


def names_card(text: str, card: str) -> bool:
    """A card is sent as its name, or as its cities."""
    return card in text or card.replace("+", ", ") in text


# Every door


def refused(table: Table, viewer: int, text: str) -> Any:
    """Return the response to an action of the viewer."""
    try:
        return table.copy().decide(viewer, text, random.Random(1))
    except KontorError as error:
        return type(error).__name__, [tuple(message) for message in error.messages], getattr(error, "reason", None)


PATHS: tuple[list[str], ...] = (
    ["post:Osnabrück-Bremen 1"],
    ["route:Osnabrück-Bremen"],
    ["city:Osnabrück"],
    ["mission:0"],
    ["mission:1"],
    ["markers:0:swap"],
    [],
)
TEXTS = ("claim Osnabrück-Bremen", "office Osnabrück", "end", f"deal {CARDS[8]}", "deal ?", "first 1", "nonsense")


def everything_sent(table: Table, viewer: int, ats: Sequence[int] | None = None) -> dict[str, Any]:
    """Return everything that can be sent to a viewer, in the form in which it would be transmitted."""
    held = frozenset({viewer} & EVERYBODY)
    views = Views(table)
    seen = range(1, table.sequence + 1) if ats is None else ats
    result = table.result()
    return {
        "moments": [msgspec.json.encode(views.moment(viewer, held, "bots", at)) for at in seen],
        "past": [msgspec.json.encode(views.past(viewer, held, at)) for at in seen],
        "log": msgspec.json.encode(views.log(viewer)),
        "scores": views.scores(viewer),
        "why": [views.why_not(viewer, path) for path in PATHS],
        "record": views.record(viewer, ()).write(),
        "refusals": [refused(table, viewer, text) for text in TEXTS],
        "undo": [table.undo_offer(held, way) for way in ("own", "bots")],
        "undo of all": [table.undo_offer(EVERYBODY, way) for way in ("own", "bots")],
        "bot": table.choose("apprentice", viewer, random.Random(1)) if table.actor == viewer else None,
        "public": (table.sequence, table.actor, table.over, dict(table.stand_ins), result),
    }


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    return [door for door in one if one[door] != other[door]]


# The games, with whatever cards the four seats have


TO_AN_OFFICE = (
    *("place trader Osnabrück-Bremen 1", "place trader Osnabrück-Bremen 2", *("end",) * 4),
    *("place trader Osnabrück-Bremen 3", "claim Osnabrück-Bremen", "office Osnabrück"),
)
"""Seat 0 gets an office in Osnabrück, which is on some of the cards. The true points therefore differ."""


def at_the_start(cards: Sequence[str]) -> Table:
    return begun(4, cards=cards)


def with_an_office(cards: Sequence[str]) -> Table:
    return do(begun(4, cards=cards), *TO_AN_OFFICE)


def in_anothers_turn(cards: Sequence[str]) -> Table:
    table = do(begun(4, cards=cards), "end", "place trader Osnabrück-Bremen 1")
    return take_back(table, 2, [1])


def stopped(cards: Sequence[str]) -> Table:
    """At the length limit, the game has not ended according to its rules."""
    start = len(begun(4, cards=cards).entry(1).actions)
    table = do(begun(4, Watched(start + len(TO_AN_OFFICE)), cards=cards), *TO_AN_OFFICE)
    assert table.over and not table.finished
    return table


STAGES: tuple[Callable[[Sequence[str]], Table], ...] = (
    at_the_start,
    with_an_office,
    in_anothers_turn,
    stopped,
)


@every_viewer
@pytest.mark.parametrize("stage", STAGES)
def test_the_cards_of_others_change_nothing_that_is_sent(stage: Callable[[Sequence[str]], Table], viewer: int) -> None:
    table = stage(CARDS[:4])
    sent = everything_sent(table, viewer)
    for cards in pairs(viewer):
        other = stage(cards)
        assert other.position != table.position
        assert differing(sent, everything_sent(other, viewer)) == []


@every_viewer
@pytest.mark.parametrize("stage", STAGES)
def test_no_card_of_another_is_named(stage: Callable[[Sequence[str]], Table], viewer: int) -> None:
    sent = msgspec.json.encode(list(map(str, everything_sent(stage(CARDS[:4]), viewer).values()))).decode()
    named = [seat for seat in SEATS if names_card(sent, CARDS[seat])]
    assert named == ([viewer] if viewer in SEATS else [])


def test_the_true_points_do_differ() -> None:
    """As a control, the true points of the compared tables must differ."""
    one, other = (with_an_office(cards).position.scores() for cards in (CARDS[:4], other_cards(1, CARDS[1], OTHERS[0])))
    assert [sum(sheet.values()) for sheet in one] != [sum(sheet.values()) for sheet in other]


@every_viewer
def test_along_a_whole_game_nothing_gives_away_the_cards_of_others(viewer: int) -> None:
    """Compares a golden record with its own cards and with others, up to the last entry before the end."""
    setup, entries = recorded(GOLDEN)
    texts = [text for entry in entries for text in entry.actions]
    dealt = [text.removeprefix("deal ") for text in texts[FIRST_DEAL : FIRST_DEAL + 4]]
    cards = pairs(viewer, dealt)[0]
    assert cards != dealt
    deals = [f"deal {card}" for card in cards]
    others = log_of(setup, [*texts[:FIRST_DEAL], *deals, *texts[FIRST_DEAL + 4 :]])
    one, other = folded(setup, entries[:-1]), folded(setup, others[:-1])
    some = range(1, one.sequence + 1, 29)
    assert differing(everything_sent(one, viewer, some), everything_sent(other, viewer, some)) == []


@every_viewer
def test_when_the_game_is_over_nothing_is_hidden(viewer: int) -> None:
    setup, entries = recorded(GOLDEN)
    table = folded(setup, entries)
    dealt = [text.removeprefix("deal ") for text in entries[0].actions[FIRST_DEAL : FIRST_DEAL + 4]]
    sent = everything_sent(table, viewer, [1, table.sequence])
    for door in ("log", "record"):
        text = sent[door] if isinstance(sent[door], str) else sent[door].decode()
        assert [card for card in dealt if names_card(text, card)] == dealt, door
    for moment in sent["moments"]:  # the events of the deal, then the cards on the desks
        assert [card for card in dealt if names_card(moment.decode(), card)] == dealt
    assert sent["scores"].moments[-1].projection == [17, 39, 10, 16]


def test_a_log_that_cannot_be_played_names_no_secret() -> None:
    """A card is dealt twice. Everyone can see that the table has a problem, but not which card was involved."""
    table = laid_out(4, mission_cards=True)
    twice = ("draw remove", "draw swap", "draw extra_office", *(f"deal {CARDS[5]}",) * 4, "first 0")
    with pytest.raises(Unplayable) as error:
        table.fold(Entry(1, START, None, TABLE, twice))
    assert [(message.id, message.args) for message in error.value.messages] == [("live-unplayable", {"entry": 1})]
    assert CARDS[5] not in str(error.value)


def test_an_entry_in_the_name_of_chance_is_refused_without_a_word_about_cards() -> None:
    table = begun(4, cards=CARDS[:4])
    with pytest.raises(Unplayable) as error:
        table.fold(Entry(2, ACTION, 0, "person", (f"deal {CARDS[7]}",)))
    assert CARDS[7] not in str(error.value)
