"""Checks what players see and read: places, clicks, drawings, and wording in every language of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from kontor.core import CHANCE, NOBODY, SPECTATOR, AnyGame, Event, Message, Position, Reason, Setup
from kontor.core.scene import Backdrop, Scene
from kontor.paint.data import DRAWINGS, SYMBOLS
from kontor.words import Words, WordsMissing, languages

COMPASS = "compass"
"""A decoration that the painters draw themselves."""


class Screens:
    """Checks the screens of one setup."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        folder = game.folder() / "words"
        self.game = game
        self.words = [Words(one, [folder]) for one in languages() if (folder / f"{one}.ftl").is_file()]
        self.said: set[str] = set()
        self.backdrop: Backdrop = game.backdrop(setup)
        self.places = {place.id for place in self.backdrop.places}
        self.symbols = {*SYMBOLS, *(symbol.name for symbol in self.backdrop.symbols)}

    def backdrop_is_complete(self) -> None:
        """Check that ids are unique, that every place is in a zone, and that every symbol and text exists."""
        backdrop = self.backdrop
        for of in ([place.id for place in backdrop.places], [zone.id for zone in backdrop.zones]):
            assert not (twice := [id for id, number in Counter(of).items() if number > 1]), f"used twice: {twice}"
        zones = {zone.id for zone in backdrop.zones}
        things: list[Any] = [*backdrop.areas, *backdrop.lines, *backdrop.decorations, *backdrop.places]
        for thing in things:
            assert thing.zone in zones, f"there is no zone {thing.zone}: {thing}"
        for place in backdrop.places:
            assert not place.part_of or place.part_of in self.places, f"{place.id} is part of a missing place"
        for decoration in backdrop.decorations:
            if decoration.text is None and decoration.symbol != COMPASS:
                self._is_symbol(decoration.symbol, decoration)
        self._have_texts(backdrop)

    def scenes_fit(self, position: Position) -> None:
        """Check the scene of every seat and of a spectator, and that a click path selects its action."""
        for seat in (*range(position.setup.players), SPECTATOR):
            view = position.view(seat)
            scene = self.game.scene(view)
            self._places_exist(scene)
            for sprite in scene.sprites:
                assert sprite.symbol in DRAWINGS["sprites"], f"{sprite.symbol} is not one of {[*DRAWINGS['sprites']]}"
                if sprite.glyph:
                    self._is_symbol(sprite.glyph, sprite)
            assert [choice.number for choice in scene.choices] == view.legal(), "the choices are not the legal actions"
            if seat == position.actor:
                for choice in scene.choices:
                    found = self.game.meant(view, choice.path) if choice.path else [choice.number]
                    assert choice.number in found, f"a click on {choice.path} does not select {choice.text}"
            self._have_texts(scene, self.game.status(view), self.game.text_picture(view))

    def refusals_have_texts(self, position: Position) -> None:
        """Check that every illegal action is refused with a reason that can be put into words."""
        if position.actor not in (CHANCE, NOBODY):
            view = position.view(position.actor)
            for action in range(len(view.action_table)):
                self._have_texts(view.why_not(action))

    def events_can_be_shown(self, position: Position, events: Sequence[Event]) -> None:
        """Check that every event can be described to every seat and moves pieces only between existing places."""
        for event in events:
            for seat in (*range(position.setup.players), SPECTATOR):
                shown = event.shown_to(seat)
                self._have_texts(shown)
                named = {place for pair in ((shown.source, shown.target), *shown.moves) for place in pair if place}
                missing = sorted(named - self.places)
                assert not missing, f"{event.what} moves pieces at missing places: {missing}"

    def _places_exist(self, scene: Scene) -> None:
        named = {sprite.place for sprite in scene.sprites} | {counter.place for counter in scene.counters}
        named |= {*scene.lit, *(place for choice in scene.choices for place in choice.path)}
        assert named <= self.places, f"the backdrop does not contain these places: {sorted(named - self.places)}"
        zones = {zone.id for zone in self.backdrop.zones}
        missing = ({desk.zone for desk in scene.desks} | {table.zone for table in scene.tables}) - zones
        assert not missing, f"the backdrop does not contain these zones: {sorted(missing)}"

    def _is_symbol(self, name: str, used_by: object) -> None:
        assert name in self.symbols, f"there is no symbol {name}. Possible: {sorted(self.symbols)}. Used by {used_by}"

    def _have_texts(self, *shown: object) -> None:
        for said in _sayable(shown):
            key = repr(said)
            if key not in self.said:
                self.said.add(key)
                for words in self.words:
                    _say(words, said)


def _say(words: Words, said: Message | Reason | Event) -> None:
    try:
        words.say(said)
    except WordsMissing as error:
        raise AssertionError(f"missing in words/{words.language}.ftl: {error}") from error


def _sayable(thing: object) -> Iterator[Message | Reason | Event]:
    """Yield every message, reason and event in nested tuples."""
    if isinstance(thing, Message | Reason | Event):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _sayable(part)
