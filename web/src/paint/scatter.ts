/**
 * Draws woods, hills and waves in empty areas, always the same for the same map. `kontor.paint.ground` uses the same
 * algorithm.
 */

import box from './box/drawings.json'
import type { Backdrop, Place, Point, Zone } from './types'

const { step, sway, room, coast, symbol, calm, bare, plain, across, down } = box.ornaments

/** Styles of areas with borders but without a coast. */
const COUNTRIES = ['province', 'terrain']

export type Ornaments = Record<'wood' | 'hill' | 'wave', { x: number; y: number }[]>

/** Returns a pseudorandom number between 0 and 1 that depends only on the point. */
const noise = (x: number, y: number) => {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return value - Math.floor(value)
}

function inside([x, y]: Point, shape: readonly Point[]): boolean {
  let odd = false
  shape.forEach(([x1, y1], at) => {
    const [x2, y2] = shape.at(at - 1)!
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd
  })
  return odd
}

/** Returns the distance of a point from a polyline. */
export function distance([x, y]: Point, bends: readonly Point[]): number {
  let least = Infinity
  for (let at = 1; at < bends.length; at++) {
    const [[x1, y1], [x2, y2]] = [bends[at - 1]!, bends[at]!]
    const [dx, dy] = [x2 - x1, y2 - y1]
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(x - x1 - along * dx, y - y1 - along * dy))
  }
  return least
}

/** A line with its bounding box. It saves computing the exact distance from the line for most points of a map. */
type Bounded = { points: readonly Point[]; left: number; top: number; right: number; bottom: number }

function bounded(points: readonly Point[]): Bounded {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { points, left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Returns whether a point is farther than `gap` from the bounding box. */
const outside = ([x, y]: Point, { left, top, right, bottom }: Bounded, gap = 0) =>
  x < left - gap || y < top - gap || x > right + gap || y > bottom + gap

export function ornaments(backdrop: Backdrop, zone: Zone): Ornaments {
  const here = <T extends { zone: string }>(things: readonly T[]) => things.filter((one) => one.zone === zone.id)
  const boxes = here(backdrop.places).filter((place) => place.shape !== 'line')
  const lines = here(backdrop.lines).map((line) => bounded(line.points))
  const signs = here(backdrop.decorations)
  const areas = here(backdrop.areas).map(({ style, points }) => ({ style, ...bounded([...points, points[0]!]) }))
  const coasts = areas.filter((area) => !COUNTRIES.includes(area.style))

  const beside = (at: Point, one: Place) =>
    Math.abs(at[0] - one.x) > one.width / 2 + room || Math.abs(at[1] - one.y) > one.height / 2 + room
  const free = (at: Point, boxes: readonly Place[]) =>
    boxes.every((one) => beside(at, one)) &&
    lines.every((line) => outside(at, line, room) || distance(at, line.points) > room) &&
    signs.every((one) => Math.hypot(at[0] - one.x, at[1] - one.y) > one.size * symbol + room) &&
    coasts.every((area) => outside(at, area, coast) || distance(at, area.points) > coast)

  const found: Ornaments = { wood: [], hill: [], wave: [] }
  for (let row = 1; row * step < zone.height; row++) {
    const near = boxes.filter((one) => Math.abs(row * step - one.y) <= one.height / 2 + room + step)
    for (let column = 1; column * step < zone.width; column++) {
      const x = Math.round(column * step + (noise(row, column) - 0.5) * step * sway)
      const y = Math.round(row * step + (noise(column, row) - 0.5) * step * sway)
      if (x < room || y < room || x > zone.width - room || y > zone.height - room) continue
      if (noise(x, y) <= Math.min(calm, bare) || !free([x, y], near)) continue
      const ground = areas.findLast((area) => !outside([x, y], area) && inside([x, y], area.points))?.style
      const lie = Math.sin(x / across + 1) + Math.cos(y / down) // woods and hills are drawn in groups
      if (ground === 'sea') {
        if (noise(x, y) > calm) found.wave.push({ x, y })
      } else if (ground !== 'plate' && ground !== 'terrain' && Math.abs(lie) > plain && noise(x, y) > bare)
        found[lie > 0 ? 'wood' : 'hill'].push({ x, y })
    }
  }
  return found
}
