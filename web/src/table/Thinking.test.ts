import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import type { TableState } from './tableState.svelte'
import { momentOf, sceneOf, seatOf, tableOf } from './testing'
import Thinking from './Thinking.svelte'

afterEach(cleanup)

const seats = [seatOf(0, { mine: true }), seatOf(1, { kind: 'bot', bot: 'patrician' })]

/** A page on which a seat must move. `queued` is true if its bot is waiting for a process. */
function pageOf(actor: number, queued: boolean): TableState {
  const newest = momentOf(4, sceneOf(0, actor))
  const page = { table: tableOf(seats, { queued }), newest, behind: 0, replayPoint: null, present: true }
  return page as Partial<TableState> as TableState
}

it('says when a bot waits because the server is busy', async () => {
  const { rerender } = render(Thinking, { state: pageOf(1, true) })
  expect(screen.getByTestId('thinking').textContent).toMatch(/is waiting because the server is busy/)
  await rerender({ state: pageOf(1, false) })
  expect(screen.getByTestId('thinking').textContent).toMatch(/is thinking/)
  await rerender({ state: pageOf(0, true) })
  expect(screen.queryByTestId('thinking')).toBeNull()
})
