/**
 * Detects that a player wants to put a piece back: right after picking it up, a click on the same place probably means
 * undo, even if the rules allow another action there.
 */

import type { Moment } from '../api/forms'

/** Returns whether the actor's last step took a single piece from this place, which is now empty. */
export function wasJustEmptied(state: LastStep, place: string): boolean {
  return onlyMove(state)?.[0] === place && !state.scene.sprites.some((sprite) => sprite.place === place)
}

/** Returns the place from which the actor's last step picked up a single piece, or null if it did anything else. */
export function pickedUpFrom(state: LastStep): string | null {
  const [from, to] = onlyMove(state) ?? []
  return from && to === `hand:${state.scene.actor}` ? from : null
}

type LastStep = Pick<Moment, 'entry' | 'scene'>

/** Returns the source and target of the actor's last step, if it moved a single piece. */
function onlyMove({ entry, scene }: LastStep): readonly (string | null)[] | null {
  const own = entry.kind === 'action' && entry.by === 'person' && entry.seat === scene.actor
  const moved = entry.events
    .flatMap(({ source, target, moves }) => [[source, target] as const, ...moves])
    .filter(([from, to]) => from !== null || to !== null)
  return own && moved.length === 1 ? moved[0]! : null
}
