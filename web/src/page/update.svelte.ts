/**
 * Updates of the static page. A new version is offered only after it has been downloaded completely. It starts on
 * request or after the last tab is closed, but never during a game.
 */

let waiting = $state.raw<ServiceWorker | null>(null)
let blocked = $state(false)

export const update = {
  /** True if a new version is ready to start. */
  get ready(): boolean {
    return waiting !== null
  },
  /** True if other open tabs prevent the new version from starting. */
  get blocked(): boolean {
    return blocked
  },
}

export function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a controller, this is the first visit, so nothing can be out of date.
    if (navigator.serviceWorker.controller) waiting = registration.waiting
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'other tabs') blocked = true
  })
}

/** Starts the new version and reloads the page, unless another tab is open. */
export function startUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take over')
}
