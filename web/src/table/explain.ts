/** Explains parts of desks and panels. */

import type { Backdrop } from '../api/forms'
import type { Pointed, Say } from '../paint/types'

/** Shapes of the steps of a track. */
const STEPS = ['cell', 'round']

/** Adds a track's purpose to the text of a step. `chain` contains the place, followed by the places around it. */
export function explained(backdrop: Backdrop, say: Say, what: Pointed, chain: readonly string[]): Pointed {
  const place = (id: string) => backdrop.places.find((one) => one.id === id)
  const track = chain[1] === undefined ? undefined : place(chain[1])
  if (track?.shape !== 'bar' || !STEPS.includes(place(what.place)?.shape ?? '')) return what
  return { ...what, tip: [what.tip, say(track.name)].filter(Boolean).join('. ') }
}
