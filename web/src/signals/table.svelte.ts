/** A table's signals: when others have moved, when it is your turn, and when the game is over. */

import type { Moment } from '../api/forms'
import { paths } from '../route'
import type { TableState } from '../table/tableState.svelte'
import { say, sayPrompt } from '../words/words.svelte'
import { badge } from './badge'
import { notify, withdraw } from './notifications'
import { play, waitForTouch } from './sounds'
import { TurnSignal } from './turnSignal'

/**
 * Starts the signals. Call this while a component is being created. The signals end when the component is destroyed.
 */
export function signalTable(page: TableState): void {
  const path = paths.table(page.id)
  const turn = new TurnSignal()
  let hidden = $state(document.hidden)
  let before: Moment | null = null

  $effect(waitForTouch)

  $effect(() => {
    const look = (): void => {
      hidden = document.hidden
      if (!hidden) void withdraw(path)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })

  $effect(() => {
    const { shown, mine } = page
    if (shown && before && shown.sequence > before.sequence) {
      if (shown.over && !before.over) play('end')
      else if (!mine.some(({ seat }) => seat === shown.entry.seat)) play('knock')
    }
    before = shown
  })

  $effect(() => {
    // Read all values every time (see TableState).
    const { isMyTurn, present, replayPoint, table, newest, played } = page
    const asked = newest && sayPrompt(newest.scene, played)
    badge(isMyTurn)
    // The seat to move is unknown until the table has loaded.
    if (!newest || !table || !turn.shouldSignal(isMyTurn, hidden || present || replayPoint !== null)) return
    play('bell')
    void notify(path, say('signal-turn', { table: table.title }), asked ?? '')
  })

  $effect(() => () => badge(false))
}
