import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { here, replace } from '../router.svelte'
import { refuse, serve } from '../testing/server'
import SeatPage from './SeatPage.svelte'

beforeEach(() => replace('/seat#abc'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a seat link leads to its table, and the secret does not stay in the history', async () => {
  const asked = serve({ 'POST /api/seats/enter': { table: 'x', seat: 1 } })
  const before = history.length
  render(SeatPage, { secret: 'abc' })
  await vi.waitFor(() => expect(here.route).toMatchObject({ page: 'table', id: 'x' }))
  expect(asked).toEqual([{ call: 'POST /api/seats/enter', body: { secret: 'abc' } }])
  expect(history.length).toBe(before)
})

test.each([404, 400])('an invalid link (%i) is reported', async (status) => {
  serve({ 'POST /api/seats/enter': refuse(status, 'not-found', 'lost-title') })
  render(SeatPage, { secret: 'abc' })
  expect(await screen.findByText('This seat link does not work')).toBeTruthy()
})

test('without a server, the user can retry', async () => {
  serve({})
  render(SeatPage, { secret: 'abc' })
  await screen.findByTestId('trouble')
  serve({ 'POST /api/seats/enter': { table: 'x', seat: 1 } })
  await fireEvent.click(screen.getByTestId('retry'))
  await vi.waitFor(() => expect(here.route.page).toBe('table'))
})
