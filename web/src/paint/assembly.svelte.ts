/** Draws boards and long lists in short tasks, between which the page can respond. */

import { flushSync, getContext, onDestroy, setContext, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const KEY = Symbol('assembly')
/** Maximum duration of a drawing task in milliseconds, before the browser gets a turn. */
const TASK = 8
/** Number of places drawn before the time is checked. */
const FEW = 6

/** The part of a board that one component draws. */
class Share {
  /** Number of items that may currently be drawn. */
  most = $state(0)
  constructor(
    readonly wanted: () => number,
    readonly few: number,
  ) {}

  /** Allows a few additional items, such as a new line of a log. */
  leaveRoom(): void {
    this.most = this.wanted() + this.few
  }
}

/**
 * Divides the drawing of a board among its zones. Create an assembly in the component that shows the board, and attach
 * it to the element that contains all zones. Zones that are added later are drawn in short tasks too.
 */
export class Assembly {
  /** True if the board has been drawn completely once, and may become visible. */
  complete = $state(false)
  private shares: Share[] = []
  private attached = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    setContext(KEY, this)
  }

  readonly attach: Attachment = () => {
    this.attached = true
    this.wait()
    return () => {
      this.attached = false
      clearTimeout(this.timer)
      this.timer = undefined
    }
  }

  join(share: Share): void {
    this.shares.push(share)
    if (this.attached) this.wait()
  }

  leave(share: Share): void {
    this.shares = this.shares.filter((one) => one !== share)
  }

  /**
   * A share that was finished has new items. If there are few, they are drawn at once, and otherwise in short tasks.
   */
  extend(share: Share): void {
    if (this.shares.includes(share)) return
    if (share.wanted() > share.most) this.join(share)
    else share.leaveRoom()
  }

  private wait(): void {
    this.timer ??= setTimeout(() => this.work())
  }

  private work(): void {
    this.timer = undefined
    const start = performance.now()
    // Timers are slow in a hidden page, but a hidden page need not be responsive.
    while (this.shares.length > 0 && (document.hidden || performance.now() - start < TASK)) {
      const share = this.shares[0]!
      if (share.most < share.wanted()) share.most += share.few
      else {
        share.leaveRoom()
        this.leave(share)
      }
      flushSync()
    }
    if (this.shares.length > 0) this.wait()
    else this.complete = true
  }
}

/**
 * Returns the number of items that a component may draw now, or all without an assembly. Call it while the component is
 * created. `few` is the number of items to draw before the time is checked.
 */
export function allowance(wanted: () => number, few = FEW): () => number {
  const assembly = getContext<Assembly | undefined>(KEY)
  if (!assembly) return () => Infinity
  const share = new Share(wanted, few)
  assembly.join(share)
  $effect(() => {
    wanted()
    untrack(() => assembly.extend(share))
  })
  onDestroy(() => assembly.leave(share))
  return () => share.most
}
