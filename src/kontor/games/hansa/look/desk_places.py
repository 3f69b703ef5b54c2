"""Hansa Teutonica's desks, which show each seat's tracks, supply, stock, markers, plate and mission card.

With up to three players, desks are tall, with one track per row. With four or five players, desks are low, with the
tracks in two rows.
"""

from __future__ import annotations

from typing import NamedTuple

from kontor.core.contract import Setup
from kontor.core.messages import Message
from kontor.core.scene import Decoration, Place
from kontor.games.hansa.look.layout import square
from kontor.games.hansa.pieces import (
    ALL_OF_IT,
    COLOURS,
    MARKERS,
    PIECES,
    PRIVILEGIUM,
    PROMOS,
    TRACK_VALUES,
    TRACKS,
)

WIDTH = 460
HEIGHTS = {2: 390, 3: 294, 4: 218, 5: 172}
HEAD = 34
"""Space at the top of a desk for its name and points."""


class Track(NamedTuple):
    """Coordinates of a track: the centre of its first cell, and its label."""

    x: int
    y: int
    label_x: int
    label_y: int


class Plan(NamedTuple):
    """Positions of the parts of a desk."""

    cell: int
    text: int
    tracks: tuple[Track, ...]
    piles: dict[str, tuple[int, int]]
    """Centres of the first piles of supply and stock."""
    pile_step: int
    pile_labels: dict[str, tuple[int, int]]
    token: int
    tokens_y: int
    token_label_y: int
    card: tuple[int, int, int, int]
    """Position and size of the mission card."""


def desk_size(setup: Setup) -> tuple[int, int]:
    return WIDTH, HEIGHTS[setup.players]


def plan_of(players: int) -> Plan:
    return _low(HEIGHTS[players]) if players > 3 else _tall(HEIGHTS[players])


def _plan_at(setup: Setup) -> Plan:
    """Return a desk's layout. Tokens are smaller if there are promo markers."""
    plan = plan_of(setup.players)
    return plan._replace(token=22) if len(kinds_at(setup)) > len(MARKERS) else plan


LOWEST = 164
"""Minimum height of a low desk. Additional height is spread between the rows."""

LOW_ROWS = ((1, 0), (2, 3, 4))
"""Tracks of a low desk by row: Actiones and Clavis Urbis above the three short tracks."""


