/** The analysis of a game: asked for once, followed until it is done, and kept as long as no other is asked for. */

import * as api from '../api/api'
import type { AnalysisForm, JudgedForm } from '../api/forms'
import { paths } from '../route'

/** How long until the server is asked again how far it has come (milliseconds). */
const PAUSE = 1_500

export class Hindsight {
  form = $state.raw<AnalysisForm | null>(null)
  running = $state(false)
  trouble = $state.raw<unknown>(null)
  /** Somebody wants to see it: it is brought into sight. */
  sought = $state(false)

  constructor(readonly table: string) {}

  // Nothing is `$derived` here: that would end with the part of the page that asked first.

  /** From 0 to 1. */
  get progress(): number {
    return this.form ? this.form.decisions.length / this.form.total : 0
  }

  /** Whether the server gave up before the end. */
  get broken(): boolean {
    return this.form !== null && this.form.done && this.form.decisions.length < this.form.total
  }

  /** The decision that is an entry of the log; null if it is none, or not known. */
  judged(sequence: number): JudgedForm | null {
    return this.form?.decisions.find((decision) => decision.sequence === sequence) ?? null
  }

  /** It goes on also where another part of the page is looked at, but not when the page is left: the server does. */
  async begin(): Promise<void> {
    if (this.running || (this.form?.done && !this.broken)) return
    this.running = true
    this.trouble = null
    try {
      await this.ask()
      while (!this.form?.done && kept === this && location.pathname === paths.table(this.table)) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
        await this.ask()
      }
    } catch (error) {
      this.trouble = error
    }
    this.running = false
  }

  /** Only what is new is told. */
  private async ask(): Promise<void> {
    const known = this.form?.decisions ?? []
    const news = await api.analysis(this.table, known.length)
    this.form = { ...news, decisions: [...known, ...news.decisions] }
  }
}

let kept: Hindsight | null = null

/** That of a table: the same one for everybody who asks. */
export function hindsightOf(table: string): Hindsight {
  if (kept?.table !== table) kept = new Hindsight(table)
  return kept
}
