"""Paints handbook pictures from small position files stored next to the text.

A file such as `handbook/pictures/claim.toml` describes one picture with these keys:

- `players`, `board`, `options`, `[position]` and `actions` define the position (`core/position_files.py`).
- `zone` is the zone to paint, by default `map`. `crop` gives the left, top, right and bottom edges, or lists the places
  that the picture must contain, with `margin` around them. Without a crop, the whole zone is painted.
- `without` lists prefixes of place ids. Matching places are left out, along with everything on them.
- `choices = true` highlights the places that the acting seat can click.
- `rings` lists places to circle, `arrows` lists tables `{ from, to, bend }`, and `badges` lists tables
  `{ at, text, dx, dy }`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from kontor.core import AnyGame
from kontor.core.boxes import Box
from kontor.core.position_files import POSITION_KEYS, position_of
from kontor.core.scene import Backdrop
from kontor.paint.detail import Arrow, Badge, Notes, box_of, detail
from kontor.paint.words import Say

KEYS: Final = frozenset(
    [
        *POSITION_KEYS,
        "zone",
        "crop",
        "margin",
        "without",
        "choices",
        "rings",
        "arrows",
        "badges",
    ]
)
MARGIN: Final = 14


def picture(game: AnyGame, file: Path, say: Say) -> str:
    """Return the picture that a file describes, as SVG. `say` returns the text to print; empty text is left out."""
    spec = wanted(file)
    position = position_of(game, spec)
    backdrop, scene = game.backdrop(position.setup), game.scene(position.view(max(position.actor, 0)))
    if not spec.get("choices"):
        scene = scene.to_look_at()
    without = tuple(spec.get("without", ()))
    scene = scene._replace(sprites=tuple(one for one in scene.sprites if not one.place.startswith(without)))
    backdrop = backdrop._replace(places=tuple(one for one in backdrop.places if not one.id.startswith(without)))
    zone = spec.get("zone", "map")
    notes = Notes(
        spec.get("rings", ()),
        [
            Arrow(one["from"], one["to"], one.get("bend", Arrow._field_defaults["bend"]))
            for one in spec.get("arrows", ())
        ],
        [Badge(one["at"], one["text"], one.get("dx", 0), one.get("dy", 0)) for one in spec.get("badges", ())],
    )
    return detail(backdrop, scene, say, zone, _crop(backdrop, zone, spec), notes) + "\n"


def wanted(file: Path) -> dict[str, Any]:
    """Return the contents of a position file."""
    spec = tomllib.loads(file.read_text(encoding="utf-8"))
    if unknown := spec.keys() - KEYS:
        raise ValueError(f"{file.name}: unknown keys {', '.join(sorted(unknown))}")
    return spec


def _crop(backdrop: Backdrop, zone: str, spec: Mapping[str, Any]) -> Box:
    """Return the box around the crop's places, with its margin, limited to the zone."""
    surface = next(one for one in backdrop.zones if one.id == zone)
    if "crop" not in spec:
        return Box(0, 0, surface.width, surface.height)
    if isinstance(spec["crop"][0], int):
        return Box(*spec["crop"])
    boxes = {place.id: box_of(place) for place in backdrop.places if place.zone == zone}
    named = [boxes[id] for id in spec["crop"]]
    margin = spec.get("margin", MARGIN)
    return Box(
        max(0, min(box.left for box in named) - margin),
        max(0, min(box.top for box in named) - margin),
        min(surface.width, max(box.right for box in named) + margin),
        min(surface.height, max(box.bottom for box in named) + margin),
    )
