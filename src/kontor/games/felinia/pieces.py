"""The game's terms as small numbers: goods, places for bids and tiles, and the counts in the rules."""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 4
MERCHANTS: Final = 10
BIDS: Final = 3
MOST_COINS: Final = 6
START_COINS: Final = 2
SUPPLY: Final = 33
"""R16: the supply of gold, of spice and of provisions."""

GOODS: Final = 5
"""Number of kinds of goods. The board defines the names of the kinds."""
OF_EACH_GOOD: Final = 9

MARKETS: Final = 5
GUILD: Final = 5
"""Index of the guild, after the five markets, which are numbered from the top down."""
STACKS: Final = 6
MOST_TOKENS: Final = BIDS * MAX_SEATS
START_FILLING: Final = 2
FILLING: Final = 3

BERTHS: Final = 4
MOST_ABOARD: Final = 2
SHIPS: Final = 20
BLUE_SHIPS: Final = 5
COUNTRIES: Final = 5

GOLD: Final = 0
SPICE: Final = 1
FIRST_GOOD: Final = 2
SOLD_KINDS: Final = FIRST_GOOD + GOODS
"""R15: number of kinds of items that can be sold. The selling order is gold, spice, goods."""
SALE_PRICE: Final = (2, 1, 1, 1, 1, 1, 1)
MOST_SOLD: Final = (SUPPLY, SUPPLY, *[OF_EACH_GOOD] * GOODS)

SYMBOLS: Final = ("spice", "gold", "coin", "good", "provision", "place")
SYMBOL_SPICE: Final = 0
SYMBOL_GOLD: Final = 1
SYMBOL_COIN: Final = 2
SYMBOL_GOOD: Final = 3
SYMBOL_PROVISION: Final = 4
SYMBOL_PLACE: Final = 5
EXPERT_SYMBOLS: Final = ("provision", "place")
MOST_SYMBOLS: Final = 2

PORT: Final = 0
POST: Final = 1
SYMBOL: Final = 2
CROSSROADS: Final = 3
ROLES: Final = ("port", "post", "symbol", "crossroads")

# Tiles are numbered by people in the board's order of countries. The special tiles (X1–X8) come last.
PEOPLES: Final = COUNTRIES
PROVISION_POINTS: Final = PEOPLES + 0
GIFT: Final = PEOPLES + 1
SPICE_POINTS: Final = PEOPLES + 2
LONE_MERCHANTS: Final = PEOPLES + 3
MORE_COINS: Final = PEOPLES + 4
MORE_PROVISIONS: Final = PEOPLES + 5
MORE_GOLD: Final = PEOPLES + 6
PLACE_POINTS: Final = PEOPLES + 7
SPECIALS: Final = (
    "provision_points",
    "gift",
    "spice_points",
    "lone_merchants",
    "more_coins",
    "more_provisions",
    "more_gold",
    "place_points",
)
TILES: Final = PEOPLES + 8
FACE_DOWN: Final = 254
NO_TILE: Final = 255

COUNTS_AS_TILE: Final = 0
PLUS_ONE: Final = 1
BONUSES: Final = ("counts_as_tile", "plus_one")
BONUS_TILES: Final = 5

PLACES: Final = 18
MOST_LOOKED_AT: Final = 2
SHORT_WALK: Final = 3
"""R7, R11: number of free steps."""
MOST_TURNED: Final = 2
FREE_GOODS: Final = 3
FOURTH_GOOD: Final = 2
"""R13: the price of keeping a fourth good."""

ENDS: Final = ("merchants", "ships")
"""E1, E2: the ways the game can end, for which `closing` and `ended` are 1 or 2. They are 0 during the game."""

UNKNOWN: Final = 254
"""The number that represents an item hidden from the viewer."""

NONE: Final = 255
"""The number that is stored for "none"."""
