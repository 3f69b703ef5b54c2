/** Touch is less precise than a mouse, so a tap means the nearest place that can be clicked. */

import type { At } from './types'

/** A place on the screen: its middle, and its larger side. */
export interface Target extends At {
  readonly place: string
  readonly size: number
}

/** Distance in pixels within which a finger finds a place: half of the 44 pixels that a target should have. */
const REACH = 22
/** Larger places are hit exactly, and never found from outside. */
const LARGEST = 60

/**
 * The place that a tap means: `direct`, the one under the finger, or a clickable one. Of two clickable places, the one
 * with the nearer centre counts; another place under the finger must be twice as near.
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

/** Where an element of a place is on the screen. */
export function targetOf(element: SVGElement): Target {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { place: element.dataset['place']!, x: x + width / 2, y: y + height / 2, size: Math.max(width, height) }
}
