import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../testing/server'
import type { Line } from '../api/backend'
import { pageBackend, preparedAnswer, type Office } from './backend'
import type { FromOffice, ToOffice } from './messages'
import { start } from './progress.svelte'

const SITE = { runtime: 'https://host/sub/runtime/', parts: 'https://host/sub/parts/', bytes: 1 }

class FakeOffice implements Office {
  sent: ToOffice[] = []
  onmessage: Office['onmessage'] = null
  onerror: Office['onerror'] = null

  postMessage(message: ToOffice): void {
    this.sent.push(message)
  }
  says(data: FromOffice): void {
    this.onmessage?.({ data })
  }
  get newest(): ToOffice {
    return this.sent.at(-1)!
  }
}

let office: FakeOffice

beforeEach(() => {
  office = new FakeOffice()
  Object.assign(start, { stage: 'files', share: 0, error: null })
})
afterEach(() => vi.unstubAllGlobals())

const request = (method: string, path: string, body?: object, signal?: AbortSignal) =>
  new Request(location.origin + path, { method, body: body && JSON.stringify(body), signal })

test('a request goes to the worker, and its answer comes back', async () => {
  const backend = pageBackend(SITE, office)
  expect(office.newest).toEqual({ start: SITE })
  const first = backend.fetch(request('POST', '/api/tables?x=1', { game: 'hansa' }))
  await vi.waitFor(() => expect(office.sent).toHaveLength(2))
  const second = backend.fetch(request('GET', '/api/me'))
  await vi.waitFor(() => expect(office.sent).toHaveLength(3))
  const [, one, two] = office.sent as { ask: number }[]
  expect(one).toEqual({ ask: 1, method: 'POST', address: '/api/tables?x=1', body: '{"game":"hansa"}' })
  expect(two).toEqual({ ask: 2, method: 'GET', address: '/api/me', body: null })
  office.says({ answer: two!.ask, status: 200, kind: 'application/json', text: '{"name":null}' })
  office.says({ answer: one!.ask, status: 409, kind: 'application/json', text: '{}' })
  expect(await (await second).json()).toEqual({ name: null })
  expect((await first).status).toBe(409)
})

test('a deleted table has an answer without a body', async () => {
  const asked = pageBackend(SITE, office).fetch(request('DELETE', '/api/tables/x'))
  await vi.waitFor(() => expect(office.sent).toHaveLength(2))
  office.says({ answer: 1, status: 204, kind: 'application/json', text: '' })
  expect((await asked).status).toBe(204)
})

test('an aborted request fails', async () => {
  const abort = new AbortController()
  const asked = pageBackend(SITE, office).fetch(request('GET', '/api/me', undefined, abort.signal))
  await vi.waitFor(() => expect(office.sent).toHaveLength(2))
  abort.abort(new Error('too late'))
  await expect(asked).rejects.toThrow('too late')
})

test('games, words and handbooks are files', async () => {
  expect(preparedAnswer('/api/games')).toBe('answers/games.json')
  expect(preparedAnswer('/api/languages')).toBe('answers/languages.json')
  expect(preparedAnswer('/api/words/de')).toBe('answers/words/de.ftl')
  expect(preparedAnswer('/api/games/hansa/words/de')).toBe('answers/games/hansa/words/de.ftl')
  expect(preparedAnswer('/api/games/hansa/handbook/de')).toBe('answers/games/hansa/handbook/de.json')
  expect(preparedAnswer('/api/games/hansa/lessons/words/de')).toBe('answers/games/hansa/lessons/words/de.ftl')
  for (const path of ['/api/games/hansa/lessons', '/api/games/hansa/lessons/1-x/backdrop'])
    expect(preparedAnswer(path)).toBeNull()
  for (const path of ['/api/me', '/api/tables', '/api/tables/x/log', '/api/games/hansa/setup', '/other/games'])
    expect(preparedAnswer(path)).toBeNull()
  const asked = serve({ 'GET /sub/parts/answers/games.json': [] })
  vi.stubGlobal(
    'fetch',
    (
      (real) => (address: string) =>
        real(new Request(address))
    )(fetch),
  )
  expect(await (await pageBackend(SITE, office).fetch(request('GET', '/api/games'))).json()).toEqual([])
  expect(asked).toHaveLength(1)
  expect(office.sent).toHaveLength(1)
})

test('the start is reported', () => {
  pageBackend(SITE, office)
  office.says({ stage: 'files', share: 0.5 })
  expect(start).toMatchObject({ stage: 'files', share: 0.5, error: null })
  office.says({ stage: 'ready', share: 1 })
  expect(start.stage).toBe('ready')
})

test.each([
  ['reports', (office: FakeOffice) => office.says({ failed: 'no memory' })],
  ['has', (office: FakeOffice) => office.onerror?.({ message: 'no memory' })],
])('if the worker %s an error, every request fails', async (_, fail) => {
  const backend = pageBackend(SITE, office)
  const waiting = backend.fetch(request('GET', '/api/me'))
  await vi.waitFor(() => expect(office.sent).toHaveLength(2))
  fail(office)
  await expect(waiting).rejects.toThrow('no memory')
  expect(start.error).toBe('no memory')
  await expect(backend.fetch(request('GET', '/api/me'))).rejects.toThrow('no memory')
})

test('a live connection opens, hears, speaks and ends', async () => {
  const line: Line = pageBackend(SITE, office).connect('table')
  expect(office.newest).toEqual({ connect: 1, table: 'table' })
  const heard: unknown[] = []
  const codes: number[] = []
  const opened = new Promise<void>((resolve) => (line.onopen = resolve))
  line.onmessage = ({ data }) => heard.push(data)
  line.onclose = ({ code }) => codes.push(code)
  await opened
  line.send('look')
  expect(office.newest).toEqual({ say: 1, text: 'look' })
  office.says({ line: 1, text: 'moment' })
  office.says({ line: 99, text: 'of another' })
  expect(heard).toEqual(['moment'])
  office.says({ line: 1, code: 4404 })
  expect(codes).toEqual([4404])
  expect(office.newest).toEqual({ hangUp: 1 })
  line.close()
  expect(office.sent.filter((message) => 'hangUp' in message)).toHaveLength(1)
})

test('a closed connection hears nothing more', () => {
  const line = pageBackend(SITE, office).connect('table')
  const heard = vi.fn()
  line.onmessage = heard
  line.close()
  office.says({ line: 1, text: 'moment' })
  expect(heard).not.toHaveBeenCalled()
  expect(line.readyState).toBe(3)
})
