"""Clocks with an injected time: all time is either used or left, and neither pauses nor undo add time."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.bots import USUAL
from kontor.core import KontorError, Message
from kontor.registry import game
from kontor.table import clocks, playing, seating, timing, votes
from kontor.table.catalogue import expected_turns
from kontor.table.changes import Change
from kontor.table.clocks import DAY, HOUR, MINUTE, MONDAY, SECOND, STAND_IN, WEEK, Terms, Times
from kontor.table.log import ACTION, CREDIT, GIVEBACK, ORDER, PAUSE, RESUME, TABLE, TAKEOVER, TIMEOUT
from kontor.table.refusals import Refused
from kontor.table.rooms import Room, TableGame
from kontor.table.rows import BOT, OPEN, PERSON, SeatRow, Vote, new_row
from kontor.table.table_forms import form_of_room
from kontor.table.timing import new_clock
from tests.table.logs import GAME, laid_out

BEGUN = MONDAY + 3000 * WEEK


class Sitting:
    """A table with clocks and an injected time. The session of each person is named after the seat."""

    def __init__(self, length: str = "60", players: int = 3, bots: tuple[int, ...] = (), **more: Any) -> None:
        self.now = BEGUN
        self.keys = 0
        self.bits = random.Random(1)
        table = laid_out(players)
        self.room = Room("x")
        clock = new_clock(GAME, players, length, more.pop("weekends", False), more.pop("at_timeout", "bot"))
        self.room.row = new_row(GAME, table.setup, False, more.pop("takebacks", "bots"), clock)
        self.room._played = TableGame.of(table)
        kinds = [SeatRow(n, BOT, None, USUAL) if n in bots else SeatRow(n, PERSON, f"P{n}") for n in range(players)]
        self.room.seats = kinds
        self.room.holds = {seat: frozenset([str(seat)]) for seat in range(players) if seat not in bots}
        self.change(lambda change: change.begin_if_full(self.bits))

    def change(self, work: Any) -> Any:
        change: Change[Room] = Change(self.room, self.now)
        found = work(change)
        change.count()
        change.take()
        return found

    def wait(self, time: int) -> None:
        self.now += time

    def act(self, text: str | None = None, seat: int | None = None) -> None:
        """Play an action of the seat to move, or a random action if none is given."""
        actor = self.actor if seat is None else seat
        table = self.room.played.table
        view = table.view_of_actor(actor)
        text = text or view.text(self.bits.choice(view.legal()))
        self.keys += 1
        arguments = str(actor), actor, table.sequence, text, f"key{self.keys}", self.bits
        self.change(lambda change: playing.act(change, *arguments))

    def undo(self, seat: int) -> bool:
        table = self.room.played.table
        to = table.undo_offer(frozenset([seat]), self.room.row.takebacks).step
        if to is None:
            return False
        self.keys += 1
        key = f"key{self.keys}"
        self.change(lambda change: playing.take_back(change, str(seat), to, table.sequence, key))
        return True

    def sweep(self) -> bool:
        return bool(self.change(timing.time_out))

    def ask(self, what: timing.ClockRequest, seat: int) -> None:
        self.change(lambda change: timing.request(change, str(seat), what, seat))

    def pause(self, *seats: int) -> None:
        for seat in seats:
            self.change(lambda change: votes.cast(change, str(seat), "pause", None, True))  # noqa: B023

    def comes_back(self, seat: int) -> None:
        self.change(lambda change: seating.give_back(change, str(seat), seat))

    @property
    def actor(self) -> int:
        actor = self.room.played.table.actor
        assert actor is not None
        return actor

    @property
    def terms(self) -> Terms:
        assert self.room.row.clock is not None
        return Terms(**self.room.row.clock)

    @property
    def times(self) -> Times:
        assert self.room.row.times is not None
        return clocks.stored(self.room.row.times)

    def paused(self) -> bool:
        return self.times.paused

    def kinds(self) -> list[str]:
        return [state.entry.kind for state in self.room.played.table.states[1:]]

    def entry(self) -> Any:
        return self.room.played.table.now.entry


def test_the_figures_of_the_lengths() -> None:
    assert clocks.agreed("60", 4, 23) == Terms(
        "60", 6 * MINUTE, 23 * SECOND, 12 * MINUTE, 2 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE
    )
    assert clocks.agreed("45", 4, 500).added == 5 * SECOND, "at least five seconds"
    for length, pace in clocks.PACES.items():
        terms = clocks.agreed(length, 4, 23, weekends=True, at_timeout="ask")
        assert (terms.bank, terms.added, terms.cap, terms.reply) == tuple(pace)
        assert (terms.free, terms.overtime, terms.back) == (MINUTE, 0, pace.added)
        assert terms.weekends and terms.at_timeout == "ask" and terms.days


@pytest.mark.parametrize(
    ("id", "turns"),
    [
        ("hansa", {2: 36, 3: 33, 4: 23, 5: 20}),
        ("pfeffersaecke", {2: 19, 3: 22, 4: 17, 5: 14, 6: 12}),
        ("felinia", {2: 78, 3: 74, 4: 63}),
    ],
)
def test_each_game_declares_its_turns(id: str, turns: dict[int, int]) -> None:
    assert {players: expected_turns(game(id), players) for players in turns} == turns


def test_a_clock_runs_after_its_free_time_and_gains_when_the_turn_is_complete() -> None:
    at = Sitting()
    first, terms = at.actor, at.terms
    assert at.times.runs == first and at.times.left == (terms.bank,) * 3
    at.wait(12 * SECOND)
    at.act("end")
    assert at.times.left[first] == terms.bank - 10 * SECOND + terms.added
    assert (at.entry().left, at.entry().gain) == (at.times.left[first], terms.added)
    assert at.times.runs == at.actor != first
    at.wait(SECOND)
    at.act("end")
    assert at.times.left[(first + 1) % 3] == terms.bank + terms.added, "less than the free time costs nothing"


def test_the_free_time_is_given_once_for_several_decisions() -> None:
    at = Sitting()
    seat = at.actor
    for _ in range(2):
        at.wait(2 * SECOND)
        legal = at.room.played.table.view_of_actor(seat)
        at.act(next(text for text in map(legal.text, legal.legal()) if text.startswith("place trader")))
    assert at.actor == seat and at.times.left[seat] == at.terms.bank - 2 * SECOND


def test_a_bank_never_exceeds_its_cap() -> None:
    at = Sitting()
    for _ in range(200):
        at.act("end")
    assert max(at.times.left) == at.terms.cap


def test_no_clock_runs_for_a_bot() -> None:
    at = Sitting(bots=(0, 1, 2))
    assert at.times.runs is None and at.room.row.deadline is None


def test_overtime_then_a_bot_takes_over_and_the_player_returns() -> None:
    at = Sitting()
    seat, terms = at.actor, at.terms
    at.wait(terms.free + terms.bank + terms.overtime - 1)
    assert not at.sweep()
    at.wait(1)
    assert at.sweep()
    assert at.kinds()[-2:] == [TIMEOUT, TAKEOVER] and at.room.seats[seat].bot == STAND_IN
    assert at.times.timeouts[seat] == 1 and at.times.taken == (seat,) and at.room.row.deadline is None
    at.comes_back(seat)
    assert at.kinds()[-1] == GIVEBACK and at.times.left[seat] == terms.back and at.times.runs == seat
    assert not at.times.taken


def test_an_action_in_overtime_counts_and_the_addition_pays_for_it() -> None:
    at = Sitting()
    seat, terms = at.actor, at.terms
    at.wait(terms.free + terms.bank + 10 * SECOND)
    at.act("end")
    assert at.times.left[seat] == terms.added - 10 * SECOND


def test_after_the_third_time_out_nobody_returns() -> None:
    at = Sitting()
    seat = at.actor
    for _ in range(3):
        at.wait(DAY)
        assert at.sweep()
        if at.times.timeouts[seat] < 3:
            at.comes_back(seat)
    with pytest.raises(Refused, match="server-timed-out"):
        at.comes_back(seat)


def test_a_bot_gains_no_time_for_the_seat() -> None:
    at = Sitting()
    seat = at.actor
    at.change(lambda change: seating.stand_in(change, str(seat), seat, USUAL, (), at.bits))
    left = at.times.left
    table = at.room.played.table
    at.change(lambda change: playing.act_for_bot(change, seat, USUAL, table.sequence, "end", at.bits))
    assert at.times.left == left and at.entry().left is None
    at.comes_back(seat)
    assert at.times.left == left, "a stand-in by choice gives no time either"


def displacing(length: str) -> Sitting:
    """Return a table where the second seat must answer, because the first seat has displaced its piece."""
    at = Sitting(length)
    table = at.room.played.table
    for _ in range(4000):
        if table.position.actor != table.position.active:
            return at
        view = table.view_of_actor(at.actor)
        texts = [view.text(action) for action in view.legal()]
        at.act(next((text for text in texts if text.startswith("displace")), None) or at.bits.choice(texts))
    raise AssertionError("nobody was displaced")


def test_a_reply_in_a_live_game_has_its_own_time_and_then_uses_the_bank() -> None:
    at = displacing("60")
    seat, left = at.actor, at.times.left
    assert at.times.reply and at.times.free == at.terms.free + at.terms.reply
    at.wait(20 * SECOND)
    at.act()
    assert at.times.left[seat] == left[seat] - 3 * SECOND


def test_a_late_reply_over_days_is_made_by_a_bot_and_costs_nothing() -> None:
    at = displacing("normal")
    seat, left = at.actor, at.times.left
    at.wait(at.terms.free + at.terms.reply)
    assert at.sweep() and not at.sweep()
    assert at.entry().kind == TIMEOUT and at.entry().level == STAND_IN and at.room.seats[seat].bot is None
    assert at.room.bot_to_decide() == (seat, STAND_IN)
    table = at.room.played.table
    text = table.choose("apprentice", seat, at.bits)
    at.change(lambda change: playing.act_for_bot(change, seat, STAND_IN, table.sequence, text, at.bits))
    assert at.times.left[seat] == left[seat] and at.times.timeouts[seat] == 0


def test_a_standing_order_lets_a_bot_reply_at_once() -> None:
    at = displacing("normal")
    seat, left = at.actor, at.times.left
    assert at.room.bot_to_decide() is None
    at.ask("order", seat)
    assert at.room.seats[seat].bot_replies and at.room.bot_to_decide() == (seat, STAND_IN)
    table = at.room.played.table
    text = table.choose("apprentice", seat, at.bits)
    at.change(lambda change: playing.act_for_bot(change, seat, STAND_IN, table.sequence, text, at.bits))
    order, action = (state.entry for state in at.room.played.table.states[-2:])
    assert (order.kind, order.seat, order.by, order.level) == (ORDER, seat, TABLE, STAND_IN)
    assert (action.kind, action.seat, action.by) == (ACTION, seat, "bot")
    assert at.times.left == left and not any(at.times.timeouts), "it costs no time and is no time-out"
    assert at.room.seats[seat].bot is None, "the seat stays with its player"


@pytest.mark.parametrize("late", [False, True])
def test_nobody_undoes_a_reply_that_a_bot_made_for_a_person(late: bool) -> None:
    """Otherwise, a player could repeat a displacement until the reply is favourable."""
    at = displacing("normal")
    seat, mover = at.actor, at.room.played.table.position.active
    if late:
        at.wait(at.terms.free + at.terms.reply)
        assert at.sweep()
    else:
        at.ask("order", seat)
    table = at.room.played.table
    while table.actor == seat:
        text, known = table.choose("apprentice", seat, at.bits), table.sequence
        at.change(lambda change: playing.act_for_bot(change, seat, STAND_IN, known, text, at.bits))  # noqa: B023
    assert table.actor == mover and not at.undo(mover) and not at.undo(seat)
    at.act("end")
    assert at.undo(mover), "their own next decision is theirs"


def test_a_standing_order_is_only_for_replies_and_can_be_cancelled() -> None:
    at = Sitting("normal")
    seat = at.actor
    at.ask("order", seat)
    assert at.room.bot_to_decide() is None, "in their own turn, people decide themselves"
    replying = displacing("normal")
    seat = replying.actor
    replying.ask("order", seat)
    replying.ask("cancel-order", seat)
    assert replying.room.bot_to_decide() is None and not replying.room.seats[seat].bot_replies
    with pytest.raises(Refused) as refused:
        Sitting("60").ask("order", 0)
    assert refused.value.problem.said[0].id == "server-order-live"
    replying.room.row = replying.room.row._replace(rated=True)
    with pytest.raises(Refused) as refused:
        replying.ask("order", seat)
    assert refused.value.problem.said[0].id == "server-rated-help"


def test_only_the_player_sees_the_standing_order() -> None:
    at = Sitting("normal")
    at.ask("order", 1)
    seen = [[seat.bot_replies for seat in form_of_room(at.room, session).seats] for session in ("0", "1", None)]
    assert seen == [[False] * 3, [False, True, False], [False] * 3]


def test_an_undo_gives_no_time() -> None:
    at = Sitting()
    seat, terms = at.actor, at.terms
    at.wait(32 * SECOND)
    at.act("end")
    at.wait(50 * SECOND)
    assert at.undo(seat)
    assert at.times.left == tuple(terms.bank - (30 * SECOND if one == seat else 0) for one in range(3)), (
        "the addition is taken back, and nobody pays for the undo of another"
    )
    assert (at.times.runs, at.times.free) == (seat, 0)
    at.wait(SECOND)
    at.act("end")
    assert at.times.left[seat] == terms.bank - 31 * SECOND + terms.added


def test_a_pause_needs_all_who_play_and_stops_the_clock() -> None:
    at = Sitting()
    seat, terms = at.actor, at.terms
    at.wait(12 * SECOND)
    at.pause(0)
    assert not at.paused()
    at.pause(1, 2)
    assert at.paused() and at.kinds()[-1] == PAUSE and at.room.row.deadline is None
    at.wait(7 * DAY)
    assert not at.sweep()
    with pytest.raises(Refused, match="server-paused"):
        at.act("end")
    at.ask("resume", (seat + 1) % 3)
    assert at.kinds()[-1] == RESUME and at.times.left[seat] == terms.bank - 10 * SECOND
    at.wait(SECOND)
    at.act("end")
    assert at.times.left[seat] == terms.bank - 11 * SECOND + terms.added


def test_a_pause_with_a_stand_in_needs_only_the_others() -> None:
    at = Sitting()
    late = at.actor
    at.wait(DAY)
    at.sweep()
    at.pause(*({0, 1, 2} - {late}))
    assert at.times.paused


def test_the_others_are_asked_and_may_wait_or_let_a_bot_play() -> None:
    at = Sitting(at_timeout="ask")
    seat = at.actor
    other = (seat + 1) % 3
    at.wait(DAY)
    assert at.sweep() and at.times.overdue and at.room.seats[seat].bot is None and not at.sweep()
    for what in ("wait", "bot"):
        with pytest.raises(Refused, match="server-not-overdue"):
            at.ask(what, seat)
    at.ask("wait", other)
    at.wait(clocks.WAIT - 1)
    assert not at.sweep()
    at.wait(1)
    assert at.sweep() and at.times.overdue
    at.ask("bot", other)
    assert at.kinds()[-1] == TAKEOVER and at.times.timeouts[seat] == 1


def test_an_overdue_player_who_moves_plays_on() -> None:
    at = Sitting(at_timeout="ask")
    seat = at.actor
    at.wait(DAY)
    at.sweep()
    at.act("end")
    assert not at.times.overdue and at.times.left[seat] == at.terms.added - at.terms.overtime


def test_a_vacation_is_earned_and_stops_only_ones_own_clock() -> None:
    at = Sitting("normal")
    seat = at.actor
    with pytest.raises(Refused, match="server-vacation-short"):
        at.ask("depart", seat)
    at.wait(2 * DAY)
    at.ask("depart", seat)
    left = at.times.left[seat]
    assert left == at.terms.bank - 2 * DAY + MINUTE
    at.wait(5 * HOUR)
    at.ask("return", seat)
    assert at.times.left[seat] == left and at.times.vacation[seat] == 5 * HOUR
    at.ask("depart", seat)
    at.wait(HOUR + 2 * HOUR)  # an hour of vacation was left, and the way to it earned a little
    at.act("end")
    assert left - 2 * HOUR <= at.times.left[seat] - at.terms.added <= left - HOUR
    assert at.times.away[seat] == 0


def test_there_is_no_vacation_in_a_live_game() -> None:
    at = Sitting()
    with pytest.raises(Refused, match="server-vacation-live"):
        at.ask("depart", 0)
    with pytest.raises(Refused, match="server-no-vacation"):
        at.ask("return", 0)


def test_only_the_holder_of_a_seat_does_something_about_clocks() -> None:
    at = Sitting()
    with pytest.raises(Refused, match="server-not-your-seat"):
        at.change(lambda change: timing.request(change, "stranger", "resume", 0))
    with pytest.raises(Refused, match="server-not-paused"):
        at.ask("resume", 0)
    with pytest.raises(Refused, match="server-no-vote"):
        at.change(lambda change: votes.cast(change, "stranger", "pause", None, True))


def test_players_who_resigned_leave_the_clocks_alone() -> None:
    """They could otherwise end every pause of the others."""
    at = Sitting()
    at.change(lambda change: seating.resign(change, "2", 2))
    at.pause(0, 1)
    assert at.paused()
    with pytest.raises(Refused, match="server-no-person"):
        at.ask("resume", 2)
    at.ask("resume", 1)
    assert not at.paused()


def test_weekends_are_free_in_games_over_days_only() -> None:
    at = Sitting("brisk", weekends=True)
    seat, terms = at.actor, at.terms
    at.wait(4 * DAY)  # Friday
    assert at.sweep()
    at.comes_back(seat)
    at.act("end")
    second = at.actor
    at.wait(3 * DAY)  # Monday
    at.act("end")
    assert at.times.left[second] == terms.bank - DAY + MINUTE + terms.added
    with pytest.raises(Refused, match="server-clock-weekends"):
        Sitting("60", weekends=True)


def test_an_outage_is_given_back() -> None:
    at = Sitting()
    seat = at.actor
    at.wait(10 * SECOND)
    began = at.now
    at.wait(10 * MINUTE)
    assert at.change(lambda change: timing.credit(change, began))
    assert at.entry().kind == CREDIT and at.entry().gain == 10 * MINUTE + clocks.AFTER_RESTART
    at.wait(clocks.AFTER_RESTART + SECOND)
    at.act("end")
    assert at.times.left[seat] == at.terms.bank - 9 * SECOND + at.terms.added


@settings(deadline=None, derandomize=True)
@given(st.integers(0, WEEK), st.integers(0, 2 * DAY), st.integers(MINUTE, WEEK))
def test_an_outage_over_a_weekend_costs_and_gives_nothing(start: int, used: int, outage: int) -> None:
    terms = clocks.agreed("normal", 2, 20, weekends=True)
    begun = BEGUN + start
    times = clocks.run(terms, clocks.first(terms, 2, begun), 0, begun)
    began = begun + used
    left = clocks.settled(terms, times, began).left[0]
    after, given = clocks.credited(terms, times, began, began + outage)
    lost = clocks.counted(began, began + outage, True)
    assert given == (lost + clocks.AFTER_RESTART if lost else 0)
    assert clocks.settled(terms, after, began + outage).left[0] == left


@pytest.mark.parametrize("before", [0, 30 * SECOND, 2 * MINUTE])
def test_a_clock_set_back_gives_no_time(before: int) -> None:
    at = Sitting()
    seat = at.actor
    at.wait(before)
    at.wait(-MINUTE)
    at.change(lambda change: timing.credit(change, at.now + MINUTE))
    at.wait(12 * SECOND)
    at.act("end")
    assert at.times.left[seat] == at.terms.bank - before - 10 * SECOND + at.terms.added


@settings(deadline=None, derandomize=True)
@given(st.integers(0, 3 * WEEK), st.integers(0, 3 * WEEK), st.booleans())
def test_a_deadline_is_reached_when_the_time_has_passed(start: int, time: int, weekends: bool) -> None:
    end = clocks.after(BEGUN + start, time, weekends)
    assert clocks.counted(BEGUN + start, end, weekends) == time
    assert end >= BEGUN + start + time


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["act", "end", "undo", "pause", "resume", "depart", "return", "sweep", "credit", "back"]),
        st.integers(0, 40 * MINUTE),
        st.integers(0, 2),
    ),
    max_size=40,
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from(["45", "120", "brisk", "normal"]), st.sampled_from(["bot", "ask"]), STEPS)
def test_uses_and_the_rest_are_what_was_given(length: str, at_timeout: str, steps: list[tuple[str, int, int]]) -> None:
    """In every situation, a clock loses at most the time that has passed, and gains only the time in a log entry."""
    at = Sitting(length, at_timeout=at_timeout)
    for what, time, seat in steps:
        before, running = at.times, at.times.runs
        last = at.room.played.table.sequence
        at.wait(time)
        try:
            match what:
                case "act":
                    at.act()
                case "end":
                    at.act("end")
                case "undo":
                    at.undo(seat)
                case "pause":
                    at.pause(seat)
                case "resume" | "depart" | "return":
                    at.ask(what, seat)
                case "sweep":
                    at.sweep()
                case "credit":
                    at.change(lambda change: timing.credit(change, at.now - 5 * SECOND))
                case "back":
                    at.comes_back(seat)
        except (Refused, KontorError):
            continue
        added = [state.entry for state in at.room.played.table.states[last + 1 :]]
        gained = sum(entry.gain for entry in added if entry.kind != CREDIT)
        returned = any(entry.kind == GIVEBACK for entry in added)
        for one in range(3):
            lost = before.left[one] - at.times.left[one]
            assert -at.terms.overtime <= at.times.left[one] <= at.terms.cap
            if what == "undo":
                assert lost >= 0, "an undo gives no time"
            elif not returned:
                assert -gained <= lost <= (max(0, at.now - before.since) if one == running else 0), (what, one)
            if what in ("pause", "resume", "depart", "return", "credit"):
                assert lost >= 0, "a pause never adds"
            if before.paused and what != "back":
                assert lost == 0 or what == "undo", "nothing runs in a pause"


def test_a_bot_plays_for_a_player_who_left_while_the_table_was_closed() -> None:
    at = Sitting(at_timeout="ask")
    seat = at.actor
    at.room.trouble = Message("server-table-closed", {})
    at.change(lambda change: seating.leave(change, str(seat), seat))
    at.room.trouble = None
    at.wait(DAY)
    assert at.sweep()
    assert at.room.seats[seat] == SeatRow(seat, OPEN, None, STAND_IN) and at.kinds()[-2:] == [TIMEOUT, TAKEOVER]


def test_an_undo_in_overtime_gives_no_time() -> None:
    at = Sitting()
    seat, terms = at.actor, at.terms
    at.wait(terms.free + terms.bank + 20 * SECOND)
    at.act("end")
    assert at.times.left[seat] == terms.added - 20 * SECOND > 0
    assert at.undo(seat) and at.times.left[seat] == -20 * SECOND


def test_leaving_counts_as_a_time_out() -> None:
    at = Sitting()
    seat, terms = at.actor, at.terms
    for number in range(1, clocks.MOST_TIMEOUTS + 1):
        at.wait(10 * SECOND)
        before = at.times.left[seat]
        at.change(lambda change: seating.leave(change, str(seat), seat))
        assert (at.times.timeouts[seat], at.times.taken) == (number, (seat,)) and at.times.left[seat] < before
        if number == clocks.MOST_TIMEOUTS:
            with pytest.raises(Refused, match="server-timed-out"):
                at.change(lambda change: seating.check_free(change, str(seat), seat))
            return
        left = at.times.left[seat]
        at.change(lambda change: seating.join(change, str(seat), seat, "New", at.bits))
        assert at.times.left[seat] == max(left, terms.back) and at.times.runs == seat and not at.times.taken


def test_a_player_who_takes_the_seat_back_from_a_bot_gets_no_free_time() -> None:
    at = Sitting()
    seat = at.actor
    at.wait(SECOND)
    at.change(lambda change: seating.stand_in(change, str(seat), seat, USUAL, (), at.bits))
    at.comes_back(seat)
    assert (at.times.runs, at.times.free) == (seat, 0)


def test_nobody_waits_for_oneself_with_a_second_seat() -> None:
    at = Sitting(at_timeout="ask")
    seat = at.actor
    second, third = (seat + 1) % 3, (seat + 2) % 3
    at.room.holds[second] = frozenset([str(seat)])
    at.wait(DAY)
    at.sweep()
    for what in ("wait", "bot"):
        with pytest.raises(Refused, match="server-not-overdue"):
            at.change(lambda change: timing.request(change, str(seat), what, second))  # noqa: B023
    at.ask("wait", third)
    at.room.holds[third] = frozenset([str(seat)])
    at.wait(DAY)
    at.sweep()
    assert at.room.seats[seat].bot == STAND_IN, "there is nobody to ask"


def test_votes_end_with_the_seat_of_the_voter_or_of_the_person_concerned() -> None:
    at = Sitting()
    at.change(lambda change: votes.cast(change, "0", "bot", 1, True))
    at.change(lambda change: votes.cast(change, "0", "abandon", None, True))
    at.change(lambda change: votes.cast(change, "2", "abandon", None, True))
    at.change(lambda change: seating.leave(change, "1", 1))
    assert at.room.votes == {Vote("abandon", None, 0), Vote("abandon", None, 2)}
    at.change(lambda change: seating.leave(change, "0", 0))
    assert at.room.votes == {Vote("abandon", None, 2)}


def test_the_log_shows_a_long_outage_with_a_number_that_can_be_stored() -> None:
    at = Sitting("normal")
    began, before = at.now, at.times.since
    at.wait(40 * DAY)
    at.change(lambda change: timing.credit(change, began))
    assert at.entry().gain == 2**31 - 1 and at.times.since - before == 40 * DAY + clocks.AFTER_RESTART
