import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import App from './App.svelte'
import { replace } from './router.svelte'
import { serve, usual } from './testing/server'

const list = { tables: [], more: false }
const answers = {
  ...usual,
  'GET /api/tables': list,
  'POST /api/games/chess/setup': { players: 3, board: 'small', options: {}, faults: [] },
}
// Pages are loaded when they are first shown, which is slow while many tests are running.
const slow = { timeout: 20_000 }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('reports a missing server and recovers when it returns', { timeout: 30_000 }, async () => {
  serve({})
  replace('/nowhere')
  render(App)
  expect((await screen.findByTestId('trouble', {}, slow)).textContent).toContain('cannot be reached')
  serve(answers)
  await fireEvent.click(screen.getByTestId('retry'))
  expect(await screen.findByText('Page not found', {}, slow)).toBeTruthy()
})

test('follows links between pages, and back', { timeout: 30_000 }, async () => {
  serve(answers)
  replace('/')
  render(App)
  await fireEvent.click(await screen.findByTestId('new-table', {}, slow))
  await screen.findByTestId('new-page', {}, slow)
  expect(location.pathname).toBe('/new')
  await vi.waitFor(() => expect(document.title).toBe('New table · Kontor'))
  expect(document.activeElement?.tagName).toBe('MAIN')
  await fireEvent.click(screen.getByText('Back to lobby'))
  await screen.findByTestId('lobby', {}, slow)
  await vi.waitFor(() => expect(screen.getByTestId('lobby').dataset.loaded).toBe('yes'))
  expect(screen.queryByTestId('new-page')).toBeNull()
})

test('shows an error page when a page crashes', { timeout: 30_000 }, async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  serve({ ...answers, 'GET /api/tables': { tables: null, more: false } })
  replace('/')
  render(App)
  await screen.findByTestId('broken', {}, slow)
  expect(report).toHaveBeenCalled()
  expect(screen.getByText('Back to lobby').getAttribute('target')).toBe('_self')
})
