/** The actions of other players since your last action. */

import type { EntryForm } from '../api/forms'
import type { Recent } from '../paint/types'
import { stretchesOf, undoneOf, type Stretch } from './log'

export interface Recap {
  /** Sequence number of your last action, or null if you have not acted yet. */
  after: number | null
  /** Actions of others since your last action. */
  entries: EntryForm[]
}

const NOTHING: Recap = { after: null, entries: [] }

/** Returns the recap, which is empty for spectators. `mine` contains the seats played in this browser. */
export function recapOf(entries: readonly EntryForm[], mine: ReadonlySet<number>): Recap {
  if (mine.size === 0) return NOTHING
  const undone = undoneOf(entries)
  const actions = entries.filter(({ kind, sequence }) => kind === 'action' && !undone.has(sequence))
  const last = actions.findLastIndex(({ by, seat }) => by === 'person' && seat !== null && mine.has(seat))
  // Skip moves that were made at another table.
  const since = actions.slice(last + 1).filter(({ by, seat }) => by !== 'table' && seat !== null && !mine.has(seat))
  return { after: actions[last]?.sequence ?? null, entries: since }
}

/** An event that only announces a turn, such as `pfeffersaecke-turn`. */
const ANNOUNCEMENT = /^[^-]+-turn$/

/**
 * Groups the recap by turn, without the current turn of `actor`, the seat to move. Announcements of turns are left out,
 * because each group has a heading.
 */
export function turnsOf({ entries }: Recap, actor: number | null): Stretch[] {
  return stretchesOf(entries, actor)
    .filter(({ seat }) => seat !== actor)
    .map((turn) => ({
      ...turn,
      entries: turn.entries.map((entry) => ({
        ...entry,
        events: entry.events.filter(({ what }) => !ANNOUNCEMENT.test(what)),
      })),
    }))
}

/** Milliseconds since your last action after which the recap opens automatically. */
const LONG = 60 * 60 * 1000

/** Returns whether you have been away for a long time, judging by your last action or the first one that you missed. */
export function wasAway({ after, entries: missed }: Recap, entries: readonly EntryForm[], now: number): boolean {
  const since = entries.find(({ sequence }) => sequence === after) ?? missed[0]
  return missed.length > 0 && now - Date.parse(since?.at ?? '') >= LONG
}

/** Returns the places where these actions last placed or removed something, with the acting seat. */
export function placesOf({ entries }: Recap): ReadonlyMap<string, Recent> {
  const places = new Map<string, Recent>()
  for (const entry of entries) {
    for (const { source, target, moves } of entry.events) {
      for (const [from, to] of [[source, target] as const, ...moves]) {
        if (from !== null) places.set(from, { seat: entry.seat!, left: true })
        if (to !== null) places.set(to, { seat: entry.seat!, left: false })
      }
    }
  }
  return places
}
