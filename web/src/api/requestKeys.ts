/**
 * Idempotency keys for requests that create a table. If a response is lost, the client repeats the request with the
 * same key, and the server does not create a second table.
 */

import { newKey } from './api'

export function requestKeys(): (wish: unknown) => string {
  let [last, key] = ['', '']
  return (wish) => {
    const text = JSON.stringify(wish)
    if (text !== last) [last, key] = [text, newKey()]
    return key
  }
}
