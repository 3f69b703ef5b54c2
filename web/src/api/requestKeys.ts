/**
 * Idempotency keys for requests that create a table. A request that is repeated because its response was lost keeps its
 * key, so that the server does not create a second table.
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
