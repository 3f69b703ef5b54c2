/** Formats a table's log as text. */

import type { EntryForm, EventForm, Said } from '../api/forms'
import { clockText } from './clock'

export interface Line {
  seat: number | null
  text: string
}

export interface Speaker {
  say(said: Said): string
  sayEvent(event: EventForm): string
}

/** Returns the entries up to and including `until`. */
export function shownOf(entries: readonly EntryForm[], until: number): EntryForm[] {
  return entries.filter((entry) => entry.sequence <= until)
}

/** Returns the sequence numbers of the undone entries. */
export function undoneOf(entries: readonly EntryForm[]): ReadonlySet<number> {
  return new Set(entries.flatMap((entry) => entry.undone))
}

/** A group of consecutive entries of one seat, or of consecutive undone entries with their undos. */
export interface Stretch {
  seat: number | null
  undone: boolean
  entries: EntryForm[]
}

/**
 * Groups the log by turn. Undone moves are in separate groups, which can be collapsed. `actor` is the seat to move
 * after the last entry.
 */
export function stretchesOf(entries: readonly EntryForm[], actor: number | null = null): Stretch[] {
  const gone = undoneOf(entries)
  const stretches: Stretch[] = []
  const add = (entry: EntryForm, undone: boolean) => {
    const last = stretches.at(-1)
    if (last && last.undone === undone && (undone || last.seat === entry.seat)) last.entries.push(entry)
    else stretches.push({ seat: entry.seat, undone, entries: [entry] })
  }
  entries.forEach((entry, index) => {
    const undone = entry.kind === 'undo' || gone.has(entry.sequence)
    const next = index + 1 < entries.length ? entries[index + 1]!.seat : actor
    for (const part of undone ? [entry] : splitBefore(entry, next)) add(part, undone)
  })
  return stretches
}

/** Splits an entry, because the last events of a turn may already belong to the next turn. */
function splitBefore(entry: EntryForm, next: number | null): EntryForm[] {
  if (entry.kind !== 'action' || next === null || next === entry.seat) return [entry]
  const own = entry.events.findLastIndex((event) => event.seat !== next) + 1
  if (own === 0 || own === entry.events.length) return [entry]
  return [
    { ...entry, events: entry.events.slice(0, own) },
    { ...entry, seat: next, events: entry.events.slice(own) },
  ]
}

export const UNITS = ['decision', 'turn', 'round'] as const
/** The unit of a replay step. */
export type Unit = (typeof UNITS)[number]

/**
 * Returns the sequence numbers of the steps of a replay. The steps are the start and all actions that were not undone,
 * or only those that complete a turn or a round. The newest action is always included.
 */
export function stepsOf(entries: readonly EntryForm[], unit: Unit = 'decision'): number[] {
  const undone = undoneOf(entries)
  const steps = entries.filter(({ kind, sequence }) => (kind === 'start' || kind === 'action') && !undone.has(sequence))
  const completes = ({ ends }: EntryForm) => unit === 'decision' || ends === 'round' || ends === unit
  const wanted = steps.filter((one, at) => one.kind === 'start' || at === steps.length - 1 || completes(one))
  return wanted.map((entry) => entry.sequence)
}

/** Returns the text of an entry. */
export function linesOf(entry: EntryForm, speaker: Speaker): Line[] {
  const seat = entry.seat
  const line = (id: string, args: Said['args']) => [{ seat, text: speaker.say({ id, args: { seat, ...args } }) }]
  switch (entry.kind) {
    case 'undo':
      return line('table-log-undo', { steps: entry.undone.length })
    case 'takeover':
      return line(entry.by === 'bot' ? 'table-log-replaced' : 'table-log-takeover', {})
    case 'giveback':
      return line('table-log-giveback', {})
    case 'resign':
      return line('table-log-resign', {})
    case 'abandon':
      return line('table-log-abandon', {})
    case 'timeout':
      return line('table-log-timeout', { how: entry.level ? 'reply' : 'seat' })
    case 'pause':
      return line('table-log-pause', {})
    case 'resume':
      return line('table-log-resume', {})
    case 'credit':
      return line('table-log-credit', { time: clockText(entry.gain) })
    case 'order':
      return line('table-log-order', {})
    case 'seats':
      return line('table-log-seats', {})
    default:
      return entry.events.map((event) => ({ seat: event.seat, text: speaker.sayEvent(event) }))
  }
}

/** Adds entries, replacing those already known. */
export function merged(known: readonly EntryForm[], more: readonly EntryForm[]): EntryForm[] {
  const all = new Map(known.map((entry) => [entry.sequence, entry]))
  for (const entry of more) all.set(entry.sequence, entry)
  return [...all.values()].sort((one, other) => one.sequence - other.sequence)
}

/** Returns whether any entry up to `until` is missing. */
export function lacking(entries: readonly EntryForm[], until: number): boolean {
  return shownOf(entries, until).length < until
}
