/** Cache of past positions, by entry and viewer. */

import * as api from '../api/api'
import type { Moment } from '../api/forms'
import type { Looking } from '../table/table.svelte'

/** Size of the cache; the least recently used go first. A position holds some hundred sprites. */
const MOST = 300

export class Moments {
  private readonly kept = new Map<string, Promise<Moment>>()

  constructor(private readonly table: string) {}

  has(looking: Looking): boolean {
    return this.kept.has(keyOf(looking))
  }

  get(looking: Looking): Promise<Moment> {
    const key = keyOf(looking)
    const found = this.kept.get(key) ?? api.moment(this.table, looking.at, looking.seat)
    this.kept.delete(key)
    this.kept.set(key, found)
    // Failed requests are tried again the next time.
    found.catch(() => this.kept.delete(key))
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value!)
    return found
  }
}

function keyOf({ at, seat }: Looking): string {
  return `${seat}/${at}`
}
