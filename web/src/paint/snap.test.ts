import { expect, test } from 'vitest'
import { snap, type Target } from './snap'

const at = (place: string, x: number, y: number, size = 24): Target => ({ place, x, y, size })
const lit = [at('one', 100, 100), at('two', 130, 100), at('route', 115, 100, 200)]

test('a tap beside a place finds it, within the reach of a finger', () => {
  expect(snap({ x: 100, y: 118 }, null, lit)).toBe('one')
  expect(snap({ x: 117, y: 104 }, null, lit)).toBe('two')
  expect(snap({ x: 100, y: 125 }, null, lit)).toBeNull()
})

test('of two places the one with the nearer middle is meant', () => {
  expect(snap({ x: 118, y: 100 }, at('one', 100, 100), lit)).toBe('two')
  expect(snap({ x: 112, y: 100 }, at('two', 130, 100), lit)).toBe('one')
})

test('a place under the finger is kept if nothing clickable is nearer', () => {
  const held = at('held', 112, 100)
  expect(snap({ x: 112, y: 100 }, held, lit)).toBe('held')
  expect(snap({ x: 112, y: 140 }, held, lit)).toBe('held')
})

test('a clickable place is preferred to another one at the edge of the finger', () => {
  expect(snap({ x: 104, y: 104 }, at('held', 112, 104), lit)).toBe('one')
})

test('a large place that can be clicked is not left for a small one', () => {
  expect(snap({ x: 105, y: 100 }, lit[2]!, lit)).toBe('route')
  expect(snap({ x: 105, y: 100 }, at('city', 105, 90, 90), lit)).toBe('one')
})
