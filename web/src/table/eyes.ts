/** Through whose eyes a browser looks that holds no seat, one, or several (hot-seat). */

import type { SeatForm } from '../api/forms'

export interface Seen {
  /** The seat that decides; null or below 0: none. */
  actor: number | null
  /** That seat knows something that a spectator does not. */
  secret: boolean
}

export type Eyes =
  | { kind: 'look'; eyes: number | null }
  /** Hide everything and hand the screen over before looking through this seat's eyes. */
  | { kind: 'handover'; seat: number }

/** `holder`: the seat of the person who has the screen. `seen`: the newest moment, null when there is none yet. */
export function eyesFor(seats: readonly SeatForm[], seen: Seen | null, holder: number | null): Eyes {
  const mine = seats.filter((seat) => seat.mine)
  if (mine.length <= 1) return { kind: 'look', eyes: mine[0]?.seat ?? null }
  const acting = mine.find((seat) => seat.seat === seen?.actor && seat.bot === null)
  // While others decide, anybody may look at this screen.
  if (!seen || !acting) return { kind: 'look', eyes: null }
  const known = acting.seat === holder || !seen.secret
  return known ? { kind: 'look', eyes: acting.seat } : { kind: 'handover', seat: acting.seat }
}
