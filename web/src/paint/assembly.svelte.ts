/** Draws the places of a board in short tasks, so that the page responds in between. */

import { flushSync, getContext, setContext, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const KEY = Symbol('assembly')
/** Milliseconds of drawing after which the browser gets a turn. */
const TASK = 8
/** Number of places drawn before the time is checked. */
const FEW = 6

/** The part of a board that one component draws. */
class Share {
  /** Number of items that may be drawn so far. */
  most = $state(0)
  constructor(readonly wanted: () => number) {}
}

/**
 * Divides the drawing of a board among its zones. Create it in the component that shows the board, and attach it to
 * the element that contains all zones.
 */
export class Assembly {
  /** Everything has been drawn. Until then, the board must be invisible. */
  complete = $state(false)
  private readonly shares: Share[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    setContext(KEY, this)
  }

  readonly attach: Attachment = () => {
    this.wait()
    return () => clearTimeout(this.timer)
  }

  join(wanted: () => number): Share {
    const share = new Share(wanted)
    this.shares.push(share)
    return share
  }

  private wait(): void {
    this.timer = setTimeout(() => this.work())
  }

  private work(): void {
    const start = performance.now()
    // Timers are slow in a hidden page, which need not respond.
    while (!this.complete && (document.hidden || performance.now() - start < TASK)) {
      const next = this.shares.find((share) => share.most < share.wanted())
      if (next) next.most += FEW
      else this.complete = true
      flushSync()
    }
    if (!this.complete) this.wait()
  }
}

/**
 * How many of its items a component may draw now: all of them if the board is complete, or if there is no assembly.
 * Call it while the component is created.
 */
export function allowance(wanted: () => number): () => number {
  const assembly = getContext<Assembly | undefined>(KEY)
  if (!assembly || untrack(() => assembly.complete)) return () => Infinity
  const share = assembly.join(wanted)
  return () => (assembly.complete ? Infinity : share.most)
}
