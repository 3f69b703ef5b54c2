import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import { Refused } from '../api/errors'
import type { Backdrop, SeatForm, TableForm } from '../api/forms'
import { FakeSocket, choiceOf, emptyBackdrop, entryOf, momentOf, sceneOf, seatOf, tableOf } from './testing'
import type { Choice } from './choices'
import TablePage from './TablePage.svelte'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  table: vi.fn(),
  backdrop: vi.fn(),
  log: vi.fn(),
  act: vi.fn(),
  undo: vi.fn(),
  whyNot: vi.fn(),
}))
vi.mock('../words/words.svelte', async (original) => {
  const words = await original<typeof import('../words/words.svelte')>()
  // The game's messages are replaced by their ids.
  const say: typeof words.say = (said, args) => {
    const id = typeof said === 'string' ? said : said.id
    return words.knows(id) ? words.say(said, args) : id
  }
  return { ...words, say, loadGameWords: () => Promise.resolve() }
})

const place = (id: string, x: number) => ({
  id,
  zone: 'map',
  x,
  y: 50,
  width: 20,
  height: 20,
  shape: 'square',
  name: { id: `name of ${id}`, args: {} },
})
const board: Backdrop = {
  ...emptyBackdrop,
  zones: [{ id: 'map', role: 'map', title: { id: 'map', args: {} }, seat: null, width: 200, height: 100 }],
  places: [place('post:1', 20), place('post:2', 60), place('post:3', 100)],
}
const one = choiceOf('one', ['post:1'])
const two = [choiceOf('red', ['post:2']), choiceOf('green', ['post:2'])]
const end = choiceOf('endturn', [], { ask: { id: 'really?', args: {} } })

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  FakeSocket.all = []
  vi.mocked(api.backdrop).mockResolvedValue(board)
  vi.mocked(api.log).mockResolvedValue({ entries: [] })
  vi.mocked(api.act).mockResolvedValue({ sequence: 4 })
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

async function open(seats: SeatForm[], more: Partial<TableForm> = {}): Promise<void> {
  vi.mocked(api.table).mockResolvedValue(tableOf(seats, more))
  render(TablePage, { id: 'tableid' })
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1))
  FakeSocket.newest.answers()
}
const mine = [seatOf(0, { mine: true }), seatOf(1)]

async function says(...heard: unknown[]): Promise<void> {
  for (const each of heard) FakeSocket.newest.says(each)
  flushSync()
  await vi.waitFor(() => expect(document.querySelector('.play:not(.drawn)')).toBeNull(), 4_000)
}
const myTurn = (...choices: Choice[]) => momentOf(3, sceneOf(0, 0, choices))
const marked = () => [...document.querySelectorAll<SVGElement>('[data-picked]')].map((one) => one.dataset['place'])
const sent = () => vi.mocked(api.act).mock.calls.map(([, doing]) => doing.action)

