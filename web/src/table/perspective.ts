/** Whose view a browser shows if it holds no seat, one, or several (hot seat). */

import type { SeatForm } from '../api/forms'

export interface Seen {
  /** The acting seat; null or negative: none. */
  actor: number | null
  /** The actor knows something that a spectator does not. */
  secret: boolean
}

export type Perspective =
  | { kind: 'show'; seat: number | null }
  /** Hide everything until the screen has been handed over to this seat. */
  | { kind: 'handover'; seat: number }

/** `holder`: the seat of the player at the screen. `seen`: the newest state, null if there is none yet. */
export function perspectiveFor(seats: readonly SeatForm[], seen: Seen | null, holder: number | null): Perspective {
  const mine = seats.filter((seat) => seat.mine)
  if (mine.length <= 1) return { kind: 'show', seat: mine[0]?.seat ?? null }
  const acting = mine.find((seat) => seat.seat === seen?.actor && seat.bot === null)
  // While others decide, anyone may see this screen.
  if (!seen || !acting) return { kind: 'show', seat: null }
  const known = acting.seat === holder || !seen.secret
  return known ? { kind: 'show', seat: acting.seat } : { kind: 'handover', seat: acting.seat }
}
