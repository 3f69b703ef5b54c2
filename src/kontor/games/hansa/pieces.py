"""The game's terms as small numbers: pieces, tracks, markers, colours, and the byte for each piece."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Numbers = tuple[int, ...]
"""Type of a lookup table for the rules. It is not a fixed-length tuple, because compiled code would rebuild that on
each use.
"""

TRADER: Final = 0
MERCHANT: Final = 1
PIECES: Final = ("trader", "merchant")

TRADERS: Final = 27
MERCHANTS: Final = 4
MAX_SEATS: Final = 5

CLAVIS_URBIS: Final = 0
ACTIONES: Final = 1
PRIVILEGIUM: Final = 2
LIBER_SOPHIAE: Final = 3
BURSA: Final = 4
TRACKS: Final = ("clavis_urbis", "actiones", "privilegium", "liber_sophiae", "bursa")

ALL_OF_IT: Final = 255
"""The last value of Bursa, with which the income is the whole stock."""

# S3. The first value of a track is visible. Merchants (Liber Sophiae) or traders (other tracks) cover the rest.
TRACK_VALUES: Final[tuple[Numbers, ...]] = (
    (1, 2, 2, 3, 4),
    (2, 3, 3, 4, 4, 5),
    (0, 1, 2, 3),
    (2, 3, 4, 5),
    (3, 5, 7, ALL_OF_IT),
)
TRACK_LENGTH: Final[Numbers] = tuple(len(values) - 1 for values in TRACK_VALUES)
TRACK_PIECE: Final[Numbers] = (TRADER, TRADER, TRADER, MERCHANT, TRADER)

COLOURS: Final = ("white", "orange", "pink", "black")
"""Colours in the order in which Privilegium opens them."""

EXTRA_OFFICE: Final = 0
SWAP: Final = 1
PLUS3: Final = 2
PLUS4: Final = 3
SKILL_MARKER: Final = 4
REMOVE_MARKER: Final = 5
MARKERS: Final = ("extra_office", "swap", "plus3", "plus4", "skill", "remove")
HIDDEN: Final = len(MARKERS)
NO_MARKER: Final = HIDDEN + 1
MARKERS_OR_HIDDEN: Final = (*MARKERS, "hidden")
EXCHANGE: Final = NO_MARKER + 1
TRIBUTE: Final = NO_MARKER + 2
BLOCK: Final = NO_MARKER + 3
PROMOS: Final = ("exchange", "tribute", "block")
MARKER_NAMES: Final = (*MARKERS_OR_HIDDEN, "none", *PROMOS)
"""Q: names of all kinds of markers by number. Promo markers come last, so that the other numbers stay the same."""
KINDS_OF_MARKERS: Final[Numbers] = (*range(len(MARKERS)), EXCHANGE, TRIBUTE, BLOCK)
MOST_PROMOS: Final = 2
"""Q1: maximum number of promo markers of a kind."""

ANYWHERE: Final = 0
MORE_ACTIONS: Final = 1
MORE_INCOME: Final = 2
BETTER_CITIES: Final = 3
BETTER_SKILLS: Final = 4
ESCORT: Final = 5
TILES: Final = ("anywhere", "action", "income", "cities", "skills", "escort")
"""L5–L10: the tiles of Emperor's Favour."""
ON_TABLE: Final = 254
"""L2: the owner of a tile that nobody has bought yet. The owner of a tile that is not in the game is NONE."""
FRESH: Final = 0
BEGUN: Final = 1
BOUGHT: Final = 2
TAVERN_MARKERS: Final[Numbers] = (EXTRA_OFFICE, SWAP, REMOVE_MARKER)

REMOVE_OR_MOVE: Final = ("remove", "move")
"""G4: the effects of the third starting marker, by the `third_marker` option. Its kind is `remove` for both."""
MOST_MOVED_BY_MARKER: Final = 3

MOVE_ANY: Final = 0
PRIVILEGE: Final = 1
GREEN_OFFICE: Final = 2
REDEPLOY: Final = 3
PLACE_ABROAD: Final = 4
BONUSES: Final = (
    "move_any_2", "develop_privilegium", "office_in_green_city", "redeploy_2_from_route", "place_2_abroad",
)  # fmt: skip
"""The permanent bonuses of sea routes (X7a or B17, X7b, X8, X9 and B18)."""

MOST_GREEN_OFFICES: Final = 30
"""X8b: maximum number of way-2 offices in a green city."""

ENDS: Final = ("prestige", "markers", "cities")
"""E1a, b, c: the ways the game can end, for which `ended` is 1, 2 or 3. It is 0 during the game."""

RIMS: Final = ("strict", "edge4", "edge10")
"""W1b: ways to divide the edge of the board into provinces."""

UNPLACED: Final = 253
"""W2: the province of a pawn that is not on the board yet."""

UNKNOWN: Final = 254
"""The number that represents an item hidden from the viewer."""

NONE: Final = 255
"""The number that is stored for "none"."""

EMPTY: Final = 0
"""A post, house or slot without a piece."""

NO_PIECE: Final = bytes([EMPTY])


def mix_of(options: Mapping[str, Any]) -> dict[str, int]:
    """Q2: return the number of markers of each kind in the game. Promo markers replace other markers."""
    return {**{kind: left_of(kind, options) for kind in options["marker_mix"]}, **options["promo_markers"]}


def left_of(kind: str, options: Mapping[str, Any]) -> int:
    """Q2: return the number of markers of an ordinary kind that promo markers do not replace."""
    number: int = options["marker_mix"][kind] - options["replaced_markers"][kind]
    return number


def most_extra_offices(options: Mapping[str, Any]) -> int:
    """M5, Q4: return the maximum number of extra offices. Each exchange marker allows one more use of a marker."""
    exchanges: int = options["promo_markers"]["exchange"]  # `mix_of` would slow down every observation
    return left_of("extra_office", options) + exchanges


def piece_of(seat: int, kind: int) -> int:
    """Return the byte for a piece of this seat."""
    return 1 + 2 * seat + kind


def owner(piece: int) -> int:
    return (piece - 1) >> 1


def kind_of(piece: int) -> int:
    return (piece - 1) & 1


def value_name(track: int, step: int) -> str:
    """Return the name of a value on a track: a number, a colour of Privilegium, or `all`."""
    value = TRACK_VALUES[track][step]
    if track == PRIVILEGIUM:
        return COLOURS[value]
    return "all" if value == ALL_OF_IT else str(value)


def _mask(pieces: list[int]) -> bytes:
    """Return a table for `bytes.translate` that turns these bytes into 1 and all others into 0."""
    return bytes(1 if byte in pieces else 0 for byte in range(256))


_ALL: Final = [piece_of(seat, kind) for seat in range(MAX_SEATS) for kind in (TRADER, MERCHANT)]

IS_EMPTY: Final = _mask([EMPTY])
IS_PIECE: Final = _mask(_ALL)
IS_OWN: Final = tuple(_mask([p for p in _ALL if owner(p) == seat]) for seat in range(MAX_SEATS))
IS_RIVAL: Final = tuple(_mask([p for p in _ALL if owner(p) != seat]) for seat in range(MAX_SEATS))
IS_RIVAL_TRADER: Final = tuple(
    _mask([p for p in _ALL if owner(p) != seat and kind_of(p) == TRADER]) for seat in range(MAX_SEATS)
)
