"""Colours, by day and by night: text can be read, and seats can be told apart by eyes that see fewer colours."""

from __future__ import annotations

from itertools import combinations
from types import ModuleType

import pytest

from kontor.paint import night, palette
from kontor.paint.box import GROUNDS
from tests.paint.colours import EYES, contrast, distance

READABLE = 4.5
"""What the guidelines for accessibility ask of text."""
VISIBLE = 3.0
"""What they ask of the edge of something that means something."""
APART = 0.17
"""How far two seats are apart, at least, for every kind of eyes; each has a symbol besides."""

GROUND = ("PAPER", "LAND", "SEA", "WOOD")
"""What is written and stood upon."""

times = pytest.mark.parametrize("time", [palette, night], ids=["day", "night"])


def grounds(time: ModuleType) -> list[str]:
    return [*(getattr(time, name) for name in GROUND), *time.TINTS]


@times
def test_text_can_be_read_on_every_paint(time: ModuleType) -> None:
    for paint in (*palette.SEATS, *time.COLOURS.values(), palette.seat_paint(None)):
        assert contrast(paint.fill, paint.ink) >= READABLE, paint


@times
def test_ink_can_be_read_on_the_map(time: ModuleType) -> None:
    for ground in grounds(time):
        assert contrast(time.INK, ground) >= READABLE, ground
        if ground != time.WOOD:
            assert contrast(time.FADED, ground) >= READABLE, ground


@times
def test_tokens_and_coins_can_be_read(time: ModuleType) -> None:
    for token in (time.TOKEN, *time.DYES):
        assert contrast(token, palette.TOKEN_INK) >= READABLE, token
    assert contrast(time.COIN, palette.COIN_INK) >= READABLE
    assert contrast(time.GOLD, palette.COIN_INK) >= READABLE
    assert contrast(time.LANE, time.PAPER) >= VISIBLE, "the seal of something printed for good"


@times
def test_pieces_stand_out_from_every_ground(time: ModuleType) -> None:
    """By the edge around them, whatever their colour."""
    for ground in grounds(time):
        assert contrast(time.EDGE, ground) >= VISIBLE, ground


@times
def test_what_can_be_clicked_is_seen(time: ModuleType) -> None:
    for ground in (time.PAPER, time.LAND, time.TABLE, *time.TINTS):
        assert contrast(time.GLOW, ground) >= VISIBLE, ground


@pytest.mark.parametrize("eyes", EYES)
def test_seats_are_told_apart_by_all_eyes(eyes: str) -> None:
    for one, other in combinations((paint.fill for paint in palette.SEATS), 2):
        assert distance(one, other, eyes) >= APART, (one, other)


@pytest.mark.parametrize("eyes", EYES)
def test_nobodys_pieces_are_taken_for_no_seats(eyes: str) -> None:
    """Grey is never quite away from everything: less is asked of it, and it has a sign of its own."""
    for paint in palette.SEATS:
        assert distance(paint.fill, palette.NOBODY, eyes) >= APART / 2, paint


def test_there_are_colours_for_six() -> None:
    symbols = [palette.seat_symbol(seat) for seat in (-1, *range(6))]
    assert len(symbols) == len(set(symbols)) == 7
    assert len({paint.fill for paint in palette.SEATS}) == 6


def test_the_night_knows_no_other_colours_than_the_day() -> None:
    named = {name for name in vars(night) if name.isupper()}
    assert named <= {*GROUNDS, "TINTS", "DYES", "COLOURS"}
    assert night.COLOURS.keys() == palette.COLOURS.keys()
    assert (len(night.TINTS), len(night.DYES)) == (len(palette.TINTS), len(palette.DYES))
