import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import type { Hints } from '../api/forms'
import { choiceOf, momentOf, sceneOf, seatOf, tableOf } from './testing'
import { Refused } from '../api/errors'
import { preferences } from '../signals/preferences.svelte'
import { BoardSelection } from './boardSelection.svelte'
import { TableState } from './tableState.svelte'

vi.mock('../api/api', async (original) => ({ ...(await original<typeof api>()), hints: vi.fn(), act: vi.fn() }))

const put = choiceOf('put', ['post:1'])
let table: TableState
let selection: BoardSelection
let answer: (hints: Hints) => void

beforeEach(() => {
  vi.mocked(api.hints).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  table = new TableState('tableid')
  table.table = tableOf([seatOf(0, { mine: true })])
  show(3)
  selection = new BoardSelection(
    table,
    (place) => [place],
    (place) => (place === 'post:1' ? { x: 30, y: 40 } : null),
  )
})
afterEach(() => vi.resetAllMocks())

function show(sequence: number): void {
  table.shown = table.newest = momentOf(sequence, sceneOf(0, 0, [put]))
  flushSync()
}

async function asked(meanwhile: () => void): Promise<void> {
  const asking = selection.hint({ x: 0, y: 0 })
  meanwhile()
  answer({ hints: [{ action: 'put', chance: 0.5, reasons: [] }] } as Hints)
  await asking
}

it('a hint is shown with its choices', async () => {
  await asked(() => undefined)
  expect(selection.window).toMatchObject({ kind: 'hints', at: { x: 30, y: 40 }, hints: [{ choice: put, chance: 0.5 }] })
})

it('a hint for an outdated state is not shown', async () => {
  await asked(() => show(4))
  expect(selection.window).toBeNull()
})

it('an action that ends the turn is confirmed first, if the player wants that', async () => {
  const [ends, at] = [
    { id: 'ends', args: {} },
    { x: 1, y: 2 },
  ]
  const problem = { code: 'turn-ends' as const, said: [ends], rule: null, sequence: null }
  vi.mocked(api.act).mockRejectedValueOnce(new Refused(409, problem)).mockResolvedValue({ sequence: 4 })
  preferences.confirm = true
  selection.take(put, at)
  await vi.waitFor(() => expect(selection.window).toEqual({ kind: 'ask', at, choice: { ...put, ask: ends } }))
  selection.carryOut(put)
  await vi.waitFor(() => expect(api.act).toHaveBeenCalledTimes(2))
  expect(vi.mocked(api.act).mock.calls.map(([, doing]) => doing.same_turn)).toEqual([true, false])
  preferences.confirm = false
})

it('a few choices get buttons if their places are too small to be tapped', () => {
  const [far, end] = [choiceOf('far', ['city:1']), choiceOf('end', [])]
  const buttons = (tiny: string, choices = [put, far, end]) => {
    table.shown = table.newest = momentOf(4, sceneOf(0, 0, choices))
    flushSync()
    const phone = new BoardSelection(
      table,
      (place) => [place],
      undefined,
      (place) => place === tiny,
    )
    return phone.buttons.map(({ text }) => text)
  }
  expect(buttons('post:1')).toEqual(['put', 'far', 'end'])
  expect(buttons('post:2')).toEqual(['end'])
  const many = Array.from({ length: 8 }, (_, place) => choiceOf(`put ${place}`, [`post:${place}`]))
  expect(buttons('post:1', [...many, end])).toEqual(['end'])
})
