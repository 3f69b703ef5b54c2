"""What a search does with a position, as a base class: compiled, its methods are called without Python in between.

A position need not inherit from it (the contract is a set of protocols); those of the games do, and get `play_out`.
"""

from __future__ import annotations

from kontor.core.chance import CHANCE, NOBODY, Bits, pick


def about(number: int, bits: Bits) -> int:
    """A whole number below this one, as quick as it gets: each is as likely but for less than one in a million."""
    return bits.getrandbits(32) * number >> 32


def one_of(actions: list[int], bits: Bits) -> int:
    return actions[about(len(actions), bits)]


class Playable:
    """Something that can be played on."""

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

    def random_action(self, bits: Bits) -> int:
        """One of the legal actions at random; of chance by its weights."""
        if self.actor == CHANCE:
            return pick(self.legal(), self.weights(), bits)
        return one_of(self.legal(), bits)

    def play_out(self, bits: Bits, most: int) -> int:
        """Play on at random until the game is over, at most so many actions; gives how many were played.

        Seats take each of their legal actions as often, chance draws by its weights. The same bits, the same game.
        """
        for played in range(most):
            if self.actor == NOBODY:
                return played
            self.apply(self.random_action(bits))
        return most
