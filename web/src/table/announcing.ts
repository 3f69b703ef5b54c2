/** What is told to whoever listens instead of looking: in order, and not more than one can listen to. */

/** Milliseconds in which lines are gathered, so that what happens at once is told in one piece. */
export const SOON = 300
/** Of more lines at once only the last are told. */
export const MOST = 8

export class Announcements {
  private waiting: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `tell` gets what is to be said now, and how many lines before it were left out. */
  constructor(private readonly tell: (lines: readonly string[], left: number) => void) {}

  add(lines: readonly string[]): void {
    if (!lines.length) return
    this.waiting.push(...lines)
    this.timer ??= setTimeout(() => this.flush(), SOON)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private flush(): void {
    const lines = this.waiting
    this.waiting = []
    this.timer = undefined
    this.tell(lines.slice(-MOST), Math.max(0, lines.length - MOST))
  }
}
