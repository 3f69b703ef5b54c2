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

/** Tells it if it is wanted, allowed, and nobody looks at the page. `path`: where a click leads; one notice for each. */
export async function notice(path: string, title: string, body: string): Promise<void> {
  if (!wanted.notices || permission() !== 'granted' || !document.hidden) return
  const shown = { body, tag: path, icon: '/icon-192.png', badge: '/icon-192.png', data: path }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) await worker.showNotification(title, shown) // the only way there is on phones
  else byPage(title, shown)
}

function byPage(title: string, shown: NotificationOptions): void {
  const notice = new Notification(title, shown)
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

/** Nobody has to be told any more. */
export async function withdraw(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close()
}
