"""Undo: one step, the whole turn, its limits, and its effects."""

from __future__ import annotations

import random

import pytest

from kontor.core.undo import Undo
from kontor.table.log import BOT, PERSON, UNDO, By, Entry, Table, TooFar
from tests.table.logs import Watched, begun, bots_play, do, folded, recorded, take_back

NONE = Undo(None, None)
PLACE = tuple(f"place trader Hamburg-Lüneburg {post}" for post in (1, 2, 3))
SPEND = ("place trader Stade-Hamburg 1", "place trader Stade-Hamburg 2")


def undo(table: Table, *held: int, takebacks: str = "bots") -> Undo:
    return table.undo_offer(frozenset(held), takebacks)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert undo(begun(), 0, 1, 2) == NONE


def test_one_step_or_the_whole_turn() -> None:
    table = do(begun(), PLACE[0])
    assert undo(table, 0) == Undo(step=1, turn=1)
    do(table, PLACE[1])
    assert undo(table, 0) == Undo(step=2, turn=1)
    do(table, "end")
    assert undo(table, 0) == Undo(step=3, turn=1), "also after the turn was ended, while nobody else has decided"
    assert (undo(table, 1), undo(table), undo(table, 1, 2)) == (NONE, NONE, NONE)


def test_another_persons_decision_is_never_crossed() -> None:
    table = do(begun(), PLACE[0], "end", SPEND[0])
    assert undo(table, 0) == NONE
    assert undo(table, 1) == Undo(step=3, turn=3)


def test_with_several_seats_in_one_browser_the_turn_is_that_of_one_seat() -> None:
    table = do(begun(), PLACE[0], "end", *SPEND)
    assert undo(table, 0, 1) == Undo(step=4, turn=3)
    take_back(table, 3, [0, 1])
    assert undo(table, 0, 1) == Undo(step=2, turn=1)


def test_what_bots_did_in_answer_is_crossed_where_the_table_allows_it() -> None:
    table = do(begun(), PLACE[0], "end")
    do(table, SPEND[0], "end", "end", by=BOT)
    assert undo(table, 0, takebacks="own") == NONE
    assert undo(table, 0) == Undo(step=2, turn=None), "the turn is past: to reset it would cost a whole round"
    with pytest.raises(TooFar):
        table.take_back(1, frozenset([0]), "bots")
    assert undo(table, 1) == NONE, "a bot takes nothing back"
    assert table.take_back(2, frozenset([0]), "bots") == Entry(7, UNDO, 0, PERSON, undone=(3, 4, 5, 6))


def test_the_turn_does_not_reach_over_a_bots_turn() -> None:
    table = do(begun(), PLACE[0], "end")
    do(table, SPEND[0], "end", "end", by=BOT)
    do(table, PLACE[1], PLACE[2])
    assert undo(table, 0) == Undo(step=7, turn=6)
    take_back(table, 6, [0])
    assert undo(table, 0) == Undo(step=2, turn=None)


def answered(by: By) -> Table:
    """In the log entries 7 to 9, seat 0 displaces a trader of seat 1, which places it elsewhere."""
    table = do(begun(), PLACE[0], "end", SPEND[0], "end", "end", "displace merchant Stade-Hamburg 1")
    assert table.actor == 1
    do(table, "return Hamburg-Lübeck 1", "done", by=by)
    assert (table.sequence, table.actor) == (9, 0)
    return table


def test_the_turn_reaches_over_the_answer_of_a_bot_in_it() -> None:
    table = answered(BOT)
    assert undo(table, 0) == Undo(step=6, turn=6)
    do(table, PLACE[1])
    assert undo(table, 0) == Undo(step=9, turn=6)
    assert undo(table, 0, takebacks="own") == Undo(step=9, turn=9)


def test_the_turn_does_not_reach_over_the_answer_of_a_person() -> None:
    table = answered(PERSON)
    assert undo(table, 0) == NONE
    do(table, PLACE[1])
    assert undo(table, 0) == Undo(step=9, turn=9)


def test_chance_is_never_crossed() -> None:
    """Checks the undo options during a game, for a holder of all seats."""
    table = begun()
    drew = 0
    for _ in range(300):
        bots_play(table, 1, seed=table.sequence, by=PERSON)
        drew += table.now.drew
        assert undo(table, 0, 1, 2).step == (None if table.now.drew else table.sequence - 1)
    assert drew > 3


def test_a_draw_of_a_bot_is_not_crossed_either() -> None:
    table = begun()
    bits = random.Random(1)
    do(table, table.choose("apprentice", 0, bits), bits=bits)
    while not table.now.drew:
        assert undo(table, 0).step == 1 or table.entry(table.sequence).by == PERSON
        bots_play(table, 1)
    assert undo(table, 0) == NONE


def test_taking_back_is_an_entry_and_leaves_the_position_as_it_was() -> None:
    table = do(begun(), *PLACE[:2])
    take_back(table, 1, [0])
    assert table.entry(4) == Entry(4, UNDO, 0, PERSON, undone=(2, 3))
    assert (table.sequence, table.actor, table.now.events) == (4, 0, ())
    assert table.position == table.states[1].position
    assert [step.entry.sequence for step in table.counting()] == [1]
    assert table.states[3].position != table.position, "what was taken back can still be shown"
    assert undo(table, 0) == NONE


def test_what_is_done_after_an_undo_can_be_taken_back_too() -> None:
    table = do(begun(), *PLACE[:2])
    take_back(table, 2, [0])
    do(table, "place trader Hamburg-Lüneburg 3")
    assert undo(table, 0) == Undo(step=2, turn=1)
    take_back(table, 1, [0])
    assert table.entry(6).undone == (2, 5)
    assert table.position == table.states[1].position
    do(table, "end")
    assert [step.entry.sequence for step in table.counting()] == [7, 1]
    assert table.now.length == table.states[1].length + 1


@pytest.mark.parametrize(("to", "held"), [(0, {0}), (2, {0}), (4, {0}), (999, {0}), (3, {1}), (1, set())])
def test_only_what_is_offered_can_be_taken_back(to: int, held: set[int]) -> None:
    table = do(begun(), *PLACE[:2], "end")
    assert undo(table, 0) == Undo(step=3, turn=1)
    with pytest.raises(TooFar) as error:
        table.take_back(to, frozenset(held), "bots")
    assert error.value.messages[0].id == "live-undo-too-far"


def test_when_the_game_is_over_nothing_is_taken_back() -> None:
    """After the end of a game, hidden information has been revealed."""
    setup, entries = recorded("hansa-standard_4_5-4-missions-prestige.kontor")
    table = folded(setup, entries[:-1])
    assert not table.over
    last = entries[-1]
    table.fold(last)
    assert last.seat is not None and not table.now.drew
    assert undo(table, last.seat) == NONE
    stopped = do(begun(game=Watched(6)), *PLACE[:2])
    assert stopped.over and undo(stopped, 0) == NONE


def test_undo_ends_when_the_log_is_as_long_as_a_game_may_be() -> None:
    table = begun(game=Watched(12))
    for _ in range(5):
        do(table, PLACE[0])
        assert undo(table, 0) == Undo(1, 1)
        take_back(table, 1, [0])
    do(table, PLACE[0])
    assert (table.sequence, table.over) == (12, False)
    assert undo(table, 0) == NONE
