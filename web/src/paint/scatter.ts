/** Woods, hills and waves in empty parts of a map. The same map always gets the same ones. */

import type { Backdrop, Place, Point, Zone } from './types'

export interface Ornament {
  kind: 'wood' | 'hill' | 'wave'
  x: number
  y: number
}

const STEP = 27
const ROOM = 17

/** Deterministic noise. */
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

/** Distance from a point to a polyline. */
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

export function ornaments(backdrop: Backdrop, zone: Zone): Ornament[] {
  const here = <T extends { zone: string }>(things: readonly T[]) => things.filter((one) => one.zone === zone.id)
  const boxes = here(backdrop.places).filter((place) => place.shape !== 'line')
  const lines = here(backdrop.lines)
  const signs = here(backdrop.decorations)
  const areas = here(backdrop.areas)
  const coasts = areas.filter((area) => area.style !== 'province').map((area) => [...area.points, area.points[0]!])

  const beside = (at: Point, one: Place) =>
    Math.abs(at[0] - one.x) > one.width / 2 + ROOM || Math.abs(at[1] - one.y) > one.height / 2 + ROOM
  const free = (at: Point) =>
    boxes.every((one) => beside(at, one)) &&
    lines.every((line) => distance(at, line.points) > ROOM) &&
    signs.every((one) => Math.hypot(at[0] - one.x, at[1] - one.y) > one.size * 0.7 + ROOM) &&
    coasts.every((coast) => distance(at, coast) > ROOM + 8)

  const found: Ornament[] = []
  for (let row = 1; row * STEP < zone.height; row++)
    for (let column = 1; column * STEP < zone.width; column++) {
      const x = Math.round(column * STEP + (noise(row, column) - 0.5) * STEP * 0.7)
      const y = Math.round(row * STEP + (noise(column, row) - 0.5) * STEP * 0.7)
      if (x < ROOM || y < ROOM || x > zone.width - ROOM || y > zone.height - ROOM || !free([x, y])) continue
      const ground = areas.findLast((area) => inside([x, y], area.points))?.style
      const lie = Math.sin(x / 90 + 1) + Math.cos(y / 70) // woods and hills come in clusters
      if (ground === 'sea') {
        if (noise(x, y) > 0.6) found.push({ kind: 'wave', x, y })
      } else if (ground !== 'plate' && Math.abs(lie) > 0.5 && noise(x, y) > 0.25)
        found.push({ kind: lie > 0 ? 'wood' : 'hill', x, y })
    }
  return found
}
