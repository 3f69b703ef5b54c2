"""Colours by day and by night: text is readable, and seats can be distinguished with any colour vision."""

from __future__ import annotations

from itertools import combinations
from types import ModuleType

import pytest

from kontor.paint import night, palette
from kontor.paint.box import GROUNDS
from tests.paint.colours import EYES, contrast, distance

READABLE = 4.5
"""Contrast that accessibility guidelines require for text."""
VISIBLE = 3.0
"""Contrast that they require for the edges of meaningful shapes."""
APART = 0.17
"""Minimum distance between two seats, for every kind of colour vision. Each seat also has a symbol."""

GROUND = ("PAPER", "LAND", "SEA", "WOOD")
"""Backgrounds of text and pieces."""

times = pytest.mark.parametrize("time", [palette, night], ids=["day", "night"])


def grounds(time: ModuleType) -> list[str]:
    return [*(getattr(time, name) for name in GROUND), *time.TINTS]


@times
def test_text_is_readable_on_every_paint(time: ModuleType) -> None:
    for paint in (*palette.SEATS, *time.COLOURS.values(), palette.seat_paint(None)):
        assert contrast(paint.fill, paint.ink) >= READABLE, paint


@times
def test_ink_is_readable_on_the_map(time: ModuleType) -> None:
    for ground in grounds(time):
        assert contrast(time.INK, ground) >= READABLE, ground
        if ground != time.WOOD:
            assert contrast(time.FADED, ground) >= READABLE, ground


@times
def test_tokens_and_coins_are_readable(time: ModuleType) -> None:
    for token in (time.TOKEN, *time.DYES):
        assert contrast(token, palette.TOKEN_INK) >= READABLE, token
    assert contrast(time.COIN, palette.COIN_INK) >= READABLE
    assert contrast(time.GOLD, palette.COIN_INK) >= READABLE
    assert contrast(time.LANE, time.PAPER) >= VISIBLE, "the seal of a permanent bonus"


@times
def test_pieces_stand_out_from_every_background(time: ModuleType) -> None:
    """Their edges stand out, whatever their colour."""
    for ground in grounds(time):
        assert contrast(time.EDGE, ground) >= VISIBLE, ground


@times
def test_clickable_places_are_visible(time: ModuleType) -> None:
    for ground in (time.PAPER, time.LAND, time.TABLE, *time.TINTS):
        assert contrast(time.GLOW, ground) >= VISIBLE, ground


@pytest.mark.parametrize("eyes", EYES)
def test_seats_differ_for_every_colour_vision(eyes: str) -> None:
    for one, other in combinations((paint.fill for paint in palette.SEATS), 2):
        assert distance(one, other, eyes) >= APART, (one, other)


@pytest.mark.parametrize("eyes", EYES)
def test_neutral_pieces_differ_from_every_seat(eyes: str) -> None:
    """Grey is close to every colour, so less distance is required. It also has its own symbol."""
    for paint in palette.SEATS:
        assert distance(paint.fill, palette.NOBODY, eyes) >= APART / 2, paint


def test_there_are_colours_for_six() -> None:
    symbols = [palette.seat_symbol(seat) for seat in (-1, *range(6))]
    assert len(symbols) == len(set(symbols)) == 7
    assert len({paint.fill for paint in palette.SEATS}) == 6


def test_night_has_the_same_colour_names_as_day() -> None:
    named = {name for name in vars(night) if name.isupper()}
    assert named <= {*GROUNDS, "TINTS", "DYES", "COLOURS"}
    assert night.COLOURS.keys() == palette.COLOURS.keys()
    assert (len(night.TINTS), len(night.DYES)) == (len(palette.TINTS), len(palette.DYES))
