"""What a seat knows, in bytes for whoever learns: which parts there are, and what a view says of each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kontor.core.chance import NOBODY
from kontor.core.contract import Setup
from kontor.core.observation import Part, Thing, Value, counted, named, number, numbered, one, seats
from kontor.games.felinia.board import Board
from kontor.games.felinia.checks import STACK_SHAPES
from kontor.games.felinia.decisions import (
    NAME,
    Boarding,
    Found,
    Keep,
    Look,
    Markets,
    Storage,
    Trade,
    Turned,
    Walk,
)
from kontor.games.felinia.json_form import AMOUNTS, MOST_ROUNDS
from kontor.games.felinia.pieces import (
    BERTHS,
    BIDS,
    FACE_DOWN,
    FILLING,
    GUILD,
    MARKETS,
    MAX_SEATS,
    MOST_ABOARD,
    MOST_LOOKED_AT,
    MOST_SYMBOLS,
    MOST_TOKENS,
    MOST_TURNED,
    NO_TILE,
    NONE,
    SOLD_KINDS,
    STACKS,
    UNKNOWN,
)
from kontor.games.felinia.state import ENDS, PHASES, State

SHAPES: Final = {shape: number for number, shape in enumerate(STACK_SHAPES)}

# The bytes of what is being decided, behind the shape of the stack; what was passed follows.
SEAT: Final = 0
WALKER: Final = 1
TURNS: Final = 2
TURNED: Final = 3
SOLD: Final = 4
FILLED: Final = 5
LEFT: Final = 6
TIMES: Final = 7
PENDING: Final = 8

NOTHING_PENDING: Final = bytes([NONE, NONE, 0, NONE, 0, 0, 0, 0])

BITS: Final = tuple(bytes(number >> bit & 1 for bit in range(MAX_SEATS + 1)) for number in range(2 << MAX_SEATS))
"""The bits of a small number, one byte each: who sees a card, or which ships are still to sail."""


def parts(setup: Setup) -> tuple[Part, ...]:
    """What an observation says, in the order of its bytes."""
    board: Board = setup.board
    whose = [Value(NONE, "none"), *seats(setup.players)]
    stacks = [f"market {market + 1}" for market in range(MARKETS)]
    stacks.insert(GUILD, "guild")
    berths = [f"berth {berth + 1}" for berth in range(BERTHS)]
    ships = [Value(NONE, "none"), *numbered(ship.name for ship in board.ships)]
    provinces = [province.name for province in board.provinces]
    tiles = [Value(NO_TILE, "none"), Value(FACE_DOWN, "face down"), *numbered(board.tile_names)]
    most_goods, most_tiles = max(board.good_counts), max(board.tiles)
    return (
        counted("bag", board.goods, most_goods),
        counted("markets", _pairs(stacks[:MARKETS], board.goods), FILLING),
        named("tokens", _pairs(stacks, map(str, range(1, MOST_TOKENS + 1))), whose),
        counted("height", stacks, MOST_TOKENS, unit=4),
        named("ships", berths, ships),
        named("aboard", _pairs(berths, map(str, range(1, MOST_ABOARD + 1))), whose),
        counted("ships left", [ship.name for ship in board.ships], 1),
        counted("unseen tiles", _pairs(board.peoples, board.tile_names), most_tiles),
        named("tiles", provinces, tiles),
        named("merchants staying", provinces, whose),
        named("bonus tiles", [" ".join(names) for names in board.bonus_names], whose),
        *(part for seat in range(setup.players) for part in _desk(board, seat, most_goods, most_tiles)),
        one("next ship", ships),
        number("round", MOST_ROUNDS, unit=10),
        one("start", whose),
        one("phase", numbered(PHASES)),
        number("stored", setup.players),
        counted("to sail", berths, 1),
        one("closing", numbered(("running", *ENDS))),
        one("ended", numbered(("running", *ENDS))),
        *(_places(setup) if board.places else ()),
        one("decision", numbered(" > ".join(shape) or "over" for shape in STACK_SHAPES)),
        one("deciding", whose),
        one("walking", whose),
        number("tiles to turn", MOST_TURNED),
        one("turned", [Value(NONE, "none"), *numbered(provinces)]),
        number("sold up to", SOLD_KINDS),
        number("filled up to", FILLING),
        number("goods to find", MOST_SYMBOLS),
        number("looks left", MOST_SYMBOLS),
        counted("walk", provinces, len(provinces), unit=5),
    )


def _pairs(firsts: Iterable[str], seconds: Iterable[str]) -> list[str]:
    """`market 1 wine`: a thing for each two of them."""
    again = list(seconds)
    return [f"{first} {second}" for first in firsts for second in again]


def _desk(board: Board, seat: int, most_goods: int, most_tiles: int) -> list[Part]:
    """A desk, in the order of its bytes (`state.py`)."""
    costs = [*board.goods, "free"]
    return [
        *(number(name, most, seat=seat) for name, _, most in AMOUNTS),
        one("circles", numbered(f"{circles:0{BIDS}b}"[::-1] for circles in range(1 << BIDS)), seat=seat),
        counted("goods", board.goods, most_goods, unit=4, seat=seat),
        counted("tiles taken", board.tile_names, most_tiles, unit=4, seat=seat),
        counted("places kept", costs, max(1, sum(card.number for card in board.places)), unit=4, seat=seat),
    ]


def _places(setup: Setup) -> list[Part]:
    """R12: who keeps what, the pile, and the cards that are being looked at; with who knows each."""
    board: Board = setup.board
    names = [card.name for card in board.places]
    cards = sum(card.number for card in board.places)
    most = max(card.number for card in board.places)
    found = [Part(f"keeps {name}", _eyes(setup.players), seat=seat) for seat in range(setup.players) for name in names]
    found.append(counted("places not known", names, most))
    for segment in range(cards):
        found += [
            number(f"pile {segment + 1} size", cards),
            number(f"pile {segment + 1} seen", 1),
            Part(f"pile {segment + 1} known", _eyes(setup.players)),
            counted(f"pile {segment + 1} cards", names, most),
        ]
    kinds = [Value(NONE, "none"), Value(UNKNOWN, "hidden"), *numbered(names)]
    for card in range(MOST_LOOKED_AT):
        found += [one(f"looked at {card + 1}", kinds), Part(f"looked at {card + 1} known", _eyes(setup.players))]
    return found


def _eyes(players: int) -> tuple[Thing, ...]:
    """Everybody who can know something, in the order of their bits (`kontor.core.chance.sight`)."""
    return (Thing("public", NOBODY), *(Thing("seat", seat) for seat in range(players)))


def observation(view: State) -> bytes:
    """All that the viewer knows, in the order of `parts`."""
    out = view.bag.counts + view.markets + view.stacks + view.heights + view.berths + view.aboard + view.ships
    out += view.unseen + view.tiles + view.merchants + view.bonus + view.desks
    out += bytes((view.next_ship, view.round, view.start, view.phase, view.stored))
    out += BITS[view.sailing][:BERTHS]
    out += bytes((view.closing, view.ended))
    if view.board.places:
        out += _pile(view)
    out.append(SHAPES[tuple([NAME[type(decision)] for decision in view.stack])])
    out += _remembered(view)
    return bytes(out)


def _pile(view: State) -> bytearray:
    eyes = view.players + 1
    kinds = len(view.board.places)
    out = bytearray()
    for mask in bytes(view.kept):
        out += BITS[mask][:eyes]
    out += view.places.pools[0].counts
    for segment in view.places.segments:
        out += bytes((segment.size, segment.cards is not None))
        out += BITS[segment.known_to][:eyes]
        out += segment.cards.counts if segment.cards is not None else bytes(kinds)
    cards = sum(card.number for card in view.board.places)
    out += bytes((cards - len(view.places.segments)) * (2 + eyes + kinds))
    top = view.stack[-1] if view.stack else None
    looked = top.cards if isinstance(top, Look | Keep) else ()
    for at in range(0, len(looked), 2):
        out.append(looked[at])
        out += BITS[looked[at + 1]][:eyes]
    return out + (bytes([NONE]) + bytes(eyes)) * (MOST_LOOKED_AT - len(looked) // 2)


def _remembered(view: State) -> bytearray:
    out = bytearray(NOTHING_PENDING) + bytes(len(view.board.provinces))
    for decision in view.stack:
        if isinstance(decision, Walk):
            out[WALKER] = decision.seat
            out[TURNS] = decision.turns
            for step, province in enumerate(decision.passed):
                out[PENDING + province] = step + 1
        elif isinstance(decision, Turned):
            out[TURNED] = decision.province
        elif isinstance(decision, Markets):
            out[FILLED] = decision.filling
        elif isinstance(decision, Trade):
            out[SOLD] = decision.sold
        elif isinstance(decision, Boarding | Storage):
            out[SEAT] = decision.seat
            out[SOLD] = decision.sold
        elif isinstance(decision, Found):
            out[SEAT] = decision.seat
            out[LEFT] = decision.left
        elif isinstance(decision, Look | Keep):
            out[SEAT] = decision.seat
            out[TIMES] = decision.times
    return out


assert len(NOTHING_PENDING) == PENDING
assert STACKS == MARKETS + 1
