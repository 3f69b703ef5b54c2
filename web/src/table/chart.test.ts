import { describe, expect, it } from 'vitest'
import { apart, scales, stairs, ticks } from './chart'

describe('the chart', () => {
  it('has round marks that hold every value', () => {
    expect(ticks(0, 0)).toEqual([0, 1])
    expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8])
    expect(ticks(3, 48)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticks(-3, 10)).toEqual([-5, 0, 5, 10])
  })

  it('puts the first moment left and the last right, more points higher', () => {
    const { across, up } = scales({ left: 10, top: 5, width: 100, height: 50 }, 11, [0, 10])
    expect([across(0), across(10)]).toEqual([10, 110])
    expect([up(0), up(10)]).toEqual([55, 5])
  })

  it('draws only what changes', () => {
    const line = stairs([0, 0, 3, 3, 1, 1], (at) => at * 10, (points) => 10 - points)
    expect(line).toBe('M0 10H20V7H40V9H50')
    expect(stairs([2], (at) => at, (points) => points)).toBe('M0 2')
  })

  it('moves signs apart and keeps their order', () => {
    expect(apart([10, 50], 20)).toEqual([10, 50])
    expect(apart([50, 50], 20)).toEqual([40, 60])
    const moved = apart([100, 10, 98, 99], 10)
    expect(moved[1]).toBe(10)
    expect([...moved].sort((a, b) => a - b)).toEqual([10, 89, 99, 109])
    expect(moved[2]).toBeLessThan(moved[3]!)
  })
})
