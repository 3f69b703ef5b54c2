"""Helper process of a test: plays seeded games and prints the digest of each."""

from __future__ import annotations

import hashlib

from tests.battery.configurations import sample
from tests.battery.play import played_with

if __name__ == "__main__":
    for number, configuration in enumerate(sample()):
        game = played_with(configuration, 1000 + number, 2)
        texts = "\n".join(game.last.text(action) for action in game.actions)
        print(configuration, hashlib.sha256(texts.encode() + game.last.to_bytes()).hexdigest())
