/** A table's log, limited to what the current viewer may know. */

import * as api from '../api/api'
import type { EntryForm } from '../api/forms'
import { describeError } from '../words/words.svelte'
import { lacking, merged } from './log'

export class Journal {
  entries = $state.raw<EntryForm[]>([])
  private fetching = false

  constructor(
    private readonly id: string,
    private readonly view: () => number | null,
  ) {}

  /** Clears the log, so another player does not see one player's secrets. */
  forget(): void {
    this.entries = []
  }

  /** Adds an entry, and loads missing entries before it. */
  remember(entry: EntryForm): void {
    this.entries = merged(this.entries, [entry])
    if (lacking(this.entries, entry.sequence)) void this.fetch()
  }

  private async fetch(): Promise<void> {
    if (this.fetching) return
    this.fetching = true
    const seat = this.view()
    try {
      const { entries } = await api.log(this.id, seat)
      if (seat === this.view()) this.entries = merged(entries, this.entries)
    } catch (error) {
      describeError(error) // unexpected errors are rethrown, and the next entry loads what is missing
    } finally {
      this.fetching = false
    }
    if (seat !== this.view()) await this.fetch()
  }
}
