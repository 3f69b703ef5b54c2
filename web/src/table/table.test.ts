import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import { Refused, Unreachable } from '../api/errors'
import type { Problem, SeatForm } from '../api/forms'
import { toasts } from '../common/toasts.svelte'
import { FakeSocket, choiceOf, emptyBackdrop, entryOf, momentOf, sceneOf, seatOf, tableOf } from './fakes'
import { TableState } from './table.svelte'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  table: vi.fn(),
  backdrop: vi.fn(),
  log: vi.fn(),
  act: vi.fn(),
  takeBack: vi.fn(),
}))
vi.mock('../words/words.svelte', async (original) => ({
  ...(await original<object>()),
  loadGameWords: () => Promise.resolve(),
}))

const put = choiceOf('put', ['post:1'])
const problem = (code: Problem['code']): Problem => ({ code, said: [], rule: null, sequence: null })
let state: TableState
let close: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  localStorage.clear()
  vi.mocked(api.backdrop).mockResolvedValue(emptyBackdrop)
  vi.mocked(api.log).mockResolvedValue({ entries: [] })
})
afterEach(() => {
  close?.()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function sitDown(...seats: SeatForm[]): Promise<void> {
  vi.mocked(api.table).mockResolvedValue(tableOf(seats))
  state = new TableState('tableid')
  close = state.open()
  await vi.advanceTimersByTimeAsync(0)
  FakeSocket.newest.answers()
}
const says = (...heard: unknown[]) => {
  for (const each of heard) FakeSocket.newest.says(each)
  flushSync()
}
const botMove = (sequence: number) =>
  momentOf(sequence, sceneOf(0, 1), { entry: entryOf(sequence, { seat: 1, by: 'bot' }) })

describe('what can be done', () => {
  beforeEach(() => sitDown(seatOf(0, { mine: true }), seatOf(1)))

  it('is offered to who decides, in the newest moment', () => {
    says(momentOf(3, sceneOf(0, 0, [put])))
    expect(state.choices).toEqual([put])
    says(momentOf(4, sceneOf(0, 1)))
    expect(state.choices).toEqual([])
  })

  it('hangs on seats that stay the same ones when the table tells of them again', () => {
    const before = state.mine
    says({ type: 'table', table: tableOf([seatOf(0, { mine: true }), seatOf(1, { here: false })], { sequence: 9 }) })
    expect(state.table?.sequence).toBe(9)
    expect(state.mine).toBe(before)
    says({ type: 'table', table: tableOf([seatOf(0, { mine: true, bot: 'master' }), seatOf(1)]) })
    expect(state.mine).not.toBe(before)
  })

  it('is not offered before the moves of the others have been shown', async () => {
    says(momentOf(3, sceneOf(0, 1)))
    says(momentOf(4, sceneOf(0, 1), { entry: entryOf(4, { seat: 1, by: 'bot' }) }))
    says(momentOf(5, sceneOf(0, 0, [put]), { entry: entryOf(5, { seat: 1, by: 'bot' }) }))
    expect(state.behind).toBeGreaterThan(0)
    expect(state.choices).toEqual([])
    expect(state.waitedFor).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(state.behind).toBe(0)
    expect(state.choices).toEqual([put])
  })

  it('is offered at once after a skip', () => {
    for (const sequence of [3, 4, 5]) {
      says(momentOf(sequence, sceneOf(0, 0, [put]), { entry: entryOf(sequence, { seat: 1, by: 'bot' }) }))
    }
    state.skip()
    expect(state.shown?.sequence).toBe(5)
    expect(state.choices).toEqual([put])
  })

  it('is not offered while a click is under way, nor before what it did is known', async () => {
    says(momentOf(3, sceneOf(0, 0, [put])))
    let answer: (done: { sequence: number }) => void = () => {}
    vi.mocked(api.act).mockReturnValue(new Promise((resolve) => (answer = resolve)))
    void state.act(put)
    flushSync()
    expect(state.choices).toEqual([])
    answer({ sequence: 4 })
    await vi.advanceTimersByTimeAsync(0)
    expect(state.sending.busy).toBe(false)
    expect(state.choices).toEqual([])
    says(momentOf(4, sceneOf(0, 0, [put])))
    expect(state.choices).toEqual([put])
  })

  it('is not offered where a bot stands in', () => {
    says({ type: 'table', table: tableOf([seatOf(0, { mine: true, bot: 'level' }), seatOf(1)]) })
    says(momentOf(3, sceneOf(0, 0, [put])))
    expect(state.choices).toEqual([])
  })
})

describe('a click', () => {
  beforeEach(async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says(momentOf(3, sceneOf(0, 0, [put])))
  })

  it('is sent with the number of entries that are known, and with the same key again', async () => {
    vi.mocked(api.act).mockRejectedValueOnce(new Unreachable('lost')).mockResolvedValueOnce({ sequence: 4 })
    void state.act(put)
    await vi.advanceTimersByTimeAsync(10_000)
    const sent = vi.mocked(api.act).mock.calls.map(([, doing]) => doing)
    expect(sent).toHaveLength(2)
    expect(sent[0]).toMatchObject({ seat: 0, sequence: 3, action: 'put' })
    expect(sent[1]).toEqual(sent[0])
  })

  it('is not done twice, and the person is told so', () => {
    vi.mocked(api.act).mockReturnValue(new Promise(() => {}))
    void state.act(put)
    void state.act(put)
    expect(api.act).toHaveBeenCalledTimes(1)
    expect(toasts.shown.map((one) => one.text).join()).toContain('still being sent')
  })

  it('that came too late makes the page catch up and say so', async () => {
    vi.mocked(api.act).mockRejectedValue(new Refused(409, problem('stale')))
    await state.act(put)
    expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: 0, after: 3 })
    expect(toasts.shown.map((one) => one.text).join()).toContain('moved on')
  })

  it('whose moment does not come makes the page ask for it', async () => {
    vi.mocked(api.act).mockResolvedValue({ sequence: 4 })
    await state.act(put)
    const asked = FakeSocket.newest.sent.length
    await vi.advanceTimersByTimeAsync(3000)
    expect(FakeSocket.newest.sent).toHaveLength(asked + 1)
  })
})

