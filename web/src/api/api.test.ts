import { afterEach, expect, test, vi } from 'vitest'
import { json, refuse, serve } from '../testing/server'
import {
  Refused,
  Unreachable,
  act,
  deleteTable,
  join,
  log,
  makeTable,
  me,
  newKey,
  record,
  seatAddress,
  sharedWords,
  tables,
} from './api'
import { liveAddress } from './backend'

afterEach(() => vi.unstubAllGlobals())

test('a call returns the form', async () => {
  serve({ 'GET /api/me': { name: 'Anna' } })
  expect(await me()).toEqual({ name: 'Anna' })
})

test('requests send JSON to the right address', async () => {
  const asked = serve({
    'POST /api/tables/a%2Fb/seats/2/join': {},
    'POST /api/tables/x/actions': { sequence: 4 },
    'GET /api/tables?which=over': { tables: [], more: false },
    'GET /api/tables/x/log': { entries: [] },
    'GET /api/tables/x/log?seat=0': { entries: [] },
  })
  const doing = { seat: 0, sequence: 3, action: 'end', key: newKey(), same_turn: false }
  await join('a/b', 2, 'Anna')
  await act('x', doing)
  await tables('over')
  await log('x', null)
  await log('x', 0)
  expect(asked).toEqual([
    { call: 'POST /api/tables/a%2Fb/seats/2/join', body: { name: 'Anna' } },
    { call: 'POST /api/tables/x/actions', body: doing },
    { call: 'GET /api/tables?which=over', body: undefined },
    { call: 'GET /api/tables/x/log', body: undefined },
    { call: 'GET /api/tables/x/log?seat=0', body: undefined },
  ])
})

test('an action without an answer in time counts as unreachable', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', ({ signal }: Request) =>
    signal.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
  )
  const sent = act('x', { seat: 0, sequence: 3, action: 'end', key: newKey(), same_turn: false })
  await expect(sent).rejects.toBeInstanceOf(Unreachable)
  expect(timeout).toHaveBeenCalledWith(15_000)
  timeout.mockRestore()
})

test('words are returned as text, and deleting returns nothing', async () => {
  serve({ 'GET /api/words/en': 'a = "b"', 'DELETE /api/tables/x': () => new Response(null, { status: 204 }) })
  expect(await sharedWords('en')).toBe('a = "b"')
  expect(await deleteTable('x')).toBeUndefined()
})

test('a refusal carries the problem and its status', async () => {
  serve({ 'POST /api/tables': refuse(429, 'too-many', 'server-too-many', { minutes: 5 }) })
  const table = {
    game: 'x',
    board: null,
    options: {},
    public: false,
    takebacks: 'own',
    board_file: null,
    clock: null,
    rated: false,
    draw_seats: false,
    key: null,
  } as const
  const error = await makeTable({ ...table, seats: [] }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({ status: 429, problem: { code: 'too-many', said: [{ args: { minutes: 5 } }] } })
})

test('no answer, or a foreign one, means that the server is unreachable', async () => {
  serve({})
  await expect(me()).rejects.toThrow(Unreachable)
  serve({ 'GET /api/me': () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
  await expect(me()).rejects.toThrow(Unreachable)
  serve({ 'GET /api/me': () => json({ detail: 'somebody else' }, 404) })
  await expect(me()).rejects.toThrow(Unreachable)
})

test('keys are long, plain and unique', () => {
  const keys = new Set(Array.from({ length: 100 }, newKey))
  expect(keys.size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('a record is a text', async () => {
  serve({ 'GET /api/tables/x/record': 'all', 'GET /api/tables/x/record?seat=0': 'mine' })
  expect(await record('x', null)).toBe('all')
  expect(await record('x', 0)).toBe('mine')
})

test('addresses', () => {
  expect(liveAddress('x')).toBe(`${location.origin.replace('http', 'ws')}/api/tables/x/live?lines=true`)
  expect(seatAddress({ secret: 's' })).toBe(`${location.origin}/seat#s`)
})
