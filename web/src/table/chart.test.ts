import { describe, expect, it } from 'vitest'
import { apart, momentAt, momentOf, scales, signed, slopes, softened, stairs, ticks } from './chart'

describe('the chart', () => {
  it('has round grid values that cover the range', () => {
    expect(ticks(0, 0)).toEqual([0, 1])
    expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8])
    expect(ticks(3, 48)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticks(-3, 10)).toEqual([-5, 0, 5, 10])
  })

  it('places the first position left, the last right, and higher scores higher', () => {
    const { across, up } = scales({ left: 10, top: 5, width: 100, height: 50 }, 11, [0, 10])
    expect([across(0), across(10)]).toEqual([10, 110])
    expect([up(0), up(10)]).toEqual([55, 5])
  })

  it('finds the position at a point, and the point of a position', () => {
    const frame = { left: 10, top: 5, width: 100, height: 50 }
    const { across } = scales(frame, 11, [0, 10])
    expect([0, 4, 10].map((moment) => momentAt(frame, 11, across(moment) + 3))).toEqual([0, 4, 10])
    expect([momentAt(frame, 11, -50), momentAt(frame, 11, 500), momentAt(frame, 1, 60)]).toEqual([0, 10, 0])
  })

  it('marks the last position up to the current entry', () => {
    const moments = [1, 2, 6].map((sequence) => ({ sequence }))
    expect([0, 1, 5, 6, 9].map((sequence) => momentOf(moments, sequence))).toEqual([-1, 0, 1, 2, 2])
  })

  it('draws only changes of a step line', () => {
    const line = stairs(
      [0, 0, 3, 3, 1, 1],
      (at) => at * 10,
      (points) => 10 - points,
    )
    expect(line).toBe('M0 10H20V7H40V9H50')
    expect(
      stairs(
        [2],
        (at) => at,
        (points) => points,
      ),
    ).toBe('M0 2')
  })

  it('draws lines from value to value', () => {
    const scale = { across: (at: number) => at * 10, up: (value: number) => 10 - value }
    expect(slopes([0, 3, 3.14], scale)).toBe('M0 10L10 7L20 6.9')
  })

  it('smooths a line but keeps its last value', () => {
    expect(softened([0, 6, 0, 9, 10], 1)).toEqual([3, 2, 5, 19 / 3, 10])
    expect(softened([0, 6, 10], 0)).toEqual([0, 6, 10])
    expect(softened([], 3)).toEqual([])
  })

  it('places the signs of each line at different positions', () => {
    expect([signed(101, 0, 2, 2), signed(101, 1, 2, 2)]).toEqual([
      [13, 63],
      [38, 88],
    ])
    expect(signed(1, 0, 3, 2)).toEqual([0])
  })

  it('moves signs apart and keeps their order', () => {
    expect(apart([10, 50], 20)).toEqual([10, 50])
    expect(apart([50, 50], 20)).toEqual([40, 60])
    const moved = apart([100, 10, 98, 99], 10)
    expect(moved[1]).toBe(10)
    expect([...moved].sort((a, b) => a - b)).toEqual([10, 89, 99, 109])
    expect(moved[2]).toBeLessThan(moved[3]!)
    expect(apart([100, 50, 100, 100], 20, 110)).toEqual([70, 50, 90, 110])
  })
})
