"""A short version of the fuzzing, which runs every parser with damaged examples."""

from __future__ import annotations

import random

import pytest

from tests.attack.fuzz import attempt, mutated, parsers
from tests.attack.size import more

PARSERS = parsers()


@pytest.mark.slow
@pytest.mark.parametrize("name", PARSERS)
def test_damaged_input_gives_an_error_in_words(name: str) -> None:
    parser, bits = PARSERS[name], random.Random(name)
    for example in parser.examples:
        attempt(parser, example)
    for _ in range(more(12, 1_000)):
        attempt(parser, mutated(parser.examples, bits))
