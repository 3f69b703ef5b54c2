"""Sprites on the desks: florins, branches in supply, letters, cities won, regions, and discs in hand."""

from __future__ import annotations

from kontor.core.messages import Message
from kontor.core.scene import NEXT, Sprite
from kontor.games.pfeffersaecke.decisions import OPEN
from kontor.games.pfeffersaecke.pieces import HAND, VALUES
from kontor.games.pfeffersaecke.scoring import regions
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, LETTER, MONEY, SUPPLY, WON, WORTH


def desk_sprites(view: State) -> list[Sprite]:
    return [sprite for seat in range(view.players) for sprite in _desk(view, seat)]


def _desk(view: State, seat: int) -> list[Sprite]:
    desk = view.desks[seat * DESK : (seat + 1) * DESK]
    florins = Message("pfeffersaecke-scene-florins", {"seat": seat, "florins": desk[MONEY]})
    found = [Sprite(f"money:{seat}", "coin", florins, mark=str(desk[MONEY]))]
    supply = Message("pfeffersaecke-scene-count", {"what": "supply", "seat": seat, "count": desk[SUPPLY]})
    found.append(Sprite(f"supply:{seat}", "cube", supply, owner=seat, amount=desk[SUPPLY]))
    letters = Message("pfeffersaecke-scene-count", {"what": "letters", "seat": seat, "count": desk[LETTER]})
    tip = Message("pfeffersaecke-scene-letters-tip", {})
    found.append(Sprite(f"letters:{seat}", "token", letters, tip, amount=desk[LETTER], glyph="scroll"))
    found += [_won(seat, desk[WON], desk[WORTH]), _regions(view, seat)]
    stress = (NEXT,) if view.decision == OPEN and seat == view.active else ()
    for value in VALUES:
        count = view.hands[seat * HAND + value]
        if count:
            name = Message("pfeffersaecke-scene-discs", {"seat": seat, "value": value, "count": count})
            place = f"hand:{seat}:{value}"
            found.append(Sprite(place, "token", name, amount=count, mark=str(value), emphasis=stress))
    return found


def _won(seat: int, won: int, worth: int) -> Sprite:
    """E3: return the number of cities won, which breaks ties."""
    name = Message("pfeffersaecke-scene-won", {"seat": seat, "count": won, "worth": worth})
    return Sprite(f"won:{seat}", "sign", name, mark=str(won), glyph="crown")


def _regions(view: State, seat: int) -> Sprite:
    """E2a: return the number of regions where the seat has a branch."""
    count = len(regions(view, seat))
    name = Message("pfeffersaecke-scene-count", {"what": "regions", "seat": seat, "count": count})
    return Sprite(f"regions:{seat}", "sign", name, mark=str(count), glyph="flag")
