/** System notifications that it is your turn, while the page is hidden. */

import { besidePage } from '../page/site'
import { preferences } from './preferences.svelte'

/** Permission state. `unknown` means that the browser does not support notifications, or requires https for them. */
export type Permission = NotificationPermission | 'unknown'

export function permission(): Permission {
  return 'Notification' in window && isSecureContext ? Notification.permission : 'unknown'
}

/** Asks for permission. Call this from a click handler. */
export async function askPermission(): Promise<Permission> {
  if (permission() === 'default') await Notification.requestPermission()
  return permission()
}

/** Notifications shown without a service worker, by path. */
const byPage = new Map<string, Notification>()

/**
 * Shows a notification if notifications are enabled and allowed, and the page is hidden. `path` is the page to open on
 * a click. There is at most one notification per path.
 */
export async function notify(path: string, title: string, body: string): Promise<void> {
  if (!preferences.notices || permission() !== 'granted' || !document.hidden) return
  const icon = besidePage('icon-192.png')
  const shown = { body, tag: path, icon, badge: icon, data: path }
  const worker = await registration()
  if (worker?.active)
    await worker.showNotification(title, shown) // phones support notifications only through a service worker
  else showByPage(path, title, shown)
}

function showByPage(path: string, title: string, shown: NotificationOptions): void {
  const notice = new Notification(title, shown)
  byPage.set(path, notice)
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

/** Removes a notification that is no longer relevant. */
export async function withdraw(path: string): Promise<void> {
  byPage.get(path)?.close()
  byPage.delete(path)
  const worker = await registration()
  for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close()
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration()
}
