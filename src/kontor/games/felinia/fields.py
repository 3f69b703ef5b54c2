"""The state of Felinia, declared once (see `kontor.core.fields`), and its JSON form (docs/felinia.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.core.chance import NOBODY, PUBLIC, Bag, Deck, Segment, sight
from kontor.core.contract import Setup
from kontor.core.fields import (
    Array,
    Column,
    Counts,
    Desks,
    In,
    Observed,
    One,
    Open,
    Pile,
    Schema,
    Slot,
    Stack,
    ViewerByte,
    kept,
)
from kontor.core.forms import Cell, Codec, Each, Form, Group, Listed, Mapped, Names, Number, Seats
from kontor.core.observation import Part, Thing, Value
from kontor.core.reader import Reader, excerpt
from kontor.games.felinia import pieces
from kontor.games.felinia.board import Board
from kontor.games.felinia.decisions import KINDS
from kontor.games.felinia.pieces import (
    BERTHS,
    BIDS,
    ENDS,
    GOODS,
    MARKETS,
    MOST_ABOARD,
    MOST_TOKENS,
    NONE,
    STACKS,
    TILES,
)
from kontor.games.felinia.rules.spots import stack_name
from kontor.games.felinia.state import BIDDING as BIDS_PHASE
from kontor.games.felinia.state import PHASES, PREPARING, SAILING, SETTING_UP, STORING, TRADING

RULES_VERSION = 2
MOST_ROUNDS = 30

ORDER = (
    "round start phase stored sailing closing bag markets stacks berths.ship berths.aboard ships next_ship unseen "
    "tiles merchants bonus places seats.coins seats.gold seats.spice seats.provisions seats.merchants seats.hand "
    "seats.circles seats.goods seats.tiles seats.kept seats.costs stack ended"
)

STACK_SHAPES: dict[tuple[str, ...], tuple[int, ...]] = {
    (): (SAILING,),
    ("first",): (SETTING_UP,),
    ("markets",): (SETTING_UP, PREPARING),
    ("berths",): (SETTING_UP, PREPARING),
    ("tiles",): (SETTING_UP,),
    ("bid",): (BIDS_PHASE,),
    ("trade",): (TRADING,),
    ("boarding",): (TRADING,),
    **{("walk", *more): (SAILING,) for more in ((), ("turned",), ("found",), ("look",), ("keep",))},
    ("found",): (SAILING,),
    ("storage",): (STORING,),
}
"""The possible stacks of open decisions and the phases in which each can occur (docs/felinia.md)."""


def opens(board: Board) -> list[Open]:
    """Return the kinds of open decisions."""
    seat, sold, cards = In("deciding"), In("sold up to"), In("", several=True, form=Cards(board))
    looking = {"seat": seat, "times": In("looks left"), "cards": cards}
    walking = {"seat": In("walking"), "turns": In("tiles to turn"), "passed": In("walk", several=True)}
    # fmt: off
    return [
        Open("first", "First", "Chance draws the first player (S5).", chance=True),
        Open("markets", "Markets", "Chance draws goods for the markets, up to `filling` on each (S2b, R14b).",
             {"filling": In("filled up to")}, chance=True),
        Open("berths", "Berths", "Chance draws ships for empty berths and for the open top tile (S3, R14a, O2).",
             chance=True),
        Open("tiles", "Tiles", "Chance draws the tiles of the expert side, post by post (S4b).", chance=True),
        Open("bid", "Bid", "The next bid (R1)."),
        Open("trade", "Trade", "The owner of the top token acts or declines (R2–R4). Sales resume at `sold` (R15c).",
             {"sold": sold}),
        Open("boarding", "Boarding", "Boarding after a purchase or an exchange (R5).", {"seat": seat, "sold": sold}),
        Open("walk", "Walk", "A walk on the island (R7–R11), with tiles to turn and provinces passed.", walking),
        Open("turned", "Turned", "Chance draws the tile being turned (R8).", {"province": In("turned")}, chance=True),
        Open("found", "Found", "Chance draws `left` random goods (R9b, X2).",
             {"seat": seat, "left": In("goods to find")}, chance=True),
        Open("look", "Look", "Chance draws the top places for one seat (R12a). Cards are pairs of kind and mask.",
             looking, chance=True),
        Open("keep", "Keep", "The seat keeps at most one of the places it looked at (R12).", looking),
        Open("storage", "Storage", "The choice of goods to sell and to keep (R13).", {"seat": seat, "sold": sold}),
    ]
    # fmt: on


def pairs(firsts: Sequence[str], seconds: Sequence[object]) -> list[str]:
    """Return the names of all pairs, such as `market 1 wine`."""
    return [f"{first} {second}" for first in firsts for second in seconds]


@kept
def schema(setup: Setup) -> Schema:
    """Return the table's fields in byte order."""
    board: Board = setup.board
    players = setup.players
    goods, tiles = board.goods, board.tile_names
    provinces = [province.name for province in board.provinces]
    places = [card.name for card in board.places]
    stacks = [f"market {market + 1}" for market in range(MARKETS)] + ["guild"]
    berths = [f"berth {berth + 1}" for berth in range(BERTHS)]
    whose, eyes = Seats(players), Eyes(players)
    ship = Names([ship.name for ship in board.ships], (NONE, "none"), unknown="felinia-unknown")
    tile = Names(tiles, (pieces.NO_TILE, "none"), others={pieces.FACE_DOWN: "face_down"})
    province = Names(provinces, unknown="felinia-unknown")
    end = Names(ENDS, (0, "running"), first=1)
    filling, supply = Number(pieces.FILLING), Number(pieces.SUPPLY)
    most_goods, most_tiles = max(board.good_counts), max(board.tiles)
    all_places = sum(card.number for card in board.places)
    aboard = [slice(berth * MOST_ABOARD, (berth + 1) * MOST_ABOARD) for berth in range(BERTHS)]
    tokens = [slice(stack * MOST_TOKENS, (stack + 1) * MOST_TOKENS) for stack in range(STACKS)]
    face_down = [pieces.NO_TILE] * len(provinces)
    for post in () if board.expert else board.posts:
        face_down[post] = pieces.FACE_DOWN
    stack_names = [stack_name(stack) for stack in range(STACKS)]
    on_market = Mapped("markets", [filling] * GOODS, goods, 0, GOODS)
    places_kept = Mapped("kept", [eyes] * len(places), places, 0, len(places))
    ships = [ship.name for ship in board.ships]
    unseen = [number for country in board.countries for number in country.tiles]
    # fmt: off
    return Schema(setup, RULES_VERSION, [
        Counts("bag", goods, Number(most_goods, high=pieces.OF_EACH_GOOD), board.good_counts,
               doc="Number of each good in the bag."),
        Array("markets", pairs(stacks[:MARKETS], goods), filling,
              forms={"markets": Each(MARKETS, on_market, fault="felinia-markets")},
              doc="Number of each good on each market, market by market."),
        Array("stacks", pairs(stacks, range(1, MOST_TOKENS + 1)), whose, observed="tokens",
              forms={"stacks": Each(stack_names, Listed("stacks", whose, tokens, fault="felinia-seats", short=True))},
              doc="Owners of the tokens in each stack, from the bottom up. Each stack has room for all tokens."),
        Array("heights", stacks, Number(MOST_TOKENS, 4), forms={}, observed="height",
              doc="Number of tokens in each stack."),
        Array("berths", berths, ship, forms={"berths.ship": Cell("berths", ship)}, observed="ships",
              doc="The ship tile at each berth, or NONE."),
        Array("aboard", pairs(berths, range(1, MOST_ABOARD + 1)), whose,
              forms={"berths.aboard": Listed("aboard", whose, aboard, fault="felinia-seats")},
              doc="The seat on each place of each berth's ship, front place first, or NONE."),
        Array("ships", ships, Number(1), [1] * len(ships), forms={"ships": Ships(ship)}, observed="ships left",
              doc="Contains 1 for each ship tile in the pile. Grey-backed tiles are on top (S3)."),
        Array("unseen", pairs(board.peoples, tiles), Number(most_tiles), unseen, observed="unseen tiles",
              forms={"unseen": Each(board.peoples, Mapped("unseen", [Number(255)] * TILES, tiles, 0, TILES))},
              doc="Number of tiles by country and kind that are face down or not placed yet."),
        Array("tiles", provinces, tile, face_down, unknown="felinia-unknown",
              doc="The tile in each province, or NONE."),
        Array("merchants", provinces, whose, unknown="felinia-unknown", observed="merchants staying",
              doc="The seat of the merchant in each province, or NONE."),
        Array("bonus", [" ".join(names) for names in board.bonus_names], whose, listed="felinia-seats",
              observed="bonus tiles", doc="The owner of each bonus tile, or NONE while it is at the guild."),
        Desks("desks", players, "DESK", [
            Column("COINS", "coins", Number(pieces.MOST_COINS), begin=[pieces.START_COINS]),
            Column("GOLD_AT", "gold", supply),
            Column("SPICE_AT", "spice", supply),
            Column("PROVISIONS", "provisions", supply),
            Column("POOL", "merchants", Number(pieces.MERCHANTS), begin=[pieces.MERCHANTS]),
            Column("HAND", "hand", Number(BIDS), begin=[BIDS], doc="Number of bids not placed yet."),
            Column("CIRCLES", "circles", Bits(BIDS), doc="R1b: bit mask of the circles with a bid."),
            Column("GOODS_AT", "goods", Number(most_goods, 4, high=pieces.OF_EACH_GOOD), goods),
            Column("TILES_AT", "tiles", Number(most_tiles, 4, high=255), tiles, observed="tiles taken"),
            Column("PLACES_AT", "costs", Number(max(1, all_places), 4, high=pieces.PLACES), [*goods, "free"],
                   observed="places kept",
                   doc="Number of places kept, by the good they cost (or FREE). It is public (R12c)."),
        ], doc="The desks, in seat order."),
        Array("kept", places * players, eyes, forms={"seats.kept": places_kept}, observed="",
              doc="Bit mask (`sight`) of the seats that know a hidden place, by owner and kind, or 0 if none does."),
        One("next_ship", ship, doc="O2: the open top tile of the pile, or NONE."),
        One("round", Number(MOST_ROUNDS, 10), doc="The current round, or 0 during setup."),
        One("start", whose),
        One("phase", Names(PHASES)),
        One("stored", Number(players, high=players - 1), doc="R13: the number of seats done with storage."),
        One("sailing", Bits(BERTHS), observed="to sail", bits=berths, doc="The ships that have not sailed yet."),
        One("closing", end, doc="The end that was triggered (E1, E2), while the last ships are still sailing."),
        One("ended", end),
        ViewerByte(),
        Pile("places", Deck.shuffled([[card.number for card in board.places]], players),
             forms={"places": Places(board)},
             doc="The pile of places. Copies of the state share it, so copy it before changing it."),
        Observed("pile", _pile_parts(setup, eyes) if places else []),
        Stack("stack", opens(board), KINDS, tuple(STACK_SHAPES), [
            Slot("deciding", whose),
            Slot("walking", whose),
            Slot("tiles to turn", Number(pieces.MOST_TURNED)),
            Slot("turned", province),
            Slot("sold up to", Number(pieces.SOLD_KINDS)),
            Slot("filled up to", Number(pieces.FILLING, low=pieces.START_FILLING)),
            Slot("goods to find", Number(pieces.MOST_SYMBOLS, low=1)),
            Slot("looks left", Number(pieces.MOST_SYMBOLS)),
            Slot("walk", Steps(provinces), order=provinces, length="len(view.board.provinces)"),
        ]),
    ], ORDER, groups={"seats": Each(players), "berths": Each(BERTHS, fault="felinia-markets")})
    # fmt: on


