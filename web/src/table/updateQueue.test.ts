import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSpeed, keptSpeed, PACE, UpdateQueue, type Manner } from './updateQueue'

let shown: [number, Manner][]
let pace: number
let queue: UpdateQueue<number>

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  pace = 1000
  queue = new UpdateQueue<number>(
    () => pace,
    (moment, manner) => void shown.push([moment, manner]),
  )
})
afterEach(() => {
  queue.clear()
  vi.useRealTimers()
})

describe('updates', () => {
  it('are shown one after another at the given pace', async () => {
    for (const moment of [1, 2, 3]) queue.add(moment, false)
    expect(shown).toEqual([[1, 'move']])
    expect(queue.behind).toBe(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(shown).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toEqual([
      [1, 'move'],
      [2, 'move'],
    ])
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown.map(([moment]) => moment)).toEqual([1, 2, 3])
    expect(queue.behind).toBe(0)
  })

  it('of your own are shown at once, and the next one waits', async () => {
    queue.add(1, false)
    queue.add(2, true)
    expect(shown.map(([moment]) => moment)).toEqual([1, 2])
    queue.add(3, false)
    expect(shown).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toHaveLength(3)
  })

  it('never overtake each other', async () => {
    queue.add(1, false)
    queue.add(2, false)
    queue.add(3, true)
    expect(shown.map(([moment]) => moment)).toEqual([1])
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown.map(([moment]) => moment)).toEqual([1, 2, 3])
  })

  it('are shown at once after a pause', async () => {
    queue.add(1, false)
    await vi.advanceTimersByTimeAsync(5000)
    queue.add(2, false)
    expect(shown).toHaveLength(2)
  })

  it('are all shown at once at full speed', () => {
    pace = 0
    for (const moment of [1, 2, 3]) queue.add(moment, false)
    expect(shown.map(([moment]) => moment)).toEqual([1, 2, 3])
  })

  it('wait until the previous one has landed', async () => {
    let land = () => {}
    const slow = new UpdateQueue<number>(
      () => 10,
      (moment) => {
        shown.push([moment, 'move'])
        return new Promise((resolve) => (land = resolve))
      },
    )
    slow.add(1, false)
    slow.add(2, false)
    await vi.advanceTimersByTimeAsync(500)
    expect(shown).toHaveLength(1)
    land()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toHaveLength(2)
  })
})

describe('skipping', () => {
  it('shows the newest update and nothing in between', async () => {
    for (const moment of [1, 2, 3, 4]) queue.add(moment, false)
    queue.skip()
    expect(shown).toEqual([
      [1, 'move'],
      [4, 'jump'],
    ])
    await vi.advanceTimersByTimeAsync(5000)
    expect(shown).toHaveLength(2)
  })

  it('does nothing if the newest one is shown', () => {
    queue.add(1, false)
    queue.skip()
    expect(shown).toHaveLength(1)
  })

  it('drops everything that waits, like a jump', async () => {
    for (const moment of [1, 2, 3]) queue.add(moment, false)
    queue.jump(7)
    await vi.advanceTimersByTimeAsync(5000)
    expect(shown).toEqual([
      [1, 'move'],
      [7, 'jump'],
    ])
  })
})

it('limits the length of the queue', () => {
  for (let moment = 0; moment < 62; moment += 1) queue.add(moment, false)
  expect(shown.at(-1)).toEqual([61, 'jump'])
  expect(queue.behind).toBe(0)
})

it('remembers the speed', () => {
  localStorage.clear()
  expect(keptSpeed()).toBe('normal')
  keepSpeed('fast')
  expect(keptSpeed()).toBe('fast')
  localStorage.setItem('kontor.speed', 'nonsense')
  expect(keptSpeed()).toBe('normal')
  expect(PACE.slow).toBeGreaterThan(PACE.normal)
  localStorage.clear()
})
