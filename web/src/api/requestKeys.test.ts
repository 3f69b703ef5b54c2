import { expect, test } from 'vitest'
import { requestKeys } from './requestKeys'

test('the same request keeps its key, a different one gets a new key', () => {
  const keyOf = requestKeys()
  const first = keyOf({ seats: 3 })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ seats: 3 })).toBe(first)
  const second = keyOf({ seats: 4 })
  expect(second).not.toBe(first)
  expect(keyOf({ seats: 4 })).toBe(second)
  expect(keyOf({ seats: 3 })).not.toBe(first)
})

test('two pages get different keys for the same request', () => {
  expect(requestKeys()('a table')).not.toBe(requestKeys()('a table'))
})
