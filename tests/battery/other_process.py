"""Helper process of a test: reads pickled positions and prints the fingerprint of each."""

from __future__ import annotations

import pickle
import sys

from tests.battery.test_games import fingerprint

if __name__ == "__main__":
    for position in pickle.load(sys.stdin.buffer):
        print(fingerprint(position))
