import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

function sheet(own_board: boolean): string {
  const moment = momentOf(9, sceneOf(0, 0), { entry: entryOf(9, { at: '2026-01-01T00:00:00Z' }) })
  const nothing = (): void => undefined
  const state = new TableState('played')
  state.table = table({ id: 'played', board: 'small', own_board })
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
