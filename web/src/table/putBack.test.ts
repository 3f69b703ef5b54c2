import { expect, it } from 'vitest'
import type { EntryForm } from '../api/forms'
import { entryOf, momentOf, sceneOf } from './testing'
import { pickedUpFrom, wasJustEmptied } from './putBack'

type Move = [string | null, string | null]

const event = ([source, target]: Move, moves: [string, string][] = []) => ({
  what: 'moved',
  rule: 'A1',
  seat: 0,
  args: {},
  source,
  target,
  moves,
})
const after = (events: EntryForm['events'], more: Partial<EntryForm> = {}, lying: string[] = []) => {
  const sprites = lying.map((place) => ({ place, symbol: 'cube', name: { id: 'piece', args: {} }, owner: 0 }))
  return momentOf(3, { ...sceneOf(0, 0), sprites }, { entry: entryOf(3, { events, ...more }) })
}

it('is true for the place that one piece left, with or without a target', () => {
  for (const to of ['hand', null]) {
    const moment = after([event([null, null]), event(['post', to])])
    expect(wasJustEmptied(moment, 'post')).toBe(true)
    expect(wasJustEmptied(moment, 'hand')).toBe(false)
  }
})

it('is false if more was moved, or the place is occupied again', () => {
  expect(wasJustEmptied(after([event(['post', 'stock'], [['other', 'stock']])]), 'post')).toBe(false)
  expect(wasJustEmptied(after([event(['post', 'stock']), event(['other', 'stock'])]), 'post')).toBe(false)
  expect(wasJustEmptied(after([event(['post', 'hand'])], {}, ['post']), 'post')).toBe(false)
  expect(wasJustEmptied(after([]), 'post')).toBe(false)
})

it('is false for the actions of others, and for undone ones', () => {
  const events = [event(['post', 'hand'])]
  expect(wasJustEmptied(after(events, { seat: 1 }), 'post')).toBe(false)
  expect(wasJustEmptied(after(events, { by: 'bot' }), 'post')).toBe(false)
  expect(wasJustEmptied(after(events, { kind: 'undo' }), 'post')).toBe(false)
})

it('finds the place of a piece taken into the hand, and of nothing else', () => {
  expect(pickedUpFrom(after([event(['post', 'hand:0'])]))).toBe('post')
  expect(pickedUpFrom(after([event(['post', 'stock:0'])]))).toBeNull()
  expect(pickedUpFrom(after([event(['post', 'hand:1'])]))).toBeNull()
  expect(pickedUpFrom(after([event(['post', 'hand:0'])], { by: 'bot' }))).toBeNull()
  expect(pickedUpFrom(after([]))).toBeNull()
})