def _pile_parts(setup: Setup, eyes: Eyes) -> list[Part]:
    """R12: return the parts for kept places, the pile and the cards under inspection, including which seats know each
    card (`observed.pile`).
    """
    cards = setup.board.places
    names = [card.name for card in cards]
    total, most = Number(sum(card.number for card in cards)), Number(max(card.number for card in cards))
    kinds = Names(names, (NONE, "none"), others={pieces.UNKNOWN: "hidden"})
    found = [eyes.known(f"keeps {name}", seat) for seat in range(setup.players) for name in names]
    found.append(most.part("places not known", names))
    for at in (f"pile {segment + 1}" for segment in range(total.most)):
        found += [total.part(f"{at} size"), Number(1).part(f"{at} seen"), eyes.known(f"{at} known")]
        found.append(most.part(f"{at} cards", names))
    for at in (f"looked at {card + 1}" for card in range(pieces.MOST_LOOKED_AT)):
        found += [kinds.part(at), eyes.known(f"{at} known")]
    return found


class Bits(Codec):
    """A set of numbers from 1 to `count`, stored as one bit each and written to JSON as a list."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.values = tuple(Value(bits, f"{bits:0{count}b}"[::-1]) for bits in range(1 << count))

    def write(self, number: int) -> list[int]:
        return [bit + 1 for bit in range(self.count) if number >> bit & 1]

    def read(self, reader: Reader, value: Any, where: str) -> int:
        found = 0
        for bit in reader.typed(value, where, list, []):
            if type(bit) is not int or not 1 <= bit <= self.count or found >> (bit - 1) & 1:
                reader.fault("felinia-numbers", where, high=self.count)
            else:
                found |= 1 << (bit - 1)
        return found


class Steps(Names):
    """The provinces that a walk passes through. An observation shows at which step each was reached."""

    def __init__(self, provinces: Sequence[str]) -> None:
        super().__init__(provinces, unknown="felinia-unknown")
        self.values, self.most, self.unit = (), len(provinces), 5


class Eyes(Codec):
    """The seats that know an item (`kontor.core.chance.sight`), as a list. `public` is first if everyone knows it."""

    def __init__(self, players: int) -> None:
        self.seats = {PUBLIC: "public"} | {sight(seat): seat for seat in range(players)}
        self.things = (Thing("public", NOBODY), *(Thing("seat", seat) for seat in range(players)))

    def known(self, name: str, seat: int = NOBODY) -> Part:
        return Part(name, self.things, seat=seat)

    def write(self, number: int) -> list[object]:
        return [seat for bit, seat in self.seats.items() if number & bit]

    def read(self, reader: Reader, value: Any, where: str) -> int:
        found = self.read_any(reader, value, where)
        if not found:
            reader.fault("felinia-known-to", where, value="[]")
        return found

    def read_any(self, reader: Reader, value: Any, where: str) -> int:
        """Read a list of seats without checking whether they may know the item."""
        found = 0
        for one in reader.typed(value, where, list, []):
            bits = [bit for bit, seat in self.seats.items() if one == seat and type(one) is type(seat)]
            if not bits:
                reader.fault("felinia-known-to", where, value=excerpt(one))
            found |= sum(bits)
        return found


class Ships(Form):
    """The ship tiles in the pile, as a list of names."""

    def __init__(self, ship: Names) -> None:
        self.ship = ship

    def write(self, state: Any, row: int = 0) -> list[str]:
        return [self.ship.write(ship) for ship, there in enumerate(bytes(state.ships)) if there]

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        for number, name in enumerate(reader.typed(value, where, list, [])):
            ship = self.ship.read(reader, name, f"{where}.{number}")
            if ship == NONE or state.ships[ship]:
                reader.fault("felinia-twice", f"{where}.{number}", name=excerpt(name))
            else:
                state.ships[ship] = 1


class Places(Form):
    """The pile of places, segment by segment, and the pool of cards whose positions the viewer does not know."""

    def __init__(self, board: Board) -> None:
        self.names = [card.name for card in board.places]
        self.counts = Mapped("counts", [Number(pieces.PLACES)] * len(self.names), self.names)

    def write(self, state: Any, row: int = 0) -> dict[str, Any] | None:
        eyes = Eyes(state.players)
        pile = [
            {
                "size": one.size,
                "known_to": eyes.write(one.known_to),
                "cards": None if one.cards is None else self.counts.write(one.cards),
            }
            for one in state.places.segments
        ]
        return {"pool": self.counts.write(state.places.pools[0]), "pile": pile} if self.names else None

    def _bag(self, reader: Reader, value: Any, where: str) -> Bag:
        bag = Bag([0] * len(self.names))
        self.counts.read(reader, bag, value, where)
        return bag

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        if not self.names:
            Group(null=True, fault="felinia-no-places").read(reader, state, value, where)
            return
        form = reader.typed(value, where, dict, {})
        reader.keys(form, f"{where}.", ("pool", "pile"))
        pool = self._bag(reader, reader.mapping(form, "pool", f"{where}."), f"{where}.pool")
        pile = reader.items(form, "pile", f"{where}.")
        if len(pile) > pieces.PLACES:
            reader.fault("felinia-markets", f"{where}.pile", wanted=pieces.PLACES)
        segments = []
        for number, one in enumerate(pile[: pieces.PLACES]):
            here = f"{where}.pile.{number}"
            held = reader.typed(one, here, dict, {})
            reader.keys(held, f"{here}.", ("size", "known_to", "cards"))
            cards = held.get("cards")
            reader.has(held, "cards", f"{here}.")
            known = Eyes(state.players).read_any(reader, reader.items(held, "known_to", f"{here}."), f"{here}.known_to")
            size = reader.number(held, "size", f"{here}.", low=1, high=pieces.PLACES)
            segments.append(
                Segment(None if cards is None else self._bag(reader, cards, f"{here}.cards"), size, known, 0)
            )
        state.places = Deck(segments, [pool])


class Cards(Form):
    """The cards under inspection, with the seats that know each card."""

    def __init__(self, board: Board) -> None:
        self.place = Names([card.name for card in board.places], others={pieces.UNKNOWN: "hidden"})
        self.eyes = Eyes(pieces.MAX_SEATS)

    def write(self, state: Any, row: int = 0) -> list[dict[str, Any]]:
        cards = zip(state.cards[::2], state.cards[1::2], strict=True)
        return [{"place": self.place.write(kind), "known_to": self.eyes.write(known)} for kind, known in cards]

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        forms = reader.typed(value, where, list, [])
        if len(forms) > pieces.MOST_LOOKED_AT:
            reader.fault("felinia-markets", where, wanted=pieces.MOST_LOOKED_AT)
        cards: list[int] = []
        for form in forms[: pieces.MOST_LOOKED_AT]:
            held = reader.typed(form, where, dict, {})
            reader.keys(held, f"{where}.", ("place", "known_to"))
            known = reader.items(held, "known_to", f"{where}.")
            cards.append(self.place.read(reader, held.get("place"), f"{where}.place"))
            cards.append(Eyes(state.players).read_any(reader, known, f"{where}.known_to"))
        state.cards = tuple(cards)
