"""Random numbers of the environments."""

from __future__ import annotations

import copy
import pickle

import pytest

from kontor.env.bits import Stream, unforeseen


def test_the_words_are_those_of_splitmix64() -> None:
    """Compares with published values for the state 1234567."""
    bits = Stream(0)
    bits._state = 1234567
    words = [bits.getrandbits(64) for _ in range(3)]
    assert words == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("width", [0, 1, 7, 32, 63, 64, 65, 200])
def test_a_number_has_the_requested_bits(width: int) -> None:
    bits = Stream(3)
    together = 0
    for _ in range(60):
        number = bits.getrandbits(width)
        assert 0 <= number < 1 << width
        together |= number
    assert together == (1 << width) - 1


def test_zeros_and_ones_are_equally_frequent() -> None:
    """Counts 1000 bits for each of 64 consecutive seeds, and allows four standard deviations."""
    for seeds in (range(64), range(10**9, 10**9 + 64)):
        ones = sum(Stream(seed).getrandbits(1000).bit_count() for seed in seeds)
        assert abs(ones - 32_000) < 4 * 126.5


def test_a_copy_continues_in_the_same_way_and_another_seed_differently() -> None:
    bits = Stream(5)
    bits.getrandbits(7)
    copies = [bits.copy(), copy.copy(bits), copy.deepcopy(bits), pickle.loads(pickle.dumps(bits))]
    going_on = [other.getrandbits(256) for other in copies]
    assert going_on == [bits.getrandbits(256)] * 4
    others = {Stream(seed).getrandbits(64) for seed in (5, -5, 6, (5, 1), (5, 2), 5 + (1 << 64))}
    assert len(others) == 6


def test_the_default_seed_is_different_each_time() -> None:
    assert unforeseen() != unforeseen()
