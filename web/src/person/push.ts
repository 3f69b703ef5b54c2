/** Subscribes this browser to Web Push, and unsubscribes it. */

import { subscribePush, unsubscribePush } from '../api/api'
import type { Notifications } from '../api/forms'
import { askPermission, permission } from '../signals/notifications'

export type PushState = 'none' | 'insecure' | 'unsupported' | 'denied' | 'possible'

export function pushState(key: string | null): PushState {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported'
  if (key === null) return 'none'
  return permission() === 'denied' ? 'denied' : 'possible'
}

/**
 * Subscribes this browser, or returns null if the user denies permission. Call it from a click handler, because it may
 * ask for permission.
 */
export async function subscribe(key: string): Promise<Notifications | null> {
  if ((await askPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  return subscribePush({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } })
}

export async function unsubscribe(): Promise<void> {
  await unsubscribePush()
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
