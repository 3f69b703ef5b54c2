import { expect, test } from 'vitest'
import { stepFrom } from './steps'

const stops = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 10, y: 0 },
  { id: 'c', x: 20, y: 1 },
  { id: 'd', x: 12, y: 30 },
]
const to = (from: string, key: string) => stepFrom(stops, from, key)?.id

test('arrows move to the nearest place in their direction', () => {
  expect(to('a', 'ArrowRight')).toBe('b')
  expect(to('b', 'ArrowRight')).toBe('c')
  expect(to('b', 'ArrowLeft')).toBe('a')
  expect(to('b', 'ArrowDown')).toBe('d')
  expect(to('d', 'ArrowUp')).toBe('b')
  expect(to('a', 'ArrowLeft')).toBeUndefined()
})

test('page keys cycle through all places', () => {
  const way = ['a']
  while (way.length <= stops.length) way.push(to(way.at(-1)!, 'PageDown')!)
  expect(way).toEqual(['a', 'b', 'c', 'd', 'a'])
  expect(to('a', 'PageUp')).toBe('d')
  expect(to('c', 'PageUp')).toBe('b')
  expect(to('c', 'Home')).toBe('a')
  expect(to('b', 'End')).toBe('d')
})

test('other keys, and places that are not clickable, move nowhere', () => {
  expect(to('a', 'x')).toBeUndefined()
  expect(to('nowhere', 'ArrowRight')).toBeUndefined()
})
