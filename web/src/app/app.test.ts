import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { versionOf } from './plugin'

it('the version changes even if only a static file has changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-app-'))
  try {
    const found = ['one', 'two'].map((text) => {
      writeFileSync(join(folder, 'offline.css'), text)
      return versionOf(['main.js'], folder)
    })
    expect(new Set([...found, versionOf(['main-2.js'], folder)]).size).toBe(3)
    expect(versionOf(['main.js'], folder)).toBe(found[1])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('the service worker deletes its own old caches and no others', async () => {
  const heard: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {}
  const self = {
    addEventListener: (name: string, hear: (typeof heard)[string]) => (heard[name] = hear),
    clients: { claim: () => Promise.resolve() },
  }
  const caches = { keys: () => Promise.resolve(['kontor-old', 'kontor-now', 'photos']), delete: vi.fn() }
  const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf-8').replace('__VERSION__', 'now')
  new Function('self', 'caches', source)(self, caches)
  await new Promise((resolve) => heard.activate!({ waitUntil: (work) => void work.then(resolve) }))
  expect(caches.delete.mock.calls).toEqual([['kontor-old']])
})
