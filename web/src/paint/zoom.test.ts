import { expect, test } from 'vitest'
import { freest, kept, moved, shown, whole, zoomed, type Box } from './zoom'

const zone = { width: 1000, height: 500 }
const wide = { width: 800, height: 600 }
const all = whole(wide, zone)

test('the whole zone is centred in its window', () => {
  expect(all).toEqual({ x: 0, y: 100, scale: 0.8 })
  expect(whole({ width: 3000, height: 500 }, zone)).toEqual({ x: 1000, y: 0, scale: 1 })
})

test('zooming keeps the point under the pointer', () => {
  const at = { x: 300, y: 320 }
  const close = zoomed(all, 3, at, wide, zone)
  expect(close.scale).toBeCloseTo(2.4)
  expect((at.x - close.x) / close.scale).toBeCloseTo((at.x - all.x) / all.scale)
  expect((at.y - close.y) / close.scale).toBeCloseTo((at.y - all.y) / all.scale)
})

test('zooms out to the whole zone, and in up to a limit', () => {
  const close = zoomed(all, 2, { x: 0, y: 0 }, wide, zone)
  expect(zoomed(close, 0.01, { x: 500, y: 10 }, wide, zone)).toEqual(all)
  expect(zoomed(all, 1000, { x: 0, y: 0 }, wide, zone).scale).toBeCloseTo(all.scale * 6)
})

test('moving stops at the edges', () => {
  const close = zoomed(all, 2, { x: 400, y: 300 }, wide, zone)
  expect(moved(close, { x: 9999, y: 9999 }, wide, zone)).toEqual({ x: 0, y: 0, scale: 1.6 })
  expect(moved(close, { x: -9999, y: -9999 }, wide, zone)).toEqual({ x: 800 - 1600, y: 600 - 800, scale: 1.6 })
  expect(moved(all, { x: 50, y: 50 }, wide, zone)).toEqual(all)
})

test('a smaller window keeps its zone in view', () => {
  const close = zoomed(all, 2, { x: 800, y: 600 }, wide, zone)
  const narrow = { width: 400, height: 300 }
  const after = kept(close, narrow, zone)
  expect(after.x).toBeLessThanOrEqual(0)
  expect(after.x + zone.width * after.scale).toBeGreaterThanOrEqual(narrow.width)
})

test('scrolls into view by as little as needed', () => {
  const close = zoomed(all, 4, { x: 0, y: 100 }, wide, zone)
  const box = { x: 900, y: 400, width: 20, height: 20 }
  const after = shown(close, box, wide, zone, 40)
  expect(after.scale).toBe(close.scale)
  expect(after.x + (box.x + box.width) * after.scale).toBeCloseTo(wide.width - 40)
  const seen = { x: (100 - after.x) / after.scale, y: (100 - after.y) / after.scale, width: 5, height: 5 }
  expect(shown(after, seen, wide, zone, 40)).toEqual(after)
})

test('the freest corner hides the fewest boxes; the usual one wins ties', () => {
  const box = (x: number, y: number) => ({ x, y, width: 20, height: 20 })
  const fitting = { width: 500, height: 250 }
  const look = whole(fitting, zone)
  const at = (...boxes: Box[]) => freest(boxes, look, fitting, 40) // 80 units of the zone
  const [topLeft, topRight, bottomLeft, bottomRight] = [box(70, 70), box(910, 0), box(0, 470), box(930, 430)]
  expect(at()).toBe('bottom right')
  expect(at(box(899, 470), box(930, 399))).toBe('bottom right') // both boxes end where the corner begins
  expect(at(bottomRight)).toBe('bottom left')
  expect(at(bottomRight, bottomLeft)).toBe('top right')
  expect(at(bottomRight, bottomLeft, topRight)).toBe('top left')
  expect(at(bottomRight, bottomRight, bottomLeft, topRight, topLeft)).toBe('bottom left')
})

test('next to a zone smaller than its window, every corner is free', () => {
  expect(freest([{ x: 0, y: 0, ...zone }], all, wide, 90)).toBe('bottom right')
  expect(freest([{ x: 0, y: 0, width: 1000, height: 480 }], all, wide, 110)).toBe('bottom right') // ends 116 above
})
