/** Registers the service worker, which shows a page when there is no connection (service-worker.js). */

import { started } from '../page/progress.svelte'
import { REST } from '../page/runtime'
import { besidePage, isPage } from '../page/site'
import { watchForUpdates } from '../page/update.svelte'

/** Does nothing in development and without https, where browsers do not support service workers. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Wait until the page has loaded, because it does not need the worker before that. On the static page, also wait for
  // Python and the first board, because all of them load files.
  addEventListener('load', () => void (isPage() ? started().then(rest) : Promise.resolve()).then(register))
}

const rest = (): Promise<void> => new Promise((over) => setTimeout(over, REST))

async function register(): Promise<void> {
  try {
    const worker = besidePage('service-worker.js')
    const registration = await navigator.serviceWorker.register(worker, { updateViaCache: 'none' })
    if (isPage()) watchForUpdates(registration)
  } catch (error) {
    console.info('Kontor works without a service worker:', error) // disabled by the user or the browser
  }
}
