/** Values derived from the state of a table page, with all dependencies passed as arguments (see `TableState`). */

import type { EntryForm, Moment, SeatForm, TableForm } from '../api/forms'
import type { Choice } from './choices'
import { shownOf } from './log'
import { recapOf, type Recap } from './recap'
import type { ReplayPoint } from './tableState.svelte'

const NOTHING: readonly Choice[] = []

/** Returns the old value if the new value is equal, so dependent values are not recomputed. */
export function keepIdentity<Value>(before: Value, now: Value): Value {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}

export function actingSeatOf(mine: readonly SeatForm[], moment: Moment | null): SeatForm | null {
  return mine.find((seat) => seat.seat === moment?.scene.actor && seat.bot === null) ?? null
}

export function mustMove(table: TableForm | null, mine: readonly SeatForm[], newest: Moment | null): boolean {
  return table?.state === 'running' && actingSeatOf(mine, newest) !== null
}

export function isPresent(
  shown: Moment | null,
  newest: Moment | null,
  known: number,
  replayPoint: ReplayPoint | null,
): boolean {
  return replayPoint === null && shown !== null && shown === newest && shown.sequence >= known
}

export function onBoard(replayPoint: ReplayPoint | null, past: Moment | null, shown: Moment | null): Moment | null {
  return (replayPoint && past) ?? shown
}

export function offeredChoices(
  shown: Moment | null,
  newest: Moment | null,
  handover: number | null,
  actingSeat: SeatForm | null,
  replayPoint: ReplayPoint | null,
  paused: boolean,
): readonly Choice[] {
  if (paused || replayPoint !== null || shown === null || shown !== newest || handover !== null) return NOTHING
  return actingSeat?.seat === shown.scene.viewer ? (shown.scene.choices ?? NOTHING) : NOTHING
}

export function recapAt(entries: readonly EntryForm[], shown: Moment | null, mine: readonly SeatForm[]): Recap {
  const played = mine.filter((seat) => seat.bot === null).map(({ seat }) => seat)
  return recapOf(shownOf(entries, shown?.sequence ?? 0), new Set(played))
}

export function enabledChoices(offered: readonly Choice[], present: boolean, busy: boolean): readonly Choice[] {
  return present && !busy ? offered : NOTHING
}

export function isCovered(handover: number | null, handing: boolean): boolean {
  return handover !== null || handing
}

/** Returns whether anything is moving on the board. */
export function hasMovement(moment: Moment): boolean {
  return moment.entry.events.some((event) => event.source !== null || event.target !== null)
}
