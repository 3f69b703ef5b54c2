"""In light and dark colours, text is readable, and people with colour vision deficiencies can tell seats apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from kontor.paint.palette import colours, numbered, seat_role, seat_symbol
from tests.paint.colours import EYES, contrast, distance

READABLE = 4.5
"""Minimum contrast of text in the accessibility guidelines."""
VISIBLE = 3.0
"""Minimum contrast of meaningful edges in the accessibility guidelines."""
APART = 0.17
"""Minimum distance between two seat colours for every kind of colour vision. Each seat also has a symbol."""

GROUND = ("paper", "land", "sea", "wood")
"""Background colours of text and pieces."""
TINTS, DYES = (tuple(f"{kind}-{at}" for at in range(numbered(kind))) for kind in ("tint", "dye"))
SEATS = tuple(f"seat-{at}" for at in range(6))

times = pytest.mark.parametrize("time", [colours(), colours(dark=True)], ids=["day", "night"])


@times
def test_text_can_be_read_on_every_paint(time: dict[str, str]) -> None:
    inks = [role for role in time if f"{role}-ink" in time]
    assert len(inks) > 15
    for role in inks:
        assert contrast(time[role], time[f"{role}-ink"]) >= READABLE, role


@times
def test_ink_can_be_read_on_the_map(time: dict[str, str]) -> None:
    for ground in (*GROUND, *TINTS):
        assert contrast(time["ink"], time[ground]) >= READABLE, ground
        if ground != "wood":
            assert contrast(time["faded"], time[ground]) >= READABLE, ground


@times
def test_tokens_and_coins_can_be_read(time: dict[str, str]) -> None:
    for token in ("token", *DYES):
        assert contrast(time[token], time["token-ink"]) >= READABLE, token
    assert contrast(time["gold"], time["coin-ink"]) >= READABLE
    assert contrast(time["lane"], time["paper"]) >= VISIBLE, "the seal of something that is always printed there"


@times
def test_pieces_stand_out_from_every_ground(time: dict[str, str]) -> None:
    """The edges of pieces make them visible, regardless of their colour."""
    for ground in (*GROUND, *TINTS):
        assert contrast(time["edge"], time[ground]) >= VISIBLE, ground


@times
def test_what_can_be_clicked_is_visible(time: dict[str, str]) -> None:
    for ground in ("paper", "land", "table", *TINTS):
        assert contrast(time["glow"], time[ground]) >= VISIBLE, ground


@pytest.mark.parametrize("eyes", EYES)
def test_seats_are_told_apart_with_any_colour_vision(eyes: str) -> None:
    for one, other in combinations(SEATS, 2):
        assert distance(colours()[one], colours()[other], eyes) >= APART, (one, other)


@pytest.mark.parametrize("eyes", EYES)
def test_neutral_pieces_are_not_mistaken_for_a_seat(eyes: str) -> None:
    """Grey is never far from all colours, so a smaller distance is sufficient. It also has its own symbol."""
    for seat in SEATS:
        assert distance(colours()[seat], colours()["seat-none"], eyes) >= APART / 2, seat


def test_there_are_colours_and_symbols_for_six() -> None:
    symbols = [seat_symbol(seat) for seat in (-1, *range(6))]
    assert len(symbols) == len(set(symbols)) == 7
    assert numbered("seat") == len({colours()[seat_role(seat)] for seat in range(6)}) == 6


def test_seats_have_the_same_colour_by_day_and_by_night() -> None:
    assert all(colours()[role] == colours(dark=True)[role] for role in SEATS)