describe('taking back', () => {
  it('is asked for again where bots went on meanwhile', async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    const undo = { step: 2, turn: 1 }
    says(momentOf(3, sceneOf(0, 1), { undo }))
    vi.mocked(api.takeBack)
      .mockRejectedValueOnce(new Refused(409, { ...problem('stale'), sequence: 4 }))
      .mockResolvedValueOnce({ sequence: 5 })
    const asked = state.takeBack('step')
    await vi.advanceTimersByTimeAsync(150)
    says(momentOf(4, sceneOf(0, 0), { undo, entry: entryOf(4, { seat: 1, by: 'bot' }) }))
    await vi.advanceTimersByTimeAsync(150)
    await asked
    const taken = vi.mocked(api.takeBack).mock.calls.map(([, taking]) => [taking.sequence, taking.to])
    expect(taken).toEqual([
      [3, 2],
      [4, 2],
    ])
  })

  it('is not asked for again where it would mean something else', async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says(momentOf(3, sceneOf(0, 1), { undo: { step: 2, turn: 2 } }))
    vi.mocked(api.takeBack).mockRejectedValueOnce(new Refused(409, { ...problem('stale'), sequence: 4 }))
    const asked = state.takeBack('step')
    says(momentOf(4, sceneOf(0, 0)))
    await vi.advanceTimersByTimeAsync(150)
    await asked
    expect(api.takeBack).toHaveBeenCalledTimes(1)
  })
})

