import { expect, test } from 'vitest'
import { matches } from './textSearch'

test('finds every word, ignoring case and accents', () => {
  expect(matches('lubeck', 'Place a trader on Hamburg-Lübeck 2')).toBe(true)
  expect(matches('LÜBECK trader', 'Place a trader on Hamburg-Lübeck 2')).toBe(true)
  expect(matches('  ', 'anything')).toBe(true)
  expect(matches('lübeck merchant', 'Place a trader on Hamburg-Lübeck 2')).toBe(false)
})
