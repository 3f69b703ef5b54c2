/** The log of a table, as text. */

import type { EntryForm, EventForm, Said } from '../api/forms'

export interface Line {
  seat: number | null
  text: string
}

export interface Speaker {
  say(said: Said): string
  sayEvent(event: EventForm): string
}

/** The entries up to and including `until`. */
export function shownOf(entries: readonly EntryForm[], until: number): EntryForm[] {
  return entries.filter((entry) => entry.sequence <= until)
}

/** Sequence numbers of the entries that were undone. */
export function undoneOf(entries: readonly EntryForm[]): ReadonlySet<number> {
  return new Set(entries.flatMap((entry) => entry.undone))
}

/** The steps of a replay: sequence numbers of the start and of all actions that were not undone. */
export function stepsOf(entries: readonly EntryForm[]): number[] {
  const undone = undoneOf(entries)
  const counts = ({ kind, sequence }: EntryForm) => (kind === 'start' || kind === 'action') && !undone.has(sequence)
  return entries.filter(counts).map((entry) => entry.sequence)
}

/** The text of an entry. */
export function linesOf(entry: EntryForm, speaker: Speaker): Line[] {
  const seat = entry.seat
  const line = (id: string, args: Said['args']) => [{ seat, text: speaker.say({ id, args: { seat, ...args } }) }]
  switch (entry.kind) {
    case 'undo':
      return line('table-log-undo', { steps: entry.undone.length })
    case 'takeover':
      return line('table-log-takeover', {})
    case 'giveback':
      return line('table-log-giveback', {})
    default:
      return entry.events.map((event) => ({ seat: event.seat, text: speaker.sayEvent(event) }))
  }
}

/** Adds entries, replacing known ones. */
export function merged(known: readonly EntryForm[], more: readonly EntryForm[]): EntryForm[] {
  const all = new Map(known.map((entry) => [entry.sequence, entry]))
  for (const entry of more) all.set(entry.sequence, entry)
  return [...all.values()].sort((one, other) => one.sequence - other.sequence)
}

/** Whether an entry up to `until` is missing. */
export function lacking(entries: readonly EntryForm[], until: number): boolean {
  return shownOf(entries, until).length < until
}
