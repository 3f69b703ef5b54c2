"""The actions on a board: their numbers, the meaning of each number, and their text form (docs/hansa.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kontor.core.actions import ActionFace, ActionTable, face
from kontor.games.hansa.pieces import (
    BLOCK,
    EXCHANGE,
    KINDS_OF_MARKERS,
    MARKER_NAMES,
    MARKERS,
    MARKERS_OR_HIDDEN,
    MAX_SEATS,
    MERCHANTS,
    NONE,
    PIECES,
    PLUS3,
    PLUS4,
    REMOVE_MARKER,
    SKILL_MARKER,
    SWAP,
    TILES,
    TRACKS,
    TRIBUTE,
    UNKNOWN,
)

_PROMOS: Final = (EXCHANGE, TRIBUTE, BLOCK)

DRAW: Final = 0
FIRST: Final = 1
INCOME: Final = 2
PLACE: Final = 3
DISPLACE: Final = 4
LIFT: Final = 5
CLAIM: Final = 6
USE_SWAP: Final = 7
USE_PLUS: Final = 8
USE_SKILL: Final = 9
USE_REMOVE: Final = 10
END: Final = 11
PAY: Final = 12
RETURN: Final = 13
ADD: Final = 14
TAKE: Final = 15
DONE: Final = 16
SET: Final = 17
OFFICE: Final = 18
EXTRA: Final = 19
SKILL: Final = 20
PRESTIGE: Final = 21
NOTHING: Final = 22
REMOVE: Final = 23
PUT: Final = 24
DEAL: Final = 25
PAWN: Final = 26
RIDE: Final = 27
REDEPLOY: Final = 28
GREEN: Final = 29
USE_EXCHANGE: Final = 30
USE_BESIDE: Final = 31
TILE: Final = 32
FAVOUR: Final = 33
TURN_OVER: Final = 34

PAYMENTS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
"""D1: every possible payment, as numbers of traders and merchants."""

KINDS: Final = (
    "draw", "first", "income", "place", "displace", "lift", "claim", "use", "end", "pay", "return", "add", "take",
    "done", "set", "office", "extra", "skill", "prestige", "nothing", "remove", "put", "deal", "pawn", "ride",
    "redeploy", "green", "tile", "favour", "turn",
)  # fmt: skip
"""The kinds of actions, as spelled in the text of an action."""

Block = tuple[int, ...]


def from_other_end(cities: Sequence[str], routes: Sequence[str], posts: Sequence[str]) -> dict[str, str]:
    """Return the names of routes and posts as seen from the other end. Posts are counted from the city named first."""
    names: dict[str, str] = {}
    ends = {f"{one}-{other}": f"{other}-{one}" for one in cities for other in cities}
    for route in routes:
        names[route] = ends[route]
        there = [post for post in posts if post.rpartition(" ")[0] == route]
        for number, post in enumerate(there):
            names[post] = f"{ends[route]} {len(there) - number}"
    return names


class Actions:
    """All actions on a board. `kind[n]`, `first[n]` and `second[n]` give the meaning of number n.

    Each block (`place[TRADER]`, `claim`, …) contains the numbers of one kind, in board order. Legal actions are
    selected from these blocks.
    """

    def __init__(
        self,
        cities: Sequence[str],
        houses: Sequence[int],
        routes: Sequence[str],
        posts: Sequence[str],
        slots: Sequence[int],
        missions: Sequence[str],
        provinces: Sequence[str],
        aliases: Mapping[str, str],
        extended: bool,
    ) -> None:
        self.kind: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self._faces: list[ActionFace] = []

        self.draw = self._block(DRAW, [face("draw", marker=marker) for marker in MARKERS])
        self.first_player = self._block(FIRST, [face("first", seat=seat) for seat in range(MAX_SEATS)])
        self.income = self._block(INCOME, [face("income", merchants=n) for n in range(MERCHANTS + 1)])
        self.place = self._piece_blocks(PLACE, "place", "post", posts)
        self.displace = self._piece_blocks(DISPLACE, "displace", "post", posts)
        self.lift = self._block(LIFT, [face("lift", post=post) for post in posts])
        self.claim = self._block(CLAIM, [face("claim", route=route) for route in routes])
        self.use_swap = tuple(
            self._block(
                USE_SWAP,
                [face("use", marker=MARKERS[SWAP], city=name, house=n) for n in range(1, houses[city])],
                first=city,
            )
            for city, name in enumerate(cities)
        )
        self.use_plus3 = self._one(USE_PLUS, face("use", marker=MARKERS[PLUS3]), PLUS3)
        self.use_plus4 = self._one(USE_PLUS, face("use", marker=MARKERS[PLUS4]), PLUS4)
        self.use_skill = self._block(USE_SKILL, [face("use", marker=MARKERS[SKILL_MARKER], track=t) for t in TRACKS])
        self.use_remove = self._block(USE_REMOVE, [face("use", marker=MARKERS[REMOVE_MARKER], post=p) for p in posts])
        self.end = self._one(END, face("end"))
        self.pay = self._block(PAY, [face("pay", traders=t, merchants=m) for t, m in PAYMENTS])
        self.return_to = self._block(RETURN, [face("return", post=post) for post in posts])
        self.return_to_stock = self._one(RETURN, face("return", post="stock"), NONE)
        self.add = self._piece_blocks(ADD, "add", "post", posts)
        self.take = self._block(TAKE, [face("take", post=post) for post in posts])
        self.done = self._one(DONE, face("done"))
        self.set = self._piece_blocks(SET, "set", "post", posts)
        self.office = self._block(OFFICE, [face("office", city=city) for city in cities])
        self.extra = self._piece_blocks(EXTRA, "extra", "city", cities)
        self.skill = self._block(SKILL, [face("skill", track=track) for track in TRACKS])
        self.prestige = self._block(PRESTIGE, [face("prestige", points=points) for points in slots])
        self.nothing = self._one(NOTHING, face("nothing"))
        self.remove = self._block(REMOVE, [face("remove", post=post) for post in posts])
        self.put = tuple(
            self._block(PUT, [face("put", marker=marker, route=route) for route in routes], first=kind)
            for kind, marker in enumerate(MARKERS_OR_HIDDEN)
        )
        self.deal = self._block(DEAL, [face("deal", card=mission) for mission in missions])
        self.deal_unknown = self._one(DEAL, face("deal", card="?"), UNKNOWN)
        self.pawn = self._block(PAWN, [face("pawn", province=province) for province in provinces])
        self.ride = self._block(RIDE, [face("ride", province=province) for province in provinces])
        self.redeploy = self._piece_blocks(REDEPLOY, "redeploy", "post", posts)
        self.green = self._piece_blocks(GREEN, "green", "city", cities)
        if extended:
            self._add_extensions(routes)
        move = {"move": MARKERS[REMOVE_MARKER]}  # G4: what players call a Move marker
        self.table = ActionTable(self._faces, {**move, **aliases}, from_other_end(cities, routes, posts))

    def _add_extensions(self, routes: Sequence[str]) -> None:
        """L, Q: add actions for Emperor's Favour and promo markers, which only some tables have."""
        self.draw += (NONE, NONE, *(self._one(DRAW, face("draw", marker=MARKER_NAMES[kind]), kind) for kind in _PROMOS))
        self.put += ((),)
        self.put += tuple(
            self._block(PUT, [face("put", marker=MARKER_NAMES[kind], route=route) for route in routes], first=kind)
            for kind in _PROMOS
        )
        self.use_exchange = tuple(
            tuple(
                self._one(USE_EXCHANGE, face("use", marker="exchange", seat=seat, taken=MARKER_NAMES[kind]), seat, kind)
                for kind in KINDS_OF_MARKERS
            )
            for seat in range(MAX_SEATS)
        )
        self.use_beside = {
            kind: self._block(
                USE_BESIDE, [face("use", marker=MARKER_NAMES[kind], route=route) for route in routes], first=kind
            )
            for kind in (TRIBUTE, BLOCK)
        }
        self.tile = self._block(TILE, [face("tile", tile=tile) for tile in TILES])
        self.favour = self._block(FAVOUR, [face("favour", tile=tile) for tile in TILES])
        self.turn_over = {
            kind: self._one(TURN_OVER, face("turn", marker=MARKER_NAMES[kind]), kind) for kind in KINDS_OF_MARKERS
        }

    def _one(self, kind: int, only: ActionFace, first: int = NONE, second: int = NONE) -> int:
        self.kind.append(kind)
        self.first.append(first)
        self.second.append(second)
        self._faces.append(only)
        return len(self._faces) - 1

    def _block(self, kind: int, faces: list[ActionFace], first: int = NONE) -> Block:
        """Build a block of actions numbered from 0, with the number in `first` or, if `first` is given, in `second`."""
        start = len(self._faces)
        for number, one in enumerate(faces):
            if first == NONE:
                self._one(kind, one, number)
            else:
                self._one(kind, one, first, number)
        return tuple(range(start, len(self._faces)))

    def _piece_blocks(self, kind: int, name: str, place: str, places: Sequence[str]) -> tuple[Block, ...]:
        """Build one block for each kind of piece. `first` is the piece, and `second` is the place."""
        blocks = [
            self._block(kind, [ActionFace(name, (("piece", piece), (place, where))) for where in places], first=number)
            for number, piece in enumerate(PIECES)
        ]
        return tuple(blocks)
