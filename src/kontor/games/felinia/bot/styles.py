"""Bot styles. Each style adds amounts to certain feature weights, both for the bot's own seat and for rivals.

A blocker, for example, fears a rival's nearly complete set more, and takes tiles that the rival needs.
"""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "builder": {"points_groups": 1.5, "largest_group": 0.6, "staying": 0.5},
    "blocker": {"ready_worth": 0.5, "one_missing_worth": 0.5, "most_of_a_people": 0.5, "will_board": 0.3},
    "racer": {"aboard": 0.6, "landing": 0.5, "sailing": 0.5, "pool": -0.4},
}
