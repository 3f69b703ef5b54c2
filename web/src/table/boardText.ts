/** Describes the table as text, with the places in each zone and their contents. */

import type { Backdrop, Scene } from '../api/forms'
import { groupBy } from '../common/groupBy'
import { byPlace, type Lying } from '../paint/places'
import type { Place, Say } from '../paint/types'

/** A place, with its contents and the places that are part of it. */
export interface Line {
  id: string
  name: string
  things: string[]
  /** True if the place is empty but could contain something. */
  empty: boolean
  parts: Line[]
}

export interface Passage {
  id: string
  title: string
  lines: Line[]
}

/** Shapes that are invisible while empty. */
const UNSEEN = ['annex', 'none', 'row']
/** Shapes that are never described as empty, because they are printed or consist of their parts. */
const PRINTED = ['banner', 'bar', 'plate', 'line', 'area', 'meter', 'seal']

/** `title` returns a zone's title. */
export function describeBoard(backdrop: Backdrop, scene: Scene, say: Say, title: (zone: string) => string): Passage[] {
  const lying = byPlace(scene.sprites)
  const counted = new Map(scene.counters.map((counter) => [counter.place, say(counter.name)]))
  const parts = groupBy(backdrop.places, (place) => place.part_of ?? '')
  const line = (place: Place): Line => ({
    id: place.id,
    name: say(place.name),
    things: [...thingsAt(place, lying, say), ...(counted.has(place.id) ? [counted.get(place.id)!] : [])],
    empty: !PRINTED.includes(place.shape) && !lying.has(place.id) && !counted.has(place.id),
    parts: worthSaying((parts.get(place.id) ?? []).map(line), parts.get(place.id) ?? [], say(place.name)),
  })
  return backdrop.zones.map(({ id }) => {
    const wholes = (parts.get('') ?? []).filter((place) => place.zone === id)
    return { id, title: title(id), lines: worthSaying(wholes.map(line), wholes, '') }
  })
}

function thingsAt(place: Place, lying: Lying, say: Say): string[] {
  return (lying.get(place.id) ?? []).map((sprite) => say(sprite.name) + (sprite.tip ? ` (${say(sprite.tip)})` : ''))
}

/** Returns whether the contents repeat the place's name, as in `Supply: pieces` and `Supply: 5 pieces`. */
export function repeatsName(line: Line): boolean {
  const beginning = line.name.split(/[:,]/)[0]!
  return line.things.length > 0 && line.things.every((thing) => thing.startsWith(beginning))
}

/** Removes invisible places, and labels that merely repeat the name of the whole place. */
function worthSaying(lines: Line[], places: readonly Place[], whole: string): Line[] {
  return lines.filter((line, at) => {
    const bare = line.things.length === 0 && line.parts.length === 0
    return !bare || (!UNSEEN.includes(places[at]!.shape) && line.name !== whole)
  })
}
