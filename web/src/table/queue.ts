/** Moments wait here to be shown one after another, at a pace that one can follow. */

export const SPEEDS = ['slow', 'normal', 'fast', 'now'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds that a moment stays before the next one is shown. */
export const PACE: Record<Speed, number> = { slow: 2000, normal: 1000, fast: 400, now: 0 }

/** Whoever is further behind than this sees the present: nobody waits for so long. */
const MOST = 60

const KEPT = 'kontor.speed'

export function keptSpeed(): Speed {
  const kept = localStorage.getItem(KEPT)
  return SPEEDS.find((speed) => speed === kept) ?? 'normal'
}

export function keepSpeed(speed: Speed): void {
  localStorage.setItem(KEPT, speed)
}

/** How a moment is to be shown: `jump` without moving anything, for moments between which others were left out. */
export type Manner = 'move' | 'jump'

export class Queue<M> {
  private waiting: M[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what is shown, so that the end of an older rest is not taken for that of the present one. */
  private turn = 0
  private resting = false

  /** `pace`: how long a moment stays. `show` gives a promise where it takes time: the next moment waits for it too. */
  constructor(
    private readonly pace: (moment: M) => number,
    private readonly show: (moment: M, manner: Manner) => Promise<void> | void,
  ) {}

  /** How many moments are still to be shown. */
  get behind(): number {
    return this.waiting.length
  }

  /** A moment to be shown in its turn; `soon`: without a pause, if nothing is before it. */
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

  /** The moment that is to be seen now, whatever was waiting: other eyes, a decision taken back, a long absence. */
  jump(moment: M): void {
    this.clear()
    this.present(moment, 'jump')
  }

  /** Show the present. */
  skip(): void {
    const newest = this.waiting.at(-1)
    if (newest !== undefined) this.jump(newest)
  }

  /** Forget what is waiting; what is shown stays for its time. */
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
