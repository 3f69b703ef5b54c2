import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import type { TableForm } from '../api/forms'
import { here } from '../router.svelte'
import { seatOf, tableOf } from './testing'
import PlayAgain from './PlayAgain.svelte'
import { TableState } from './tableState.svelte'

vi.mock('../api/api', async (original) => ({ ...(await original<typeof api>()), playAgain: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.useRealTimers()
})

const seats = [seatOf(0, { mine: true }), seatOf(1), seatOf(2, { kind: 'bot', name: null, bot: 'easy' })]
const vote = (yes: number[], more: Partial<NonNullable<TableForm['rematch']>> = {}) => ({
  yes,
  no: [],
  until: new Date(Date.now() + 60_000).toISOString(),
  rest: 'open' as const,
  mine: !yes.includes(0),
  next: null,
  ...more,
})
const over = (rematch: TableForm['rematch']) => tableOf(seats, { state: 'over', rematch })

function show(rematch: TableForm['rematch'], brief = false): TableState {
  const state = new TableState('tableid')
  state.table = over(rematch)
  render(PlayAgain, { state, brief })
  return state
}

it('asks the others, and leads to the new table', async () => {
  vi.mocked(api.playAgain).mockResolvedValue(over(vote([0])))
  const state = show(null)
  await fireEvent.click(screen.getByTestId('again'))
  expect(api.playAgain).toHaveBeenCalledWith('tableid', { agree: true, rest: null })
  await vi.waitFor(() => expect(state.table?.rematch?.yes).toEqual([0]))
  state.updateTable(over(vote([], { next: 'new-table' })))
  await vi.waitFor(() => expect(here.route).toMatchObject({ page: 'table', id: 'new-table' }))
})

it('a person who declines stays, and finds the way later', async () => {
  vi.mocked(api.playAgain).mockResolvedValue(over(vote([], { next: 'another-table' })))
  show(vote([1]))
  await fireEvent.click(screen.getByTestId('again-no'))
  expect(api.playAgain).toHaveBeenCalledWith('tableid', { agree: false, rest: null })
  expect((await screen.findByTestId('next-table')).getAttribute('href')).toContain('another-table')
  expect(here.route).not.toMatchObject({ id: 'another-table' })
})

it('the button does not move when another player asks', () => {
  show(vote([1]))
  const order = screen.getByTestId('again').compareDocumentPosition(screen.getByTestId('again-vote'))
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('the host chooses what becomes of the other seats', async () => {
  vi.mocked(api.playAgain).mockResolvedValue(over(vote([0], { rest: 'bot' })))
  show(vote([0]))
  await fireEvent.change(screen.getByTestId('again-rest'), { target: { value: 'bot' } })
  expect(api.playAgain).toHaveBeenCalledWith('tableid', { agree: true, rest: 'bot' })
})

it('begins without the others after a minute', () => {
  vi.useFakeTimers()
  vi.mocked(api.playAgain).mockResolvedValue(over(vote([0])))
  show(vote([0]), true)
  vi.advanceTimersByTime(59_000)
  expect(api.playAgain).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(api.playAgain).toHaveBeenCalledWith('tableid', { agree: true, rest: null })
})
