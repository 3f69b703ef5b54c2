import { expect, test } from 'vitest'
import { TurnSignal } from './turnSignal'

test('signals once for each turn', () => {
  const turn = new TurnSignal()
  expect(turn.shouldSignal(false, true)).toBe(false)
  expect(turn.shouldSignal(true, true)).toBe(true)
  expect(turn.shouldSignal(true, true)).toBe(false)
  expect(turn.shouldSignal(false, true)).toBe(false)
  expect(turn.shouldSignal(true, true)).toBe(true)
})

test('ignores a turn that began before the page was opened', () => {
  const turn = new TurnSignal()
  expect(turn.shouldSignal(true, true)).toBe(false)
  expect(turn.shouldSignal(true, true)).toBe(false)
})

test('waits until the moves before the turn have been shown', () => {
  const turn = new TurnSignal()
  turn.shouldSignal(false, true)
  expect(turn.shouldSignal(true, false)).toBe(false)
  expect(turn.shouldSignal(true, true)).toBe(true)
})
