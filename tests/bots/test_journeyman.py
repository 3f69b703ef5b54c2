"""Journeyman, the bot with a one-step search."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kontor.bots import Limit, bot, chooser
from kontor.bots.greedy import Greedy
from kontor.bots.journeyman import Journeyman
from kontor.bots.judgement import Judgement
from kontor.bots.memory import Memory
from kontor.bots.one_step import one_step
from kontor.core import LENGTH, Match
from tests.bots.positions import HANSA, match_after, view_after


class LikesPrestige:
    """A judge that considers only each seat's share of the total prestige."""

    def chances(self, view: Any) -> list[float]:
        sums = [sheet["prestige"] + 1 for sheet in view.scores()]
        return [points / sum(sums) for points in sums]


def view_with_a_claim() -> Any:
    """Return the first view of a game in which a claim is one of several actions."""
    for decisions in range(20, 200):
        view = view_after(decisions)
        if any(view.text(action).startswith("claim ") for action in view.legal()):
            return view
    raise AssertionError("no position with a claim was found")


def test_hints_are_the_distinct_actions_best_first() -> None:
    view = view_after(120)
    hints = one_step(HANSA, view, Judgement(HANSA))
    assert sorted(hint.action for hint in hints) == HANSA.without_equivalents(view, view.legal())
    assert [hint.chance for hint in hints] == sorted((hint.chance for hint in hints), reverse=True)


def test_a_claim_is_judged_with_its_benefit() -> None:
    """A follow-up decision is evaluated with its best answer instead of its first."""
    view = view_with_a_claim()
    claim = next(action for action in view.legal() if view.text(action).startswith("claim "))
    judge = Judgement(HANSA)
    after = view.copy()
    after.apply(claim)
    assert after.actor == view.actor and len(after.legal()) > 1
    answers = one_step(HANSA, after, judge)
    found = {hint.action: hint.chance for hint in one_step(HANSA, view, judge)}
    assert found[claim] == pytest.approx(answers[0].chance)


def test_the_best_is_chosen_and_ties_go_to_the_highest_priority() -> None:
    view = view_after(0)
    taken = {Journeyman(HANSA, random.Random(seed), LikesPrestige()).choose(view) for seed in range(20)}
    assert len(taken) > 1, "no first action brings prestige, so any action of the highest priority may be chosen"
    later = view_after(130)
    one, other = (Journeyman(HANSA, random.Random(1), Judgement(HANSA)) for _ in range(2))
    assert one.choose(later) == other.hints(later)[0].action


def test_the_same_seed_gives_the_same_game() -> None:
    def played() -> list[int]:
        match = match_after(0, seed=2, players=3)
        journeymen = [bot("journeyman", HANSA, random.Random(seat)) for seat in range(3)]
        for _ in range(60):
            match.play(journeymen[match.position.actor].choose(match.position.view(match.position.actor)))
        return list(match.actions)

    assert played() == played()


@pytest.mark.slow
def test_a_journeyman_beats_apprentices() -> None:
    """Plays a few games of the match in docs/bots.md, enough to detect a broken evaluation."""
    won = 0.0
    games = 4
    for number in range(games):
        bits = random.Random(number)
        match = Match(HANSA, HANSA.setup(players=4), bits)
        seat = number % 4
        journeyman = bot("journeyman", HANSA, random.Random(number))
        apprentice = Greedy(HANSA, random.Random(100 + number))
        result = match.run(
            lambda view, legal, seat=seat, journeyman=journeyman, apprentice=apprentice: (  # type: ignore[misc]
                journeyman.choose(view) if view.actor == seat else apprentice.choose(view, legal)
            )
        )
        won += (seat in result.winners) / len(result.winners)
    assert won >= games / 2


@pytest.mark.slow
def test_two_player_games_end() -> None:
    """By win probability alone, two Journeymen used to wait for each other forever."""
    for seed in range(3):
        bits = random.Random(seed)
        result = Match(HANSA, HANSA.setup(players=2), bits).run(chooser("journeyman", HANSA, bits))
        assert result.reason != LENGTH


@pytest.mark.parametrize("level", ["journeyman", "master", "patrician", "burgomaster"])
def test_in_a_repeated_position_a_bot_plays_something_else(level: str) -> None:
    """For the same view three times, the bot plays three different actions, starting with the best."""
    view = view_after(90)
    player = bot(level, HANSA, random.Random(1))
    done = [player.choose(view, Limit(positions=60)) for _ in range(3)]
    assert len(set(done)) == 3
    fresh = bot(level, HANSA, random.Random(1))
    fresh.remember(view, done[0])
    assert fresh.choose(view, Limit(positions=60)) != done[0]


def test_after_every_action_was_tried_all_are_allowed_again() -> None:
    view = view_after(90)
    memory = Memory()
    for action in view.legal():
        memory.add(view, action)
    assert memory.new(view, view.legal()) == view.legal()
