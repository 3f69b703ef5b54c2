import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import { Refused, Unreachable } from '../api/errors'
import type { Problem, SeatForm } from '../api/forms'
import { toasts } from '../common/toasts.svelte'
import { FakeSocket, choiceOf, emptyBackdrop, entryOf, momentOf, sceneOf, seatOf, tableOf } from './testing'
import { TableState } from './tableState.svelte'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  table: vi.fn(),
  backdrop: vi.fn(),
  log: vi.fn(),
  act: vi.fn(),
  undo: vi.fn(),
  plan: vi.fn(),
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

describe('choices', () => {
  beforeEach(() => sitDown(seatOf(0, { mine: true }), seatOf(1)))

  it('are offered to the actor, in the newest state', () => {
    says(momentOf(3, sceneOf(0, 0, [put])))
    expect(state.choices).toEqual([put])
    says(momentOf(4, sceneOf(0, 1)))
    expect(state.choices).toEqual([])
  })

  it('depend on seats that keep their identity while nothing changes', () => {
    const before = state.mine
    says({ type: 'table', table: tableOf([seatOf(0, { mine: true }), seatOf(1, { here: false })], { sequence: 9 }) })
    expect(state.table?.sequence).toBe(9)
    expect(state.mine).toBe(before)
    says({ type: 'table', table: tableOf([seatOf(0, { mine: true, bot: 'master' }), seatOf(1)]) })
    expect(state.mine).not.toBe(before)
  })

  it('are not offered before the moves of the others have been shown', async () => {
    says(momentOf(3, sceneOf(0, 1)))
    says(momentOf(4, sceneOf(0, 1), { entry: entryOf(4, { seat: 1, by: 'bot' }) }))
    says(momentOf(5, sceneOf(0, 0, [put]), { entry: entryOf(5, { seat: 1, by: 'bot' }) }))
    expect(state.behind).toBeGreaterThan(0)
    expect(state.choices).toEqual([])
    expect(state.isMyTurn).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(state.behind).toBe(0)
    expect(state.choices).toEqual([put])
  })

  it('are offered at once after a skip', () => {
    for (const sequence of [3, 4, 5]) {
      says(momentOf(sequence, sceneOf(0, 0, [put]), { entry: entryOf(sequence, { seat: 1, by: 'bot' }) }))
    }
    state.skip()
    expect(state.shown?.sequence).toBe(5)
    expect(state.choices).toEqual([put])
  })

  it('are not offered while an action is being sent, nor before its result is known', async () => {
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

  it('are not offered while a bot plays for the seat', () => {
    says({ type: 'table', table: tableOf([seatOf(0, { mine: true, bot: 'level' }), seatOf(1)]) })
    says(momentOf(3, sceneOf(0, 0, [put])))
    expect(state.choices).toEqual([])
  })
})

describe('an action', () => {
  beforeEach(async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says(momentOf(3, sceneOf(0, 0, [put])))
  })

  it('is sent with the known sequence number, and with the same key again', async () => {
    vi.mocked(api.act).mockRejectedValueOnce(new Unreachable('lost')).mockResolvedValueOnce({ sequence: 4 })
    void state.act(put)
    await vi.advanceTimersByTimeAsync(10_000)
    const sent = vi.mocked(api.act).mock.calls.map(([, doing]) => doing)
    expect(sent).toHaveLength(2)
    expect(sent[0]).toMatchObject({ seat: 0, sequence: 3, action: 'put' })
    expect(sent[1]).toEqual(sent[0])
  })

  it('is not sent twice, and the player sees why', () => {
    vi.mocked(api.act).mockReturnValue(new Promise(() => {}))
    void state.act(put)
    void state.act(put)
    expect(api.act).toHaveBeenCalledTimes(1)
    expect(toasts.shown.map((one) => one.text).join()).toContain('still being sent')
  })

  it('that comes too late makes the page catch up and say so', async () => {
    vi.mocked(api.act).mockRejectedValue(new Refused(409, problem('stale')))
    await state.act(put)
    expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: 0, after: 3 })
    expect(toasts.shown.map((one) => one.text).join()).toContain('position changed')
  })

  it('whose update does not arrive makes the page ask for it', async () => {
    vi.mocked(api.act).mockResolvedValue({ sequence: 4 })
    await state.act(put)
    const asked = FakeSocket.newest.sent.length
    await vi.advanceTimersByTimeAsync(3000)
    expect(FakeSocket.newest.sent).toHaveLength(asked + 1)
  })
})

