import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import type { Scene } from '../api/forms'
import ScoreTable from './ScoreTable.svelte'
import { pointedDesk, thinkerOf } from './status'
import { momentOf, sceneOf, seatOf, tableOf } from './testing'

afterEach(cleanup)

const said = (id: string) => ({ id, args: {} })
const row = { name: said('Ann'), seat: 1, cells: [3, 0, null, 3], details: ['a', 'b', 'c', 'd'].map(said) }
const columns = ['Offices', 'Markers', 'Mission', 'Total'].map(said)
const scene: Scene = {
  ...sceneOf(0, 0),
  tables: [{ zone: 'panel:scores', title: said('Score'), columns, rows: [row] }],
}

it('names the bot that must move, unless moves are still being shown', () => {
  const table = tableOf([seatOf(0, { mine: true }), seatOf(1, { kind: 'bot', bot: 'master' })])
  const page = { table, newest: momentOf(4, sceneOf(0, 1)), behind: 0, replayPoint: null, present: true }
  expect(thinkerOf(page)).toBe(1)
  expect(thinkerOf({ ...page, behind: 2 })).toBeNull()
  expect(thinkerOf({ ...page, replayPoint: { at: 2, seat: 0 } })).toBeNull()
  expect(thinkerOf({ ...page, newest: momentOf(4, sceneOf(0, 0)) })).toBeNull()
  expect(thinkerOf({ ...page, newest: momentOf(4, sceneOf(0, 1), { over: true }) })).toBeNull()
})

it('lists the points of a desk by source', () => {
  const desk = { seat: 1, score: said('3 points') } as Scene['desks'][number]
  expect(pointedDesk(scene, desk)).toEqual({ place: '', name: '3 points', tip: 'Offices 3 · Total 3' })
  expect(pointedDesk(scene, { ...desk, seat: 0 }).tip).toBe('')
})

it.each(['pointerEnter', 'focus', 'click'] as const)('explains a cell of the scores on %s', async (kind) => {
  render(ScoreTable, { scene, over: false })
  const cells = screen.getAllByTestId('score-cell')
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual(['3. a', '0. b', '3. d'])
  await fireEvent[kind](cells[1]!)
  expect(screen.getByTestId('tooltip').textContent).toMatch(/Ann: Markers 0\s*b/)
  await fireEvent.blur(cells[1]!)
  expect(screen.queryByTestId('tooltip')).toBeNull()
})
