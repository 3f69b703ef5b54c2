import { afterEach, expect, test, vi } from 'vitest'
import { startUpdate, update, watchForUpdates } from './update.svelte'

class Container extends EventTarget {
  controller: object | null = {}
}

const worker = () => Object.assign(new EventTarget(), { postMessage: vi.fn() })

function registered(container: Container) {
  vi.stubGlobal('navigator', { serviceWorker: container })
  const registration = Object.assign(new EventTarget(), {
    waiting: null as object | null,
    installing: null as EventTarget | null,
  })
  watchForUpdates(registration as unknown as ServiceWorkerRegistration)
  return registration
}

/** Simulates that the browser has found and stored a new version. */
function arrive(registration: ReturnType<typeof registered>) {
  const found = worker()
  registration.installing = found
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = found
  found.dispatchEvent(new Event('statechange'))
  return found
}

afterEach(() => vi.unstubAllGlobals())

test('the first version is no update', () => {
  const container = new Container()
  container.controller = null
  arrive(registered(container))
  expect(update.ready).toBe(false)
})

test('a new version is offered, waits for you, and reports other tabs', () => {
  const container = new Container()
  const found = arrive(registered(container))
  expect(update.ready).toBe(true)
  expect(found.postMessage).not.toHaveBeenCalled()
  startUpdate()
  expect(found.postMessage.mock.calls).toEqual([['take over']])
  expect(update.blocked).toBe(false)
  container.dispatchEvent(new MessageEvent('message', { data: 'other tabs' }))
  expect(update.blocked).toBe(true)
})
