"""Running a game with chance, forced steps, decisions and the length limit, tested with a toy game.

Each player in turn draws a number (chance), then ends the turn: Although `end` is the only action, it counts as a
decision of the player. After two rounds, a bell is rung as a forced action, and the game is over.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import (
    CHANCE,
    LENGTH,
    NOBODY,
    SPECTATOR,
    ActionKind,
    ActionTable,
    Declaration,
    Event,
    IllegalAction,
    Match,
    Reason,
    Result,
    Setup,
    face,
    forced,
    rank,
    reason,
)
from kontor.core.match import Misfit
from tests.kit import refusing

TABLE = ActionTable([face("draw", number=0), face("draw", number=1), face("end"), face("ring")])
DRAW, END, RING = (0, 1), 2, 3
PLAYERS = 2


@dataclass
class Toy:
    """A position, with the drawn numbers and the number of completed turns."""

    setup: Setup
    drawn: tuple[int, ...] = ()
    ended: int = 0
    rung: bool = False
    listener: list[Event] | None = None
    action_table = TABLE

    @property
    def actor(self) -> int:
        if self.rung:
            return NOBODY
        return CHANCE if len(self.drawn) == self.ended < 4 else self.ended % PLAYERS

    def legal(self) -> list[int]:
        if self.actor == CHANCE:
            return list(DRAW)
        return [] if self.rung else [RING if self.ended == 4 else END]

    def weights(self) -> list[int]:
        return [1, 3]

    @property
    def active(self) -> int:
        return NOBODY if self.rung else self.ended % PLAYERS

    def why_not(self, action: int) -> Reason | None:
        return None if action in self.legal() else reason("T1", "toy-not-now")

    def text(self, action: int) -> str:
        return TABLE.text(action)

    def text_for(self, action: int, seat: int) -> str:
        """Return the text of an action. Only the active player sees the drawn number."""
        return "draw ?" if action in DRAW and seat != self.active else TABLE.text(action)

    def copy(self) -> Toy:
        return replace(self, listener=None)

    def apply(self, action: int) -> None:
        if action in DRAW:
            self.drawn += (action,)
        elif action == END:
            self.ended += 1
        else:
            self.rung = True

    def scores(self) -> list[dict[str, int]]:
        return [{"drawn": sum(self.drawn[seat::PLAYERS])} for seat in range(PLAYERS)]

    def result(self) -> Result | None:
        return rank("bell", [sheet["drawn"] for sheet in self.scores()]) if self.rung else None

    def view(self, seat: int) -> Toy:
        return replace(self, listener=None)


class ToyGame:
    def __init__(self, max_actions: int = 100, own: bool = True) -> None:
        kinds = (ActionKind("draw"), ActionKind("end", own_decision=own), ActionKind("ring"))
        self.declaration = Declaration(
            "toy", "Toy", 1, (2,), (), (), kinds, ("bell",), ("drawn",), ("numbers",), max_actions, ("progress",)
        )

    def start(self, setup: Setup) -> Toy:
        return Toy(setup)


SETUP = Setup("toy", None, PLAYERS, {})


def match(game: ToyGame, seed: int = 1, **wanted: Any) -> Match[Any]:
    made: Any = game
    return Match(made, SETUP, random.Random(seed), **wanted)


def test_chance_is_played_at_once_but_an_own_decision_is_awaited() -> None:
    going = match(ToyGame())
    assert len(going.actions) == 1 and going.actions[0] in DRAW
    assert going.position.actor == 0 and going.result() is None
    going.play(END)
    assert len(going.actions) == 3 and going.actions[1] == END
    assert going.position.actor == 1


def test_a_forced_step_is_played_and_recorded() -> None:
    going = match(ToyGame())
    for _ in range(4):
        going.play(END)
    assert going.actions[-2:] == [END, RING]
    assert going.position.actor == NOBODY
    result = going.result()
    assert result is not None and result.reason == "bell"


def test_without_own_decisions_such_a_game_plays_itself() -> None:
    going = match(ToyGame(own=False))
    assert going.position.actor == NOBODY
    assert [action for action in going.actions if action not in DRAW] == [END] * 4 + [RING]


def test_a_single_action_is_forced_unless_it_is_an_own_decision() -> None:
    game: Any = ToyGame()
    position: Any = Toy(SETUP)
    assert not forced(game, position, [END])
    assert forced(game, position, [RING])
    assert not forced(game, position, [END, RING])
    assert not forced(game, position, [])


def test_an_illegal_decision_is_refused_and_not_recorded() -> None:
    going = match(ToyGame())
    before = list(going.actions)
    with refusing(IllegalAction, "toy-not-now"):
        going.play(RING)
    assert going.actions == before


def test_a_game_stops_at_its_length_limit_and_reports_it() -> None:
    """The length limit is not a rule of the game, so the current points count."""
    going = match(ToyGame(max_actions=3))
    assert going.result() is None
    going.play(END)
    assert going.too_long()
    result = going.result()
    assert result == rank(LENGTH, [sheet["drawn"] for sheet in going.position.scores()])


def test_run_asks_with_views_until_the_end() -> None:
    asked = []

    def choose(view: Toy, legal: list[int]) -> int:
        assert view.listener is None
        asked.append(view.actor)
        return legal[0]

    going = match(ToyGame())
    assert going.run(choose).reason == "bell"
    assert asked == [0, 1, 0, 1]
    assert match(ToyGame(max_actions=4)).run(choose).reason == LENGTH


def test_the_same_bits_give_the_same_game_and_weights_count() -> None:
    assert match(ToyGame(own=False), 7).actions == match(ToyGame(own=False), 7).actions
    drawn = [action for seed in range(200) for action in match(ToyGame(own=False), seed).actions if action in DRAW]
    assert 500 < sum(drawn) < 700  # three quarters of 800


def test_a_listener_hears_the_first_draws() -> None:
    made: Any = ToyGame()
    heard: list[Event] = []
    going = Match(made, SETUP, random.Random(1), heard)
    assert going.position.listener is heard


def in_hansa(decisions: int, **wanted: Any) -> tuple[Match[Any], list[bytes]]:
    """Return a real game after some decisions, with the positions before each decision."""
    game = kontor.game("hansa")
    bits = random.Random(5)
    match: Match[Any] = Match(game, game.setup(players=3), bits, **wanted)
    bot = Greedy(game, bits)
    before = []
    for _ in range(decisions):
        before.append(match.position.to_bytes())
        view = match.position.view(match.position.actor)
        match.play(bot.choose(view, view.legal()))
    return match, before


def test_a_game_continues_from_its_actions() -> None:
    match, _ = in_hansa(60)
    again: Match[Any] = Match(match.game, match.setup, random.Random(5), actions=match.actions)
    assert again.position == match.position
    assert (again.actions, again.actors, again.decisions) == (match.actions, match.actors, match.decisions)
    assert len(match.decisions) == 60
    with pytest.raises(IllegalAction):
        Match(match.game, match.setup, random.Random(5), actions=[*match.actions, match.actions[0]])


def test_a_listener_gets_only_the_new_events_of_a_game_that_continues() -> None:
    """The record ends before a random draw, which is made at once."""
    match, _ = in_hansa(3)
    drawn = max(at for at, actor in enumerate(match.actors) if actor == CHANCE)
    heard: list[Event] = []
    again: Match[Any] = Match(match.game, match.setup, random.Random(5), heard, match.actions[:drawn])
    assert len(again.actions) > drawn
    assert heard[0].what == "hansa-first-player"
    heard.clear()
    again.play(again.position.legal()[-1])
    before = len(heard)
    assert before
    again.undo()
    assert len(heard) == before
    again.play(again.position.legal()[-1])
    assert len(heard) == 2 * before


def test_undo_takes_back_a_decision_with_its_consequences_and_never_crosses_chance() -> None:
    match, before = in_hansa(60)
    taken_back = 0
    while match.undoable():
        since = match.actors[match.decisions[-1] :]
        assert CHANCE not in since
        match.undo()
        taken_back += 1
        assert match.position.to_bytes() == before[-taken_back]
        assert len(match.decisions) == 60 - taken_back
    assert taken_back
    assert not match.decisions or CHANCE in match.actors[match.decisions[-1] :]
    with pytest.raises(ValueError, match="stops at random draws"):
        match.undo()


def test_undo_never_crosses_the_end() -> None:
    """There was no random draw since the last decision, but hidden information was revealed."""
    going = match(ToyGame())
    for _ in range(4):
        going.play(END)
    assert going.actors[going.decisions[-1] :] == [1, 0] and going.position.actor == NOBODY
    assert not going.undoable()
    with pytest.raises(ValueError, match="the end"):
        going.undo()
    at_its_limit = match(ToyGame(max_actions=2))
    at_its_limit.play(END)
    assert at_its_limit.too_long() and not at_its_limit.undoable()
    with pytest.raises(ValueError, match="stopped"):
        at_its_limit.play(END)


def test_a_game_can_be_stopped_for_a_reason_outside_the_rules() -> None:
    match, _ = in_hansa(10)
    assert match.result() is None
    with pytest.raises(ValueError, match="bored"):
        match.stop("bored")
    match.stop("resigned")
    result = match.result()
    assert result is not None
    assert result.reason == "resigned"
    assert result.scores == [sum(sheet.values()) for sheet in match.position.scores()]


def test_a_stop_is_final() -> None:
    match, _ = in_hansa(4)
    assert match.undoable()
    match.stop("abandoned")
    before = list(match.actions)
    with pytest.raises(ValueError, match="stopped"):
        match.play(match.position.legal()[0])
    assert not match.undoable()
    with pytest.raises(ValueError, match="undo"):
        match.undo()
    assert match.actions == before
    result = match.result()
    assert result is not None and result.reason == "abandoned"


def test_hidden_information_stays_hidden_when_a_game_is_stopped() -> None:
    """A secret mission card counts if the game ends according to its rules, but not if it is stopped."""
    game = kontor.game("hansa")
    bits = random.Random(9)
    match: Match[Any] = Match(game, game.setup(players=3, options={"mission_cards": True}), bits)
    bot = Greedy(game, bits)
    while not any(sheet["mission"] for sheet in match.position.scores()):
        view = match.position.view(match.position.actor)
        match.play(bot.choose(view, view.legal()))
    assert match.result() is None
    match.stop("resigned")
    result = match.result()
    assert result is not None
    sheets = match.position.scores()
    assert result.scores == [sum(sheet.values()) - sheet["mission"] for sheet in sheets]


# Steps


def test_a_step_is_a_decision_with_its_consequences() -> None:
    going = match(ToyGame(), keep_steps=True)
    opening = going.steps[0]
    assert (opening.seat, len(opening.actions), opening.drew, opening.length) == (NOBODY, 1, True, 1)
    going.play(END)
    step = going.steps[1]
    assert (step.seat, step.actions[0], len(step.actions), step.length) == (0, END, 2, 3)
    assert step.drew and step.ends_turn and step.position is going.position
    assert opening.position.ended == 0, "a kept position is never changed"
    assert step.hidden_from == {SPECTATOR, 0, 1}, "each knows only what it drew itself"
    assert opening.hidden_from == {SPECTATOR, 1}


def test_a_turn_ends_where_the_active_seat_changes() -> None:
    match, _ = in_hansa(60, keep_steps=True)
    active = [step.position.active for step in match.steps]
    assert [step.ends_turn for step in match.steps[1:]] == [one != other for one, other in pairwise(active)]
    kinds = {match.position.action_table.faces[step.actions[0]].kind for step in match.steps[1:] if step.ends_turn}
    assert kinds == {"end", "put"}, "markers taken in a turn are put on the board before it passes"


@pytest.mark.parametrize("id", list(kontor.GAMES))
def test_turns_end_as_the_game_declares(id: str) -> None:
    """The active seat changes exactly in steps that end a turn, and these steps also contain the event that starts the
    next turn.
    """
    game = kontor.game(id)
    bits = random.Random(3)
    match: Match[Any] = Match(game, game.setup(players=3), bits, keep_steps=True)
    bot = Greedy(game, bits)
    while not match.over and match.decided < 150:
        match.play(bot.choose(match.position.view(match.position.actor), match.legal))
    heading = game.declaration.turn_event
    turns = 0
    for before, step in pairwise(match.steps):
        opened = [event.seat for event in step.events if event.what == heading]
        assert step.ends_turn or before.position.active == step.position.active
        assert not opened or (step.ends_turn and opened[-1] == step.position.active)
        turns += step.ends_turn
    assert turns > 5


def test_with_steps_a_game_is_the_same() -> None:
    plain, _ = in_hansa(60)
    kept, _ = in_hansa(60, keep_steps=True)
    assert kept.position == plain.position
    assert (kept.actions, kept.actors, kept.decisions) == (plain.actions, plain.actors, plain.decisions)
    assert [action for step in kept.steps for action in step.actions] == plain.actions
    again: Match[Any] = Match(plain.game, plain.setup, random.Random(5), actions=plain.actions, keep_steps=True)
    assert again.steps == kept.steps
    while kept.undoable():
        kept.undo()
        plain.undo()
        assert kept.position == plain.position and kept.legal == plain.legal
        assert (kept.actions, kept.actors, kept.decisions) == (plain.actions, plain.actors, plain.decisions)
    assert kept.steps == again.steps[: len(kept.steps)]


def test_a_recorded_step_is_repeated_exactly_or_not_at_all() -> None:
    done, _ = in_hansa(30, keep_steps=True)
    again: Match[Any] = Match(done.game, done.setup, random.Random(0), keep_steps=True, begin=False)
    for step in done.steps:
        before = len(again.steps), list(again.actions), again.position, again.legal
        for wrong in (step.actions[:-1], (*step.actions, step.actions[-1]), ()):
            if wrong or step.seat != NOBODY:
                with pytest.raises((Misfit, IllegalAction)):
                    again.repeat(wrong)
        assert (len(again.steps), list(again.actions), again.position, again.legal) == before
        again.repeat(step.actions)
    assert again.steps == done.steps


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    going = match(ToyGame(), keep_steps=True)
    before = going.position, list(going.actions), going.legal, going.decided
    monkeypatch.setattr(Toy, "weights", lambda self: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        going.play(END)
    assert (going.position, list(going.actions), going.legal, going.decided) == before
    monkeypatch.undo()
    going.play(END)
    assert going.decided == 1


def test_a_copy_goes_its_own_way() -> None:
    for keep_steps in (False, True):
        match, _ = in_hansa(20, keep_steps=keep_steps)
        before = match.position.to_bytes()
        copy = match.copy(random.Random(3))
        copy.play(copy.legal[0])
        assert (match.decided, copy.decided, len(match.actions)) == (20, 21, match.decisions[-1] + 1)
        assert match.position.to_bytes() == before != copy.position.to_bytes()


def test_a_match_without_actors_plays_the_same_game() -> None:
    plain, _ = in_hansa(60)
    bare, _ = in_hansa(60, keep_actors=False)
    assert bare.position == plain.position and list(bare.actions) == plain.actions and bare.decided == 60
    with pytest.raises(ValueError, match="does not record"):
        bare.undo()


def test_the_number_of_decisions_can_be_limited() -> None:
    match, _ = in_hansa(5, max_decisions=5)
    assert match.over and match.legal == []
    result = match.result()
    assert result is not None and result.reason == LENGTH


@pytest.mark.parametrize(
    ("id", "other"), [("hansa", "felinia"), ("felinia", "pfeffersaecke"), ("pfeffersaecke", "hansa")]
)
def test_a_setup_of_another_game_is_refused(id: str, other: str) -> None:
    with pytest.raises(ValueError, match=f"this is {id}, but the setup is for {other}"):
        kontor.game(id).start(kontor.game(other).setup(players=2))


@pytest.mark.parametrize("id", list(kontor.GAMES))
def test_an_action_is_any_whole_number(id: str) -> None:
    """Integer types of numpy are accepted as actions.

    For text, the error explains how to get the number of the action.
    """
    game = kontor.game(id)
    match = Match(game, game.setup(players=2), random.Random(1))
    action = match.position.legal()[0]
    with pytest.raises(TypeError, match=r"an action must be a number, not '[^']+': use number\(text\)"):
        match.position.play(match.position.text(action))
    with pytest.raises(TypeError, match=r"an action must be a number, not 1\.0"):
        match.play(1.0)  # type: ignore[arg-type]
    assert match.position.why_not(np.int64(action)) is None
    copied = match.position.copy()
    copied.play(np.int64(action))
    match.play(np.int64(action))
    assert type(match.actions[match.decisions[-1]]) is int
    chosen = Match(game, game.setup(players=2), random.Random(2))
    assert chosen.run(lambda view, legal: np.random.default_rng(len(legal)).choice(legal)).scores
