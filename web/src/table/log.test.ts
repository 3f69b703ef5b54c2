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
  it('has a line for every event, with the seat it is about', () => {
    expect(linesOf(entry(1, { events: [event('claimed', 0), event('gained', 1)] }), speaker)).toEqual([
      { seat: 0, text: 'claimed of 0' },
      { seat: 1, text: 'gained of 1' },
    ])
    expect(linesOf(entry(2, { events: [] }), speaker)).toEqual([])
  })

  it('marks what was taken back, and says so', () => {
    const undo = entry(3, { kind: 'undo', events: [], undone: [1, 2] })
    expect(undoneOf([entry(1), entry(2), undo])).toEqual(new Set([1, 2]))
    expect(linesOf(undo, speaker)).toEqual([{ seat: 0, text: 'table-log-undo {"seat":0,"steps":2}' }])
  })

  it('tells nothing of what is not shown yet', () => {
    const shown = shownOf([entry(1), entry(2), entry(3, { kind: 'undo', events: [], undone: [2] })], 2)
    expect(shown.map((one) => one.sequence)).toEqual([1, 2])
    expect(undoneOf(shown)).toEqual(new Set())
  })

  it('says who stands in', () => {
    const said = (kind: EntryForm['kind']) => linesOf(entry(1, { kind }), speaker)[0]!.text.split(' ')[0]
    expect([said('takeover'), said('giveback')]).toEqual(['table-log-takeover', 'table-log-giveback'])
  })

  it('puts entries together without doubling them', () => {
    expect(merged([entry(1), entry(3)], [entry(2), entry(3)]).map((one) => one.sequence)).toEqual([1, 2, 3])
  })

  it('knows when something is missing', () => {
    expect(lacking([entry(1), entry(2), entry(4)], 2)).toBe(false)
    expect(lacking([entry(1), entry(2), entry(4)], 4)).toBe(true)
    expect(lacking([], 0)).toBe(false)
  })
})

describe('what one steps through', () => {
  it('is what happened and was not taken back', () => {
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
