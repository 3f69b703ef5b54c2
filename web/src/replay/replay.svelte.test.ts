import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import { Refused, Unreachable } from '../api/errors'
import type { EntryForm, Moment, Problem, SeatForm } from '../api/forms'
import { toasts } from '../common/toasts.svelte'
import { FakeSocket, choiceOf, emptyBackdrop, entryOf, momentOf, sceneOf, seatOf, tableOf } from '../table/testing'
import { TableState } from '../table/tableState.svelte'
import { Replay } from './replay.svelte'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  table: vi.fn(),
  backdrop: vi.fn(),
  log: vi.fn(),
  act: vi.fn(),
  undo: vi.fn(),
  moment: vi.fn(),
}))
vi.mock('../words/words.svelte', async (original) => ({
  ...(await original<object>()),
  loadGameWords: () => Promise.resolve(),
}))

const put = choiceOf('put', ['post:1'])
const mine = [seatOf(0, { mine: true }), seatOf(1)]
/** The fourth entry undoes the third. */
const entries: EntryForm[] = [
  entryOf(1, { kind: 'start', by: 'table', seat: null }),
  entryOf(2),
  entryOf(3),
  entryOf(4, { kind: 'undo', undone: [3] }),
  entryOf(5),
  entryOf(6),
]
let page: TableState
let replay: Replay
let end: () => void

const was = (at: number, viewer: number | null): Moment =>
  momentOf(at, sceneOf(viewer ?? -4, 1), { entry: entryOf(at) })
const asked = () => vi.mocked(api.moment).mock.calls.map(([, at, seat]) => [at, seat])
const settle = (time = 0) => vi.advanceTimersByTimeAsync(time)

async function open(more: Partial<Moment> = {}, seats: SeatForm[] = mine): Promise<void> {
  vi.mocked(api.table).mockResolvedValue(tableOf(seats))
  page = new TableState('tableid')
  const close = page.open()
  await settle()
  FakeSocket.newest.answers()
  FakeSocket.newest.says(momentOf(6, sceneOf(0, 0, [put]), more))
  await settle()
  const root = $effect.root(() => {
    replay = new Replay(page)
    $effect(() => replay.show(page.replayPoint))
  })
  end = () => {
    replay.stop()
    root()
    close()
  }
  flushSync()
}

