"""Bot styles. Each style adds amounts to certain feature weights, both for the bot's own seat and for rivals.

A blocker, for example, is more afraid of a rival's nearly complete route and minds a blocked route more.
"""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "builder": {"offices": 1.2, "network_points": 0.8, "control_points": 0.6, "begun_office": 0.2},
    "blocker": {"in_the_way": -0.8, "shared_routes": -0.5, "one_missing": 0.5, "one_displacement": 0.4},
    "racer": {"prestige": 3.0, "marker_points": 1.5, "whole_marker": 0.3, "whole_own_toll": 0.6, "begun_own_toll": 0.6},
}
