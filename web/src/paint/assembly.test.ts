import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Assembled from './test/Assembled.svelte'
import { backdrop, say, scene } from './test/field'

/** Milliseconds per reading of the clock. Each task then draws only a few places. */
const SLOW = 5

beforeEach(() => {
  vi.useFakeTimers()
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += SLOW))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const places = Array.from({ length: 40 }, (_, number) => ({ ...backdrop.places[0]!, id: `post:${number}`, number }))
const newPlaces = places.map((place) => ({ ...place, id: `new ${place.id}` }))
const painted = { backdrop: { ...backdrop, places }, scene: scene([]), say }
const drawn = () => document.querySelectorAll('[data-place]').length
function complete(): boolean {
  flushSync()
  return document.querySelector('.drawn') !== null
}

test('a board is drawn in several tasks, and complete after the last', () => {
  render(Assembled, { props: { painted, zones: ['field'] } })
  const counts = [drawn()]
  while (vi.getTimerCount() > 0) {
    expect(complete()).toBe(false)
    vi.runOnlyPendingTimers()
    counts.push(drawn())
  }
  expect(counts.length).toBeGreaterThan(5)
  expect(counts.at(-1)).toBe(places.length)
})

test('a zone that is added later is drawn in several tasks too, while the board stays visible', async () => {
  const { rerender } = render(Assembled, { props: { painted, zones: [] } })
  vi.runAllTimers()
  expect(complete()).toBe(true)
  await rerender({ zones: ['field'] })
  expect(drawn()).toBe(0)
  vi.runOnlyPendingTimers()
  expect(drawn()).toBeLessThan(places.length)
  vi.runAllTimers()
  expect(drawn()).toBe(places.length)
  expect(complete()).toBe(true)
})

test('many places that are added later are drawn in several tasks, a few at once', async () => {
  const { rerender } = render(Assembled, { props: { painted, zones: ['field'] } })
  vi.runAllTimers()
  const more = (count: number) =>
    rerender({
      painted: { ...painted, backdrop: { ...backdrop, places: [...places, ...newPlaces.slice(0, count)] } },
      zones: ['field'],
    })
  await more(3)
  expect(drawn()).toBe(places.length + 3)
  await more(40)
  expect(drawn()).toBeLessThan(places.length + 40)
  vi.runAllTimers()
  expect(drawn()).toBe(places.length + 40)
})

test('a zone that goes away while it is drawn keeps nothing waiting', async () => {
  const warned = vi.spyOn(console, 'warn')
  const { rerender } = render(Assembled, { props: { painted, zones: ['field'] } })
  vi.runOnlyPendingTimers()
  await rerender({ zones: [] })
  vi.runAllTimers()
  expect(complete()).toBe(true)
  expect(warned.mock.calls).toEqual([]) // about values of a component that is gone
})
