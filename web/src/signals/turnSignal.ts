/** Decides when to signal a turn. A turn is signalled once, but not if it began before the page was opened. */

export class TurnSignal {
  /** True if it was your turn before, or undefined until the state is known. */
  private called: boolean | undefined

  /**
   * Returns whether to signal now. `waited` is true if it is your turn, and `seen` is true if all earlier moves have
   * been shown or the page is hidden.
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
