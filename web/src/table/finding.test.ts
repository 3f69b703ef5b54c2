import { expect, test } from 'vitest'
import { finds } from './finding'

test('every word is looked for, whatever the case and the marks on letters', () => {
  expect(finds('lubeck', 'Place a trader on Hamburg-Lübeck 2')).toBe(true)
  expect(finds('LÜBECK trader', 'Place a trader on Hamburg-Lübeck 2')).toBe(true)
  expect(finds('  ', 'anything')).toBe(true)
  expect(finds('lübeck merchant', 'Place a trader on Hamburg-Lübeck 2')).toBe(false)
})
