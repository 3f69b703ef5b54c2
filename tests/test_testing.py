"""`kontor.testing` accepts a correct game, and reports a violated requirement."""

from __future__ import annotations

from typing import Any

import pytest

import kontor
from kontor.core import Event, Message, Setup
from kontor.core.scene import Backdrop, Counter, Decoration, Place, Scene, Sprite, Table
from kontor.testing import Screens, check_game, check_setup, invariants, steps


def test_a_sound_game_passes() -> None:
    game = kontor.game("pfeffersaecke")
    check_setup(game, game.setup(players=2), 1)


def test_a_broken_promise_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(kontor.game("pfeffersaecke").start(kontor.game("pfeffersaecke").setup()))
    monkeypatch.setattr(kind, "copy", lambda position: position)
    with pytest.raises(AssertionError, match="changed the original"):
        check_game("pfeffersaecke", games=1)


def test_rules_are_found_in_the_handbook() -> None:
    assert {"T2", "T2b"} <= invariants._rules(kontor.game("pfeffersaecke").folder())


GAME = kontor.game("pfeffersaecke")
HERE = Message("pfeffersaecke-title", {})


class Changed:
    """Pfeffersäcke with a changed scene or backdrop."""

    def __init__(self, scene: dict[str, Any] | None = None, backdrop: dict[str, Any] | None = None) -> None:
        self._scene, self._backdrop = scene or {}, backdrop or {}

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def scene(self, view: Any) -> Scene:
        return GAME.scene(view)._replace(**self._scene)

    def backdrop(self, setup: Setup) -> Backdrop:
        return GAME.backdrop(setup)._replace(**self._backdrop)


def screens(**changed: dict[str, Any]) -> Screens:
    game: Any = Changed(**changed)
    return Screens(game, GAME.setup(players=2))


@pytest.mark.parametrize(
    ("scene", "fault"),
    [
        ({"prompt": Message("pfeffersaecke-nowhere", {})}, "missing in words/de.ftl: pfeffersaecke-nowhere"),
        ({"prompt": Message("pfeffersaecke-opened", {})}, "missing in words/de.ftl: pfeffersaecke-opened"),
        ({"sprites": (Sprite("nowhere", "cube", HERE),)}, "does not contain these places: .'nowhere'"),
        ({"counters": (Counter("nowhere", HERE, 1),)}, "does not contain these places: .'nowhere'"),
        ({"sprites": (Sprite("supply:0", "cub", HERE),)}, "cub is not one of .'cube'"),
        ({"sprites": (Sprite("supply:0", "token", HERE, glyph="harpoon"),)}, "there is no symbol harpoon"),
        ({"choices": ()}, "the choices are not the legal actions"),
        ({"tables": (Table("panel:nowhere", HERE, (), ()),)}, "does not contain these zones: .'panel:nowhere'"),
    ],
)
def test_a_wrong_scene_is_reported(scene: dict[str, Any], fault: str) -> None:
    position = GAME.start(GAME.setup(players=2))
    with pytest.raises(AssertionError, match=fault):
        screens(scene=scene).scenes_fit(position)


@pytest.mark.parametrize(
    ("backdrop", "fault"),
    [
        ({"title": Message("pfeffersaecke-nowhere", {})}, "missing in words/de.ftl"),
        ({"zones": ()}, "there is no zone map"),
        ({"places": (Place("a", "map", 0, 0, 9, 9, "square", HERE),) * 2}, r"used twice: \['a'\]"),
        ({"places": (Place("a", "map", 0, 0, 9, 9, "square", HERE, part_of="b"),)}, "a is part of a missing place"),
        ({"decorations": (Decoration("map", 0, 0, 9, symbol="harpoon"),)}, "there is no symbol harpoon"),
    ],
)
def test_a_wrong_backdrop_is_reported(backdrop: dict[str, Any], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        screens(backdrop=backdrop).backdrop_is_complete()


def test_a_click_that_selects_nothing_is_reported() -> None:
    position = next(position for position, _, _ in steps(GAME, GAME.setup(players=2), 1, 0) if position.actor >= 0)
    checked = screens()
    checked.scenes_fit(position)
    choices = GAME.scene(position.view(position.actor)).choices
    swapped = [choice._replace(path=other.path) for choice, other in zip(choices, (*choices[1:], choices[0]))]
    with pytest.raises(AssertionError, match="does not select"):
        screens(scene={"choices": tuple(swapped)}).scenes_fit(position)


def test_an_event_without_text_or_place_is_reported() -> None:
    position = GAME.start(GAME.setup(players=2))
    with pytest.raises(AssertionError, match="pfeffersaecke-nothing"):
        screens().events_can_be_shown(position, [Event("pfeffersaecke-nothing", 0, "T1", {})])
    lost = Event("pfeffersaecke-passed", 0, "T5a", {}, source="supply:0", target="nowhere")
    with pytest.raises(AssertionError, match="moves pieces at missing places"):
        screens().events_can_be_shown(position, [lost])


def test_every_option_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[Setup] = []
    monkeypatch.setattr("kontor.testing.check_setup", lambda game, setup, seed: met.append(setup))
    check_game(GAME, games=1)
    assert [setup.players for setup in met[:5]] == [2, 3, 4, 5, 6]
    assert [setup.options for setup in met[5:]] == [
        {"intro": True, "end_at_once": False, "town_counter": "16"},
        {"intro": False, "end_at_once": True, "town_counter": "16"},
        {"intro": False, "end_at_once": False, "town_counter": "20"},
    ]
