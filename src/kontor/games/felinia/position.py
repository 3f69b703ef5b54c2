"""A position of Felinia: the state on the table, with the face that the contract asks for."""

from __future__ import annotations

from typing import Any

from kontor.core.actions import ActionTable
from kontor.core.chance import CHANCE, NOBODY, Bag, Deck, RandomBits, Segment, pick, sight
from kontor.core.contract import ALL, SPECTATOR, Result, Setup, rank
from kontor.core.errors import PositionError
from kontor.core.messages import Message, Reason
from kontor.core.position_reader import cut
from kontor.games.felinia import checks, json_form, rules
from kontor.games.felinia.decisions import NAME, OF_GOODS, Keep, Look, stack_from_bytes, stack_to_bytes
from kontor.games.felinia.notation import KEEP, LOOK
from kontor.games.felinia.pieces import UNKNOWN
from kontor.games.felinia.rules.places import known_alone
from kontor.games.felinia.rules.reasons import explain
from kontor.games.felinia.scoring import coins_for_ties, score_sheet
from kontor.games.felinia.state import ENDS, State, clear

NUMBERS = 10
"""The single numbers in the bytes form, beside the arrays."""


class FeliniaPosition(State):
    """A moment of a game. `legal` says what can be done, `play` does it, `copy` makes another to try things on."""

    __slots__ = ()

    @property
    def action_table(self) -> ActionTable:
        """The faces of all actions on this board."""
        return self.board.actions.table

    def legal(self) -> list[int]:
        """Every action allowed now, as numbers, in ascending order; empty when the game is over."""
        return rules.legal(self)

    def weights(self) -> list[int]:
        """For chance: how likely each of the legal outcomes is."""
        return rules.weights(self)

    def random_outcome(self, bits: RandomBits) -> int:
        """What chance draws: goods, which it draws most, straight from the bag; of the rest a list is made, once."""
        if isinstance(self.stack[-1], OF_GOODS):
            return pick(self.board.actions.good, self.bag.counts, bits)
        outcomes = rules.legal(self)
        return pick(outcomes, rules.weights_of(self, outcomes), bits)

    def apply(self, action: int) -> None:
        """Carry out an action that the caller knows to be legal: for search."""
        rules.apply(self, action)

    def explain(self, action: int) -> Reason:
        """Why an action that is not legal is not."""
        return explain(self, action)

    def text_for(self, action: int, seat: int) -> str:
        """The text of an action as this seat may see it now, before it is played: places are secret (I2)."""
        actions = self.board.actions
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Look) and actions.kind[action] == LOOK:
            if not self.places.known_by(sight(top.seat)) & sight(seat):
                return self.action_table.text(actions.look_unknown)
        elif isinstance(top, Keep) and actions.kind[action] == KEEP and actions.first[action] < len(self.board.places):
            known = top.cards[1] if known_alone(top) else sight(top.seat)
            if not known & sight(seat):
                return self.action_table.text(actions.keep_unknown[self.board.places[actions.first[action]].cost])
        return self.action_table.text(action)

    def scores(self) -> list[dict[str, int]]:
        """The points of every seat by source, as if the game ended now."""
        return [score_sheet(self, seat) for seat in range(self.players)]

    def result(self) -> Result | None:
        """E6: most points, then most coins; who is equal in both shares the win. None while the game goes on."""
        if not self.ended:
            return None
        scores = [sum(sheet.values()) for sheet in self.scores()]
        keys = [(score, coins_for_ties(self, seat)) for seat, score in enumerate(scores)]
        return rank(ENDS[self.ended - 1], scores, keys)

    def faults(self) -> list[Message]:
        """Everything that cannot be so in a game: empty for every position that play leads to."""
        return checks.faults(self)

    def copy(self) -> FeliniaPosition:
        """An independent position; nobody listens to it. The pile of places is shared: it is never changed in place."""
        other = FeliniaPosition(self.setup)
        other.viewer = self.viewer
        other.bag = self.bag.copy()
        other.markets = self.markets[:]
        other.stacks = self.stacks[:]
        other.heights = self.heights[:]
        other.berths = self.berths[:]
        other.aboard = self.aboard[:]
        other.ships = self.ships[:]
        other.next_ship = self.next_ship
        other.unseen = self.unseen[:]
        other.tiles = self.tiles[:]
        other.merchants = self.merchants[:]
        other.bonus = self.bonus[:]
        other.desks = self.desks[:]
        other.kept = self.kept[:]
        other.places = self.places
        other.round = self.round
        other.start = self.start
        other.phase = self.phase
        other.stored = self.stored
        other.sailing = self.sailing
        other.closing = self.closing
        other.ended = self.ended
        other.stack = self.stack[:]
        return other

    def view(self, seat: int) -> FeliniaPosition:
        """I2: all that a seat (or SPECTATOR) may know: everything but the places it has not seen."""
        self.check_viewer(seat)
        other = self.copy()
        other.viewer = seat
        if self.board.places and self.viewer == ALL:
            hide(other, seat)
        return other

    def json(self) -> dict[str, Any]:
        """The documented JSON form (docs/felinia.md)."""
        return json_form.write(self)

    def to_bytes(self) -> bytes:
        """A compact form for processes and storage, and a key for search tables; the setup is not in it."""
        arrays = self.bag.counts + self.markets + self.stacks + self.heights + self.berths + self.aboard + self.ships
        arrays += self.unseen + self.tiles + self.merchants + self.bonus + self.desks + self.kept
        pile = pile_to_bytes(self.places)
        numbers = (
            self.next_ship,
            self.round,
            self.start,
            self.phase,
            self.stored,
            self.sailing,
            self.closing,
            self.ended,
            self.viewer - SPECTATOR,
            len(self.places.segments),
        )
        return bytes(arrays + bytes(numbers)) + pile + stack_to_bytes(self.stack)

    def __repr__(self) -> str:
        """Enough to know it again in a debugger."""
        whose = {CHANCE: "chance", NOBODY: "over"}.get(self.actor, f"seat {self.actor}")
        open_now = " > ".join(NAME[type(decision)] for decision in self.stack)
        return f"<FeliniaPosition {self.board.id}, {self.players} players, {whose}: {open_now}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return from_bytes, (self.setup, self.to_bytes())


