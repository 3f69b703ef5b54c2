/** The log of a table in lines of words. */

import type { EntryForm, EventForm, Said } from '../api/forms'

export interface Line {
  /** The entry it belongs to. */
  sequence: number
  seat: number | null
  text: string
  undone: boolean
}

export interface Speaker {
  say(said: Said): string
  sayEvent(event: EventForm): string
}

/** Every line of the entries up to and with `until`, oldest first. */
export function linesOf(entries: readonly EntryForm[], until: number, speaker: Speaker): Line[] {
  const counted = entries.filter((entry) => entry.sequence <= until)
  const undone = new Set(counted.flatMap((entry) => entry.undone))
  return counted.flatMap((entry) =>
    partsOf(entry, speaker).map((part) => ({ ...part, sequence: entry.sequence, undone: undone.has(entry.sequence) })),
  )
}

function partsOf(entry: EntryForm, speaker: Speaker): Pick<Line, 'seat' | 'text'>[] {
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

/** Puts further entries to those that are known; the same entry again changes nothing. */
export function merged(known: readonly EntryForm[], more: readonly EntryForm[]): EntryForm[] {
  const all = new Map(known.map((entry) => [entry.sequence, entry]))
  for (const entry of more) all.set(entry.sequence, entry)
  return [...all.values()].sort((one, other) => one.sequence - other.sequence)
}

/** Whether an entry up to `until` is missing: the log has to be asked for. */
export function lacking(entries: readonly EntryForm[], until: number): boolean {
  return entries.filter((entry) => entry.sequence <= until).length < until
}
