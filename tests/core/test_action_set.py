"""Sets of legal actions: marked blocks, and the actions before and after them."""

from __future__ import annotations

import random

import pytest

import kontor
from kontor.core.action_set import ActionSet, nth_marked

BLOCK = tuple(range(100, 110))


def some() -> ActionSet:
    found = ActionSet()
    found.first = (1, 2)
    found.mark(BLOCK, bytes([0, 1, 1, 0, 0, 0, 0, 0, 0, 1]))
    found.mark(BLOCK, bytes(10))
    found.mark(tuple(range(200, 203)), bytes([1, 1, 1]))
    found.rest.append(300)
    return found


def test_the_list_holds_what_is_marked_between_the_first_and_the_rest() -> None:
    assert some().all() == [1, 2, 101, 102, 109, 200, 201, 202, 300]
    assert ActionSet().all() == [] and ActionSet().number() == 0
    assert some()._copied() == some().all()  # as in the compiled build


def test_each_action_is_found_without_the_list() -> None:
    found = some()
    assert [found.nth(at) for at in range(found.number())] == found.all()


def test_there_is_nothing_after_the_last_mark() -> None:
    with pytest.raises(IndexError):
        nth_marked(BLOCK, bytes([0, 1]), 1)


def test_numbers_are_not_created_again() -> None:
    """The numbers in a list of legal actions are the objects of the board."""
    position = kontor.game("hansa").start(kontor.game("hansa").setup(players=3))
    position.play_out(random.Random(1), 8)
    known = {id(number) for block in position.board.actions.place for number in block}
    placed = [number for number in position.legal() if position.text(number).startswith("place")]
    assert placed and all(id(number) in known for number in placed)
