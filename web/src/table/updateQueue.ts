/** A queue that shows the table's updates one after another, at a pace that a player can follow. */

export const SPEEDS = ['slow', 'normal', 'fast', 'now'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds between updates. */
export const PACE: Record<Speed, number> = { slow: 2000, normal: 1000, fast: 400, now: 0 }

/** Maximum length of the queue, beyond which it skips to the newest update. */
const MOST = 60

const STORAGE_KEY = 'kontor.speed'

export function keptSpeed(): Speed {
  const kept = localStorage.getItem(STORAGE_KEY)
  return SPEEDS.find((speed) => speed === kept) ?? 'normal'
}

export function keepSpeed(speed: Speed): void {
  localStorage.setItem(STORAGE_KEY, speed)
}

/** A `jump` has no animation, because updates in between were skipped. */
export type Manner = 'move' | 'jump'

export class UpdateQueue<M> {
  private waiting: M[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Number of updates shown, used to ignore outdated timers. */
  private turn = 0
  private resting = false

  /** `pace` is the display time of an update. The next update also waits for the promise returned by `show`. */
  constructor(
    private readonly pace: (moment: M) => number,
    private readonly show: (moment: M, manner: Manner) => Promise<void> | void,
  ) {}

  /** Number of updates that have not been shown yet. */
  get behind(): number {
    return this.waiting.length
  }

  /** Adds an update. With `soon`, the update is shown without a pause if the queue is empty. */
  add(moment: M, soon: boolean): void {
    if (this.pace(moment) === 0 || (soon && this.waiting.length === 0)) {
      this.clear()
      this.present(moment, 'move')
      return
    }
    if (this.waiting.length >= MOST) this.jump(moment)
    else if (this.resting) this.waiting.push(moment)
    else this.present(moment, 'move')
  }

  /** Shows an update at once and discards all others, after a change of view, an undo, or a long absence. */
  jump(moment: M): void {
    this.clear()
    this.present(moment, 'jump')
  }

  /** Skips to the newest update. */
  skip(): void {
    const newest = this.waiting.at(-1)
    if (newest !== undefined) this.jump(newest)
  }

  /** Discards the waiting updates. The current update is shown for its full time. */
  drop(): void {
    this.waiting = []
  }

  clear(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.resting = false
    this.turn += 1
  }

  private present(moment: M, manner: Manner): void {
    const turn = (this.turn += 1)
    this.resting = true
    const rest = new Promise<void>((resolve) => {
      this.timer = setTimeout(resolve, this.pace(moment))
    })
    void Promise.all([rest, this.show(moment, manner)]).then(() => {
      if (turn !== this.turn) return
      this.resting = false
      const following = this.waiting.shift()
      if (following !== undefined) this.present(following, 'move')
    })
  }
}
