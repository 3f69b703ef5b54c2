"""Bots of every level choose actions and give hints and win probabilities, within their limits, from the view alone."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from kontor.bots import LEVELS, SECONDS, Limit, UnknownLevel, bot, chooser
from kontor.bots.levels import searcher
from kontor.core import SPECTATOR, Match
from kontor.games.felinia.game import GAME as FELINIA
from kontor.games.hansa.stored import DESK, MISSION
from tests.bots.positions import HANSA, SECRETS, match_after, view_after
from tests.felinia.table import at, walk
from tests.kit import do

LIMIT = Limit(positions=60)
SEARCHING = tuple(SECONDS)


def test_the_levels_in_order() -> None:
    assert list(LEVELS) == ["apprentice", "journeyman", "master", "patrician", "burgomaster"]
    assert [bot(level, HANSA, random.Random(1)).level for level in LEVELS] == list(LEVELS)
    with pytest.raises(UnknownLevel) as error:
        bot("emperor", HANSA, random.Random(1))
    assert error.value.messages[0].args == {"level": "emperor", "possible": ", ".join(LEVELS)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("decisions", [0, 90, 333])
def test_the_answers_of_a_bot_fit_the_view(level: str, decisions: int) -> None:
    view = view_after(decisions)
    before = view.to_bytes()
    player = bot(level, HANSA, random.Random(1))
    assert player.choose(view, LIMIT) in view.legal()
    hints = player.hints(view, LIMIT)
    assert hints and {hint.action for hint in hints} <= set(view.legal())
    assert all(0 <= hint.chance <= 1 for hint in hints)
    assert sum(player.chances(view, LIMIT)) == pytest.approx(1)
    assert view.to_bytes() == before, "a bot does not change the view"


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_whole_games_in_a_match(level: str) -> None:
    """To be fast, the search budget is tiny and the other seats have simple bots."""
    match = match_after(200, seed=3, players=3)
    plain = chooser("apprentice", HANSA, random.Random(1))
    player = bot(level, HANSA, random.Random(2))
    result = match.run(
        lambda view, legal: player.choose(view, Limit(positions=3)) if view.actor == 0 else plain(view, legal)
    )
    assert result.reason in HANSA.declaration.ends


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answer(level: str) -> None:
    answers = []
    for _ in range(2):
        player = bot(level, HANSA, random.Random(5))
        answers.append([_told(player, view_after(decisions, options=SECRETS)) for decisions in (0, 120, 121)])
    assert answers[0] == answers[1]


def _told(player: Any, view: Any) -> Any:
    return player.choose(view, LIMIT), player.hints(view, LIMIT), player.chances(view, LIMIT)


TELLING = """
import random
from kontor.bots import LEVELS, Limit, bot
from tests.bots.positions import HANSA, SECRETS, view_after
view = view_after(120, options=SECRETS)
print([bot(level, HANSA, random.Random(5)).hints(view, Limit(positions=60)) for level in LEVELS])
"""


def test_the_same_seed_gives_the_same_answer_in_another_process() -> None:
    """Sets and hashes have a different order in another process."""
    told = {
        subprocess.run(
            [sys.executable, "-c", TELLING], env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    view = view_after(120, options=SECRETS)
    assert told == {f"{[bot(level, HANSA, random.Random(5)).hints(view, LIMIT) for level in LEVELS]}\n"}


@pytest.mark.parametrize("level", LEVELS)
def test_secrets_of_others_change_nothing(level: str) -> None:
    """In two true positions that differ only in other players' cards, a bot always gives the same answers."""
    position = match_after(260, options=SECRETS).position
    seat = position.actor
    one, other = [number for number in range(4) if number != seat][:2]
    planted = position.copy()
    at, there = one * DESK + MISSION, other * DESK + MISSION
    planted.desks[at], planted.desks[there] = planted.desks[there], planted.desks[at]
    assert planted.to_bytes() != position.to_bytes()
    asked = [_told(bot(level, HANSA, random.Random(5)), true.view(seat)) for true in (position, planted)]
    assert asked[0] == asked[1]


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_knows_matters(level: str) -> None:
    """As a control, swapping the bot's own card in the same way does change the answer."""
    position = match_after(260, options=SECRETS).position
    seat = position.actor
    other = (seat + 1) % 4
    planted = position.copy()
    at, there = seat * DESK + MISSION, other * DESK + MISSION
    planted.desks[at], planted.desks[there] = planted.desks[there], planted.desks[at]
    asked = [bot(level, HANSA, random.Random(5)).hints(true.view(seat), LIMIT) for true in (position, planted)]
    assert asked[0] != asked[1]


FREE = ("cave_of_echoes", "sunken_lighthouse")
WINE = ("hot_spring", "hanging_garden")
BOOKS = ("forgotten_temple", "stone_library")


def _walking(kept: tuple[str, str], pile: Sequence[tuple[str, Sequence[int]]]) -> Any:
    """Return a position on the expert side. Seat 1 walks next to a place symbol and cannot pay for a place. Seats 0 and
    2 have one each. `pile` lists the cards from the top, each with the seats that have seen it.
    """
    return at(
        board="expert",
        players=3,
        stack=walk("lions_a1", "lions_b2", seat=1),
        sailing=[3],
        seats={0: {"kept": [kept[0]]}, 2: {"kept": [kept[1]]}},
        pile=pile,
    )


