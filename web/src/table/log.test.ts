import { describe, expect, it } from 'vitest'
import type { EntryForm, EventForm } from '../api/forms'
import { lacking, linesOf, merged, shownOf, stepsOf, stretchesOf, undoneOf } from './log'

const speaker = {
  say: (said: { id: string; args: Record<string, unknown> }) => `${said.id} ${JSON.stringify(said.args)}`,
  sayEvent: (event: EventForm) => `${event.what} of ${event.seat}`,
}
const event = (what: string, seat: number): EventForm => ({
  what,
  seat,
  rule: 'A1',
  args: {},
  source: null,
  target: null,
  moves: [],
})
const entry = (sequence: number, more: Partial<EntryForm> = {}): EntryForm => ({
  sequence,
  kind: 'action',
  seat: 0,
  by: 'person',
  events: [event('placed', 0)],
  at: '',
  undone: [],
  ends: '',
  level: null,
  left: null,
  gain: 0,
  ...more,
})

describe('the log', () => {
  it('has a line for every event, with its seat', () => {
    expect(linesOf(entry(1, { events: [event('claimed', 0), event('gained', 1)] }), speaker)).toEqual([
      { seat: 0, text: 'claimed of 0' },
      { seat: 1, text: 'gained of 1' },
    ])
    expect(linesOf(entry(2, { events: [] }), speaker)).toEqual([])
  })

  it('is grouped by turn, with undone moves and their undos apart', () => {
    const entries = [
      entry(1, { kind: 'start', seat: null }),
      entry(2),
      entry(3),
      entry(4),
      entry(5, { kind: 'undo', undone: [4] }),
      entry(6),
      entry(7, { kind: 'undo', undone: [6] }),
      entry(8),
      entry(9, { seat: 1 }),
    ]
    const short = stretchesOf(entries).map(({ seat, undone, entries: inside }) => [
      undone ? 'undone' : seat,
      inside.map(({ sequence }) => sequence),
    ])
    expect(short).toEqual([
      [null, [1]],
      [0, [2, 3]],
      ['undone', [4, 5, 6, 7]],
      [0, [8]],
      [1, [9]],
    ])
  })

  it('shows the beginning of a turn with that turn', () => {
    const ended = entry(1, { events: [event('ended', 0), event('turn', 1)] })
    const short = (all: EntryForm[], actor: number | null) =>
      stretchesOf(all, actor).map(({ seat, entries }) => [
        seat,
        entries.flatMap(({ events }) => events.map((one) => one.what)),
      ])
    expect(short([ended, entry(2, { seat: 1 })], 1)).toEqual([
      [0, ['ended']],
      [1, ['turn', 'placed']],
    ])
    expect(short([ended], 1)).toEqual([
      [0, ['ended']],
      [1, ['turn']],
    ])
    expect(short([ended], 0), 'what a move gives to others stays with it').toEqual([[0, ['ended', 'turn']]])
  })

  it('marks what was undone, and reports the undo', () => {
    const undo = entry(3, { kind: 'undo', events: [], undone: [1, 2] })
    expect(undoneOf([entry(1), entry(2), undo])).toEqual(new Set([1, 2]))
    expect(linesOf(undo, speaker)).toEqual([{ seat: 0, text: 'table-log-undo {"seat":0,"steps":2}' }])
  })

  it('leaves out entries that are not shown yet', () => {
    const shown = shownOf([entry(1), entry(2), entry(3, { kind: 'undo', events: [], undone: [2] })], 2)
    expect(shown.map((one) => one.sequence)).toEqual([1, 2])
    expect(undoneOf(shown)).toEqual(new Set())
  })

  it('reports when a bot takes over', () => {
    const said = (more: Partial<EntryForm>) => linesOf(entry(1, more), speaker)[0]!.text.split(' ')[0]
    expect(said({ kind: 'takeover' })).toBe('table-log-takeover')
    expect(said({ kind: 'giveback' })).toBe('table-log-giveback')
    expect(said({ kind: 'takeover', by: 'bot' })).toBe('table-log-replaced')
  })

  it('merges entries without duplicates', () => {
    expect(merged([entry(1), entry(3)], [entry(2), entry(3)]).map((one) => one.sequence)).toEqual([1, 2, 3])
  })

  it('knows when entries are missing', () => {
    expect(lacking([entry(1), entry(2), entry(4)], 2)).toBe(false)
    expect(lacking([entry(1), entry(2), entry(4)], 4)).toBe(true)
    expect(lacking([], 0)).toBe(false)
  })
})

describe('the steps of a replay', () => {
  it('are the actions that were not undone', () => {
    const entries = [
      entry(1, { kind: 'start' }),
      entry(2),
      entry(3),
      entry(4, { kind: 'takeover' }),
      entry(5, { kind: 'undo', undone: [2, 3] }),
      entry(6),
    ]
    expect(stepsOf(entries)).toEqual([1, 6])
    expect(stepsOf(entries.slice(0, 4))).toEqual([1, 2, 3])
  })

  it('can be those that complete a turn or a round, with the newest', () => {
    const ends = ['', '', 'turn', '', 'round', 'turn', ''] as const
    const entries = ends.map((one, at) => entry(at + 1, { kind: at ? 'action' : 'start', ends: one }))
    expect(stepsOf(entries, 'turn')).toEqual([1, 3, 5, 6, 7])
    expect(stepsOf(entries, 'round')).toEqual([1, 5, 7])
  })
})
