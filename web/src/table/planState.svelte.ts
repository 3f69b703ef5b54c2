/**
 * A private plan for trying out moves on a copy of the game. The server stores nothing, so every request contains all
 * moves.
 */

import * as api from '../api/api'
import type { EntryForm, Hints, PlanForm, Refusals, Said } from '../api/forms'
import type { Choice } from './choices'
import type { Playable } from './boardSelection.svelte'
import { toast } from '../common/toasts.svelte'
import { say } from '../words/words.svelte'
import { attempt, type Mover } from './tableState.svelte'

/** A planned action, with its text and label. */
export interface Planned {
  text: string
  label: Said
}

const NOTHING: readonly Choice[] = []

export class PlanState implements Playable {
  form = $state.raw<PlanForm | null>(null)
  busy = $state(false)
  mover: Mover | null = null
  /** Moves of the plan, with their labels. */
  moves = $state.raw<readonly Planned[]>([])
  /** Number of scenes shown, which replaces the log's sequence at a table. */
  private count = $state(0)

  /** `sequence` is the log entry from which the plan starts. */
  constructor(
    readonly table: string,
    readonly seat: number,
    readonly sequence: number,
  ) {}

  readonly shown = $derived.by(() => {
    const [form, sequence] = [this.form, this.count]
    return form && { sequence, scene: form.scene, entry: entryOf(form, this.seat, sequence) }
  })
  readonly offered = $derived.by(() => (this.form?.mine ? (this.form.scene.choices ?? NOTHING) : NOTHING))
  readonly choices = $derived.by(() => {
    const [offered, busy] = [this.offered, this.busy]
    return busy ? NOTHING : offered
  })
  readonly undoable = $derived(this.moves.length > 0)

  /** Opens the plan. Returns whether it was opened. */
  load(): Promise<boolean> {
    return this.ask([])
  }

  act(choice: Choice): Promise<boolean> {
    return this.ask([...this.moves, { text: choice.text, label: choice.label }])
  }

  async undo(): Promise<void> {
    await this.ask(this.moves.slice(0, -1))
  }

  whyNot(path: string[]): Promise<Refusals | null> {
    return attempt(api.whyNotInPlan(this.table, this.inputs(this.moves, path)))
  }

  /** Returns null, because plans have no hints. */
  hints(): Promise<Hints | null> {
    return Promise.resolve(null)
  }

  private inputs(moves: readonly Planned[], path: string[] = []) {
    return { seat: this.seat, sequence: this.sequence, inputs: moves.map(({ text }) => text), path }
  }

  private async ask(moves: readonly Planned[]): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    const form = await attempt(api.plan(this.table, this.inputs(moves)))
    this.busy = false
    if (form?.refused) toast(say(form.refused), 'bad')
    if (!form || form.refused) return false
    if (this.form && moves.length > this.moves.length && form.events.length)
      void this.mover?.fly(form.events, this.form.scene, form.scene)
    this.form = form
    this.moves = moves
    this.count += 1
    return true
  }
}

/** Returns the last move in the form of a log entry. */
function entryOf(form: PlanForm, seat: number, sequence: number): EntryForm {
  const rest = { at: '', undone: [], ends: '' as const, level: null, left: null, gain: 0 }
  return { sequence, kind: 'action', seat, by: 'person', events: form.events, ...rest }
}
