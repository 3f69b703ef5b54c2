/** Display names of seats. */

import type { SeatForm } from '../api/forms'
import { say } from '../words/words.svelte'

/** The player's name, or a title. Bots and unnamed players are numbered from 1. */
export function seatTitle(seat: SeatForm): string {
  if (seat.kind === 'person' && seat.name) return seat.name
  const number = seat.seat + 1
  if (seat.bot) return say('seat-bot', { number })
  return seat.kind === 'open' ? say('seat-open') : say('seat-person', { number })
}
