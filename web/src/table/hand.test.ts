import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import type { Hints } from '../api/forms'
import { choiceOf, momentOf, sceneOf, seatOf, tableOf } from './fakes'
import { Hand } from './hand.svelte'
import { TableState } from './table.svelte'

vi.mock('../api/api', async (original) => ({ ...(await original<typeof api>()), hints: vi.fn() }))

const put = choiceOf('put', ['post:1'])
let table: TableState
let hand: Hand
let answer: (hints: Hints) => void

beforeEach(() => {
  vi.mocked(api.hints).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  table = new TableState('tableid')
  table.table = tableOf([seatOf(0, { mine: true })])
  show(3)
  hand = new Hand(table, (place) => [place])
})
afterEach(() => vi.resetAllMocks())

function show(sequence: number): void {
  table.shown = table.newest = momentOf(sequence, sceneOf(0, 0, [put]))
  flushSync()
}

async function asked(meanwhile: () => void): Promise<void> {
  const asking = hand.hint({ x: 0, y: 0 })
  meanwhile()
  answer({ hints: [{ action: 'put', chance: 0.5 }] } as Hints)
  await asking
}

it('a hint is shown with its choices', async () => {
  await asked(() => undefined)
  expect(hand.window).toMatchObject({ kind: 'hints', hints: [{ choice: put, chance: 0.5 }] })
})

it('a hint for an outdated state is not shown', async () => {
  await asked(() => show(4))
  expect(hand.window).toBeNull()
})
