import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backend, use } from '../api/backend'
import { table } from '../testing/server'
import { forgetLobby, keepLobby, lastLobby } from './lastLobby'

const server = backend()
const EMPTY = { name: null, tables: [] }

beforeEach(() => use({ ...server, invites: false, keepsGames: true }))
afterEach(() => {
  use(server)
  vi.unstubAllGlobals()
  forgetLobby()
})

test('the name and the tables are kept, each on its own', () => {
  expect(lastLobby()).toEqual(EMPTY)
  keepLobby({ name: 'Anna' })
  keepLobby({ tables: [table({ id: 'x' })] })
  expect(lastLobby()).toMatchObject({ name: 'Anna', tables: [{ id: 'x' }] })
  forgetLobby()
  expect(lastLobby()).toEqual(EMPTY)
})

test('a server at the same address neither keeps it nor shows it', () => {
  keepLobby({ name: 'Anna' })
  use(server)
  keepLobby({ name: 'Ben' })
  expect(lastLobby()).toEqual(EMPTY)
  use({ ...server, keepsGames: true })
  expect(lastLobby().name).toBe('Anna')
})

test.each(['{', '{"build": "another", "name": "Anna", "tables": []}'])('an unusable one is ignored: %s', (kept) => {
  localStorage.setItem('kontor.lobby', kept)
  expect(lastLobby()).toEqual(EMPTY)
})

test('a full store loses it and nothing else', () => {
  const removeItem = vi.fn()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem })
  keepLobby({ name: 'Anna' })
  expect(removeItem.mock.calls).toEqual([['kontor.lobby']])
})
