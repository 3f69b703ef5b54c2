import { expect, test } from 'vitest'
import type { ClockForm } from '../api/forms'
import { clockOf, clockText, counted, figuresOf, onWeekend, vacationOf, warningBetween } from './clock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONDAY = 4 * DAY

function clock(times: Partial<NonNullable<ClockForm['now']>> = {}, more: Partial<ClockForm> = {}): ClockForm {
  const none = { timeouts: [0, 0], away: [0, 0], vacation: [0, 0], begun: 0, taken: [], paused: false }
  return {
    length: '60',
    bank: 6 * MINUTE,
    added: 23_000,
    cap: 12 * MINUTE,
    free: 2000,
    reply: 15_000,
    overtime: 30_000,
    back: MINUTE,
    weekends: false,
    at_timeout: 'bot',
    now: {
      left: [MINUTE, MINUTE],
      runs: 0,
      since: 1000,
      free: 2000,
      reply: false,
      overdue: false,
      proxy: false,
      ...none,
      ...times,
    },
    ...more,
  }
}

test('only the running clock runs, after its free time', () => {
  expect(clockOf(clock(), 0, 2000)).toEqual({ kind: 'free', left: MINUTE })
  expect(clockOf(clock(), 0, 13_000)).toEqual({ kind: 'runs', left: 50_000 })
  expect(clockOf(clock(), 1, 13_000)).toEqual({ kind: 'still', left: MINUTE })
  expect(clockOf(clock({ since: 50_000 }), 0, 13_000)).toEqual({ kind: 'free', left: MINUTE })
  expect(clockOf(clock({ paused: true }), 0, HOUR)).toEqual({ kind: 'still', left: MINUTE })
})

test('overtime follows, then the time is out', () => {
  expect(clockOf(clock(), 0, 3000 + MINUTE + 10_000)).toEqual({ kind: 'overtime', left: 20_000 })
  expect(clockOf(clock(), 0, 3000 + MINUTE + 30_001)).toEqual({ kind: 'out', left: 0 })
  expect(clockOf(clock({ overdue: true }), 0, 2000)).toEqual({ kind: 'out', left: 0 })
})

test('over days a reply has its own time', () => {
  const reply = clock({ reply: true, free: 2 * HOUR, since: 0 }, { length: 'brisk', overtime: 0 })
  expect(clockOf(reply, 0, HOUR)).toEqual({ kind: 'reply', left: HOUR })
})

test('weekends do not count if they are free', () => {
  expect(counted(MONDAY, MONDAY + 7 * DAY, true)).toBe(5 * DAY)
  expect(counted(MONDAY, MONDAY + 7 * DAY, false)).toBe(7 * DAY)
  expect(counted(MONDAY, 0, true)).toBe(0)
})

test('a table shows that its clocks stop on weekends', () => {
  const [free, usual] = [clock({}, { length: 'normal', weekends: true }), clock({}, { length: 'normal' })]
  expect([MONDAY, MONDAY + 4 * DAY, MONDAY + 5 * DAY, MONDAY + 6.9 * DAY].map((now) => onWeekend(free, now))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(onWeekend(usual, MONDAY + 5 * DAY)).toBe(false)
})

test('vacation is earned, and spent', () => {
  const days = clock({ vacation: [HOUR, 0] }, { length: 'normal' })
  expect(vacationOf(days, 0, 2 * DAY)).toBe(5 * HOUR)
  expect(vacationOf(days, 1, 2 * DAY)).toBe(6 * HOUR)
  expect(vacationOf(clock(), 0, 2 * DAY)).toBe(0)
})

test('the figures are those of the server', () => {
  expect(figuresOf('60', 4, 23)).toEqual({ bank: 6 * MINUTE, added: 23_000 })
  expect(figuresOf('45', 4, 500).added).toBe(5000)
})

test('times are written as on a clock, and rounded up', () => {
  expect([0, 1, 59_000, 247_000, HOUR + 4 * MINUTE, 2 * DAY + 4 * HOUR].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '0:59',
    '4:07',
    '1:04:00',
    '2d 4h',
  ])
})

test('a player is warned at 30 and 10 seconds and in overtime, once each', () => {
  const runs = (left: number) => ({ kind: 'runs', left }) as const
  expect(warningBetween(runs(31_000), runs(30_000))).toBe(30)
  expect(warningBetween(runs(30_000), runs(29_000))).toBe(null)
  expect(warningBetween(runs(11_000), runs(9000))).toBe(10)
  expect(warningBetween(runs(100), { kind: 'overtime', left: 30_000 })).toBe(0)
  expect(warningBetween({ kind: 'overtime', left: 30_000 }, { kind: 'overtime', left: 29_000 })).toBe(null)
})
