/** Values for the drawings of places, sprites and counters. */

import { seatRole, seatSymbol } from './box'
import box from './box/drawings.json'
import type { Values } from './draw'
import { bareArea } from './places'
import type { Counter, Desk, Place, Say, Sprite, Zone } from './types'

const known = new Set(box.colours)
const pips: Record<string, number> = box.pips
const numbered = (kind: string) => box.colours.filter((role) => new RegExp(`^${kind}-\\d+$`).test(role)).length
const TINTS = numbered('tint')
const DYES = numbered('dye')

/** Returns the colours of a printed symbol: light on a coloured badge, those of its style, or faded ink. */
export function symbolValues(style = ''): Values {
  const dyed = style.startsWith('dye-')
  return { style, dyed, ink: dyed ? 'token-ink' : known.has(style) ? style : 'faded' }
}

export const tintRole = (tint = 0) => `tint-${tint % TINTS}`

/**
 * Returns the colour roles for a named colour and for the ink on it. Unknown names, as in new games, get the colours of
 * plain paper.
 */
function colourRoles(name = ''): [string, string] {
  const role = `colour-${name.replaceAll('_', '-')}`
  return known.has(role) ? [role, `${role}-ink`] : ['paper', 'ink']
}

const seat = (owner: number | null | undefined): Values => {
  const role = seatRole(owner)
  return { seat: role, 'seat-ink': `${role}-ink`, sign: seatSymbol(owner) }
}

export function placeValues(place: Place, say: Say, free: boolean, lit: boolean): Values {
  const [colour, ink] = colourRoles(place.colour)
  const marks = (place.mark ?? '').split(' ').filter(Boolean)
  return {
    w: place.width,
    h: place.height,
    m: marks.length,
    marks: marks.map((item) => ({ item })),
    mark: place.mark ?? '',
    label: place.label ? say(place.label) : '',
    pips: Array.from({ length: pips[place.colour ?? ''] ?? 0 }, () => ({})),
    colour,
    'colour-ink': ink,
    free,
    lit,
  }
}

/**
 * Returns the values for a place's outline. `grow` is the distance between the place and its outline. Lines and areas
 * have their own path.
 */
export function outlineValues(place: Place, grow: number, path = ''): Values {
  const own = place.shape === 'line' || place.shape === 'area'
  const angular = box.angular.includes(place.shape) || place.width !== place.height
  return {
    w: place.width,
    h: place.height,
    g: grow,
    shape: place.shape,
    angular: angular && !own,
    round: !angular && !own,
    path,
    bare: bareArea(place),
  }
}

/** Returns the values for a sprite. `size` is the sprite's size at its place, and `label` its translated text. */
export function spriteValues(sprite: Sprite, place: Place, size: number, label?: string): Values {
  const mark = label ?? sprite.mark ?? ''
  const rows = mark.split('\n')
  const step = place.height / (rows.length + box.rowRoom)
  const amount = sprite.amount ?? 1
  return {
    ...seat(sprite.owner),
    w: place.width,
    h: place.height,
    s: size,
    t: step,
    rows: rows.map((item, at) => ({ item, k: step * (at - (rows.length - 1) / 2) })),
    mark,
    glyph: sprite.glyph ?? '',
    dye: sprite.dye == null ? 'token' : `dye-${sprite.dye % DYES}`,
    shape: place.shape,
    amount,
    several: amount > 1,
  }
}

export function meterValues(counter: Counter, place: Place, say: Say): Values {
  const full = counter.limit ? Math.min(1, counter.value / counter.limit) * place.width : 0
  const value = counter.limit == null ? String(counter.value) : `${counter.value} / ${counter.limit}`
  return {
    w: place.width,
    h: place.height,
    f: Math.max(box.leastBar, full),
    v: value.length,
    label: place.label ? say(place.label) : '',
    value,
    limited: counter.limit,
    begun: full,
  }
}

export function deskValues(desk: Desk, zone: Zone, name: string): Values {
  const [points, projection] = [String(desk.points), String(desk.projection)]
  const { winner } = desk
  return { ...seat(desk.seat), w: zone.width, p: points.length, q: projection.length, name, points, projection, winner }
}
