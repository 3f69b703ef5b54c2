"""What a search does with a position, as a base class: compiled, its methods are called without Python in between.

A position need not inherit from it (the contract is a set of protocols); those of the games do, and get `play_out`.
"""

from __future__ import annotations

from kontor.core.chance import CHANCE, NOBODY, RandomBits, pick


def about(number: int, bits: RandomBits) -> int:
    """A whole number below this one, as quick as it gets: each is as likely but for less than one in a million."""
    return bits.getrandbits(32) * number >> 32


def one_of(actions: list[int], bits: RandomBits) -> int:
    return actions[about(len(actions), bits)]


class Playable:
    """Something that can be played on.

    It is no abstract class, though four methods are left to who inherits: the bare states of the games inherit too and
    are made without them, to be compared or asked for their size.
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
        """What a seat does at random: each of its legal actions as often."""
        return one_of(self.legal(), bits)

    def random_outcome(self, bits: RandomBits) -> int:
        """What chance draws, by its weights."""
        return pick(self.legal(), self.weights(), bits)

    def play_out(self, bits: RandomBits, most: int) -> int:
        """Play on at random until the game is over, at most so many actions; gives how many were played.

        Seats take each of their legal actions as often, chance draws by its weights. The same bits, the same game.
        """
        for played in range(most):
            actor = self.actor
            if actor == NOBODY:
                return played
            self.apply(self.random_outcome(bits) if actor == CHANCE else self.random_choice(bits))
        return most
