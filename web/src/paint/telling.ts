/** What a place, or something that lies there, is and is worth, in words. */

import { byPlace } from './places'
import type { Backdrop, Pointed, Say, Scene } from './types'

export function about(backdrop: Backdrop, scene: Scene, say: Say, place: string, number: number | null): Pointed {
  const there = byPlace(scene.sprites).get(place) ?? []
  const sprite = number === null ? undefined : there[number]
  if (sprite) return { place, name: say(sprite.name), tip: sprite.tip ? say(sprite.tip) : '' }
  const found = backdrop.places.find((one) => one.id === place)
  const tips = there.flatMap((one) => [say(one.name), ...(one.tip ? [say(one.tip)] : [])])
  return { place, name: found ? say(found.name) : '', tip: tips.join('. ') }
}

/** What is lit of a place and what it is part of; the place itself where nothing is. */
export function meant(parts: ReadonlyMap<string, string[]>, clickable: ReadonlySet<string>, place: string): string {
  return parts.get(place)?.find((one) => clickable.has(one)) ?? place
}
