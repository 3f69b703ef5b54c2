import { expect, test, vi } from 'vitest'
import { json, serve } from '../testing/server'
import { followAnnouncements } from './announcement'
import { toasts } from './toasts.svelte'

test('an announcement is shown once, and again when its text changes', async () => {
  vi.useFakeTimers()
  let text: string | null = 'Restart at 20:00'
  serve({ 'GET /api/announcement': () => json({ text }) })
  const stop = followAnnouncements()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(toasts.shown.map((one) => one.text)).toEqual(['Restart at 20:00'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(toasts.shown).toEqual([])
  text = 'Restart at 21:00'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(toasts.shown.map((one) => one.text)).toEqual(['Restart at 21:00'])
  stop()
  serve({})
  followAnnouncements()()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
})