describe('undo', () => {
  it('is sent again if bots moved in the meantime', async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    const undo = { step: 2, turn: 1 }
    says(momentOf(3, sceneOf(0, 1), { undo }))
    vi.mocked(api.undo)
      .mockRejectedValueOnce(new Refused(409, { ...problem('stale'), sequence: 4 }))
      .mockResolvedValueOnce({ sequence: 5 })
    const asked = state.undo('step')
    await vi.advanceTimersByTimeAsync(150)
    says(momentOf(4, sceneOf(0, 0), { undo, entry: entryOf(4, { seat: 1, by: 'bot' }) }))
    await vi.advanceTimersByTimeAsync(150)
    await asked
    const taken = vi.mocked(api.undo).mock.calls.map(([, taking]) => [taking.sequence, taking.to])
    expect(taken).toEqual([
      [3, 2],
      [4, 2],
    ])
  })

  it('is not sent again if it would mean something else', async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says(momentOf(3, sceneOf(0, 1), { undo: { step: 2, turn: 2 } }))
    vi.mocked(api.undo).mockRejectedValueOnce(new Refused(409, { ...problem('stale'), sequence: 4 }))
    const asked = state.undo('step')
    says(momentOf(4, sceneOf(0, 0)))
    await vi.advanceTimersByTimeAsync(150)
    await asked
    expect(api.undo).toHaveBeenCalledTimes(1)
  })
})

