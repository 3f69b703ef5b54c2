"""O3, I3: determines whether a desk shows its tiles and, if they are face down, which points it shows."""

from __future__ import annotations

from kontor.core.contract import ALL
from kontor.games.felinia.pieces import NONE, TILES
from kontor.games.felinia.position import FeliniaPosition
from kontor.games.felinia.scoring import score_sheet
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import DESK, TILES_AT

FROM_TILES = ("tiles", "bonus", "provisions")
"""Sources of points that depend only on tiles."""


def tiles_open(view: State, seat: int) -> bool:
    """O3: return whether the viewer sees a seat's tiles. Everyone sees them when the game is over."""
    return bool(view.setup.options["open_tiles"] or view.ended or view.viewer in (ALL, seat))


def sheet_shown(view: FeliniaPosition, seat: int) -> dict[str, int]:
    """Return a seat's points by source. Points from tiles count only if the viewer sees the tiles (I3)."""
    if tiles_open(view, seat):
        return score_sheet(view, seat)
    bare = view.copy()
    bare.desks[seat * DESK + TILES_AT : seat * DESK + TILES_AT + TILES] = bytes(TILES)
    for tile, owner in enumerate(bytes(bare.bonus)):
        if owner == seat:
            bare.bonus[tile] = NONE
    return score_sheet(bare, seat)


def sources_shown(view: FeliniaPosition, seat: int, sheet: dict[str, int], sources: list[str]) -> list[int | None]:
    """Return the points from each source and their sum, for a score table. A cell is None if its points depend on
    hidden tiles (I3). The number of tiles is public, so nothing is hidden for a seat without tiles.
    """
    taken = any(view.desks[seat * DESK + TILES_AT : seat * DESK + TILES_AT + TILES]) or seat in view.bonus
    if not taken or tiles_open(view, seat):
        return [*(sheet[source] for source in sources), sum(sheet.values())]
    return [*(None if source in FROM_TILES else sheet[source] for source in sources), None]
