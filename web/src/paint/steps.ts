/** Keyboard movement between clickable places. */

import type { At } from './types'

interface Stop extends At {
  readonly id: string
}

const ARROWS: Record<string, At> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Weight of the distance perpendicular to the arrow's direction. */
const BESIDE = 2
/** Penalty for places that are further away perpendicular to the direction than along it. */
const FAR = 1e6

/**
 * Returns the place to which a key moves, or undefined. Arrow keys move to the nearest place in their direction. Page
 * Up and Page Down move through all places in reading order.
 */
export function stepFrom<S extends Stop>(stops: readonly S[], from: string, key: string): S | undefined {
  const number = stops.findIndex((stop) => stop.id === from)
  const here = stops[number]
  if (!here) return undefined
  const arrow = ARROWS[key]
  if (arrow) return nearest(stops, here, arrow)
  const to = { Home: 0, End: -1, PageUp: number - 1, PageDown: (number + 1) % stops.length }[key]
  return to === undefined ? undefined : stops.at(to)
}

function nearest<S extends Stop>(stops: readonly S[], here: S, arrow: At): S | undefined {
  let best: S | undefined
  let shortest = Infinity
  for (const stop of stops) {
    const [x, y] = [stop.x - here.x, stop.y - here.y]
    const along = x * arrow.x + y * arrow.y
    const beside = Math.abs(x * arrow.y + y * arrow.x)
    const way = along + BESIDE * beside + (beside > along ? FAR : 0)
    if (along <= 0 || way >= shortest) continue
    best = stop
    shortest = way
  }
  return best
}
