import { expect, test } from 'vitest'
import { curve } from './curves'
import type { Point } from './types'

const points: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 20],
]

test('a straight line goes from point to point', () => {
  expect(curve({ points })).toBe('M0,0L10,0L10,10L0,20')
  expect(curve({ points }, true)).toBe('M0,0L10,0L10,10L0,20Z')
})

test('a smooth line goes through all points', () => {
  const open = 'M0,0C1.7,0 8.3,-1.7 10,0C11.7,1.7 11.7,6.7 10,10C8.3,13.3 1.7,18.3 0,20'
  expect(curve({ points, smooth: true })).toBe(open)
  expect(curve({ points, smooth: true }, true)).toMatch(/^M0,0C.* 10,0C.* 10,10C.* 0,20C.* 0,0Z$/)
})

test('two points are joined by a straight line', () => {
  expect(curve({ points: points.slice(0, 2), smooth: true })).toBe('M0,0L10,0')
})
