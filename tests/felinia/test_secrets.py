"""Throughout whole games, places that a player keeps or looks at are never shown to others (I2)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from kontor.core import SPECTATOR, Record, parse, position_at, record_for, replay
from kontor.core.chance import sight
from kontor.games.felinia.decisions import Keep, Look
from kontor.games.felinia.game import GAME
from kontor.games.felinia.position import FeliniaPosition
from tests.kit import rule

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = ("felinia-expert-3-ships", "felinia-expert-4-ships")
every_record = pytest.mark.parametrize("name", RECORDS)


@cache
def whole(name: str) -> Record:
    return parse((GOLDEN / f"{name}.kontor").read_text("utf-8"))


def cut(record: Record, actions: int) -> Record:
    """Return the same game after this many actions, while it is still in progress."""
    return replace(record, actions=record.actions[:actions], result=None)


def moments(name: str) -> Iterator[tuple[int, FeliniaPosition]]:
    """Return the positions in which a player looks at cards, and those directly afterwards."""
    before = False
    for number, position in enumerate(replay(whole(name), GAME)):
        looking = bool(position.stack) and isinstance(position.stack[-1], Look | Keep)
        if (looking or before) and not position.ended:
            yield number, position.copy()
        before = looking


def unknown_to(position: FeliniaPosition, viewer: int) -> set[str]:
    """Return the places of which the viewer knows no card, neither in a player's hand nor in the pile."""
    eyes = sight(viewer)
    kinds = len(position.board.places)
    known = {at % kinds for at, who in enumerate(bytes(position.kept)) if who & eyes}
    top = position.stack[-1] if position.stack else None
    if isinstance(top, Look | Keep):
        known |= {kind for kind, who in zip(top.cards[::2], top.cards[1::2], strict=True) if who & eyes}
    for part in position.places.segments:
        if part.known_to & eyes and part.cards is not None and part.size == 1:
            known |= set(part.cards.kinds())
    return {place.name for kind, place in enumerate(position.board.places) if kind not in known}


@rule("I2")
@every_record
def test_no_place_is_named_to_a_viewer_who_has_not_seen_it(name: str) -> None:
    """Checks the scene and the legal actions."""
    seen = 0
    for _, position in moments(name):
        for viewer in (*range(position.players), SPECTATOR):
            view = position.view(viewer)
            if position.actor == -1 and viewer == position.active >= 0:
                continue  # chance may show the viewer a place
            told = json.dumps(
                [[sprite.name.args for sprite in GAME.scene(view).sprites], list(map(view.text, view.legal()))]
            )
            named = {place for place in unknown_to(position, viewer) if place in told}
            assert not named, f"{viewer} can see {named}"
            seen += 1
    assert seen > 20


@rule("I2", "R12d")
@every_record
def test_a_view_follows_from_the_actions_shown_to_the_viewer(name: str) -> None:
    """A view needs nothing from the true position: it follows from the actions as that seat sees them."""
    record = whole(name)
    position = next(iter(replay(record, GAME)))
    views = {viewer: position.view(viewer) for viewer in (*range(position.players), SPECTATOR)}
    for text in record.actions:
        action = position.number(text)
        for viewer, view in views.items():
            view.play(view.number(position.text_for(action, viewer)))
        position.play(action)
        for viewer, view in views.items():
            if not position.ended:  # the end reveals what no action has shown
                assert view == position.view(viewer), f"{viewer} after {text}"


@rule("I2")
@every_record
def test_the_record_of_a_seat_leads_to_its_view(name: str) -> None:
    for number, position in list(moments(name))[::9]:
        record = cut(whole(name), number)
        for viewer in (*range(position.players), SPECTATOR):
            own = record_for(record, GAME, viewer)
            assert position_at(parse(own.write()), GAME) == position.view(viewer)
