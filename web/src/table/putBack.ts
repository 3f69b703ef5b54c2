/**
 * A player who has just picked something up and clicks the same place probably wants to put it back, even if the rules
 * allow another action there.
 */

import type { Moment } from '../api/forms'

/** Whether the actor's last step took a single thing from this place, which has been empty since. */
export function wasJustEmptied({ entry, scene }: Moment, place: string): boolean {
  const own = entry.kind === 'action' && entry.by === 'person' && entry.seat === scene.actor
  const moved = entry.events
    .flatMap(({ source, target, moves }) => [[source, target] as const, ...moves])
    .filter(([from, to]) => from !== null || to !== null)
  const [first, ...more] = moved
  return own && first?.[0] === place && more.length === 0 && !scene.sprites.some((sprite) => sprite.place === place)
}
