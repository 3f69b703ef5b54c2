"""Helpers for trainers: masks as bits, random legal actions, and observations as columns."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from kontor.jax.position import Array

WORD, GROUP = 32, 8


def pack(mask: Array) -> Array:
    """Return a mask as bits. Bit n of byte m is action 8 m + n. Use `numpy.unpackbits(…, bitorder="little")` to unpack
    the result.
    """
    return jnp.packbits(mask, axis=-1, bitorder="little")


def random_action(mask: Array, key: Array) -> Array:
    """Return a uniformly random legal action.

    Counts set bits by words, then by groups of words. On a GPU, this is much cheaper than a random number for each
    action.
    """
    groups = -(-mask.shape[0] // (WORD * GROUP))
    padded = jnp.pad(mask, (0, groups * GROUP * WORD - mask.shape[0])).reshape(groups, GROUP, WORD)
    words = jnp.sum(jnp.where(padded, jnp.uint32(1) << np.arange(WORD, dtype=np.uint32), 0), axis=2, dtype=jnp.uint32)
    counts = jax.lax.population_count(words).astype(jnp.int32)
    sums = jnp.sum(counts, axis=1)
    total = jnp.maximum(jnp.sum(sums), 1).astype(jnp.uint32)
    nth = (jax.random.bits(key, (), jnp.uint32) % total).astype(jnp.int32)
    group, nth = _find(sums, nth)
    word, nth = _find(counts[group], nth)
    rest, bit = words[group, word], jnp.zeros((), jnp.int32)
    for width in (16, 8, 4, 2, 1):
        low = jax.lax.population_count(rest & np.uint32((1 << width) - 1)).astype(jnp.int32)
        high = nth >= low
        bit, nth = jnp.where(high, bit + width, bit), jnp.where(high, nth - low, nth)
        rest = jnp.where(high, rest >> width, rest)
    return (group * GROUP + word) * WORD + bit


def _find(numbers: Array, nth: Array) -> tuple[Array, Array]:
    """Return the group that contains the nth item, and the index of the item within it."""
    place, upto, before = jnp.zeros((), jnp.int32), jnp.zeros((), jnp.int32), jnp.zeros((), jnp.int32)
    for at in range(numbers.shape[0] - 1):
        upto += numbers[at]
        further = upto <= nth
        place, before = jnp.where(further, at + 1, place), jnp.where(further, upto, before)
    return place, nth - before
