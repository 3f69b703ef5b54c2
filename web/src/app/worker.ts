/** Registers the service worker, which shows a page when there is no connection (service-worker.js). */

/** Skipped in development, and without https, where browsers do not support service workers. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page has loaded: the worker is not needed before that.
  addEventListener('load', () => void register())
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch (error) {
    console.info('Kontor works without a service worker:', error) // the user or the browser does not allow it
  }
}
