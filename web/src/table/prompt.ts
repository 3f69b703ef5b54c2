/** The prompt above the board. */

import type { Moment } from '../api/forms'
import { say, sayPrompt } from '../words/words.svelte'
import type { TableState } from './tableState.svelte'

/** Returns the prompt for the people using this browser. For a past position, it names only the player to move. */
export function promptOf(
  page: Pick<TableState, 'replayPoint' | 'played' | 'paused'>,
  { scene, entry }: Moment,
): string {
  // Read all values every time (see TableState).
  const { replayPoint, played, paused } = page
  if (entry.kind === 'abandon') return say('table-abandoned')
  if (paused && !replayPoint && scene.actor >= 0) return say('table-log-pause')
  return replayPoint && scene.actor >= 0 ? say('table-to-move', { seat: scene.actor }) : sayPrompt(scene, played)
}
