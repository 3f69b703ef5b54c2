import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live as Heard } from '../api/forms'
import { FakeSocket } from './testing'
import { LiveConnection, type Connection } from './liveConnection'

let heard: Heard[]
let states: Connection[]
let refused: number
let line: LiveConnection

const newest = () => FakeSocket.newest
const moment = (sequence: number, viewer = 0) => ({ type: 'moment', sequence, viewer })
const table = { type: 'table', table: {} }

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  heard = []
  states = []
  refused = 0
  line = new LiveConnection(
    () => new FakeSocket(),
    {
      hear: (one) => heard.push(one),
      connected: (state) => states.at(-1) !== state && states.push(state),
      refused: () => (refused += 1),
    },
    () => 1,
  )
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
})

describe('a live connection', () => {
  it('opens one socket and subscribes', () => {
    line.open(0)
    newest().answers()
    expect(FakeSocket.all).toHaveLength(1)
    expect(newest().sent).toEqual([{ seat: 0, after: -1 }])
    newest().says(table)
    newest().says(moment(3))
    expect(heard).toHaveLength(2)
    expect(states).toEqual(['connecting', 'open'])
  })

  it('reads a table and a moment from one frame', () => {
    line.open(0)
    newest().answers()
    newest().says(table, moment(3))
    expect(heard).toEqual([table, moment(3)])
  })

  it('reconnects and catches up from the last entry received', async () => {
    line.open(0)
    newest().answers()
    newest().says(moment(3))
    newest().breaks()
    expect(states.at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(500)
    expect(FakeSocket.all).toHaveLength(2)
    newest().answers()
    expect(newest().sent).toEqual([{ seat: 0, after: 3 }])
    newest().says(moment(4))
    expect(states).toEqual(['connecting', 'open', 'lost', 'open'])
    expect(FakeSocket.used).toHaveLength(1)
  })

  it('waits longer and longer, up to a limit', async () => {
    line.open(0)
    const waits: number[] = []
    for (let tries = 0; tries < 8; tries += 1) {
      const before = FakeSocket.all.length
      newest().breaks()
      let waited = 0
      while (FakeSocket.all.length === before) {
        await vi.advanceTimersByTimeAsync(250)
        waited += 250
      }
      waits.push(waited)
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000])
  })

  it('retries at once when the network is back or the page becomes visible', async () => {
    line.open(0)
    newest().breaks()
    window.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    newest().breaks()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.all).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeSocket.all).toHaveLength(3)
    expect(FakeSocket.used).toHaveLength(1)
  })

  it('keeps its socket when such events occur while it is open', () => {
    line.open(0)
    newest().answers()
    newest().says(table)
    for (const name of ['online', 'online']) window.dispatchEvent(new Event(name))
    line.check()
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('ignores duplicates', () => {
    line.open(0)
    newest().answers()
    for (const sequence of [3, 3, 2, 4]) newest().says(moment(sequence))
    expect(heard).toEqual([moment(3), moment(4)])
  })

  it('changes the view on the same socket, and ignores messages for the old one', () => {
    line.open(0)
    newest().answers()
    newest().says(moment(3))
    line.changeView(1, -1)
    newest().says(moment(4, 0))
    newest().says(moment(4, 1))
    line.changeView(null, 4)
    newest().says(moment(5, -4))
    expect(FakeSocket.all).toHaveLength(1)
    expect(newest().sent).toEqual([
      { seat: 0, after: -1 },
      { seat: 1, after: -1 },
      { seat: null, after: 4 },
    ])
    expect(heard).toEqual([moment(3), moment(4, 1), moment(5, -4)])
  })

  it('asks after a long silence, and reconnects without an answer', async () => {
    line.open(0)
    newest().answers()
    newest().says(moment(3))
    await vi.advanceTimersByTimeAsync(25_000)
    expect(newest().sent.at(-1)).toEqual({ seat: 0, after: 3 })
    newest().says(table)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(FakeSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(states.at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(500)
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.used).toHaveLength(1)
  })

  it('soon says that there is no network, unless the server answers all the same', async () => {
    line.open(0)
    newest().answers()
    newest().says(moment(3))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    newest().says(table)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(states.at(-1)).toBe('open')
    window.dispatchEvent(new Event('offline'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(states.at(-1)).toBe('offline')
    vi.restoreAllMocks()
  })

  it('gives up a socket that never opens', async () => {
    line.open(0)
    await vi.advanceTimersByTimeAsync(16_000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.used).toHaveLength(1)
  })

  it('ends when it is closed', async () => {
    line.open(0)
    newest().answers()
    line.close()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(FakeSocket.used).toHaveLength(0)
  })

  it('reports a refused seat and reconnects', async () => {
    line.open(0)
    newest().answers()
    newest().breaks(4403)
    expect(refused).toBe(1)
    expect(FakeSocket.all).toHaveLength(2)
    newest().breaks(4403)
    expect(FakeSocket.all).toHaveLength(2)
    line.changeView(null, -1)
    await vi.advanceTimersByTimeAsync(1000)
    newest().answers()
    expect(newest().sent).toEqual([{ seat: null, after: -1 }])
  })

  it('ends if there is no table', async () => {
    line.open(0)
    newest().answers()
    newest().breaks(4404)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard).toEqual([{ type: 'gone' }])
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('ends with the table', async () => {
    line.open(0)
    newest().answers()
    newest().says({ type: 'gone' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard).toEqual([{ type: 'gone' }])
    expect(FakeSocket.used).toHaveLength(0)
  })
})