async function click(place: string): Promise<void> {
  const element = document.querySelector(`[data-place="${place}"]`)
  expect(element).not.toBeNull()
  const at = { bubbles: true, clientX: 30, clientY: 30, button: 0, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  await fireEvent.pointerDown(element!, at)
  await fireEvent.pointerUp(element!, at)
  await fireEvent.click(element!, at)
  await tick()
}

describe('the page', () => {
  it('opens one socket, whatever it receives, and closes it when left', async () => {
    await open(mine)
    for (let sequence = 3; sequence < 12; sequence += 1) {
      const table = tableOf(mine, { sequence })
      await says({ type: 'table', table }, momentOf(sequence, sceneOf(0, sequence % 2, [one])))
    }
    expect(FakeSocket.all).toHaveLength(1)
    cleanup()
    expect(FakeSocket.used).toHaveLength(0)
  })

  it('reports that the table does not exist', async () => {
    const problem = { code: 'not-found', said: [], rule: null, sequence: null } as const
    vi.mocked(api.table).mockRejectedValue(new Refused(404, { ...problem, said: [] }))
    render(TablePage, { id: 'tableid' })
    await screen.findByTestId('missing')
    expect(FakeSocket.all).toHaveLength(0)
  })

  it('reports that the table was deleted', async () => {
    await open(mine)
    await says(myTurn(one), { type: 'gone' })
    screen.getByTestId('gone')
    expect(document.querySelector('[data-place]')).toBeNull()
  })

  it('shows a frozen table, with the reason and its record', async () => {
    const trouble = { id: 'live-differs', args: {} }
    await open(mine, { state: 'frozen', trouble })
    await says(myTurn())
    expect(screen.getByTestId('frozen-notice').textContent).toContain('live-differs')
    expect(screen.getByTestId('frozen-record')).toBeTruthy()
    expect(screen.queryByTestId('frozen')).toBeNull()
  })

  it('reports a frozen table that cannot be drawn', async () => {
    vi.mocked(api.backdrop).mockRejectedValue(
      new Refused(409, { code: 'frozen', said: [], rule: null, sequence: null }),
    )
    vi.mocked(api.table).mockResolvedValue(tableOf(mine, { state: 'frozen', trouble: { id: 'board-gone', args: {} } }))
    render(TablePage, { id: 'tableid' })
    expect(await screen.findByTestId('frozen')).toBeTruthy()
    expect(screen.getByTestId('frozen-notice').textContent).toContain('board-gone')
    expect(FakeSocket.all).toHaveLength(0)
  })

  it('marks my turn in its title', async () => {
    await open(mine)
    await says(myTurn(one))
    expect(document.title).toContain('●')
    await says(momentOf(4, sceneOf(0, 1)))
    expect(document.title).not.toContain('●')
  })
})

describe('a large board', () => {
  const places = Array.from({ length: 20 }, (_, number) => place(`post:${number}`, 20 * number))

  it('is drawn in several tasks, and shown when it is complete', async () => {
    vi.mocked(api.backdrop).mockResolvedValue({ ...board, places })
    await open(mine)
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 5))
    const steps: unknown[] = []
    const look = () => {
      const [number, drawn] = [document.querySelectorAll('[data-place]').length, document.querySelector('.play.drawn')]
      steps.push([number, drawn !== null, screen.getByTestId('table-page').dataset['ready']])
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    await says(myTurn(one))
    look()
    observer.disconnect()
    expect(steps).toContainEqual([6, false, 'no'])
    expect(steps.at(-1)).toEqual([20, true, 'yes'])
  })
})

describe('a click on the board', () => {
  beforeEach(() => open(mine))

  it('performs the action of a clickable place', async () => {
    await says(myTurn(one, ...two))
    await click('post:1')
    expect(sent()).toEqual(['one'])
  })

  it('opens a menu if several actions are possible', async () => {
    await says(myTurn(one, ...two))
    await click('post:2')
    const items = screen.getAllByTestId('chooser-item')
    expect(items.map((item) => item.dataset.action)).toEqual(['red', 'green'])
    expect(marked(), 'the place that it is about').toEqual(['post:2'])
    await fireEvent.click(items[1]!)
    expect(sent()).toEqual(['green'])
    expect(screen.queryByTestId('chooser')).toBeNull()
  })

  it('offers undo where a piece was just picked up', async () => {
    const lifted = { what: 'lifted', rule: 'A1', seat: 0, args: {}, source: 'post:1', target: 'desk', moves: [] }
    const undo = { step: 2, turn: null }
    const moment = momentOf(3, sceneOf(0, 0, [one, ...two]), { entry: entryOf(3, { events: [lifted] }), undo })
    vi.mocked(api.undo).mockResolvedValue({ sequence: 4 })
    await says(moment)
    await click('post:1')
    expect(screen.getAllByTestId('chooser-item').map((item) => item.dataset.action)).toEqual(['one'])
    await fireEvent.click(screen.getByTestId('chooser-back'))
    expect(sent()).toEqual([])
    expect(vi.mocked(api.undo).mock.calls[0]![1]).toMatchObject({ sequence: 3, to: 2 })
    await says({ ...moment, undo: { step: null, turn: null } })
    await click('post:2')
    expect(screen.queryByTestId('chooser-back'), 'elsewhere').toBeNull()
  })

  it('explains why nothing is allowed there', async () => {
    vi.mocked(api.whyNot).mockResolvedValue({
      refusals: [{ label: null, rule: 'A2', said: { id: 'it is taken', args: {} } }],
    })
    await says(myTurn(one))
    await click('post:3')
    expect(api.whyNot).toHaveBeenCalledWith('tableid', { seat: 0, path: ['post:3'] })
    const why = await screen.findByTestId('why-rule')
    expect(why.dataset.rule).toBe('A2')
    expect(screen.getByTestId('why').textContent).toContain('it is taken')
    expect(marked()).toEqual(['post:3'])
    expect(sent()).toEqual([])
  })

  it('explains whose turn it is', async () => {
    await says(momentOf(3, sceneOf(0, 1)))
    await click('post:3')
    expect(screen.getByTestId('why').textContent).toContain('P1')
    expect(api.whyNot).not.toHaveBeenCalled()
  })

  it('collects several places, and Escape cancels', async () => {
    const far = choiceOf('far', ['post:1', 'post:3'])
    await says(myTurn(far))
    await click('post:1')
    screen.getByTestId('cancel-path')
    expect(marked()).toEqual(['post:1'])
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByTestId('cancel-path')).toBeNull()
    expect(marked()).toEqual([])
    await click('post:1')
    await click('post:3')
    expect(sent()).toEqual(['far'])
  })
})