def hide(state: State, seat: int) -> None:
    """I2: places that this seat has not seen become holes; the pool holds the cards that it cannot place."""
    eyes = sight(seat)
    pile = state.places.view(seat)
    pool = pile.pools[0]
    kinds = len(state.board.places)
    for at, known in enumerate(bytes(state.kept)):
        if known and not known & eyes:
            pool.put(at % kinds)
            state.kept[at] = 0
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Look | Keep):
        cards = list(top.cards)
        for at in range(0, len(cards), 2):
            if not cards[at + 1] & eyes:
                pool.put(cards[at])
                cards[at] = UNKNOWN
        state.stack[-1] = top._replace(cards=tuple(cards))
    state.places = pile


def start(setup: Setup) -> FeliniaPosition:
    """The position before anything is drawn."""
    position = FeliniaPosition(setup)
    clear(position)
    return position


def pile_to_bytes(pile: Deck) -> bytes:
    """The pool, then each stretch: its size, who knows it, whether its cards are seen, and those."""
    out = bytearray(pile.pools[0].counts)
    for segment in pile.segments:
        out += bytes((segment.size, segment.known_to, segment.cards is not None))
        out += segment.cards.counts if segment.cards is not None else bytes(len(pile.pools[0].counts))
    return bytes(out)


def from_bytes(setup: Setup, data: bytes) -> FeliniaPosition:
    """Read what `to_bytes` wrote."""
    position = start(setup)
    kinds = len(position.board.places)
    arrays = (
        position.bag.counts,
        position.markets,
        position.stacks,
        position.heights,
        position.berths,
        position.aboard,
        position.ships,
        position.unseen,
        position.tiles,
        position.merchants,
        position.bonus,
        position.desks,
        position.kept,
    )
    parts = cut(data, [*map(len, arrays), NUMBERS])
    position.bag = Bag(parts[0])
    (
        position.markets,
        position.stacks,
        position.heights,
        position.berths,
        position.aboard,
        position.ships,
        position.unseen,
        position.tiles,
        position.merchants,
        position.bonus,
        position.desks,
        position.kept,
    ) = parts[1:13]
    numbers = parts[13]
    position.next_ship, position.round, position.start, position.phase, position.stored = numbers[:5]
    position.sailing, position.closing, position.ended = numbers[5:8]
    position.viewer = numbers[8] + SPECTATOR
    at = sum(map(len, parts))
    pile = cut(data[at:], [kinds, *[3, kinds] * numbers[9]])
    segments = [
        Segment(Bag(cards) if head[2] else None, head[0], head[1], 0)
        for head, cards in zip(pile[1::2], pile[2::2], strict=True)
    ]
    position.places = Deck(segments, [Bag(pile[0])])
    try:
        position.stack = stack_from_bytes(data[at + sum(map(len, pile)) :])
    except IndexError as error:
        raise PositionError([Message("position-bytes", {"bytes": len(data), "least": len(data) + 1})]) from error
    if bool(position.stack) == bool(position.ended):
        raise PositionError([Message("position-ended", {})])
    return position
