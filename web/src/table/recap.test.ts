import { expect, it } from 'vitest'
import type { EntryForm } from '../api/forms'
import { placesOf, recapOf, turnsOf, wasAway } from './recap'
import { entryOf } from './testing'

const moved = (source: string | null, target: string | null): EntryForm['events'][number] => ({
  what: 'moved',
  rule: 'A1',
  seat: 1,
  args: {},
  source,
  target,
  moves: [],
})
const done = (sequence: number, seat: number, events: EntryForm['events'] = []) =>
  entryOf(sequence, { seat, by: seat === 0 ? 'person' : 'bot', events })
const me = new Set([0])

it('lists what others did after my last action, without what was undone', () => {
  const entries = [done(1, 1), done(2, 0), done(3, 1), done(4, 2), entryOf(5, { kind: 'undo', seat: 2, undone: [4] })]
  const recap = recapOf([...entries, done(6, 2)], me)
  expect(recap.after).toBe(2)
  expect(recap.entries.map(({ sequence }) => sequence)).toEqual([3, 6])
})

it('is grouped by turn, and only the heading announces a turn', () => {
  const event = (what: string, seat: number) => ({ ...moved(null, null), what: `pfeffersaecke-${what}`, seat })
  const entries = [
    done(1, 0, [event('turn', 1)]),
    done(2, 1, [event('branch', 1), event('turn', 2)]),
    done(3, 2, [event('enter', 2)]),
    done(4, 2, [event('branch', 2), event('turn', 0), event('return', 0)]),
  ]
  const turns = turnsOf(recapOf(entries, me), 0)
  const named = turns.map(({ seat, entries: inside }) => [
    seat,
    inside.flatMap(({ events }) => events.map((one) => one.what)),
  ])
  expect(named).toEqual([
    [1, ['pfeffersaecke-branch']],
    [2, ['pfeffersaecke-enter', 'pfeffersaecke-branch']],
  ])
})

it('begins with the game if I have not acted, and is empty after my action and for spectators', () => {
  const elsewhere = { ...done(1, 1), by: 'table' as const }
  expect(recapOf([elsewhere, done(2, 2)], me).entries).toHaveLength(1)
  expect(recapOf([done(1, 1), done(2, 2)], me)).toMatchObject({ after: null, entries: [{}, {}] })
  expect(recapOf([done(1, 1), done(2, 0)], me).entries).toEqual([])
  expect(recapOf([done(1, 1)], new Set()).entries).toEqual([])
})

it('marks where something was last put or taken away', () => {
  const entries = [
    done(1, 1, [moved('supply', 'post:1'), moved('supply', 'post:2')]),
    done(2, 2, [moved('post:1', 'post:3')]),
  ]
  const places = placesOf(recapOf(entries, me))
  expect(Object.fromEntries(places)).toEqual({
    supply: { seat: 1, left: true },
    'post:1': { seat: 2, left: true },
    'post:2': { seat: 1, left: false },
    'post:3': { seat: 2, left: false },
  })
})

it('is due after an hour without an action of mine', () => {
  const at = '2026-05-01T10:00:00Z'
  const later = (minutes: number) => Date.parse(at) + minutes * 60_000
  const entries = [{ ...done(1, 0), at }, done(2, 1)]
  expect([59, 60].map((minutes) => wasAway(recapOf(entries, me), entries, later(minutes)))).toEqual([false, true])
  expect(wasAway(recapOf(entries.slice(0, 1), me), entries, later(600))).toBe(false)
  const missed = [{ ...done(1, 1), at }]
  expect(wasAway(recapOf(missed, me), missed, later(61))).toBe(true)
})
