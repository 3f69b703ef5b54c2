"""Pfeffersäcke's desks, which show each seat's florins, branches, letters and discs."""

from __future__ import annotations

from kontor.core.contract import Setup
from kontor.core.messages import Message
from kontor.core.scene import Decoration, Place
from kontor.games.pfeffersaecke.pieces import VALUES

WIDTH = 460
HEIGHTS = {2: 190, 3: 180, 4: 166, 5: 144, 6: 134}
HEAD = 34
"""Space at the top of a desk for its name and points."""

COIN = 78
PILES = (("supply", 150), ("letters", 236), ("won", 318), ("regions", 396))
"""Items in the first row next to the money, with their positions."""
COUNTED = ("supply", "letters")
"""Items that are physical pieces. The other items are numbers derived from the map."""
PILE = 24
LABEL = 11
DISC = 26
DISC_STEP = 56


def desk_size(setup: Setup) -> tuple[int, int]:
    return WIDTH, HEIGHTS[setup.players]


def _rows(players: int) -> tuple[int, int]:
    """Return the vertical centres of both rows."""
    room = (HEIGHTS[players] - HEAD) // 2
    return HEAD + room // 2 + 5, HEAD + room + room // 2 + 2


def desk_places(setup: Setup, seat: int) -> list[Place]:
    zone = f"desk:{seat}"
    first, second = _rows(setup.players)
    money = Message("pfeffersaecke-scene-money", {"seat": seat})
    places = [Place(f"money:{seat}", zone, 54, first, COIN, 28, "none", money)]
    for what, x in PILES:
        name = Message("pfeffersaecke-scene-pile", {"what": what, "seat": seat})
        shape = "pile" if what in COUNTED else "none"
        places.append(Place(f"{what}:{seat}", zone, x, first, PILE, PILE, shape, name))
    for number, value in enumerate(VALUES):
        name = Message("pfeffersaecke-scene-hand", {"value": value, "seat": seat})
        x = 88 + DISC_STEP * number
        places.append(Place(f"hand:{seat}:{value}", zone, x, second, DISC, DISC, "none", name))
    return places


def desk_decorations(setup: Setup, seat: int) -> list[Decoration]:
    zone = f"desk:{seat}"
    first, second = _rows(setup.players)
    found = [
        Decoration(
            zone,
            x - 10,
            first - 19,
            LABEL,
            text=Message("pfeffersaecke-scene-pile-label", {"what": what}),
            style="label",
        )
        for what, x in (("money", 28), *PILES)
    ]
    label = Message("pfeffersaecke-scene-pile-label", {"what": "discs"})
    found.append(Decoration(zone, 18, second + 4, LABEL, text=label, style="label"))
    return found