describe('moments', () => {
  beforeEach(async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says(momentOf(3, sceneOf(0, 1)))
  })

  it('of the own click are shown at once', () => {
    says(momentOf(4, sceneOf(0, 1), { entry: entryOf(4, { seat: 0 }) }))
    expect(state.shown?.sequence).toBe(4)
  })

  it('after a gap are shown without those between', () => {
    says(momentOf(9, sceneOf(0, 1), { entry: entryOf(9, { seat: 1, by: 'bot' }) }))
    expect(state.shown?.sequence).toBe(9)
  })

  it('that take back are shown at once, whatever was waiting', () => {
    says(botMove(4), botMove(5))
    says(momentOf(6, sceneOf(0, 0), { entry: entryOf(6, { kind: 'undo', undone: [4, 5] }) }))
    expect(state.shown?.sequence).toBe(6)
    expect(state.behind).toBe(0)
  })

  it('move things through the mover, and the next waits for them', async () => {
    let land = () => {}
    const fly = vi.fn(() => new Promise<void>((resolve) => (land = resolve)))
    state.mover = { fly, skip: vi.fn() }
    says(botMove(4), botMove(5))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state.shown?.sequence).toBe(4)
    land()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state.shown?.sequence).toBe(5)
    expect(fly).toHaveBeenCalledTimes(2)
  })
})

describe('the log', () => {
  it('is fetched where entries are missing, and grows with the moments', async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    vi.mocked(api.log).mockResolvedValue({ entries: [entryOf(1), entryOf(2), entryOf(3)] })
    says(momentOf(3, sceneOf(0, 0)))
    await vi.advanceTimersByTimeAsync(0)
    says(momentOf(4, sceneOf(0, 0)))
    expect(state.journal.entries.map((entry) => entry.sequence)).toEqual([1, 2, 3, 4])
    expect(api.log).toHaveBeenCalledTimes(1)
  })
})

describe('a seat just taken', () => {
  it('is not lost to a socket that does not know of it', async () => {
    const before = [seatOf(0), seatOf(1, { kind: 'open', name: null })]
    const after = [seatOf(0), seatOf(1, { mine: true })]
    await sitDown(...before)
    vi.mocked(api.table).mockResolvedValue(tableOf(after))
    await state.change(Promise.resolve(tableOf(after)))
    expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: 1, after: -1 })
    says({ type: 'table', table: tableOf([seatOf(0), seatOf(1)]) })
    await vi.advanceTimersByTimeAsync(0)
    FakeSocket.newest.breaks(4403)
    await vi.advanceTimersByTimeAsync(0)
    FakeSocket.newest.answers()
    expect(FakeSocket.used).toHaveLength(1)
    expect(FakeSocket.newest.sent).toEqual([{ seat: 1, after: -1 }])
    expect(state.mine).toHaveLength(1)
  })

  it('is given up when it is really lost', async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    const after = tableOf([seatOf(0), seatOf(1)])
    vi.mocked(api.table).mockResolvedValue(after)
    says({ type: 'table', table: after })
    await vi.advanceTimersByTimeAsync(0)
    expect(state.mine).toEqual([])
    expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: null, after: -1 })
  })
})

it('a page that is left before everything is there opens no line', async () => {
  vi.mocked(api.table).mockResolvedValue(tableOf([seatOf(0)]))
  state = new TableState('tableid')
  close = state.open()
  close()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.table).not.toBeNull()
  expect(FakeSocket.all).toEqual([])
})