/** Returns the position shown once everything has loaded. */
async function shown(): Promise<number | undefined> {
  flushSync()
  await settle(500)
  return page.seen?.sequence
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  vi.mocked(api.backdrop).mockResolvedValue(emptyBackdrop)
  vi.mocked(api.log).mockResolvedValue({ entries })
  vi.mocked(api.moment).mockImplementation((_, at, seat) => Promise.resolve(was(at, seat)))
})
afterEach(() => {
  end()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('stepping', () => {
  beforeEach(() => open())

  it('follows the game, and skips what was undone', async () => {
    expect(replay.steps).toEqual([1, 2, 5, 6])
    expect([replay.index, page.replayPoint]).toEqual([3, null])
    const seen = []
    for (let step = 0; step < 4; step += 1) {
      replay.back()
      seen.push(await shown())
    }
    expect(seen).toEqual([5, 2, 1, 1])
    replay.forward()
    expect(await shown()).toBe(2)
  })

  it('from an undone entry leads to its neighbours', async () => {
    page.showPosition(3)
    expect(await shown()).toBe(3)
    expect(replay.index).toBe(1)
    replay.forward()
    expect(await shown()).toBe(5)
    page.showPosition(3)
    replay.back()
    expect(await shown()).toBe(2)
  })

  it('to the last step returns to the current position', async () => {
    replay.go(0)
    expect(await shown()).toBe(1)
    replay.go(99)
    expect(page.replayPoint).toBeNull()
    expect(await shown()).toBe(6)
    expect(page.choices).toEqual([put])
  })

  it('loads the neighbours in advance', async () => {
    replay.go(1)
    await shown()
    const before = asked().length
    replay.forward()
    flushSync()
    await settle()
    expect(page.seen?.sequence).toBe(5)
    expect(new Set(asked().map(String)).size).toBe(asked().length)
    expect(asked().slice(0, before)).toContainEqual([5, 0])
  })

  it('animates a single step, and jumps otherwise', async () => {
    const fly = vi.fn(() => Promise.resolve())
    page.mover = { fly, skip: vi.fn() }
    replay.go(0)
    await shown()
    expect(fly).not.toHaveBeenCalled()
    replay.forward()
    await shown()
    expect(fly).toHaveBeenCalledTimes(1)
    replay.back()
    await shown()
    expect(fly).toHaveBeenCalledTimes(1)
  })
})

describe('the past', () => {
  beforeEach(() => open({ undo: { step: 5, turn: null } }))

  it('offers no actions, from the start', async () => {
    expect(page.choices).toEqual([put])
    page.showPosition(2)
    expect([page.choices, page.offered, page.present]).toEqual([[], [], false])
    expect(await page.act(put)).toBe(false)
    await page.undo('step')
    expect(api.act).not.toHaveBeenCalled()
    expect(api.undo).not.toHaveBeenCalled()
    page.showCurrent()
    expect(page.choices).toEqual([put])
  })

  it('stays while the game goes on, without animation', async () => {
    const fly = vi.fn(() => Promise.resolve())
    replay.go(0)
    await shown()
    page.mover = { fly, skip: vi.fn() }
    FakeSocket.newest.says(momentOf(7, sceneOf(0, 1), { entry: entryOf(7, { seat: 1, by: 'bot' }) }))
    expect(await shown()).toBe(1)
    expect(fly).not.toHaveBeenCalled()
    expect(replay.steps).toContain(7)
    page.showCurrent()
    expect(await shown()).toBe(7)
  })

  it('is requested for the current view, and only the last of many requests counts', async () => {
    for (const step of [2, 1, 0]) {
      replay.go(step)
      flushSync()
    }
    await settle(50)
    expect(asked()).toEqual([[1, 0]])
  })

  it('reports errors, and shows the current position', async () => {
    const problem: Problem = { code: 'not-yours', said: [{ id: 'close', args: {} }], rule: null, sequence: null }
    vi.mocked(api.moment).mockRejectedValue(new Refused(403, problem))
    replay.go(0)
    expect(await shown()).toBe(6)
    expect([page.replayPoint, toasts.shown.at(-1)?.kind]).toEqual([null, 'bad'])
  })

  it('stays at the position on the board if the next one fails to load', async () => {
    replay.go(1)
    expect(await shown()).toBe(2)
    vi.mocked(api.moment).mockRejectedValue(new Unreachable('away'))
    page.showPosition(3)
    expect(await shown()).toBe(2)
    expect(page.replayPoint).toEqual({ at: 2, seat: 0 })
  })

  it('is not disturbed by an earlier failed request', async () => {
    let fail = (_: unknown): void => undefined
    vi.mocked(api.moment).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    replay.go(0)
    flushSync()
    await settle(50)
    page.showPosition(2)
    flushSync()
    const before = toasts.shown.length
    fail(new Unreachable('away'))
    expect(await shown()).toBe(2)
    expect(toasts.shown).toHaveLength(before)
  })

  it('stays if nothing is secret, whoever acts', async () => {
    end()
    await open({}, [seatOf(0, { mine: true }), seatOf(1, { mine: true })])
    page.showPosition(2)
    expect(await shown()).toBe(2)
    FakeSocket.newest.says(momentOf(7, sceneOf(page.viewer ?? -4, 1), { entry: entryOf(7, { seat: 0 }) }))
    await settle(3000)
    expect(page.replayPoint?.at).toBe(2)
    expect(await shown()).toBe(2)
    FakeSocket.newest.says(momentOf(7, sceneOf(1, 1), { entry: entryOf(7, { seat: 0 }) }))
    await settle(3000)
    replay.go(99)
    expect([page.replayPoint, await shown()]).toEqual([null, 7])
  })

  it('ends when the screen is handed over', async () => {
    end()
    await open({ secret: true }, [seatOf(0, { mine: true }), seatOf(1, { mine: true })])
    page.showPosition(2)
    await shown()
    FakeSocket.newest.says(momentOf(7, sceneOf(page.viewer ?? -4, 1), { secret: true, entry: entryOf(7, { seat: 0 }) }))
    await settle(3000)
    expect([page.replayPoint, page.past]).toEqual([null, null])
  })
})

describe('playback', () => {
  beforeEach(() => open())

  it('starts at the beginning and stops at the end', async () => {
    replay.toggle()
    flushSync()
    expect(page.replayPoint).toEqual({ at: 1, seat: 0 })
    await settle(1050)
    expect(page.seen?.sequence).toBe(2)
    await settle(1050)
    expect(page.seen?.sequence).toBe(5)
    await settle(1050)
    expect([page.replayPoint, replay.playing]).toEqual([null, false])
  })

  it('runs once, however often it is stopped and started during an animation', async () => {
    const landed: (() => void)[] = []
    page.mover = { fly: () => new Promise<void>((resolve) => landed.push(resolve)), skip: vi.fn() }
    replay.toggle()
    await shown()
    await settle(1050)
    expect(page.seen?.sequence).toBe(2)
    await settle(1050) // the time is up, but the piece is still moving
    replay.toggle()
    replay.toggle()
    landed.forEach((land) => land())
    await settle(50)
    expect(page.seen?.sequence).toBe(2)
    await settle(1000)
    expect(page.seen?.sequence).toBe(5)
  })

  it('has several speeds, and stops on request', async () => {
    replay.speed = 5
    replay.toggle()
    await settle(450)
    expect(page.seen?.sequence).toBe(5)
    end()
    await open()
    replay.toggle()
    flushSync()
    await settle(100)
    replay.toggle()
    await settle(5000)
    expect(page.replayPoint).toEqual({ at: 1, seat: 0 })
  })

  it('waits for animations', async () => {
    let landed = () => {}
    page.mover = { fly: () => new Promise((resolve) => (landed = resolve)), skip: () => undefined }
    replay.toggle()
    await settle(1050)
    expect(page.seen?.sequence).toBe(2)
    await settle(5000)
    expect(page.seen?.sequence).toBe(2)
    landed()
    await settle(50)
    expect(page.seen?.sequence).toBe(5)
  })
})

describe('the view', () => {
  it('can be that of any seat if all are open', async () => {
    await open({ opened: true, over: true })
    replay.showView(1)
    await shown()
    expect([page.replayPoint, page.seen?.viewer]).toEqual([{ at: 6, seat: 1 }, 1])
    replay.back()
    await shown()
    expect(page.replayPoint).toEqual({ at: 5, seat: 1 })
    replay.showView(0)
    replay.go(99)
    expect(page.replayPoint).toBeNull()
  })

  it('of an address is used if it is open', async () => {
    await open({ opened: true, over: true })
    page.visit(2, 1)
    expect(page.replayPoint).toEqual({ at: 2, seat: 1 })
    page.visit(2, 7)
    expect(page.replayPoint).toEqual({ at: 2, seat: 0 })
    page.visit(null, null)
    expect(page.replayPoint).toBeNull()
  })

  it('is your own while the game runs', async () => {
    await open()
    page.visit(2, 1)
    expect(page.replayPoint).toEqual({ at: 2, seat: 0 })
    page.visit(99, null)
    expect(page.replayPoint).toEqual({ at: 2, seat: 0 })
    expect(toasts.shown.at(-1)?.text).toContain('step')
  })

  it('of an address works before anything is loaded', async () => {
    vi.mocked(api.table).mockResolvedValue(tableOf(mine))
    const early = new TableState('tableid')
    early.visit(2, null)
    end = early.open()
    await settle()
    FakeSocket.newest.answers()
    FakeSocket.newest.says(momentOf(6, sceneOf(0, 0, [put])))
    expect(early.replayPoint).toEqual({ at: 2, seat: 0 })
    expect(early.replaying).toBe(true)
  })
})
