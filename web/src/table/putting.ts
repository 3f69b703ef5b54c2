/** Who has just taken something up and clicks where it was, means to put it back; the rules may see a step in it. */

import type { Moment } from '../api/forms'

/** Whether the last step of whoever decides took one thing away from a place, where nothing lies since. */
export function hasJustLeft({ entry, scene }: Moment, place: string): boolean {
  const own = entry.kind === 'action' && entry.by === 'person' && entry.seat === scene.actor
  const moved = entry.events
    .flatMap(({ source, target, moves }) => [[source, target] as const, ...moves])
    .filter(([from, to]) => from !== null || to !== null)
  const [first, ...more] = moved
  return own && first?.[0] === place && more.length === 0 && !scene.sprites.some((sprite) => sprite.place === place)
}