def _pile(*gone: str) -> list[tuple[str, Sequence[int]]]:
    """Return all cards except these, which nobody has seen."""
    cards = [name for name in (*FREE, *WINE, *BOOKS) for _ in range(3)]
    for name in gone:
        cards.remove(name)
    return [(name, ()) for name in cards]


@pytest.mark.parametrize("level", LEVELS)
def test_places_of_others_and_the_pile_change_nothing(level: str) -> None:
    """In the other position, different places are kept, seat 0 has seen a different card under the pile, and the pile
    is reversed.
    """
    true = _walking((FREE[0], WINE[0]), [*_pile(FREE[0], WINE[0], FREE[1]), (FREE[1], (0,))])
    planted = _walking((FREE[1], WINE[1]), [*_pile(FREE[1], WINE[1], FREE[0])[::-1], (FREE[0], (0,))])
    assert true.actor == planted.actor == 1 and "step lions_b3" in map(true.text, true.legal())
    assert all(true.view(seat) != planted.view(seat) for seat in (0, 2)), "the owner of a place knows it"
    asked = [_told(bot(level, FELINIA, random.Random(5)), one.view(1)) for one in (true, planted)]
    assert asked[0] == asked[1]


@pytest.mark.parametrize("level", LEVELS)
def test_cards_that_a_bot_has_seen_matter(level: str) -> None:
    """As a control, the cards that the bot looks at are free or too expensive.

    Searching bots know these cards in advance.
    """
    found = []
    for first, second in (FREE, BOOKS):
        pile = [(first, (1,)), (second, (1,)), *_pile(FREE[0], WINE[0], first, second)]
        position = _walking((FREE[0], WINE[0]), pile)
        if level not in SEARCHING:
            do(position, "step lions_b3", f"look {first}", f"look {second}")
        assert position.actor == 1
        found.append(bot(level, FELINIA, random.Random(5)).hints(position.view(1), LIMIT))
    assert found[0] != found[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_only_views_and_limits(level: str) -> None:
    player = bot(level, HANSA, random.Random(1))
    view = view_after(0)
    true = match_after(0).position
    wrong: Any = 20
    for ask in (player.choose, player.hints, player.chances):
        with pytest.raises(TypeError, match=r"Limit\(positions=20\)"):
            ask(view, wrong)
        with pytest.raises(ValueError, match=r"position\.view\(position\.actor\)"):
            ask(true, LIMIT)


@pytest.mark.parametrize("level", SEARCHING)
def test_an_action_is_weighed_from_a_view(level: str) -> None:
    critic = searcher(level, HANSA, random.Random(1))
    true = match_after(0).position
    with pytest.raises(ValueError, match=r"position\.view\(position\.actor\)"):
        critic.weigh(true, true.legal()[0], LIMIT)


@pytest.mark.parametrize("level", SEARCHING)
def test_the_limit_on_positions_is_respected(level: str) -> None:
    view = view_after(90)
    for most in (1, 40, 200):
        player = searcher(level, HANSA, random.Random(1))
        player.choose(view, Limit(positions=most))
        assert most <= player.positions <= most + 10, "the last action may lead to a few more decisions"


@pytest.mark.parametrize("level", SEARCHING)
def test_a_bot_can_be_stopped_at_once(level: str) -> None:
    """The bot has hours, but when it is stopped early, it answers with the best action found so far."""
    view = view_after(90)
    asked = count()
    action = bot(level, HANSA, random.Random(1)).choose(view, Limit(seconds=3600), lambda: next(asked) >= 2)
    assert action in view.legal() and next(asked) == 3


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("limit", [Limit(-1), Limit(1.5), Limit(seconds=-0.1), Limit(seconds=float("nan"))])  # type: ignore[arg-type]
def test_an_invalid_limit_is_refused(level: str, limit: Limit) -> None:
    with pytest.raises(ValueError, match="an int of positions or a number of seconds, 0 or more"):
        bot(level, HANSA, random.Random(1)).choose(view_after(90), limit)


@pytest.mark.parametrize("level", SEARCHING)
def test_a_bot_answers_even_without_any_time(level: str) -> None:
    view = view_after(90)
    assert bot(level, HANSA, random.Random(1)).choose(view, Limit(seconds=0.0)) in view.legal()


@pytest.mark.parametrize("level", LEVELS)
def test_a_finished_game_gives_its_result(level: str) -> None:
    """After the end of a game, every seat and a spectator get the result, and there are no hints."""
    match: Match[Any] = Match(HANSA, HANSA.setup(players=4), random.Random(1))
    result = match.run(chooser("apprentice", HANSA, random.Random(2)))
    player = bot(level, HANSA, random.Random(1))
    for viewer in (0, SPECTATOR):
        view = match.position.view(viewer)
        assert [seat for seat, chance in enumerate(player.chances(view)) if chance] == result.winners
        assert player.hints(view) == []


def test_an_apprentice_does_not_repeat_an_action_if_nothing_has_changed() -> None:
    """Otherwise, two players who prefer to end their turns would do so forever."""
    for decisions in range(20, 60):
        view = view_after(decisions)
        wanted = HANSA.priorities(view, view.legal())
        if len(wanted) > 1 and wanted.count(max(wanted)) == 1:
            break
    most = view.legal()[wanted.index(max(wanted))]
    player = bot("apprentice", HANSA, random.Random(1))
    assert player.choose(view) == most != player.choose(view)
