"""The JSON form of a position (docs/felinia.md): writing it, and reading it with every fault named."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core.chance import PUBLIC, Bag, Deck, Segment, sight
from kontor.core.messages import Message
from kontor.core.position_reader import VIEWERS, PositionReader
from kontor.core.reader import excerpt
from kontor.games.felinia.decisions import (
    DECISIONS,
    NAME,
    Berths,
    Bid,
    Boarding,
    Decision,
    First,
    Found,
    Keep,
    Look,
    Markets,
    Storage,
    Tiles,
    Trade,
    Turned,
    Walk,
)
from kontor.games.felinia.pieces import (
    BERTHS,
    BIDS,
    FACE_DOWN,
    FILLING,
    GOODS,
    MARKETS,
    MERCHANTS,
    MOST_ABOARD,
    MOST_COINS,
    MOST_LOOKED_AT,
    MOST_SYMBOLS,
    MOST_TOKENS,
    MOST_TURNED,
    NO_TILE,
    NONE,
    OF_EACH_GOOD,
    PLACES,
    SOLD_KINDS,
    STACKS,
    START_FILLING,
    SUPPLY,
    TILES,
    UNKNOWN,
)
from kontor.games.felinia.rules.spots import stack_name
from kontor.games.felinia.state import (
    CIRCLES,
    COINS,
    DESK,
    ENDS,
    FREE,
    GOLD_AT,
    GOODS_AT,
    HAND,
    PHASES,
    PLACES_AT,
    POOL,
    PROVISIONS,
    SPICE_AT,
    TILES_AT,
    State,
    clear,
)

RULES_VERSION = 1
GAME = "felinia"

FIELDS = (
    "game",
    "rules",
    "board",
    "digest",
    "players",
    "options",
    "viewer",
    "round",
    "start",
    "phase",
    "stored",
    "sailing",
    "closing",
    "bag",
    "markets",
    "stacks",
    "berths",
    "ships",
    "next_ship",
    "unseen",
    "tiles",
    "merchants",
    "bonus",
    "places",
    "seats",
    "stack",
    "ended",
)
AMOUNTS = (
    ("coins", COINS, MOST_COINS),
    ("gold", GOLD_AT, SUPPLY),
    ("spice", SPICE_AT, SUPPLY),
    ("provisions", PROVISIONS, SUPPLY),
    ("merchants", POOL, MERCHANTS),
    ("hand", HAND, BIDS),
)
SEAT_FIELDS = (*(name for name, _, _ in AMOUNTS), "circles", "goods", "tiles", "kept", "costs")
FACE_DOWN_NAME = "face_down"
UNKNOWN_NAME = "hidden"
FREE_NAME = "free"
PUBLIC_NAME = "public"
MOST_ROUNDS = 30

WITHOUT_FIELDS: dict[type[Decision], Decision] = {First: First(), Berths: Berths(), Tiles: Tiles(), Bid: Bid()}


def _maybe(number: int) -> int | None:
    return None if number == NONE else number


def _named(number: int, names: Sequence[str]) -> str | None:
    return None if number == NONE else names[number]


def _counts(values: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    return {name: value for name, value in zip(names, values, strict=True) if value}


def _eyes(mask: int, players: int) -> list[str | int]:
    """Who knows something: seats, and the public."""
    seats: list[str | int] = [seat for seat in range(players) if mask & sight(seat)]
    return [PUBLIC_NAME, *seats] if mask & PUBLIC else seats


def _cost_names(state: State) -> list[str]:
    return [*state.board.goods, FREE_NAME]


def _tile_name(state: State, tile: int) -> str:
    return FACE_DOWN_NAME if tile == FACE_DOWN else state.board.tile_names[tile]


def write(state: State) -> dict[str, Any]:
    """The whole position, half-finished decisions included."""
    board = state.board
    names = [province.name for province in board.provinces]
    return {
        "game": GAME,
        "rules": RULES_VERSION,
        "board": board.id,
        "digest": board.digest,
        "players": state.players,
        "options": copy.deepcopy(state.setup.options),
        "viewer": VIEWERS.get(state.viewer, state.viewer),
        "round": state.round,
        "start": _maybe(state.start),
        "phase": PHASES[state.phase],
        "stored": state.stored,
        "sailing": [berth + 1 for berth in range(BERTHS) if state.sailing >> berth & 1],
        "closing": ENDS[state.closing - 1] if state.closing else None,
        "bag": _counts(state.bag.counts, board.goods),
        "markets": [
            _counts(state.markets[market * GOODS : (market + 1) * GOODS], board.goods) for market in range(MARKETS)
        ],
        "stacks": {stack_name(stack): _tokens(state, stack) for stack in range(STACKS) if state.heights[stack]},
        "berths": [_write_berth(state, berth) for berth in range(BERTHS)],
        "ships": [ship.name for ship, there in zip(board.ships, state.ships, strict=True) if there],
        "next_ship": None if state.next_ship == NONE else board.ships[state.next_ship].name,
        "unseen": {
            people: counts
            for country, people in enumerate(board.peoples)
            if (counts := _counts(state.unseen[country * TILES : (country + 1) * TILES], board.tile_names))
        },
        "tiles": {
            name: _tile_name(state, tile) for name, tile in zip(names, state.tiles, strict=True) if tile != NO_TILE
        },
        "merchants": {name: seat for name, seat in zip(names, state.merchants, strict=True) if seat != NONE},
        "bonus": [_maybe(seat) for seat in bytes(state.bonus)],
        "places": _write_places(state),
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
        "stack": [_write_decision(state, decision) for decision in state.stack],
        "ended": ENDS[state.ended - 1] if state.ended else None,
    }


def _tokens(state: State, stack: int) -> list[int]:
    first = stack * MOST_TOKENS
    return list(state.stacks[first : first + state.heights[stack]])


def _write_berth(state: State, berth: int) -> dict[str, Any]:
    aboard = state.aboard[berth * MOST_ABOARD : (berth + 1) * MOST_ABOARD]
    ship = state.berths[berth]
    name = None if ship == NONE else state.board.ships[ship].name
    return {"ship": name, "aboard": [_maybe(seat) for seat in bytes(aboard)]}


def _write_places(state: State) -> dict[str, Any] | None:
    if not state.board.places:
        return None
    names = [card.name for card in state.board.places]
    return {
        "pool": _counts(state.places.pools[0].counts, names),
        "pile": [
            {
                "size": segment.size,
                "known_to": _eyes(segment.known_to, state.players),
                "cards": None if segment.cards is None else _counts(segment.cards.counts, names),
            }
            for segment in state.places.segments
        ],
    }


def _write_seat(state: State, seat: int) -> dict[str, Any]:
    board = state.board
    desk = state.desks[seat * DESK : (seat + 1) * DESK]
    kinds = len(board.places)
    kept = state.kept[seat * kinds : (seat + 1) * kinds]
    form: dict[str, Any] = {name: desk[part] for name, part, _ in AMOUNTS}
    return form | {
        "circles": [time + 1 for time in range(BIDS) if desk[CIRCLES] >> time & 1],
        "goods": _counts(desk[GOODS_AT : GOODS_AT + GOODS], board.goods),
        "tiles": _counts(desk[TILES_AT : TILES_AT + TILES], board.tile_names),
        "kept": {card.name: _eyes(mask, state.players) for card, mask in zip(board.places, kept, strict=True) if mask},
        "costs": _counts(desk[PLACES_AT : PLACES_AT + FREE + 1], _cost_names(state)),
    }


def _write_decision(state: State, decision: Decision) -> dict[str, Any]:
    board = state.board
    form: dict[str, Any] = {"decision": NAME[type(decision)]}
    if isinstance(decision, Markets):
        form |= {"filling": decision.filling}
    elif isinstance(decision, Trade):
        form |= {"sold": decision.sold}
    elif isinstance(decision, Boarding | Storage):
        form |= {"seat": decision.seat, "sold": decision.sold}
    elif isinstance(decision, Walk):
        passed = [board.provinces[province].name for province in decision.passed]
        form |= {"seat": decision.seat, "turns": decision.turns, "passed": passed}
    elif isinstance(decision, Turned):
        form |= {"province": board.provinces[decision.province].name}
    elif isinstance(decision, Found):
        form |= {"seat": decision.seat, "left": decision.left}
    elif isinstance(decision, Look | Keep):
        form |= {"seat": decision.seat, "times": decision.times, "cards": _write_cards(state, decision.cards)}
    return form


def _write_cards(state: State, cards: tuple[int, ...]) -> list[dict[str, Any]]:
    return [
        {
            "place": UNKNOWN_NAME if kind == UNKNOWN else state.board.places[kind].name,
            "known_to": _eyes(known, state.players),
        }
        for kind, known in zip(cards[::2], cards[1::2], strict=True)
    ]


def read_into(state: State, data: Mapping[str, Any]) -> list[Message]:
    """Fill a state from its JSON form; gives every fault of the form (its consistency is checked afterwards)."""
    clear(state)
    reader = _FeliniaReader(state)
    reader.whole(data)
    return reader.faults


class _FeliniaReader(PositionReader):
    """Reads one position of Felinia."""

    def __init__(self, state: State) -> None:
        super().__init__(state.players)
        self.state = state

    def whole(self, data: Mapping[str, Any]) -> None:
        state = self.state
        board = state.board
        self.keys(data, "", FIELDS)
        state.viewer = self.viewer(data)
        state.round = self.number(data, "round", high=MOST_ROUNDS)
        state.start = self.seat_or_none(data, "start")
        state.phase = self.one_of(self.present(data, "phase"), PHASES, "phase", default=0)
        state.stored = self.number(data, "stored", high=state.players - 1)
        state.sailing = self.bits(data, "sailing", "", BERTHS)
        state.closing = self.end(data, "closing")
        state.bag = Bag(self.counts(self.mapping(data, "bag"), "bag.", board.goods, OF_EACH_GOOD))
        self.markets(data)
        self.stacks(self.mapping(data, "stacks"))
        self.berths(data)
        self.ships(data)
        self.island(data)
        bonus = self.items(data, "bonus")
        state.bonus = bytearray(self.seats_or_none(bonus, "bonus", len(state.bonus)))
        self.places(data)
        for number, (where, form) in enumerate(self.desks(data)):
            self.desk(number, form, where)
        self.stack(self.items(data, "stack"))
        state.ended = self.end(data, "ended")

    # Small helps.

    def end(self, data: Mapping[str, Any], key: str) -> int:
        value = self.present(data, key)
        return 0 if value is None else 1 + self.one_of(value, ENDS, key, default=-1)

    def bits(self, data: Mapping[str, Any], key: str, where: str, most: int) -> int:
        """Numbers from 1 on, each a bit."""
        mask = 0
        for value in self.items(data, key, where):
            if type(value) is not int or not 1 <= value <= most or mask >> (value - 1) & 1:
                self.fault("felinia-numbers", f"{where}{key}", high=most)
            else:
                mask |= 1 << (value - 1)
        return mask

    def seats_or_none(self, values: list[Any], where: str, wanted: int) -> list[int]:
        right = all(value is None or (type(value) is int and 0 <= value < self.state.players) for value in values)
        if len(values) != wanted or not right:
            self.fault("felinia-seats", where, wanted=wanted)
            return [NONE] * wanted
        return [NONE if value is None else value for value in values]

    def eyes(self, data: Mapping[str, Any], key: str, where: str) -> int:
        mask = 0
        for value in self.items(data, key, where):
            if value == PUBLIC_NAME:
                mask |= PUBLIC
            elif type(value) is int and 0 <= value < self.state.players:
                mask |= sight(value)
            else:
                self.fault("felinia-known-to", f"{where}{key}", value=excerpt(value))
        return mask

    def province(self, name: object, where: str) -> int:
        number = self.state.board.province_number.get(name) if isinstance(name, str) else None
        if number is None:
            self.fault("felinia-unknown", where, name=excerpt(name))
            return 0
        return number

    def ship(self, name: object, where: str) -> int:
        if name is None:
            return NONE
        number = self.state.board.ship_number.get(name) if isinstance(name, str) else None
        if number is None:
            self.fault("felinia-unknown", where, name=excerpt(name))
            return NONE
        return number

    # Parts of the table.

    def markets(self, data: Mapping[str, Any]) -> None:
        state = self.state
        markets = self.items(data, "markets")
        if len(markets) != MARKETS or not all(isinstance(market, dict) for market in markets):
            self.fault("felinia-markets", "markets", wanted=MARKETS)
            return
        for number, market in enumerate(markets):
            counts = self.counts(market, f"markets.{number}.", state.board.goods, FILLING)
            state.markets[number * GOODS : (number + 1) * GOODS] = bytes(counts)

    def stacks(self, stacks: Mapping[str, Any]) -> None:
        state = self.state
        names = [stack_name(stack) for stack in range(STACKS)]
        self.keys(stacks, "stacks.", names)
        for stack, name in enumerate(names):
            tokens = self.items(stacks, name, "stacks.") if name in stacks else []
            right = all(type(seat) is int and 0 <= seat < state.players for seat in tokens)
            if not right or len(tokens) > BIDS * state.players:
                self.fault("felinia-seats", f"stacks.{name}", wanted=BIDS * state.players)
                continue
            state.heights[stack] = len(tokens)
            state.stacks[stack * MOST_TOKENS : stack * MOST_TOKENS + len(tokens)] = bytes(tokens)

    def berths(self, data: Mapping[str, Any]) -> None:
        state = self.state
        berths = self.items(data, "berths")
        if len(berths) != BERTHS or not all(isinstance(berth, dict) for berth in berths):
            self.fault("felinia-markets", "berths", wanted=BERTHS)
            return
        for number, form in enumerate(berths):
            where = f"berths.{number}."
            self.keys(form, where, ("ship", "aboard"))
            state.berths[number] = self.ship(self.present(form, "ship", where), f"{where}ship")
            aboard = self.seats_or_none(self.items(form, "aboard", where), f"{where}aboard", MOST_ABOARD)
            state.aboard[number * MOST_ABOARD : (number + 1) * MOST_ABOARD] = bytes(aboard)

    def ships(self, data: Mapping[str, Any]) -> None:
        state = self.state
        state.ships = bytearray(len(state.board.ships))
        for number, name in enumerate(self.items(data, "ships")):
            ship = self.ship(name, f"ships.{number}")
            if ship == NONE or state.ships[ship]:
                self.fault("felinia-twice", f"ships.{number}", name=excerpt(name))
            else:
                state.ships[ship] = 1
        state.next_ship = self.ship(self.present(data, "next_ship"), "next_ship")

    def island(self, data: Mapping[str, Any]) -> None:
        state = self.state
        board = state.board
        unseen = self.mapping(data, "unseen")
        self.keys(unseen, "unseen.", board.peoples)
        state.unseen = bytearray(len(state.unseen))
        for country, people in enumerate(board.peoples):
            if people in unseen:
                form = self.mapping(unseen, people, "unseen.")
                counts = self.counts(form, f"unseen.{people}.", board.tile_names)
                state.unseen[country * TILES : (country + 1) * TILES] = bytes(counts)
        state.tiles = bytearray([NO_TILE]) * len(board.provinces)
        names = [*board.tile_names, FACE_DOWN_NAME]
        for name, tile in self.mapping(data, "tiles").items():
            where = f"tiles.{excerpt(name)}"
            kind = self.one_of(tile, names, where)
            if kind != NONE:
                kind = FACE_DOWN if names[kind] == FACE_DOWN_NAME else kind
                state.tiles[self.province(name, where)] = kind
        for name in self.mapping(data, "merchants"):
            seat = self.number(data["merchants"], name, "merchants.", high=state.players - 1)
            state.merchants[self.province(name, f"merchants.{excerpt(name)}")] = seat

    def places(self, data: Mapping[str, Any]) -> None:
        state = self.state
        names = [card.name for card in state.board.places]
        if not names:
            if self.present(data, "places") is not None:
                self.fault("felinia-no-places", "places")
            return
        form = self.mapping(data, "places")
        self.keys(form, "places.", ("pool", "pile"))
        pool = Bag(self.counts(self.mapping(form, "pool", "places."), "places.pool.", names, PLACES))
        segments = []
        pile = self.items(form, "pile", "places.")
        if len(pile) > PLACES:
            self.fault("felinia-markets", "places.pile", wanted=PLACES)
        for number, one in enumerate(pile[:PLACES]):
            where = f"places.pile.{number}."
            if not isinstance(one, dict):
                self.fault("wrong-type", where, expected="dict")
                continue
            self.keys(one, where, ("size", "known_to", "cards"))
            cards = None
            if self.present(one, "cards", where) is not None:
                held = self.mapping(one, "cards", where)
                cards = Bag(self.counts(held, f"{where}cards.", names, PLACES))
            size = self.number(one, "size", where, low=1, high=PLACES)
            segments.append(Segment(cards, size, self.eyes(one, "known_to", where), 0))
        state.places = Deck(segments, [pool])

    def desk(self, seat: int, form: Mapping[str, Any], where: str) -> None:
        state = self.state
        board = state.board
        self.keys(form, where, SEAT_FIELDS)
        desk = bytearray(DESK)
        for name, part, most in AMOUNTS:
            desk[part] = self.number(form, name, where, high=most)
        desk[CIRCLES] = self.bits(form, "circles", where, BIDS)
        goods = self.counts(self.mapping(form, "goods", where), f"{where}goods.", board.goods, OF_EACH_GOOD)
        desk[GOODS_AT : GOODS_AT + GOODS] = bytes(goods)
        tiles = self.counts(self.mapping(form, "tiles", where), f"{where}tiles.", board.tile_names)
        desk[TILES_AT : TILES_AT + TILES] = bytes(tiles)
        costs = self.counts(self.mapping(form, "costs", where), f"{where}costs.", _cost_names(state), PLACES)
        desk[PLACES_AT : PLACES_AT + FREE + 1] = bytes(costs)
        state.desks[seat * DESK : (seat + 1) * DESK] = desk
        kept = self.mapping(form, "kept", where)
        self.keys(kept, f"{where}kept.", [card.name for card in board.places])
        for kind, card in enumerate(board.places):
            if card.name in kept:
                known = self.eyes(kept, card.name, f"{where}kept.")
                state.kept[seat * len(board.places) + kind] = known
                if not known:
                    self.fault("felinia-known-to", f"{where}kept.{card.name}", value="[]")

    # Decisions.

    def stack(self, forms: list[Any]) -> None:
        self.state.stack = []
        kinds = dict(DECISIONS)
        for number, form in enumerate(forms):
            where = f"stack.{number}."
            name = form.get("decision") if isinstance(form, dict) else None
            if not isinstance(name, str) or name not in kinds:
                self.fault("unknown-name", f"{where}decision", name=excerpt(name), possible=", ".join(kinds))
                continue
            self.state.stack.append(self.decision(kinds[name], form, where))

    def decision(self, kind: type[Decision], form: Mapping[str, Any], where: str) -> Decision:
        self.keys(form, where, ("decision", *kind._fields))
        if kind is Markets:
            return Markets(self.number(form, "filling", where, low=START_FILLING, high=FILLING))
        if kind is Trade:
            return Trade(self.sold(form, where))
        if kind is Boarding:
            return Boarding(self.seat(form, where), self.sold(form, where))
        if kind is Storage:
            return Storage(self.seat(form, where), self.sold(form, where))
        if kind is Walk:
            passed = [self.province(name, f"{where}passed") for name in self.items(form, "passed", where)]
            turns = self.number(form, "turns", where, high=MOST_TURNED)
            return Walk(self.seat(form, where), turns, tuple(passed))
        if kind is Turned:
            return Turned(self.province(self.text(form, "province", where), f"{where}province"))
        if kind is Found:
            return Found(self.seat(form, where), self.number(form, "left", where, low=1, high=MOST_SYMBOLS))
        if kind is Look or kind is Keep:
            times = self.number(form, "times", where, high=MOST_SYMBOLS)
            cards = self.cards(self.items(form, "cards", where), f"{where}cards.")
            seat = self.seat(form, where)
            return Look(seat, times, cards) if kind is Look else Keep(seat, times, cards)
        return WITHOUT_FIELDS[kind]

    def sold(self, form: Mapping[str, Any], where: str) -> int:
        return self.number(form, "sold", where, high=SOLD_KINDS)

    def seat(self, form: Mapping[str, Any], where: str) -> int:
        return self.number(form, "seat", where, high=self.state.players - 1)

    def cards(self, forms: list[Any], where: str) -> tuple[int, ...]:
        names = [card.name for card in self.state.board.places]
        cards: list[int] = []
        if len(forms) > MOST_LOOKED_AT:
            self.fault("felinia-markets", where, wanted=MOST_LOOKED_AT)
        for form in forms[:MOST_LOOKED_AT]:
            if not isinstance(form, dict):
                self.fault("wrong-type", where, expected="dict")
                continue
            self.keys(form, where, ("place", "known_to"))
            place = form.get("place")
            kind = UNKNOWN if place == UNKNOWN_NAME else self.one_of(place, names, f"{where}place", default=UNKNOWN)
            cards += [kind, self.eyes(form, "known_to", where)]
        return tuple(cards)
