"""The small test board with ship posts (tests/boards/harbour.toml): 7 cities, 8 routes, 23 posts."""

from __future__ import annotations

from pathlib import Path

from tests.kit import posts_of

HARBOUR = Path(__file__).parent.parent / "boards" / "harbour.toml"

SHIP_POSTS = ["Wismar-Visby 2", "Wismar-Visby 3", "Visby-Danzig 1"]

LAND_POSTS = [
    *posts_of("Kiel-Wismar 3", "Wismar-Visby 1"),
    "Visby-Danzig 2",
    *posts_of("Wismar-Schwerin 2", "Schwerin-Stettin 3", "Kiel-Schwerin 3", "Stettin-Danzig 3", "Danzig-Thorn 4"),
]

EVERY_TRACK_FINISHED = {"clavis_urbis": 4, "actiones": 5, "privilegium": 3, "liber_sophiae": 3, "bursa": 3}
"""Tracks of a seat with all 26 traders and 4 merchants available."""


def full_but(*empty: str, seat: int = 2) -> dict[str, str]:
    """Return pieces of `seat` on all other posts, with merchants on ship posts and traders elsewhere."""
    pieces = dict.fromkeys(LAND_POSTS, f"trader {seat}") | dict.fromkeys(SHIP_POSTS, f"merchant {seat}")
    return {post: piece for post, piece in pieces.items() if post not in empty}
