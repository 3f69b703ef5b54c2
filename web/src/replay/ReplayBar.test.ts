import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import { toasts } from '../common/toasts.svelte'
import { replace } from '../router.svelte'
import type { Moment } from '../api/forms'
import { FakeSocket, emptyBackdrop, entryOf, judgedOf, momentOf, sceneOf, seatOf, tableOf } from '../table/testing'
import { TableState } from '../table/tableState.svelte'
import ReplayBar from './ReplayBar.svelte'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  table: vi.fn(),
  backdrop: vi.fn(),
  log: vi.fn(),
  moment: vi.fn(),
  analysis: vi.fn(),
}))
vi.mock('../words/words.svelte', async (original) => ({
  ...(await original<object>()),
  loadGameWords: () => Promise.resolve(),
}))

const entries = [1, 2, 3, 4].map((sequence) =>
  entryOf(sequence, { kind: sequence === 1 ? 'start' : 'action', ends: sequence === 3 ? 'turn' : '' }),
)
const onanalysis = vi.fn()
let page: TableState
let close: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  replace('/table/tableid')
  vi.mocked(api.table).mockResolvedValue(tableOf([seatOf(0, { mine: true }), seatOf(1)]))
  vi.mocked(api.backdrop).mockResolvedValue(emptyBackdrop)
  vi.mocked(api.log).mockResolvedValue({ entries })
  vi.mocked(api.moment).mockImplementation((_, at, seat) => Promise.resolve(momentOf(at, sceneOf(seat ?? -4, 1))))
})
afterEach(() => {
  cleanup()
  close()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  replace('/')
})

async function open(more: Partial<Moment> = {}): Promise<void> {
  page = new TableState('tableid')
  close = page.open()
  await vi.advanceTimersByTimeAsync(0)
  FakeSocket.newest.answers()
  FakeSocket.newest.says(momentOf(4, sceneOf(0, 0), more))
  await vi.advanceTimersByTimeAsync(0)
  page.replaying = true
  render(ReplayBar, { state: page, onanalysis })
}
const settle = async (): Promise<void> => {
  flushSync()
  await vi.advanceTimersByTimeAsync(600)
}
const slider = () => screen.getByTestId<HTMLInputElement>('replay-slider')

describe('the slider', () => {
  it('has a value for every step, and describes it', async () => {
    await open()
    expect([slider().min, slider().max, slider().value]).toEqual(['0', '3', '3'])
    slider().value = '1'
    await fireEvent.input(slider())
    expect(page.replayPoint).toEqual({ at: 2, seat: 0 })
    expect(slider().getAttribute('aria-valuetext')).toContain('Step 2 of 4')
  })

  it('plays and stops with the space bar', async () => {
    await open()
    await fireEvent.keyDown(slider(), { key: ' ' })
    expect(screen.getByTestId('replay-play').getAttribute('aria-label')).toBe('Pause')
    await fireEvent.keyDown(slider(), { key: ' ' })
    expect(screen.getByTestId('replay-play').getAttribute('aria-label')).toBe('Play')
  })
})

describe('the arrow keys', () => {
  const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key })

  it('step through the game wherever the focus is', async () => {
    await open()
    await press('ArrowLeft')
    expect(page.replayPoint?.at).toBe(3)
    await press('ArrowLeft', slider())
    expect(page.replayPoint?.at).toBe(2)
    await press('ArrowRight', screen.getByTestId('replay-play'))
    expect(page.replayPoint?.at).toBe(3)
    await press('ArrowLeft', screen.getByTestId('replay-speed'))
    expect(page.replayPoint?.at, 'a list has its own arrow keys').toBe(3)
  })

  it('move between places of the board at the current position only', async () => {
    await open()
    const place = document.body.appendChild(document.createElement('button'))
    place.dataset['place'] = 'post:1'
    await press('ArrowLeft', place)
    expect(page.replayPoint).toBeNull()
    page.showPosition(2)
    await press('ArrowLeft', place)
    expect(page.replayPoint?.at).toBe(1)
    place.remove()
  })

  it('step by turn', async () => {
    await open()
    await fireEvent.change(screen.getByTestId('replay-unit'), { target: { value: 'turn' } })
    const seen = []
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
      await press(key)
      seen.push(page.replayPoint?.at)
    }
    expect(seen).toEqual([3, 1, 3, undefined])
    expect(screen.getByTestId('replay-back').title).toBe('Previous turn')
  })
})

