import { expect, test } from 'vitest'
import { popoverPosition } from './popoverPosition'

const window = { width: 1000, height: 600 }
const size = { width: 200, height: 100 }

test('a popover appears below its anchor', () => {
  expect(popoverPosition({ x: 500, y: 300 }, size, window)).toEqual({ left: 400, top: 310 })
})

test('it appears above if there is no room below', () => {
  expect(popoverPosition({ x: 500, y: 550 }, size, window)).toEqual({ left: 400, top: 440 })
})

test('it never leaves the window', () => {
  expect(popoverPosition({ x: 5, y: 300 }, size, window).left).toBe(8)
  expect(popoverPosition({ x: 995, y: 300 }, size, window).left).toBe(792)
  expect(popoverPosition({ x: 500, y: 50 }, { width: 200, height: 580 }, window).top).toBe(12)
})

test('a popover above a place leaves the place visible', () => {
  const window = { width: 800, height: 600 }
  const at = { x: 400, y: 560, rise: 40 }
  expect(popoverPosition(at, { width: 100, height: 200 }, window).top).toBe(560 - 40 - 10 - 200)
})
