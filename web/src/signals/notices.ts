/** Notices of the browser, outside of the page: that it is somebody's turn, while nobody looks. */

import { wanted } from './wanted.svelte'

/** `unknown`: this browser has none, or not for pages that came without https. */
export type Permission = NotificationPermission | 'unknown'

export function permission(): Permission {
  return 'Notification' in window && isSecureContext ? Notification.permission : 'unknown'
}

/** Asks the person, who has just clicked for it; gives what came of it. */
export async function askPermission(): Promise<Permission> {
  if (permission() === 'default') await Notification.requestPermission()
  return permission()
}

/** Those that the page showed itself, by where a click leads. */
const byPage = new Map<string, Notification>()

/** Tells it if it is wanted, allowed, and nobody looks at the page. `path`: where a click leads; one notice for each. */
export async function notice(path: string, title: string, body: string): Promise<void> {
  if (!wanted.notices || permission() !== 'granted' || !document.hidden) return
  const shown = { body, tag: path, icon: '/icon-192.png', badge: '/icon-192.png', data: path }
  const worker = await registration()
  if (worker?.active)
    await worker.showNotification(title, shown) // the only way there is on phones
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

/** Nobody has to be told any more. */
export async function withdraw(path: string): Promise<void> {
  byPage.get(path)?.close()
  byPage.delete(path)
  const worker = await registration()
  for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close()
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration()
}
