import { expect, test } from 'vitest'
import { fitted, widthOf } from './lettering'

test('text that fits is left alone', () => {
  expect(fitted('Town', 12, 200, 8)).toEqual({ text: 'Town', size: 12 })
})

test('wide text gets smaller', () => {
  const wide = widthOf('A long name', 12)
  const found = fitted('A long name', 12, wide * 0.8, 8)
  expect(found.text).toBe('A long name')
  expect(found.size).toBeCloseTo(12 * 0.8)
})

test('text that is still too wide is cut, and never wider than its room', () => {
  const name = 'A name of forty letters, as people like it'
  for (const room of [120, 60, 20]) {
    const found = fitted(name, 12, room, 10)
    expect(found.size).toBe(10)
    expect(found.text.endsWith('…')).toBe(true)
    expect(widthOf(found.text, found.size)).toBeLessThanOrEqual(room)
  }
})

test('a character of several code units is cut as a whole', () => {
  expect(fitted('🐈🐈🐈🐈🐈🐈', 12, 30, 12).text.replaceAll('🐈', '')).toBe('…')
})
