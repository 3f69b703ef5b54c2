import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcements, MOST, SOON } from './announcements'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('simultaneous lines are announced together and in order', () => {
  const tell = vi.fn()
  const announcements = new Announcements(tell)
  announcements.add(['one', 'two'])
  announcements.add([])
  announcements.add(['three'])
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(SOON)
  announcements.add(['four'])
  vi.advanceTimersByTime(SOON)
  expect(tell.mock.calls).toEqual([
    [['one', 'two', 'three'], 0],
    [['four'], 0],
  ])
})

test('of many lines only the last are announced, with the number of skipped ones', () => {
  const tell = vi.fn()
  const lines = Array.from({ length: MOST + 5 }, (_, number) => `line ${number}`)
  new Announcements(tell).add(lines)
  vi.advanceTimersByTime(SOON)
  expect(tell.mock.calls).toEqual([[lines.slice(5), 5]])
})

test('nothing is announced after the end', () => {
  const tell = vi.fn()
  const announcements = new Announcements(tell)
  announcements.add(['late'])
  announcements.stop()
  vi.advanceTimersByTime(SOON)
  expect(tell).not.toHaveBeenCalled()
})
