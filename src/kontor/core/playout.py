"""Base class with the operations that a search needs. When compiled, its methods call each other without Python
overhead.

The positions of Kontor's own games inherit from it; others need not.
"""

from __future__ import annotations

from kontor.core.chance import CHANCE, NOBODY, RandomBits, pick


def about(number: int, bits: RandomBits) -> int:
    """Return a random integer below `number`, uniform to one part in a million. Draws only 32 bits."""
    return bits.getrandbits(32) * number >> 32


def one_of(actions: list[int], bits: RandomBits) -> int:
    return actions[about(len(actions), bits)]


class Playable:
    """Base class for positions that can be played out at random.

    Subclasses implement four methods. Not abstract, because comparisons and benchmarks create plain states without
    these methods.
    """

    __slots__ = ()

    @property
    def actor(self) -> int:
        raise NotImplementedError

    def legal(self) -> list[int]:
        raise NotImplementedError

    def weights(self) -> list[int]:
        raise NotImplementedError

    def apply(self, action: int) -> None:
        raise NotImplementedError

    def random_choice(self, bits: RandomBits) -> int:
        """Return a uniformly random legal action."""
        return one_of(self.legal(), bits)

    def random_outcome(self, bits: RandomBits) -> int:
        """Return a random outcome of chance, weighted by probability."""
        return pick(self.legal(), self.weights(), bits)

    def play_out(self, bits: RandomBits, most: int) -> int:
        """Play random actions until `most` have been played or the game is over. Returns the number of actions played.

        Seats choose uniformly among their legal actions, and chance by its weights. The same bits give the same game.
        """
        for played in range(most):
            actor = self.actor
            if actor == NOBODY:
                return played
            self.apply(self.random_outcome(bits) if actor == CHANCE else self.random_choice(bits))
        return most
