import { expect, test } from 'vitest'
import { arrow } from './arrow'

const box = (x: number, y: number, size = 20) => ({ x, y, width: size, height: size })

test('an arrow leads from the middle of one place to the edge of another', () => {
  expect(arrow(box(0, 0), box(100, 0))).toEqual({ line: 'M0,0L70,0', head: 'M90,0L70,9L70,-9Z' })
  expect(arrow(box(50, 80), box(50, 0))).toEqual({ line: 'M50,80L50,30', head: 'M50,10L59,30L41,30Z' })
})

test('an arrow between places close to each other still has a head', () => {
  expect(arrow(box(0, 0), box(10, 0))).toEqual({ line: 'M0,0L0,0', head: 'M5,0L0,9L0,-9Z' })
})
