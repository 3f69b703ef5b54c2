import { expect, test } from 'vitest'
import { start, started, wholeShare } from './progress.svelte'

test('the bar never goes back, and waits for Python', async () => {
  let done = false
  void started().then(() => (done = true))
  const seen = [wholeShare()]
  for (const share of [0.5, 1]) {
    start.share = share
    seen.push(wholeShare())
  }
  for (const stage of ['python', 'kontor'] as const) {
    start.stage = stage
    seen.push(wholeShare())
  }
  await Promise.resolve()
  expect(done).toBe(false)
  start.stage = 'ready'
  seen.push(wholeShare())
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect([seen[0], seen.at(-1)]).toEqual([0, 1])
  await expect.poll(() => done).toBe(true)
})
