/** Computes the current times on a table's clocks, exactly as the server does. Times are in milliseconds. */

import type { ClockForm } from '../api/forms'
import { language } from '../words/words.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Time of the first Monday of 1970, whose 1 January was a Thursday. */
const MONDAY = 4 * DAY
const WEEK = 7 * DAY
const WORKDAYS = 5 * DAY
/** Vacation time earned per day of a game, and the maximum that can be accumulated. */
const EARNED = 3 * HOUR
const MOST_VACATION = 14 * DAY
/** Fraction of a live game's length that players receive at the beginning. */
const BANK = 0.4
const LEAST_ADDED = 5 * SECOND

export const LIVE = ['45', '60', '90', '120'] as const
export const PACES = ['brisk', 'normal', 'leisurely'] as const
export type Length = (typeof LIVE)[number] | (typeof PACES)[number]

export const overDays = (length: string): boolean => (PACES as readonly string[]).includes(length)

/** Returns the main time and the added time of a live game. The server computes the same values. */
export function figuresOf(length: string, players: number, turns: number): { bank: number; added: number } {
  const share = Math.floor((Number(length) * MINUTE) / players)
  const bank = Math.floor(share * BANK)
  const added = Math.floor((share - bank) / turns / SECOND) * SECOND
  return { bank, added: Math.max(LEAST_ADDED, added) }
}

/**
 * State of a clock. A `still` clock is not running, a `free` clock has used only free time so far, and a `reply` clock
 * counts a reply in another player's turn.
 */
export type ClockKind = 'still' | 'free' | 'runs' | 'reply' | 'overtime' | 'out'
export type SeatClock = { kind: ClockKind; left: number }

/** Returns a seat's clock at a given server time. */
export function clockOf(clock: ClockForm, seat: number, now: number): SeatClock {
  const times = clock.now
  const left = times?.left[seat] ?? clock.bank
  if (!times || times.paused || times.runs !== seat || times.proxy) return { kind: 'still', left }
  if (times.overdue) return { kind: 'out', left: 0 }
  const spent = counted(times.since, now, clock.weekends)
  if (overDays(clock.length) && times.reply) return { kind: 'reply', left: Math.max(0, times.free - spent) }
  const rest = left - Math.max(0, spent - times.free)
  if (rest < -clock.overtime) return { kind: 'out', left: 0 }
  if (rest < 0) return { kind: 'overtime', left: rest + clock.overtime }
  return { kind: spent < times.free ? 'free' : 'runs', left: rest }
}

/** Returns a seat's remaining vacation time. */
export function vacationOf(clock: ClockForm, seat: number, now: number): number {
  const times = clock.now
  if (!times || !overDays(clock.length)) return 0
  const earned = Math.min(MOST_VACATION, ((now - times.begun) / DAY) * EARNED)
  return Math.max(0, earned - (times.vacation[seat] ?? 0))
}

/** Returns the time between two moments, excluding weekends (UTC) if clocks stop on weekends. */
export function counted(start: number, end: number, weekends: boolean): number {
  if (end <= start) return 0
  return weekends ? worked(end) - worked(start) : end - start
}

function worked(moment: number): number {
  const weeks = Math.floor((moment - MONDAY) / WEEK)
  return weeks * WORKDAYS + Math.min(moment - MONDAY - weeks * WEEK, WORKDAYS)
}

/** Returns whether the clocks of this table are stopped for the weekend. */
export const onWeekend = (clock: ClockForm, now: number): boolean =>
  clock.weekends && counted(now, now + SECOND, true) === 0

/** Formats a number of days or hours with the shortest unit name of the language. */
const withUnit = (count: number, unit: 'day' | 'hour'): string =>
  new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(count)

/**
 * Formats a time as on a clock, such as 4:07, 1:04:07 or, for several days, 2d 4h. Times are rounded up, so the time is
 * over at 0:00.
 */
export function clockText(time: number): string {
  const seconds = Math.ceil(Math.max(0, time) / SECOND)
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24]
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  if (days) return `${withUnit(days, 'day')} ${withUnit(hours, 'hour')}`
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/**
 * Returns the warning that is due when a clock runs from one time to another: the number of seconds left, or 0 at the
 * end of the main time.
 */
export function warningBetween(before: SeatClock, after: SeatClock): 30 | 10 | 0 | null {
  if (after.kind === 'overtime' && before.kind !== 'overtime') return 0
  if (after.kind !== 'runs') return null
  const passed = (seconds: number): boolean => before.left > seconds * SECOND && after.left <= seconds * SECOND
  return passed(10) ? 10 : passed(30) ? 30 : null
}
