import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backend, use } from '../api/backend'
import { saveFile } from '../common/saveFile'
import OpenRecord from '../replay/OpenRecord.svelte'
import { serve } from '../testing/server'
import StoredGames from './StoredGames.svelte'
import QuickStarts from './QuickStarts.svelte'
import { TableLists } from './tables.svelte'

vi.mock('../common/saveFile')

const server = backend()
beforeEach(() => use({ ...server, invites: false, keepsGames: true }))
afterEach(() => {
  use(server)
  vi.unstubAllGlobals()
})

test('damaged games are reported, and all games can be saved', async () => {
  const games = { kind: 'kontor games', format: 1, tables: [] }
  serve({ 'GET /api/page/storage': { tables: 3, damaged: 2 }, 'GET /api/page/games': games })
  render(StoredGames, { lists: new TableLists() })
  expect((await screen.findByTestId('games-damaged')).textContent).toContain('2 stored games are damaged')
  screen.getByTestId('save-games').click()
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith('kontor-games.json', JSON.stringify(games)))
})

test('there is nothing to save before the first game', async () => {
  const asked = serve({ 'GET /api/page/storage': { tables: 0, damaged: 0 } })
  render(StoredGames, { lists: new TableLists() })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByTestId('save-games')).toBeNull()
  expect(screen.queryByTestId('games-damaged')).toBeNull()
})

test('a file with all games is loaded', async () => {
  const asked = serve({ 'POST /api/page/games': { added: 2, known: 0, damaged: 0 } })
  const onloaded = vi.fn()
  render(OpenRecord, { onloaded })
  const input = screen.getByTestId<HTMLInputElement>('record-file')
  const file = new File(['{"kind": "kontor games"}'], 'kontor-games.json')
  Object.defineProperty(input, 'files', { value: [file] })
  await fireEvent.change(input)
  await vi.waitFor(() => expect(onloaded).toHaveBeenCalled())
  expect(asked[0]!.body).toEqual({ file: '{"kind": "kontor games"}' })
})

test('friends far away are not offered without a server', () => {
  render(QuickStarts)
  expect(screen.getByTestId('start-bots')).toBeTruthy()
  expect(screen.queryByTestId('start-friends')).toBeNull()
})
