/** A game's analysis: requested once, polled until done, and cached until another one is requested. */

import * as api from '../api/api'
import type { AnalysisForm, JudgedForm } from '../api/forms'
import { isAt, paths } from '../route'

/** Milliseconds between polls. */
const PAUSE = 1_500

export class AnalysisState {
  form = $state.raw<AnalysisForm | null>(null)
  running = $state(false)
  trouble = $state.raw<unknown>(null)
  /** True to scroll to the analysis, because the user has requested it. */
  requested = $state(false)

  constructor(readonly table: string) {}

  // The value must not be a `$derived`, which would end with the component that used it first.

  /** Progress from 0 to 1. */
  get progress(): number {
    return this.form ? this.form.decisions.length / this.form.total : 0
  }

  /** True if the server has aborted the analysis. */
  get broken(): boolean {
    return this.form !== null && this.form.done && this.form.decisions.length < this.form.total
  }

  /** Returns the analysed decision of a log entry, or null. */
  judged(sequence: number): JudgedForm | null {
    return this.form?.decisions.find((decision) => decision.sequence === sequence) ?? null
  }

  /**
   * Polls until the analysis is done, even if another part of the page is shown. Polling stops when the user leaves the
   * page, but the server continues.
   */
  async begin(): Promise<void> {
    if (this.running || (this.form?.done && !this.broken)) return
    this.running = true
    this.trouble = null
    try {
      await this.ask()
      while (!this.form?.done && kept === this && isAt(paths.table(this.table))) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
        await this.ask()
      }
    } catch (error) {
      this.trouble = error
    }
    this.running = false
  }

  /** Load only new decisions. */
  private async ask(): Promise<void> {
    const known = this.form?.decisions ?? []
    const news = await api.analysis(this.table, known.length)
    this.form = { ...news, decisions: [...known, ...news.decisions] }
  }
}

let kept: AnalysisState | null = null

/** Returns a table's analysis, which all components share. */
export function analysisOf(table: string): AnalysisState {
  if (kept?.table !== table) kept = new AnalysisState(table)
  return kept
}
