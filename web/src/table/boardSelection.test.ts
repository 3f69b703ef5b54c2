import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import type { Hints } from '../api/forms'
import { choiceOf, momentOf, sceneOf, seatOf, tableOf } from './testing'
import { BoardSelection } from './boardSelection.svelte'
import { TableState } from './tableState.svelte'

vi.mock('../api/api', async (original) => ({ ...(await original<typeof api>()), hints: vi.fn() }))

const put = choiceOf('put', ['post:1'])
let table: TableState
let selection: BoardSelection
let answer: (hints: Hints) => void

beforeEach(() => {
  vi.mocked(api.hints).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  table = new TableState('tableid')
  table.table = tableOf([seatOf(0, { mine: true })])
  show(3)
  selection = new BoardSelection(table, (place) => [place])
})
afterEach(() => vi.resetAllMocks())

function show(sequence: number): void {
  table.shown = table.newest = momentOf(sequence, sceneOf(0, 0, [put]))
  flushSync()
}

async function asked(meanwhile: () => void): Promise<void> {
  const asking = selection.hint({ x: 0, y: 0 })
  meanwhile()
  answer({ hints: [{ action: 'put', chance: 0.5 }] } as Hints)
  await asking
}

it('a hint is shown with its choices', async () => {
  await asked(() => undefined)
  expect(selection.window).toMatchObject({ kind: 'hints', hints: [{ choice: put, chance: 0.5 }] })
})

it('a hint for an outdated state is not shown', async () => {
  await asked(() => show(4))
  expect(selection.window).toBeNull()
})
