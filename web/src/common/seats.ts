/** Display names of seats, and whether they can change. */

import type { SeatForm, TableForm } from '../api/forms'
import { botName } from './bots'
import { say } from '../words/words.svelte'

/** Returns the name of the player or the bot, or a default title. Unnamed players are numbered from 1. */
export function seatTitle(seat: SeatForm): string {
  if (seat.name && (seat.kind === 'person' || seat.resigned)) return seat.name
  const number = seat.seat + 1
  if (seat.bot) return botName(seat.bot, seat.seat) ?? say('seat-bot', { number })
  return seat.kind === 'open' ? say('seat-open') : say('seat-person', { number })
}

/** Returns whether seats are fixed during the game and help is forbidden, as in rated games and cups. */
export const fixedSeats = (table: TableForm): boolean => table.rated || table.cup !== null

/** The ids of the seat colours, in the order of the palette. */
export const SEAT_COLOURS = ['red', 'blue', 'turquoise', 'yellow', 'purple', 'black'] as const