describe('updates', () => {
  beforeEach(async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says(momentOf(3, sceneOf(0, 1)))
  })

  it('of your own actions are shown at once', () => {
    says(momentOf(4, sceneOf(0, 1), { entry: entryOf(4, { seat: 0 }) }))
    expect(state.shown?.sequence).toBe(4)
  })

  it('after a gap are shown without those in between', () => {
    says(momentOf(9, sceneOf(0, 1), { entry: entryOf(9, { seat: 1, by: 'bot' }) }))
    expect(state.shown?.sequence).toBe(9)
  })

  it('of an undo are shown at once, whatever was waiting', () => {
    says(botMove(4), botMove(5))
    says(momentOf(6, sceneOf(0, 0), { entry: entryOf(6, { kind: 'undo', undone: [4, 5] }) }))
    expect(state.shown?.sequence).toBe(6)
    expect(state.behind).toBe(0)
  })

  it('are animated, and the next one waits', async () => {
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
  it('is fetched if entries are missing, and grows with each update', async () => {
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
  it('is not lost to a socket that does not know it yet', async () => {
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

  it('is given up if it is really lost', async () => {
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    const after = tableOf([seatOf(0), seatOf(1)])
    vi.mocked(api.table).mockResolvedValue(after)
    says({ type: 'table', table: after })
    await vi.advanceTimersByTimeAsync(0)
    expect(state.mine).toEqual([])
    expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: null, after: -1 })
  })
})

it('a page that is left while loading opens no connection', async () => {
  vi.mocked(api.table).mockResolvedValue(tableOf([seatOf(0)]))
  state = new TableState('tableid')
  close = state.open()
  close()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.table).not.toBeNull()
  expect(FakeSocket.all).toEqual([])
})

describe('several players at one screen', () => {
  const both = [seatOf(0, { mine: true }), seatOf(1, { mine: true })]
  const spectator = -4

  it('see the actor’s view if nothing is secret', async () => {
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

  it('hide one player’s view when it is the other’s turn', async () => {
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

describe('a plan', () => {
  const both = [seatOf(0, { mine: true }), seatOf(1, { mine: true })]
  const form = { inputs: [], scene: sceneOf(0, 0, [put]), events: [], mine: true, reply: false, refused: null }

  it('is left, and not offered to the next player, when the screen is handed over', async () => {
    vi.mocked(api.plan).mockResolvedValue(form)
    await sitDown(...both)
    says(momentOf(3, sceneOf(-4, 0)))
    says(momentOf(3, sceneOf(0, 0, [put])))
    await state.startPlan()
    await state.plan!.act(put)
    state.drawing.draw('a', 'b')
    says(momentOf(4, sceneOf(0, 1), { entry: entryOf(4, { seat: 0 }) }))
    await vi.advanceTimersByTimeAsync(5000)
    says(momentOf(4, sceneOf(1, 1, [put]), { entry: entryOf(4, { seat: 0 }) }))
    await vi.advanceTimersByTimeAsync(5000)
    expect([state.plan, state.drawing.marks]).toEqual([null, []])
    expect(state.choices).toEqual([put])
    expect(state.nextPlanned).toBeNull()
    vi.mocked(api.act).mockResolvedValue({ sequence: 5 })
    await state.act(put)
    expect(state.planned).toHaveLength(1)
    says(momentOf(5, sceneOf(1, 0), { entry: entryOf(5, { seat: 1 }) }))
    await vi.advanceTimersByTimeAsync(5000)
    says(momentOf(5, sceneOf(0, 0, [put]), { entry: entryOf(5, { seat: 1 }) }))
    await vi.advanceTimersByTimeAsync(5000)
    expect(state.nextPlanned).toEqual(put)
  })

  it('is shortened before the server answers, and kept if the move is refused', async () => {
    vi.mocked(api.plan).mockResolvedValue(form)
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says(momentOf(3, sceneOf(0, 0, [put])))
    await state.startPlan()
    await state.plan!.act(put)
    state.leavePlan()
    let refuse: (reason: Error) => void = () => {}
    vi.mocked(api.act).mockReturnValue(new Promise((_, reject) => (refuse = reject)))
    const acted = state.act(put)
    expect(state.planned).toEqual([])
    refuse(new Refused(422, problem('illegal')))
    expect(await acted).toBe(false)
    expect(state.planned).toHaveLength(1)
  })

  it('is dropped with a reason once its next move is impossible, but not in a reply', async () => {
    const refused = { id: 'no-way', args: {} }
    await sitDown(seatOf(0, { mine: true }), seatOf(1))
    says(momentOf(3, sceneOf(0, 1)))
    vi.mocked(api.plan).mockResolvedValue(form)
    await state.startPlan()
    await state.plan!.act(put)
    state.leavePlan()
    says(momentOf(4, sceneOf(0, 0, [choiceOf('take', ['post:2'])])))
    for (const [answer, left] of [
      [{ ...form, refused, reply: true }, 1],
      [form, 1],
      [{ ...form, refused }, 0],
    ] as const) {
      vi.mocked(api.plan).mockResolvedValue(answer)
      await state.checkPlan()
      expect(state.planned).toHaveLength(left)
    }
    expect(vi.mocked(api.plan).mock.lastCall![1].inputs).toEqual(['put'])
  })

  it('is not offered in a cup or a rated game', async () => {
    for (const [more, offered] of [
      [{}, true],
      [{ rated: true }, false],
      [{ cup: 'some-cup' }, false],
    ] as const) {
      await sitDown(seatOf(0, { mine: true }), seatOf(1))
      says({ type: 'table', table: { ...tableOf([seatOf(0, { mine: true }), seatOf(1)]), ...more } })
      says(momentOf(3, sceneOf(0, 1)))
      expect(state.mayPlan).toBe(offered)
      close()
    }
  })
})

it('the player at the screen is not asked again after somebody else has moved', async () => {
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

it('bot moves after a secret turn are shown in a spectator’s view, one after another', async () => {
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

describe('the connection', () => {
  it('reports when it is lost and when it is back', async () => {
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
