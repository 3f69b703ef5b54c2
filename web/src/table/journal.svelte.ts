/** The log as it is known to the eyes that are looked through. */

import * as api from '../api/api'
import type { EntryForm } from '../api/forms'
import { sayTrouble } from '../words/words.svelte'
import { lacking, merged } from './log'

export class Journal {
  entries = $state.raw<EntryForm[]>([])
  private fetching = false

  constructor(
    private readonly id: string,
    private readonly eyes: () => number | null,
  ) {}

  /** What one person was told is not told to another. */
  forget(): void {
    this.entries = []
  }

  /** A further entry; those between that were not heard of are asked for. */
  remember(entry: EntryForm): void {
    this.entries = merged(this.entries, [entry])
    if (lacking(this.entries, entry.sequence)) void this.fetch()
  }

  private async fetch(): Promise<void> {
    if (this.fetching) return
    this.fetching = true
    const eyes = this.eyes()
    try {
      const { entries } = await api.log(this.id, eyes)
      if (eyes === this.eyes()) this.entries = merged(entries, this.entries)
    } catch (error) {
      sayTrouble(error) // what is not to be expected goes on; the rest is asked for again with the next entry
    } finally {
      this.fetching = false
    }
    if (eyes !== this.eyes()) await this.fetch()
  }
}
