/**
 * Status information: the bot that is thinking, the reason why the player must wait, and a seat's points by source.
 */

import type { Moment, Scene } from '../api/forms'
import type { Pointed } from '../paint/types'
import { say } from '../words/words.svelte'
import type { TableState } from './tableState.svelte'

/** Returns the bot to move, or null if a person is to move or moves are still being shown. */
export function thinkerOf(
  page: Pick<TableState, 'table' | 'newest' | 'behind' | 'replayPoint' | 'present'>,
): number | null {
  // Read all values every time (see TableState).
  const { table, newest, behind, replayPoint, present } = page
  const seat = table?.seats.find((one) => one.seat === newest?.scene.actor)
  const waiting = behind === 0 && present && replayPoint === null && table?.state === 'running' && !newest?.over
  return waiting && seat && seat.bot !== null ? seat.seat : null
}

/** Returns the reason why the player cannot act, or null if this depends on the rules. */
export function waitReason(page: TableState, moment: Moment): string | null {
  // Read all values every time (see TableState).
  const { mine, behind, present, actingSeat, replayPoint, paused } = page
  const busy = page.sending.busy || !present
  if (replayPoint) return say('replay-why')
  if (moment.over) return say('table-why-over')
  if (mine.length === 0) return say('table-why-spectator')
  if (paused) return say('table-log-pause')
  if (behind > 0) return say('table-why-behind')
  if (busy) return say('table-why-sending')
  return actingSeat ? null : say('table-why-wait', { seat: moment.scene.actor })
}

/** Returns a desk's points by source, for a tooltip, without unknown values and zeros. */
export function pointedDesk({ tables }: Scene, { seat, score }: Scene['desks'][number]): Pointed {
  const parts = tables.flatMap((table) => {
    const row = table.rows.find((one) => one.seat === seat)
    return table.columns.flatMap((column, at) => (row?.cells[at] ? [`${say(column)} ${row.cells[at]}`] : []))
  })
  return { place: '', name: say(score), tip: parts.join(' · ') }
}
