"""Bot styles. Each style adds amounts to certain feature weights, both for the bot's own seat and for rivals.

A blocker, for example, is more afraid of a rival close to a majority and minds a crowded city more.
"""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "builder": {"town_points": 1.0, "region_points": 1.0, "branches": 0.8, "towns_near": 0.4},
    "blocker": {"crowded_out": -0.8, "near_1": 0.6, "rivals_2": -0.5, "rivals_3": -0.4},
    "racer": {"city_points": 1.2, "disc_points": 0.6, "income": -0.4, "won": 0.4},
}
