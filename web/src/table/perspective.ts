/** Decides which view a browser shows, which depends on whether it holds no seat, one seat, or several (hot seat). */

import type { SeatForm } from '../api/forms'

export interface Seen {
  /** Seat to move, or null or a negative number if there is none. */
  actor: number | null
  /** True if the seat to move sees more than a spectator does. */
  secret: boolean
}

export type Perspective =
  | { kind: 'show'; seat: number | null }
  /** Seat to which the device must be handed before anything is shown. */
  | { kind: 'handover'; seat: number }

/**
 * Returns the perspective to show. `holder` is the seat of the player at the screen, and `seen` is the newest state, or
 * null if there is none yet.
 */
export function perspectiveFor(seats: readonly SeatForm[], seen: Seen | null, holder: number | null): Perspective {
  const mine = seats.filter((seat) => seat.mine)
  if (mine.length <= 1) return { kind: 'show', seat: mine[0]?.seat ?? null }
  const acting = mine.find((seat) => seat.seat === seen?.actor && seat.bot === null)
  // While others decide, the screen shows only what everyone may see.
  if (!seen || !acting) return { kind: 'show', seat: null }
  const known = acting.seat === holder || !seen.secret
  return known ? { kind: 'show', seat: acting.seat } : { kind: 'handover', seat: acting.seat }
}
