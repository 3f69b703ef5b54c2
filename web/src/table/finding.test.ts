import { expect, test } from 'vitest'
import { finds } from './finding'

test('finds every word, ignoring case and accents', () => {
  expect(finds('lubeck', 'Place a trader on Hamburg-Lübeck 2')).toBe(true)
  expect(finds('LÜBECK trader', 'Place a trader on Hamburg-Lübeck 2')).toBe(true)
  expect(finds('  ', 'anything')).toBe(true)
  expect(finds('lübeck merchant', 'Place a trader on Hamburg-Lübeck 2')).toBe(false)
})
