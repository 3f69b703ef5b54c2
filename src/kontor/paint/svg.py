"""Paints a scene as one SVG picture. A scene contains all places, sprites, symbols and words, so the painter works for
every game.
"""

from __future__ import annotations

import math

from kontor.core.scene import DESK, MAP, Backdrop, Scene, Sprite, Zone
from kontor.core.scene_parts import prompt_for
from kontor.paint import panels, things
from kontor.paint.arrange import HEIGHT, WIDTH, Spot, arrange
from kontor.paint.data import DRAWINGS
from kontor.paint.ground import ground, path
from kontor.paint.pen import Pen
from kontor.paint.words import Say
from kontor.paint.xml import el, text


def svg(backdrop: Backdrop, scene: Scene, say: Say, dark: bool = False) -> str:
    """Paint a scene. `say` translates messages into the reader's language, with the players' names, and `dark` selects
    the dark theme.

    >>> import kontor
    >>> from kontor.words import Words
    >>> game = kontor.game("hansa")
    >>> position = game.start(game.setup(players=3))
    >>> words = Words("en", [game.folder() / "words"])
    >>> svg(game.backdrop(position.setup), game.scene(position), words.say).startswith("<svg ")
    True
    """
    pen = Pen(backdrop.symbols, dark)
    spots = arrange(backdrop.zones)
    said, title = prompt_for(scene.viewer, scene.actor, scene.prompt, say), say(backdrop.title)
    return el(
        "svg",
        el("title", text(title)),
        el("desc", text(said)),
        el("rect", width=WIDTH, height=HEIGHT, fill=pen.colours["table"]),
        panels.prompt(pen, said, scene.actor),
        *(painted_zone(pen, zone, spots[zone.id], backdrop, scene, say) for zone in backdrop.zones),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=DRAWINGS["fonts"]["sans"],
        role="figure",
        aria_label=title,
    )


def painted_zone(pen: Pen, zone: Zone, spot: Spot, backdrop: Backdrop, scene: Scene, say: Say) -> str:
    size = {"w": zone.width, "h": zone.height}
    scope = f"zone-{backdrop.zones.index(zone)}-"
    parts = [ground(pen, backdrop, zone, scope) if zone.role == MAP else pen.draw(DRAWINGS["sheet"], size)]
    desks = [desk for desk in scene.desks if desk.zone == zone.id] if zone.role == DESK else []
    parts += [panels.desk_head(pen, desk, zone, say) for desk in desks]
    parts.append(decorations(pen, zone, backdrop, say))
    parts += _things(pen, zone, backdrop, scene, say)
    parts += [panels.table(pen, table, zone, say) for table in scene.tables if table.zone == zone.id]
    parts += [pen.draw(DRAWINGS["acting"], size) for desk in desks if desk.acting or desk.winner]
    move = f"translate({spot.x:.2f} {spot.y:.2f}) scale({spot.scale:.4f})"
    return el("g", *parts, transform=move, aria_label=say(zone.title), role="group")


def decorations(pen: Pen, zone: Zone, backdrop: Backdrop, say: Say) -> str:
    here = [one for one in backdrop.decorations if one.zone == zone.id]
    symbols = [
        {
            "symbol": one.symbol,
            "x": one.x,
            "y": one.y,
            "z": one.size,
            "style": one.style,
            "dyed": one.style.startswith("dye-"),
            "ink": _symbol_ink(one.style, pen),
        }
        for one in here
        if one.text is None
    ]
    words = [
        {
            "text": say(one.text),
            "x": one.x,
            "y": one.y,
            "z": one.size,
            "r": math.inf,
            "ink": "faded" if one.style == "note" else "ink",
            "anchor": one.anchor,
        }
        for one in here
        if one.text is not None
    ]
    return pen.draw(DRAWINGS["decorations"], {"symbols": symbols, "words": words})


def _symbol_ink(style: str, pen: Pen) -> str:
    """Return the colour of a printed symbol. Symbols on a coloured badge are light. Other symbols have the colour role
    given by the style, or faded ink.
    """
    if style.startswith("dye-"):
        return "token-ink"
    return style if style in pen.colours else "faded"


def _things(pen: Pen, zone: Zone, backdrop: Backdrop, scene: Scene, say: Say) -> list[str]:
    """Return places and their contents, followed by counters."""
    here = things.in_order(place for place in backdrop.places if place.zone == zone.id)
    paths = {line.id: path(line.points, line.smooth) for line in backdrop.lines}
    paths |= {area.id: path(area.points, area.smooth, closed=True) for area in backdrop.areas}
    lying: dict[str, list[Sprite]] = {}
    for sprite in scene.sprites:
        lying.setdefault(sprite.place, []).append(sprite)
    counters = {counter.place: counter for counter in scene.counters}
    parts = []
    for place in here:
        own = paths.get(place.id, "") if place.shape in ("line", "area") else ""
        parts.append(things.spot(pen, place, lying.get(place.id, []), say, place.id in scene.lit, own))
        if place.id in counters:
            parts.append(things.meter(pen, counters[place.id], place, say))
    return parts
