/** Cache of past positions, by entry and viewer. */

import * as api from '../api/api'
import type { Moment } from '../api/forms'
import type { ReplayPoint } from '../table/tableState.svelte'

/**
 * Maximum number of cached positions. A position contains a few hundred sprites, so the least recently used positions
 * are evicted.
 */
const MOST = 300

export class PositionCache {
  private readonly kept = new Map<string, Promise<Moment>>()

  constructor(private readonly table: string) {}

  has(replayPoint: ReplayPoint): boolean {
    return this.kept.has(keyOf(replayPoint))
  }

  get(replayPoint: ReplayPoint): Promise<Moment> {
    const key = keyOf(replayPoint)
    const found = this.kept.get(key) ?? api.moment(this.table, replayPoint.at, replayPoint.seat)
    this.kept.delete(key)
    this.kept.set(key, found)
    // Failed requests are not cached.
    found.catch(() => this.kept.delete(key))
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value!)
    return found
  }
}

function keyOf({ at, seat }: ReplayPoint): string {
  return `${seat}/${at}`
}
