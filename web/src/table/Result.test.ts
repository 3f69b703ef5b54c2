import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableForm } from '../api/forms'
import { serve, table, usual } from '../testing/server'
import { loadGameWords, loadWords } from '../words/words.svelte'
import { entryOf, momentOf, sceneOf } from './testing'
import Result from './Result.svelte'
import { TableState } from './tableState.svelte'

beforeEach(async () => {
  serve({ ...usual, 'GET /api/tables/played/scores': { moments: [] } })
  await loadWords()
  await loadGameWords('chess')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function sheet(own_board: boolean, more: Partial<TableForm> = {}): string {
  const moment = momentOf(9, sceneOf(0, 0), { entry: entryOf(9, { at: '2026-01-01T00:00:00Z' }) })
  const nothing = (): void => undefined
  const state = new TableState('played')
  state.table = table({ id: 'played', board: 'small', own_board, ...more })
  render(Result, {
    state,
    moment,
    viewer: null,
    onjump: nothing,
    onclose: nothing,
  })
  return screen.getByTestId('result').textContent
}

test('the printed sheet names the board', () => {
  expect(sheet(false)).toContain('Small board ·')
})

test('a custom board is not listed under the name of an official one', () => {
  expect(sheet(true)).toContain('small (custom board) ·')
})

test('a rated game shows how the ratings have changed', async () => {
  const people = [
    { seat: 0, profile: null, rating: { points: 1524, range: 390 }, before: { points: 1500, range: 400 } },
    { seat: 1, profile: 'x', rating: { points: 1500, range: 400 }, before: null },
  ]
  serve({ ...usual, 'GET /api/tables/played/scores': { moments: [] }, 'GET /api/tables/played/people': people })
  sheet(false, { rated: true })
  const changes = await screen.findByText('(+24)')
  expect(screen.queryByText(/did not finish/)).toBeNull()
  expect(changes.closest('ul')?.textContent.trim()).toMatch(/^Person 0\s+1524 ± 390 \(\+24\)$/)
})
