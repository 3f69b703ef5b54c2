/** Describes places and sprites. */

import { byPlace } from './places'
import type { Backdrop, Pointed, Say, Scene } from './types'

export function describe(backdrop: Backdrop, scene: Scene, say: Say, place: string, number: number | null): Pointed {
  const there = byPlace(scene.sprites).get(place) ?? []
  const sprite = number === null ? undefined : there[number]
  if (sprite) return { place, name: say(sprite.name), tip: sprite.tip ? say(sprite.tip) : '' }
  const found = backdrop.places.find((one) => one.id === place)
  const tips = there.flatMap((one) => [say(one.name), ...(one.tip ? [say(one.tip)] : [])])
  return { place, name: found ? say(found.name) : '', tip: tips.join('. ') }
}

/** Returns the clickable place that a click refers to: the place itself, or one that contains it. */
export function clickTarget(
  parts: ReadonlyMap<string, string[]>,
  clickable: ReadonlySet<string>,
  place: string,
): string {
  return parts.get(place)?.find((one) => clickable.has(one)) ?? place
}
