import { expect, test } from 'vitest'
import { labelLength } from './labelLength'

test('two lines are as even as possible', () => {
  expect(labelLength('End the turn')).toBe(7)
  expect(labelLength('Claim Warburg-Hamburg')).toBe(14)
})

test('text without a break has one line', () => {
  expect(labelLength('Done')).toBe(4)
  expect(labelLength('48\u00a0florins')).toBe(10)
})
