import { expect, test } from 'vitest'
import { Turn } from './turn'

test('one is called once for each turn', () => {
  const turn = new Turn()
  expect(turn.calls(false, true)).toBe(false)
  expect(turn.calls(true, true)).toBe(true)
  expect(turn.calls(true, true)).toBe(false)
  expect(turn.calls(false, true)).toBe(false)
  expect(turn.calls(true, true)).toBe(true)
})

test('a turn that was there before the page calls nobody', () => {
  const turn = new Turn()
  expect(turn.calls(true, true)).toBe(false)
  expect(turn.calls(true, true)).toBe(false)
})

test('the call waits until what led to the turn was shown', () => {
  const turn = new Turn()
  turn.calls(false, true)
  expect(turn.calls(true, false)).toBe(false)
  expect(turn.calls(true, true)).toBe(true)
})
