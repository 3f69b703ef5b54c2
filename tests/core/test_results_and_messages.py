"""Ranks, messages, events as seen by a seat, and error texts."""

from __future__ import annotations

import pickle

from kontor.core import (
    ALL,
    CHANCE,
    NOBODY,
    SPECTATOR,
    Event,
    IllegalAction,
    KontorError,
    Message,
    Reason,
    Result,
    SetupError,
    rank,
    reason,
)


def test_ties_share_a_rank_and_the_win() -> None:
    assert rank("time", [5, 9, 9, 1]) == Result("time", [5, 9, 9, 1], [3, 1, 1, 4], [1, 2])
    assert rank("time", [3]) == Result("time", [3], [1], [0])
    assert rank("time", [2, 2, 2]).winners == [0, 1, 2]


def test_keys_break_ties() -> None:
    assert rank("time", [9, 9, 4], [(9, 1), (9, 2), (4, 9)]).ranks == [2, 1, 3]
    assert rank("time", [9, 9], [(9, 2), (9, 2)]).winners == [0, 1]


def test_an_open_event_is_shown_to_everybody_as_it_is() -> None:
    event = Event("x-moved", 1, "A1", {"card": "red"}, "hand:1", "table")
    assert all(event.shown_to(seat) is event for seat in (0, 1, 2, SPECTATOR))


def test_a_secret_is_left_out_for_those_who_may_not_see_it() -> None:
    event = Event("x-dealt", 1, "A1", {"card": "red", "number": 2}, None, "hand:1", (1, 2), ("card",))
    assert event.shown_to(1) is event
    assert event.shown_to(2).args == {"card": "red", "number": 2}
    for seat in (0, 3, SPECTATOR):
        shown = event.shown_to(seat)
        assert shown.args == {"card": None, "number": 2}
        assert (shown.what, shown.seat, shown.target) == ("x-dealt", 1, "hand:1")
    assert event.args["card"] == "red"


def test_places_that_would_reveal_a_secret_are_left_out_too() -> None:
    places = ("pile:red", "hand:1")
    event = Event("x-dealt", 1, "A1", {}, *places, (1,), ("source", "moves"), (places, places))
    assert event.shown_to(1).moves == (places, places)
    shown = event.shown_to(0)
    assert (shown.source, shown.target, shown.moves) == (None, "hand:1", ())
    open_event = event._replace(secret=("target",)).shown_to(0)
    assert (open_event.source, open_event.target, open_event.moves) == ("pile:red", None, (places, places))


def test_errors_report_every_fault() -> None:
    messages = [Message("a-fault", {"where": "x"}), Message("b-fault", {})]
    error = SetupError(iter(messages))
    assert isinstance(error, KontorError)
    assert error.messages == messages
    assert str(error) == "A fault: where x. B fault."


def test_a_reason_has_its_rule() -> None:
    why = reason("D6", "post-taken", post="X 1")
    assert why == Reason("D6", Message("post-taken", {"post": "X 1"}))
    error = IllegalAction(why)
    assert error.reason is why and error.messages == [why.message]
    assert str(error) == "Post taken: post X 1. (rule D6)"
    assert str(why) == "post-taken post=X 1 (D6)"


def test_errors_can_be_pickled() -> None:
    refused = IllegalAction(reason("A2", "hansa-not-now-taverns", seat=1))
    other = pickle.loads(pickle.dumps(refused))
    assert (str(other), other.reason) == (str(refused), refused.reason)
    faults = SetupError([Message("setup-players", {"players": 7, "possible": "2, 3"}), Message("game-unknown", {})])
    assert pickle.loads(pickle.dumps(faults)).messages == faults.messages


def test_actors_and_viewers_have_no_number_in_common() -> None:
    assert not {CHANCE, NOBODY} & {ALL, SPECTATOR} and max(CHANCE, NOBODY, ALL, SPECTATOR) < 0
