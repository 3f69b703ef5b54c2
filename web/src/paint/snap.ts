/** Finds the clickable place nearest to a tap, because touch is less precise than a mouse. */

import type { At } from './types'

/** A place on the screen, with its centre and its larger side. */
export interface Target extends At {
  readonly place: string
  readonly size: number
}

/** Maximum distance in pixels between a tap and a place: half the recommended target size. */
const REACH = 22
/** Places up to this size in pixels need not be tapped directly. */
const LARGEST = 60

/**
 * Returns the place that a tap refers to: the place under the finger (`direct`) or a nearby clickable place. Of two
 * clickable places, the one with the nearer centre is chosen. A place under the finger that is not clickable must be
 * twice as near.
 */
export function snap(tap: At, direct: Target | null, lit: readonly Target[]): string | null {
  const away = ({ x, y }: Target): number => Math.hypot(x - tap.x, y - tap.y)
  const clickable = lit.some(({ place }) => place === direct?.place)
  let [place, least] = [direct?.place ?? null, REACH]
  if (direct && direct.size <= LARGEST) least = Math.min(REACH, away(direct) * (clickable ? 1 : 2))
  else if (clickable) return place
  for (const one of lit) {
    const far = away(one)
    if (one.size <= LARGEST && far < least) [place, least] = [one.place, far]
  }
  return place
}

/** Returns the position of an element of a place on the screen. */
export function targetOf(element: SVGElement): Target {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { place: element.dataset['place']!, x: x + width / 2, y: y + height / 2, size: Math.max(width, height) }
}
