/** When somebody is to be called: once for each turn, and not for one that was there when the page was opened. */

export class Turn {
  /** Undefined until it is known how things stand. */
  private called: boolean | undefined

  /** `waited`: it is one's turn. `seen`: all that led to it was shown, or nobody looks. Whether to call now. */
  calls(waited: boolean, seen: boolean): boolean {
    if (this.called === undefined || !waited) {
      this.called = waited
      return false
    }
    if (this.called || !seen) return false
    this.called = true
    return true
  }
}
