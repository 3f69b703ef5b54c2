/** Keys of wishes for a table: the same wish again, because its answer was lost, has the same key, and makes no other. */

import { newKey } from './api'

export function wishes(): (wish: unknown) => string {
  let [last, key] = ['', '']
  return (wish) => {
    const text = JSON.stringify(wish)
    if (text !== last) [last, key] = [text, newKey()]
    return key
  }
}
