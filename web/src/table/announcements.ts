/** Announcements for screen readers, in order and at a limited rate. */

/** Time in milliseconds for collecting lines. Simultaneous events are announced together. */
export const SOON = 300
/** Maximum number of lines announced at once. Older lines are skipped. */
export const MOST = 8

export class Announcements {
  private waiting: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `tell` is called with the lines to announce, and with the number of lines skipped before them. */
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
