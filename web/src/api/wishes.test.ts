import { expect, test } from 'vitest'
import { wishes } from './wishes'

test('the same wish has the same key, another one a new key', () => {
  const keyOf = wishes()
  const first = keyOf({ seats: 3 })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ seats: 3 })).toBe(first)
  const second = keyOf({ seats: 4 })
  expect(second).not.toBe(first)
  expect(keyOf({ seats: 4 })).toBe(second)
  expect(keyOf({ seats: 3 })).not.toBe(first)
})

test('two who wish the same have different keys', () => {
  expect(wishes()('a table')).not.toBe(wishes()('a table'))
})
