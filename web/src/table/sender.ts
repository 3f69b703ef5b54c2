/** Sends an action exactly once, by repeating it with the same key until it is acknowledged or refused. */

import { Refused, Unreachable } from '../api/errors'
import type { Done, Problem } from '../api/forms'

export type Outcome =
  | { kind: 'done'; sequence: number }
  /** The action was not performed, because the table has changed in the meantime. */
  | { kind: 'stale'; problem: Problem }
  | { kind: 'refused'; problem: Problem }

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
/** Maximum number of server failures before sending is given up. */
const MOST_FAILURES = 6

export class Sender {
  private underWay = false
  private stopped = false
  private hurry: (() => void) | null = null

  /** `changed` is called when sending or retrying starts or ends. */
  constructor(
    private readonly changed: (state: { busy: boolean; retrying: boolean }) => void,
    private readonly random: () => number = Math.random,
  ) {}

  get busy(): boolean {
    return this.underWay
  }

  /** Stops retrying, because the user has left the page. */
  stop(): void {
    this.stopped = true
    this.retryNow()
  }

  /** Retries now, because the server is reachable again. */
  readonly retryNow = (): void => {
    this.hurry?.()
  }

  /** Sends an action, or returns null if another is still being sent. `post` must use the same key every time. */
  async send(post: () => Promise<Done>): Promise<Outcome | null> {
    if (this.underWay) return null
    this.underWay = true
    this.changed({ busy: true, retrying: false })
    try {
      return await this.insist(post)
    } finally {
      this.underWay = false
      this.changed({ busy: false, retrying: false })
    }
  }

  private async insist(post: () => Promise<Done>): Promise<Outcome | null> {
    for (let failures = 0, tries = 0; !this.stopped; tries += 1) {
      try {
        return { kind: 'done', sequence: (await post()).sequence }
      } catch (error) {
        if (error instanceof Refused) {
          if (error.problem.code === 'stale') return { kind: 'stale', problem: error.problem }
          // Database failures are temporary, so only other errors count.
          failures += error.status >= 500 && error.problem.code !== 'unavailable' ? 1 : 0
          if (!passing(error) || failures >= MOST_FAILURES) return { kind: 'refused', problem: error.problem }
        } else if (!(error instanceof Unreachable)) {
          throw error
        }
        this.changed({ busy: true, retrying: true })
        await this.pause(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + this.random() / 2))
      }
    }
    return null
  }

  private pause(time: number): Promise<void> {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(go, time)
      function go(): void {
        clearTimeout(timer)
        resolve()
      }
      this.hurry = go
    }).then(() => {
      this.hurry = null
    })
  }
}

/** Returns whether the same request may be accepted later. */
function passing(error: Refused): boolean {
  return error.problem.code === 'too-many' || error.status >= 500
}
