/** Decides when to signal a turn: once per turn, and not for one that began before the page was opened. */

export class TurnSignal {
  /** Undefined until the state is known. */
  private called: boolean | undefined

  /**
   * `waited`: it is your turn. `seen`: all moves before it have been shown, or the page is hidden. Returns whether to
   * signal now.
   */
  shouldSignal(waited: boolean, seen: boolean): boolean {
    if (this.called === undefined || !waited) {
      this.called = waited
      return false
    }
    if (this.called || !seen) return false
    this.called = true
    return true
  }
}
