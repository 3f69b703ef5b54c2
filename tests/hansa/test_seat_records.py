"""In a running game with secrets, each seat can export only its own knowledge, as a record that can be replayed."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import NOBODY, SPECTATOR, Match, Record, RecordError, parse, position_at, record_for, record_of
from kontor.games.hansa.game import packaged_board
from kontor.games.hansa.position import HansaPosition
from tests.kit import refusing, rule

pytestmark = pytest.mark.slow

GAME = kontor.game("hansa")
VIEWERS = (0, 1, 2, SPECTATOR)
FIRST_DEAL = 3
"""Number of draws for the taverns, which come first."""


def running(decisions: int = 40) -> tuple[Match[HansaPosition], Record]:
    """Return a three-player game with mission cards, after some decisions."""
    bits = random.Random(11)
    match: Match[HansaPosition] = Match(GAME, GAME.setup(players=3, options={"mission_cards": True}), bits)
    bot = Greedy(GAME, bits)
    for _ in range(decisions):
        if match.result() is None:
            view = match.position.view(match.position.actor)
            match.play(bot.choose(view, view.legal()))
    return match, record_of(GAME, match.position, match.actions, match.result())


@rule("X1a", "H1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_record_of_a_seat_holds_its_own_card_and_leads_to_its_view(viewer: int) -> None:
    match, record = running()
    own = record_for(record, GAME, viewer)
    deals = own.actions[FIRST_DEAL : FIRST_DEAL + 3]
    assert [text == "deal ?" for text in deals] == [seat != viewer for seat in range(3)]
    assert position_at(parse(own.write()), GAME) == match.position.view(viewer)


@rule("X1a", "H1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_record_of_a_seat_does_not_depend_on_the_cards_of_others(viewer: int) -> None:
    _, record = running()
    dealt = record.actions[FIRST_DEAL : FIRST_DEAL + 3]
    spare = [m.name for m in packaged_board("standard_2_3").missions if f"deal {m.name}" not in dealt]
    others = [text if seat == viewer else f"deal {spare[seat]}" for seat, text in enumerate(dealt)]
    changed = [*record.actions[:FIRST_DEAL], *others, *record.actions[FIRST_DEAL + 3 :]]
    assert changed != record.actions
    assert record_for(replace(record, actions=changed), GAME, viewer) == record_for(record, GAME, viewer)


@rule("X1c")
def test_when_the_game_is_over_everybody_gets_the_whole_record() -> None:
    _, record = running(decisions=5000)
    assert record.result is not None
    assert record_for(record, GAME, 1) == record


def test_the_record_of_one_seat_cannot_become_the_record_of_another() -> None:
    _, record = running()
    with refusing(RecordError, "record-viewer"):
        record_for(record_for(record, GAME, 0), GAME, 1)


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_a_missing_seat_has_no_record(seat: int) -> None:
    for decisions in (40, 5000):
        _, record = running(decisions)
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            record_for(record, GAME, seat)


@rule("X1c")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_played_to_the_end_does_not_know_who_won(viewer: int) -> None:
    """The cards are revealed only in the true position, but not in a view."""
    match, record = running(decisions=5000)
    position = GAME.start(match.setup)
    view = position.view(viewer)
    for text in record.actions:
        action = position.number(text)
        view.play(view.number(position.text_for(action, viewer)))
        position.play(action)
    assert position.result() is not None and view.actor == NOBODY
    assert view.result() is None and view.faults() == []
    assert GAME.prompt(view).id == "game-over" and GAME.scene(view).tables
    assert GAME.read(view.json()) == view
    assert position.view(viewer).result() == position.result()


def test_a_record_of_a_seat_has_no_result() -> None:
    """A seat cannot check a result that depends on hidden cards."""
    match, record = running()
    match.stop("abandoned")
    whole = record_of(GAME, match.position, match.actions, match.result())
    assert position_at(parse(whole.write()), GAME) == match.position
    own = record_for(whole, GAME, 1)
    assert own == record_for(record, GAME, 1)
    with refusing(RecordError, "record-result"):
        position_at(replace(own, result=whole.result), GAME)


@pytest.mark.parametrize("viewer", ["everybody", 3, -1, True, None])
def test_a_viewer_that_is_no_seat_is_refused(viewer: object) -> None:
    _, record = running()
    text = record_for(record, GAME, 0).write().replace("viewer: 0", f"viewer: {json.dumps(viewer)}")
    with refusing(RecordError, "record-header-type field=viewer"):
        parse(text)


def test_a_true_record_holds_no_hidden_card() -> None:
    """`deal ?` is legal only in the view of another seat."""
    _, record = running()
    record.actions[FIRST_DEAL] = "deal ?"
    with refusing(RecordError, "X1a"):
        position_at(record, GAME)
