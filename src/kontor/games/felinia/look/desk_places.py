"""Felinia's desks, which show each seat's coins, bids, goods, gold, spice, merchants, tiles and places."""

from __future__ import annotations

from kontor.core.contract import Setup
from kontor.core.messages import Message
from kontor.core.scene import Decoration, Place
from kontor.games.felinia.board import Board
from kontor.games.felinia.pieces import BIDS

WIDTH = 460
HEIGHTS = {2: 290, 3: 258, 4: 218}
HEAD = 34
"""Space at the top of a desk for its name and points."""
LEFT = 14
PILE = 24
FIRST_PILE = 92
PILE_STEP = 44
LABEL = 12
LOOKED = 34
"""Width of a card under inspection, including the ring that marks it."""
TOKEN = 26


def desk_size(setup: Setup) -> tuple[int, int]:
    return WIDTH, HEIGHTS[setup.players]


def rows(setup: Setup) -> list[int]:
    """Return the vertical centres of the four rows of a desk."""
    step = (HEIGHTS[setup.players] - HEAD - 16) // 4
    return [HEAD + 12 + step * number + step // 2 for number in range(4)]


def desk_places(setup: Setup, seat: int) -> list[Place]:
    board: Board = setup.board
    zone = f"desk:{seat}"
    first, second, third, fourth = rows(setup)
    whose = {"seat": seat}
    places = [
        Place(f"coins:{seat}", zone, LEFT + 30, first, 60, 26, "none", Message("felinia-scene-coins", {**whose})),
        Place(f"circles:{seat}", zone, 174, first, 118, 34, "bar", Message("felinia-scene-circles", {**whose})),
        *(
            Place(
                f"circle:{seat}:{time + 1}",
                zone,
                136 + 38 * time,
                first,
                30,
                30,
                "round",
                Message("felinia-scene-circle", {"coins": time + 1}),
                label=Message("felinia-print", {"text": f"+{time + 1}"}),
                part_of=f"circles:{seat}",
            )
            for time in range(BIDS)
        ),
        Place(f"bids:{seat}", zone, 266, first, PILE, PILE, "pile", Message("felinia-scene-hand", {**whose})),
        Place(f"pool:{seat}", zone, 330, first, PILE, PILE, "pile", Message("felinia-scene-pool", {**whose})),
        Place(f"looked:{seat}", zone, 396, first, LOOKED, PILE, "row", Message("felinia-scene-looked", {**whose})),
    ]
    held = [
        (f"goods:{seat}:{good}", Message("felinia-scene-goods", {"seat": seat, "good": good})) for good in board.goods
    ]
    what = ("gold", "spice", "provision") if board.expert else ("gold", "spice")
    held += [(f"{name}:{seat}", Message("felinia-scene-held", {"seat": seat, "what": name})) for name in what]
    places += [
        Place(id, zone, FIRST_PILE + PILE_STEP * at + 10 * (at > 4), second, PILE, PILE, "pile", name)
        for at, (id, name) in enumerate(held)
    ]
    row = TOKEN // 2
    places += [
        Place(f"tiles:{seat}", zone, 76 + row, third, TOKEN, TOKEN, "row", Message("felinia-scene-tiles", {**whose})),
        Place(
            f"bonuses:{seat}", zone, 76 + row, fourth, TOKEN, TOKEN, "row", Message("felinia-scene-bonuses", {**whose})
        ),
    ]
    if board.places:
        kept = Message("felinia-scene-kept", {**whose})
        places.append(Place(f"kept:{seat}", zone, 284 + row, fourth, TOKEN, TOKEN, "row", kept))
    return places


def desk_decorations(setup: Setup, seat: int) -> list[Decoration]:
    zone = f"desk:{seat}"
    first, second, third, fourth = rows(setup)
    labels = [("coins", LEFT, first - 19), ("board", 118, first - 19), ("bids", 254, first - 19)]
    labels += [("merchants", 318, first - 19), ("goods", LEFT, second + 5), ("tiles", LEFT, third + 5)]
    labels += [("bonus", LEFT, fourth + 5), *([("places", 224, fourth + 5)] if setup.board.places else [])]
    return [
        Decoration(zone, x, y, LABEL, text=Message("felinia-label-desk", {"row": row}), style="label")
        for row, x, y in labels
    ]
