"""A scene as one SVG picture. It knows no game: places, sprites and words come with the scene."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core.scene import DESK, MAP, Backdrop, Place, Scene, Zone
from kontor.core.scene_parts import prompt_for
from kontor.paint import ground, palette, panels
from kontor.paint.arrange import HEIGHT, WIDTH, Spot, arrange
from kontor.paint.places import place as draw_place
from kontor.paint.sprites import sprite as draw_sprite
from kontor.paint.type import SANS
from kontor.paint.words import Say
from kontor.paint.xml import el, text

UNDER = ("annex", "plate", "hub", "bar", "banner")
"""Shapes that lie under the others, in this order."""


def svg(backdrop: Backdrop, scene: Scene, say: Say) -> str:
    """The picture of a scene, in the language of `say` and with the names that it knows."""
    spots = arrange(backdrop.zones)
    said = prompt_for(scene.viewer, scene.actor, scene.prompt, say)
    zones = [_zone(zone, spots[zone.id], backdrop, scene, say) for zone in backdrop.zones]
    title = say(backdrop.title)
    return el(
        "svg",
        el("title", text(title)),
        el("desc", text(said)),
        _clips(backdrop.zones),
        el("rect", width=WIDTH, height=HEIGHT, fill=palette.TABLE),
        panels.prompt(said, scene.actor),
        *zones,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=SANS,
        role="figure",
        aria_label=title,
    )


def _clips(zones: Sequence[Zone]) -> str:
    """Water and provinces end at the edge of their map."""
    shapes = [
        el("clipPath", el("rect", width=zone.width, height=zone.height, rx=4), id=f"clip-{number}")
        for number, zone in enumerate(zones)
        if zone.role == MAP
    ]
    return el("defs", *shapes)


def _zone(zone: Zone, spot: Spot, backdrop: Backdrop, scene: Scene, say: Say) -> str:
    parts = _ground(zone, backdrop, scene, say) if zone.role == MAP else [panels.sheet(zone)]
    if zone.role == DESK:
        parts += [panels.desk_head(desk, zone, say) for desk in scene.desks if desk.zone == zone.id]
    parts += [ground.decoration(one, say) for one in backdrop.decorations if one.zone == zone.id]
    parts += _things(zone, backdrop, scene, say)
    parts += [panels.table(table, zone, say) for table in scene.tables if table.zone == zone.id]
    if zone.role == MAP:
        parts.append(ground.frame(zone))
    move = f"translate({spot.x:.2f} {spot.y:.2f}) scale({spot.scale:.4f})"
    return el("g", *parts, transform=move, aria_label=say(zone.title), role="group")


def _ground(zone: Zone, backdrop: Backdrop, scene: Scene, say: Say) -> list[str]:
    number = backdrop.zones.index(zone)
    names = {place.id: say(place.name) for place in backdrop.places if place.shape in ("line", "area")}
    lit = frozenset(scene.lit)
    areas = [ground.area(area, names.get(area.id), area.id in lit) for area in backdrop.areas if area.zone == zone.id]
    lines = ground.lines([line for line in backdrop.lines if line.zone == zone.id], names, lit)
    return [el("g", ground.paper(zone), *areas, *lines, clip_path=f"url(#clip-{number})")]


def _things(zone: Zone, backdrop: Backdrop, scene: Scene, say: Say) -> list[str]:
    """Places, then what lies there, then numbers; sprites in their reading order."""
    here: dict[str, Place] = {place.id: place for place in backdrop.places if place.zone == zone.id}
    lit = frozenset(scene.lit)
    ordered = sorted(here.values(), key=lambda place: UNDER.index(place.shape) if place.shape in UNDER else len(UNDER))
    occupied = frozenset(one.place for one in scene.sprites)
    parts = [draw_place(place, say, place.id in lit, place.id in occupied) for place in ordered]
    parts += [draw_sprite(one, here[one.place], say) for one in scene.sprites if one.place in here]
    parts += [panels.meter(one, here[one.place], say) for one in scene.counters if one.place in here]
    return [part for part in parts if part]
