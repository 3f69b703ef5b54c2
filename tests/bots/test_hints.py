"""The first hint is the action that the bot would play, and every hint has reasons."""

from __future__ import annotations

import random

import pytest

import kontor
from kontor.bots import LEVELS, Limit, bot
from kontor.bots.levels import judge_of
from kontor.bots.reasons import followed, reasons
from kontor.core import Match
from kontor.table.log import Table
from kontor.table.questions import CHOOSE, HINTS, answered, decision_of_bot, hints_for
from kontor.words import Words, languages
from tests.bots.positions import HANSA, view_after

LIMIT = Limit(positions=150)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "apprentice"])
@pytest.mark.parametrize("decisions", [20, 90, 200])
def test_the_first_hint_is_what_the_bot_would_play(level: str, decisions: int) -> None:
    """With the same random bits and the same memory, this is true even in a position that the seat has seen before."""
    view = view_after(decisions)
    for done in ([], [bot(level, HANSA, random.Random(1)).choose(view, LIMIT)]):
        one, other = (bot(level, HANSA, random.Random(1)) for _ in range(2))
        for action in done:
            one.remember(view, action)
            other.remember(view, action)
        hints = other.hints(view, LIMIT)
        assert hints[0].action == one.choose(view, LIMIT)
        assert [hint.chance for hint in hints] == sorted((hint.chance for hint in hints), reverse=True)
        assert not done or hints[0].action != done[0]


def test_a_table_asks_for_hints_with_the_memory_of_the_seat() -> None:
    bits = random.Random(1)
    table = Table(HANSA, HANSA.setup(players=2))
    table.begin(bits)
    seat = table.actor
    assert seat is not None
    asked, due = hints_for(table, seat), decision_of_bot(table, seat, "patrician")
    assert (asked.ask, due.ask) == (HINTS, CHOOSE)
    assert asked.done == due.done and asked.limit == due.limit and asked.view == due.view
    form = asked._replace(level="journeyman").form(1, 7)
    hints = answered(form, lambda: False)["hints"]
    assert hints[0][0] == answered(due._replace(level="journeyman").form(1, 7), lambda: False)["action"]
    assert all(isinstance(why, list) for _, _, why in hints)


@pytest.mark.parametrize("name", ["hansa", "pfeffersaecke", "felinia"])
def test_every_reason_of_a_game_has_words(name: str) -> None:
    """Formats the reasons for the actions in a game of bots, with their real arguments, in every language."""
    game = kontor.game(name)
    bits = random.Random(2)
    match = Match(game, game.setup(), bits)
    judge = judge_of(game)
    chooser = bot("journeyman", game, bits)
    words = [Words(language, [game.folder() / "words"]) for language in languages()]
    said = set()
    while match.result() is None and len(match.decisions) < 120:
        view = match.position.view(match.position.actor)
        action = chooser.choose(view)
        found = reasons(game, view, action, judge)
        assert len(found) <= 3
        said |= {one.id for one in found}
        assert all(language.say(one) for one in found for language in words)
        match.play(action)
    assert len(said) > 5 and all(id.startswith(f"{name}-reason-") for id in said)


def test_a_claim_is_explained_with_its_benefit() -> None:
    """Choosing the benefit is part of the claim."""
    position = HANSA.start(HANSA.setup(players=3))
    for text in ("draw swap", "draw remove", "draw extra_office", "first 0"):
        position.play(position.number(text))
    position = HANSA.read(position.json())
    view = position.view(0)
    action = view.number("place trader Hamburg-Lüneburg 2")
    assert followed(HANSA, view, action, judge_of(HANSA)) == _after(view, action)


def _after(view: kontor.core.Position, action: int) -> kontor.core.Position:
    position = view.copy()
    position.apply(action)
    return position
