/** What a seat is called on the screen. */

import type { SeatForm } from '../api/forms'
import { say } from '../words/words.svelte'

/** The name of who sits there; a bot or an open seat is told from the others by its number, counted from one. */
export function seatTitle(seat: SeatForm): string {
  if (seat.kind === 'person' && seat.name) return seat.name
  const number = seat.seat + 1
  if (seat.bot) return say('seat-bot', { number })
  return seat.kind === 'open' ? say('seat-open') : say('seat-person', { number })
}
