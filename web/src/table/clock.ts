/** The clocks of a table: the time left now, as the server counts it. Times are in milliseconds. */

import type { ClockForm } from '../api/forms'
import { language } from '../words/words.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** 1 January 1970 was a Thursday. */
const MONDAY = 4 * DAY
const WEEK = 7 * DAY
const WORKDAYS = 5 * DAY
/** Vacation earned by each day of a game, and the most that can be saved. */
const EARNED = 3 * HOUR
const MOST_VACATION = 14 * DAY
/** Share of a live game's length that is given at the beginning. */
const BANK = 0.4
const LEAST_ADDED = 5 * SECOND

export const LIVE = ['45', '60', '90', '120'] as const
export const PACES = ['brisk', 'normal', 'leisurely'] as const
export type Length = (typeof LIVE)[number] | (typeof PACES)[number]

export const overDays = (length: string): boolean => (PACES as readonly string[]).includes(length)

/** Bank and addition of a live game. The server computes the same figures. */
export function figuresOf(length: string, players: number, turns: number): { bank: number; added: number } {
  const share = Math.floor((Number(length) * MINUTE) / players)
  const bank = Math.floor(share * BANK)
  const added = Math.floor((share - bank) / turns / SECOND) * SECOND
  return { bank, added: Math.max(LEAST_ADDED, added) }
}

/** `still`: not running. `free`: running, without cost so far. `reply`: time for a reply in another player's turn. */
export type ClockKind = 'still' | 'free' | 'runs' | 'reply' | 'overtime' | 'out'
export type SeatClock = { kind: ClockKind; left: number }

/** The clock of a seat at a time of the server. */
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

/** Vacation that a seat can still take. */
export function vacationOf(clock: ClockForm, seat: number, now: number): number {
  const times = clock.now
  if (!times || !overDays(clock.length)) return 0
  const earned = Math.min(MOST_VACATION, ((now - times.begun) / DAY) * EARNED)
  return Math.max(0, earned - (times.vacation[seat] ?? 0))
}

/** Time between two moments, without weekends (UTC) if those are free. */
export function counted(start: number, end: number, weekends: boolean): number {
  if (end <= start) return 0
  return weekends ? worked(end) - worked(start) : end - start
}

function worked(moment: number): number {
  const weeks = Math.floor((moment - MONDAY) / WEEK)
  return weeks * WORKDAYS + Math.min(moment - MONDAY - weeks * WEEK, WORKDAYS)
}

/** Whether it is a weekend on which the clocks of this table stop. */
export const onWeekend = (clock: ClockForm, now: number): boolean =>
  clock.weekends && counted(now, now + SECOND, true) === 0

/** A number of days or hours with its unit, as short as the language allows. */
const withUnit = (count: number, unit: 'day' | 'hour'): string =>
  new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(count)

/** A time as on a clock: 4:07, 1:04:07, and over days 2d 4h. Rounded up, so that 0:00 means that it is over. */
export function clockText(time: number): string {
  const seconds = Math.ceil(Math.max(0, time) / SECOND)
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24]
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  if (days) return `${withUnit(days, 'day')} ${withUnit(hours, 'hour')}`
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The warning that is due when a clock runs from one time to another: seconds left, or 0 at the end of the bank. */
export function warningBetween(before: SeatClock, after: SeatClock): 30 | 10 | 0 | null {
  if (after.kind === 'overtime' && before.kind !== 'overtime') return 0
  if (after.kind !== 'runs') return null
  const passed = (seconds: number): boolean => before.left > seconds * SECOND && after.left <= seconds * SECOND
  return passed(10) ? 10 : passed(30) ? 30 : null
}
