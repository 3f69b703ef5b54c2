/** Stacking order of places, positions of sprites, and sizes of click targets. */

import box from './box/drawings.json'
import { measure } from './draw'
import type { Backdrop, Decoration, Place, Sprite, Zone } from './types'

/** Shapes below all others, starting with the lowest. */
const UNDER = box.under
const rank = (place: Place) => (UNDER.includes(place.shape) ? UNDER.indexOf(place.shape) : UNDER.length)

export function placesOf(backdrop: Backdrop, zone: string): Place[] {
  return backdrop.places.filter((place) => place.zone === zone).sort((one, other) => rank(one) - rank(other))
}

/** Returns the desks clockwise, starting with the desk of this seat. */
export function desksFrom(backdrop: Backdrop, seat: number | undefined): Zone[] {
  const desks = backdrop.zones.filter((zone) => zone.role === 'desk')
  const first = desks.findIndex((zone) => zone.seat === seat)
  return first < 0 ? desks : [...desks.slice(first), ...desks.slice(0, first)]
}

/** Maps each place to the possible targets of a click: the place itself and the places that contain it. */
export function partsOf(backdrop: Backdrop): Map<string, string[]> {
  const wholes = new Map(backdrop.places.map((place) => [place.id, place.part_of]))
  return new Map(
    backdrop.places.map((place) => {
      const chain = [place.id]
      for (let next = place.part_of; next && !chain.includes(next); next = wholes.get(next)) chain.push(next)
      return [place.id, chain]
    }),
  )
}

/** Returns whether a place is an area without a printed name. Sprites in it are centred and as large as the place. */
export const bareArea = (place: Place) => place.shape === 'area' && !place.label

/**
 * Returns a sprite's position and size: above the name of an area, below the symbol of a scroll, or next to the others
 * in a row.
 */
export function spotOf(place: Place, order = 0): { x: number; y: number; size: number } {
  const { x, y, width, height, shape } = place
  if ((shape === 'area' || shape === 'scroll') && !bareArea(place)) {
    const spot = box.spots[shape]
    return { x, y: y + measure(spot.y, { h: height }), size: spot.size }
  }
  if (shape === 'row') return { x: x + order * (width + box.rowGap), y, size: height }
  return { x, y, size: Math.min(width, height) }
}

export type Lying = Map<string, Sprite[]>

/** Groups sprites by place, in reading order. A sprite's key consists of its place and its index there. */
export function byPlace(sprites: readonly Sprite[]): Lying {
  const found: Lying = new Map()
  for (const sprite of sprites) {
    const there = found.get(sprite.place)
    if (there) there.push(sprite)
    else found.set(sprite.place, [sprite])
  }
  return found
}

/** Like `byPlace`, but unchanged places keep the same arrays and are not redrawn. */
export function renewed(before: Lying, sprites: readonly Sprite[]): Lying {
  const now = byPlace(sprites)
  for (const [place, there] of now) {
    const old = before.get(place)
    if (old && JSON.stringify(old) === JSON.stringify(there)) now.set(place, old)
  }
  return now
}
export const spriteKey = (place: string, number: number) => `${place}#${number}`

/** Returns the radius of each click target: half the distance to the nearest neighbour. */
export function reaches(places: readonly Place[]): Map<string, number> {
  const small = places.filter((place) => rank(place) === UNDER.length)
  return new Map(
    small.map((one) => {
      const gaps = small.map((other) =>
        other === one ? Infinity : Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) || Infinity,
      )
      return [one.id, Math.min(...gaps) / 2]
    }),
  )
}

/** Returns the width available to a printed line before it overlaps a place, another line or the edge of the zone. */
export function roomFor(one: Decoration, zone: Zone, places: readonly Place[], lines: readonly Decoration[]): number {
  const [top, bottom] = [one.y - one.size * 0.8, one.y + one.size * 0.2]
  const drawn = places.filter((place) => !['bar', 'none', 'row', 'area', 'line', 'annex'].includes(place.shape))
  const edges = [0, zone.width]
  for (const place of drawn)
    if (place.y - place.height / 2 < bottom && place.y + place.height / 2 > top)
      edges.push(place.x - place.width / 2, place.x + place.width / 2)
  for (const line of lines) if (line !== one && Math.abs(line.y - one.y) < one.size / 2) edges.push(line.x)
  const right = Math.min(...edges.filter((x) => x > one.x)) - one.x
  const left = one.x - Math.max(...edges.filter((x) => x < one.x))
  const room = one.anchor === 'middle' ? 2 * Math.min(left, right) : one.anchor === 'end' ? left : right
  return room - 4
}

/**
 * Returns whether a place is less than 16 pixels wide when the maps are side by side on a phone, which is too small to
 * be tapped. Areas are larger than their places.
 */
export function isTiny(id: string, places: readonly Place[], maps: readonly Zone[]): boolean {
  const place = places.find((one) => one.id === id)
  const scale = innerWidth / maps.reduce((sum, map) => sum + map.width, 0)
  if (!place || place.shape === 'area' || !matchMedia('(width <= 640px) and (height > 560px)').matches) return false
  return Math.min(place.width, place.height) * scale < 16
}
