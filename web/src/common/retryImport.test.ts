import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryImport } from './retryImport'

const reload = vi.fn()
const failing = () => Promise.reject(new Error('not fetched'))
const health = (answer: () => Promise<unknown>) => vi.stubGlobal('fetch', vi.fn(answer))

beforeEach(() => vi.spyOn(location, 'reload').mockImplementation(reload))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('returns the part if it can be loaded now', async () => {
  health(() => Promise.resolve({ ok: true }))
  expect(await retryImport(() => Promise.resolve('part'))).toBe('part')
  expect(reload).not.toHaveBeenCalled()
})

test('reloads the page if a newer server no longer has the part', async () => {
  health(() => Promise.resolve({ ok: true }))
  await expect(retryImport(failing)).rejects.toThrow('not fetched')
  expect(reload).toHaveBeenCalledOnce()
})

test('leaves the page alone while the server does not respond', async () => {
  for (const answer of [() => Promise.reject(new TypeError('away')), () => Promise.resolve({ ok: false })]) {
    health(answer)
    await expect(retryImport(failing)).rejects.toThrow('not fetched')
  }
  expect(reload).not.toHaveBeenCalled()
})
