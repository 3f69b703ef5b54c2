import { describe, expect, it } from 'vitest'
import type { EntryForm, EventForm } from '../api/forms'
import { lacking, linesOf, merged, shownOf, stepsOf, undoneOf } from './log'

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
    const said = (kind: EntryForm['kind']) => linesOf(entry(1, { kind }), speaker)[0]!.text.split(' ')[0]
    expect([said('takeover'), said('giveback')]).toEqual(['table-log-takeover', 'table-log-giveback'])
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
})
