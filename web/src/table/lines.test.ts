import { expect, test } from 'vitest'
import { letters } from './lines'

test('two lines are as even as possible', () => {
  expect(letters('End the turn')).toBe(7)
  expect(letters('Claim Warburg-Hamburg')).toBe(14)
})

test('text without a break has one line', () => {
  expect(letters('Done')).toBe(4)
  expect(letters('48\u00a0florins')).toBe(10)
})