describe('several people at one screen', () => {
  const both = [seatOf(0, { mine: true }), seatOf(1, { mine: true })]
  const spectator = -4

  it('see through the eyes of who decides, where nothing is secret', async () => {
    await sitDown(...both)
    expect(FakeSocket.newest.sent).toEqual([{ seat: null, after: -1 }])
    says(momentOf(3, sceneOf(spectator, 1)))
    expect(state.covered).toBe(false)
    expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: 1, after: -1 })
    says(momentOf(3, sceneOf(1, 1, [put])))
    expect(state.choices).toEqual([put])
  })

  it('hand the screen over before anything secret is shown', async () => {
    await sitDown(...both)
    says(momentOf(3, sceneOf(spectator, 1), { secret: true }))
    expect(state.covered).toBe(true)
    expect(state.handover).toBe(1)
    expect(FakeSocket.newest.sent).toHaveLength(1)
    state.takeOver(1)
    expect([state.covered, state.handover]).toEqual([true, null])
    says({ type: 'table', table: tableOf(both) })
    expect(state.covered).toBe(true)
    says(momentOf(3, sceneOf(1, 1, [put]), { secret: true }))
    expect(state.covered).toBe(false)
    expect(state.choices).toEqual([put])
  })

  it('cover what one person saw when it is the turn of the other', async () => {
    await sitDown(...both)
    says(momentOf(3, sceneOf(spectator, 1), { secret: true }))
    state.takeOver(1)
    says(momentOf(3, sceneOf(1, 1, [put]), { secret: true }))
    says(momentOf(4, sceneOf(1, 0), { secret: true, entry: entryOf(4, { seat: 1 }) }))
    expect(state.handover).toBe(0)
    expect(state.covered).toBe(true)
    expect(state.choices).toEqual([])
    state.takeOver(0)
    expect(state.journal.entries).toEqual([])
    says(momentOf(4, sceneOf(0, 0, [put]), { secret: true }))
    expect(state.covered).toBe(false)
  })
})

it('the person who has the screen is not asked again after an answer of somebody else', async () => {
  await sitDown(seatOf(0, { mine: true }), seatOf(1, { mine: true }), seatOf(2, { kind: 'bot', bot: 'level' }))
  says(momentOf(3, sceneOf(-4, 1), { secret: true }))
  state.takeOver(1)
  says(momentOf(3, sceneOf(1, 1, [put]), { secret: true }))
  says(momentOf(4, sceneOf(1, 2), { secret: true, entry: entryOf(4, { seat: 1 }) }))
  expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: null, after: -1 })
  says(momentOf(4, sceneOf(-4, 2), { secret: true }))
  says(momentOf(5, sceneOf(-4, 1), { secret: true, entry: entryOf(5, { seat: 2, by: 'bot' }) }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(state.covered).toBe(false)
  expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: 1, after: -1 })
})

it('what bots do after a secret turn is shown through the eyes of everybody, one after another', async () => {
  await sitDown(seatOf(0, { mine: true }), seatOf(1, { mine: true }), seatOf(2, { kind: 'bot', bot: 'level' }))
  const bot = (sequence: number, viewer: number, actor: number) =>
    momentOf(sequence, sceneOf(viewer, actor), { secret: true, entry: entryOf(sequence, { seat: 2, by: 'bot' }) })
  says(momentOf(3, sceneOf(-4, 1), { secret: true }))
  state.takeOver(1)
  says(momentOf(3, sceneOf(1, 1, [put]), { secret: true }))
  state.mover = { fly: () => new Promise((resolve) => setTimeout(resolve, 300)), skip: vi.fn() }
  says(momentOf(4, sceneOf(1, 2), { secret: true, entry: entryOf(4, { seat: 1 }) }))
  says(bot(5, 1, 2))
  says(bot(6, 1, 0))
  await vi.advanceTimersByTimeAsync(300)
  expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: null, after: 4 })
  says(bot(5, -4, 2))
  says(bot(6, -4, 0))
  await vi.advanceTimersByTimeAsync(400)
  expect(state.shown).toMatchObject({ sequence: 5, viewer: -4 })
  expect(state.covered).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(state.shown).toMatchObject({ sequence: 6, viewer: -4 })
  expect(state.handover).toBe(0)
})

describe('the line', () => {
  it('tells when it is lost and when it is back', async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says(momentOf(3, sceneOf(0, 0)))
    expect(state.connection).toBe('open')
    FakeSocket.newest.breaks()
    expect(state.connection).toBe('lost')
    await vi.advanceTimersByTimeAsync(600)
    FakeSocket.newest.answers()
    says(momentOf(4, sceneOf(0, 0)))
    expect(state.connection).toBe('open')
    expect(toasts.shown.map((one) => one.text).join()).toContain('Connected again')
  })

  it('ends with the table', async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says({ type: 'gone' })
    expect(state.gone).toBe(true)
    expect(FakeSocket.used).toHaveLength(0)
  })
})
