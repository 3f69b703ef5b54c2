/** The service worker: what says so when there is no connection (service-worker.js). */

/** Not while developing, where there is none; nor for pages that came without https, where browsers have none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page: it must not wait for what is needed only when it cannot be had.
  addEventListener('load', () => void register())
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch (error) {
    console.info('Kontor works without a service worker:', error) // a person or a browser that wants none
  }
}