def _low(height: int) -> Plan:
    extra = (height - LOWEST) // 3
    cell = 23 + min(3, extra // 4)
    row = 16 + cell + extra
    tracks = [Track(0, 0, 0, 0)] * len(TRACKS)
    for number, members in enumerate(LOW_ROWS):
        left = 12
        top = HEAD + 4 + row * number
        for track in members:
            tracks[track] = Track(left + cell // 2, top + 15 + cell // 2, left, top + 10)
            left += max(len(TRACK_VALUES[track]) * cell + 10, 106)
    tokens = HEAD + 4 + 2 * row
    return Plan(
        cell=cell,
        text=12,
        tracks=tuple(tracks),
        piles={"supply": (370, HEAD + 27 + extra // 2), "stock": (370, HEAD + 65 + extra)},
        pile_step=51,
        pile_labels={"supply": (360, HEAD + 11 + extra // 2), "stock": (360, HEAD + 49 + extra)},
        token=25 + min(4, extra // 4),
        tokens_y=tokens + 27 + extra // 3,
        token_label_y=tokens + 10,
        card=(396, tokens + 23 + extra // 2, 112, 44),
    )


def _tall(height: int) -> Plan:
    row = (height - HEAD - 78) // len(TRACKS)
    top = HEAD + 6
    middles = [top + row * number + row // 2 for number in range(len(TRACKS))]
    tracks = tuple(Track(130, middle, 12, middle + 5) for middle in middles)
    tokens = top + row * len(TRACKS)
    return Plan(
        cell=min(32, row - 4),
        text=13,
        tracks=tracks,
        piles={"supply": (354, top + 36), "stock": (354, top + 92)},
        pile_step=60,
        pile_labels={"supply": (340, top + 12), "stock": (340, top + 66)},
        token=30,
        tokens_y=tokens + 42,
        token_label_y=tokens + 18,
        card=(392, top + 146, 116, 62),
    )


def value_text(track: int, number: int) -> Message:
    """Return the printed value of a track. Privilegium shows colours instead of values."""
    value = TRACK_VALUES[track][number]
    if value == ALL_OF_IT:
        return Message("hansa-bursa-all", {})
    return Message("hansa-print", {"text": "" if track == PRIVILEGIUM else str(value)})


TOKENS_LEFT = 12
TOKEN_GAP = 4
PILE_NUMBER = 24
"""Space for the count to the right of a pile."""


def kinds_at(setup: Setup) -> tuple[str, ...]:
    """Return the kinds of markers that can occur at this table."""
    return (*MARKERS, *PROMOS) if any(setup.options["promo_markers"].values()) else MARKERS


def token_lefts(plan: Plan, kinds: int) -> dict[str, int]:
    """Return the left edges of the unused markers, used markers and the plate."""
    used = TOKENS_LEFT + kinds * (plan.token + TOKEN_GAP) + 10
    return {"markers": TOKENS_LEFT, "used": used, "plate": used + plan.token + 28}


def desk_places(setup: Setup, seat: int) -> list[Place]:
    plan = _plan_at(setup)
    zone = f"desk:{seat}"
    places = []
    for track, name in enumerate(TRACKS):
        places += _track_places(plan, zone, seat, track, name)
    for where, (x, y) in plan.piles.items():
        left, right = x - plan.cell // 2 - 2, x + plan.pile_step + plan.cell // 2 + PILE_NUMBER
        about = Message("hansa-scene-pile", {"where": where, "seat": seat})
        places.append(Place(f"{where}:{seat}", zone, (left + right) // 2, y, right - left, plan.cell - 2, "bar", about))
        for number, piece in enumerate(PIECES):
            id, at = f"{where}:{seat}:{piece}", (x + plan.pile_step * number, y)
            of = Message("hansa-scene-pile-of", {"where": where, "seat": seat, "piece": piece})
            places.append(square(id, zone, at, plan.cell - 3, "pile", of, part_of=f"{where}:{seat}"))
    places += _token_places(plan, zone, seat, kinds_at(setup))
    if setup.options["emperors_favour"]:
        tiles = Message("hansa-scene-tiles", {"seat": seat})
        x, y = (276, HEAD // 2) if setup.options["mission_cards"] else (392, plan.tokens_y)
        places.append(Place(f"tiles:{seat}", zone, x, y, 24, 24, "row", tiles))
    hand = Message("hansa-scene-hand", {"seat": seat})
    places.append(Place(f"hand:{seat}", zone, 250, HEAD // 2, 22, 22, "row", hand))
    if setup.options["mission_cards"]:
        x, y, width, height = plan.card
        card = Message("hansa-scene-mission-place", {"seat": seat})
        places.append(Place(f"mission:{seat}", zone, x, y, width, height, "none", card))
    return places


def _track_places(plan: Plan, zone: str, seat: int, track: int, name: str) -> list[Place]:
    at = plan.tracks[track]
    values = TRACK_VALUES[track]
    width = len(values) * plan.cell
    middle = at.x + (width - plan.cell) // 2
    about = Message("hansa-scene-track", {"track": name, "seat": seat})
    places = [Place(f"track:{seat}:{name}", zone, middle, at.y, width + 4, plan.cell + 4, "bar", about)]
    for number, value in enumerate(values):
        colour = COLOURS[value] if track == PRIVILEGIUM else ""
        shown = "all" if value == ALL_OF_IT else colour or str(value)
        step = Message("hansa-scene-step", {"track": name, "value": shown})
        id, where = f"step:{seat}:{name}:{number}", (at.x + plan.cell * number, at.y)
        label, whole = value_text(track, number), f"track:{seat}:{name}"
        places.append(square(id, zone, where, plan.cell - 2, "cell", step, colour=colour, label=label, part_of=whole))
    return places


def _token_places(plan: Plan, zone: str, seat: int, kinds: tuple[str, ...]) -> list[Place]:
    lefts, size, y = token_lefts(plan, len(kinds)), plan.token, plan.tokens_y
    places = []
    for number, kind in enumerate(kinds):
        at = (TOKENS_LEFT + size // 2 + (size + TOKEN_GAP) * number, y)
        name = Message("hansa-scene-markers", {"marker": kind, "seat": seat})
        places.append(square(f"markers:{seat}:{kind}", zone, at, size, "none", name))
    used, plate = Message("hansa-scene-used", {"seat": seat}), Message("hansa-scene-plate", {"seat": seat})
    places.append(square(f"used:{seat}", zone, (lefts["used"] + size // 2, y), size, "none", used))
    places.append(square(f"plate:{seat}", zone, (lefts["plate"] + size // 2, y), size, "row", plate))
    return places


def desk_decorations(setup: Setup, seat: int) -> list[Decoration]:
    plan = _plan_at(setup)
    zone = f"desk:{seat}"
    found = [
        Decoration(zone, at.label_x, at.label_y, plan.text, text=Message("hansa-track", {"track": name}), style="label")
        for at, name in zip(plan.tracks, TRACKS)
    ]
    for where, (x, y) in plan.pile_labels.items():
        text = Message("hansa-scene-pile-label", {"where": where})
        found.append(Decoration(zone, x, y, plan.text, text=text, style="label"))
    for part, x in token_lefts(plan, len(kinds_at(setup))).items():
        text = Message("hansa-scene-token-label", {"part": part})
        found.append(Decoration(zone, x, plan.token_label_y, plan.text, text=text, style="label"))
    return found