it('plays at once when it is asked to replay from an entry', async () => {
  await open()
  page.replayFrom(2)
  await settle()
  expect(screen.getByTestId('replay-play').getAttribute('aria-label')).toBe('Pause')
  await vi.advanceTimersByTimeAsync(3_000)
  expect([page.replayPoint, page.recapping]).toEqual([null, false])
})

describe('the address', () => {
  it('names the position, and only the table at the current one', async () => {
    await open()
    page.showPosition(2)
    await settle()
    expect(location.pathname + location.search).toBe('/table/tableid?at=2')
    page.closeReplay()
    await settle()
    expect(location.pathname + location.search).toBe('/table/tableid')
  })

  it('names the view if all views are open', async () => {
    await open({ opened: true, over: true })
    await fireEvent.change(screen.getByTestId('replay-eyes'), { target: { value: '1' } })
    await settle()
    expect(location.search).toBe('?at=4&seat=1')
    expect(page.seen?.viewer).toBe(1)
  })
})

it('offers no other views while the game runs', async () => {
  await open()
  expect(screen.queryByTestId('replay-eyes')).toBeNull()
})

describe('continuing elsewhere', () => {
  const [others, hidden] = ['server-others-play', 'server-still-hidden'] // message ids of the server

  async function press(): Promise<HTMLElement> {
    const button = screen.getByTestId('replay-continue')
    await fireEvent.click(button)
    return button
  }

  it('is offered if possible', async () => {
    await open()
    expect((await press()).getAttribute('aria-disabled')).toBe('false')
    expect(screen.queryByTestId('continue')).not.toBeNull()
  })

  it.each([
    ['while others play', { others_play: true }, { known: true }, others],
    ['while something is hidden', {}, { known: false }, hidden],
    ['of both it says the first', { others_play: true }, { known: false }, others],
  ])('is not offered %s, and the reason is given', async (_, form, moment, why) => {
    vi.mocked(api.table).mockResolvedValue(tableOf([seatOf(0, { mine: true }), seatOf(1)], form))
    await open(moment)
    const button = await press()
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', why])
    expect(screen.queryByTestId('continue')).toBeNull()
    expect(toasts.shown.at(-1)?.text).toBe(why)
  })

  it('is offered as soon as the others have left', async () => {
    const seats = [seatOf(0, { mine: true }), seatOf(1)]
    vi.mocked(api.table).mockResolvedValue(tableOf(seats, { others_play: true }))
    await open()
    FakeSocket.newest.says({ type: 'table', table: tableOf(seats, { others_play: false }) })
    await settle()
    expect((await press()).getAttribute('aria-disabled')).toBe('false')
  })

  it('is offered as soon as the game has ended, even for a position loaded before', async () => {
    vi.mocked(api.moment).mockImplementation((_, at) => Promise.resolve(momentOf(at, sceneOf(0, 1), { known: false })))
    await open({ known: false })
    page.showPosition(2)
    await settle()
    expect((await press()).getAttribute('aria-disabled')).toBe('true')
    FakeSocket.newest.says(momentOf(5, sceneOf(0, -1), { opened: true, over: true }))
    await settle()
    expect([page.seen?.sequence, page.seen?.known]).toEqual([2, false])
    expect((await press()).getAttribute('aria-disabled')).toBe('false')
  })
})

it('does not step beyond the ends', async () => {
  await open()
  await fireEvent.click(screen.getByTestId('replay-forward'))
  expect(page.replayPoint).toBeNull()
  await fireEvent.click(screen.getByTestId('replay-first'))
  await fireEvent.click(screen.getByTestId('replay-back'))
  expect(page.replayPoint?.at).toBe(1)
})

describe('the analysis', () => {
  it('is for finished games', async () => {
    await open()
    expect(screen.queryByTestId('replay-analyse')).toBeNull()
  })

  it('shows the cost of each step', async () => {
    await open({ opened: true, over: true })
    const decisions = [judgedOf(2, 0, 0.2, [0.5, 0.5]), judgedOf(3, 1, 0), judgedOf(4, 0, 0)]
    vi.mocked(api.analysis).mockResolvedValue({ done: true, total: 3, decisions })
    await fireEvent.click(screen.getByTestId('replay-analyse'))
    await settle()
    expect(onanalysis).toHaveBeenCalled()
    expect(screen.getByTestId('judged').dataset.cost).toBe('0')
    page.showPosition(2)
    await settle()
    expect(screen.getByTestId('judged').textContent).toMatch(/Cost 20.*better2/s)
    page.showPosition(1)
    await settle()
    expect(screen.queryByTestId('judged')).toBeNull()
  })
})