describe('a button', () => {
  it('asks for confirmation first if needed', async () => {
    await open(mine)
    await says(myTurn(one, end))
    await fireEvent.click(screen.getByTestId('action-button'))
    expect(sent()).toEqual([])
    await fireEvent.click(screen.getByTestId('confirm-no'))
    expect(screen.queryByTestId('confirm')).toBeNull()
    await fireEvent.click(screen.getByTestId('action-button'))
    await fireEvent.click(screen.getByTestId('confirm-yes'))
    expect(sent()).toEqual(['endturn'])
  })

  it('undoes as far as possible, and explains if it is not', async () => {
    vi.mocked(api.undo).mockResolvedValue({ sequence: 4 })
    await open(mine)
    await says(momentOf(3, sceneOf(0, 0, [one]), { undo: { step: 2, turn: null } }))
    expect(screen.getByTestId('reset').getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(screen.getByTestId('reset'))
    expect(api.undo).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByTestId('undo'))
    expect(vi.mocked(api.undo).mock.calls[0]![1]).toMatchObject({ sequence: 3, to: 2 })
  })
})

describe('the log', () => {
  it('strikes out what was undone', async () => {
    await open(mine)
    const event = { what: 'it happened', seat: 0, rule: 'A1', args: {}, source: null, target: null, moves: [] }
    await says(momentOf(1, sceneOf(0, 0, [one]), { entry: entryOf(1, { events: [event] }) }))
    await says(momentOf(2, sceneOf(0, 0, [one]), { entry: entryOf(2, { kind: 'undo', undone: [1] }) }))
    const lines = screen.getAllByTestId('log-line')
    expect(lines.map((line) => line.dataset.undone)).toEqual(['yes', 'no'])
  })
})

describe('one screen for two players', () => {
  it('hides everything until the other player is there', async () => {
    await open([seatOf(0, { mine: true }), seatOf(1, { mine: true })])
    await says(momentOf(3, sceneOf(-4, 1), { secret: true }))
    expect(screen.getByTestId('handover').dataset.seat).toBe('1')
    expect(document.querySelector('[data-place]')).toBeNull()
    expect(screen.queryByTestId('log')).toBeNull()
    await fireEvent.click(screen.getByTestId('handover-continue'))
    expect(FakeSocket.newest.sent.at(-1)).toEqual({ seat: 1, after: -1 })
    await says(momentOf(3, sceneOf(1, 1, [one]), { secret: true }))
    expect(screen.queryByTestId('handover')).toBeNull()
    expect(document.querySelector('[data-place="post:1"]')).not.toBeNull()
  })
})
