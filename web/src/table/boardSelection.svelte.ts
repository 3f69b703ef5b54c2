/** The player's current selection: the places clicked so far, and the popover at the pointer. */

import * as api from '../api/api'
import type { HintForm, Refusal } from '../api/forms'
import type { At } from '../common/popoverPosition'
import { nextPlaces, resolveClick, type Choice } from './choices'
import { wasJustEmptied } from './putBack'
import { attempt, type TableState } from './tableState.svelte'

/** Contents of the popover. */
export type Window =
  | { kind: 'choose'; at: At; path: string[]; here: readonly Choice[]; further: readonly Choice[] }
  | { kind: 'ask'; at: At; choice: Choice }
  | { kind: 'why'; at: At; place: string; refusals: readonly Refusal[] | null }
  | { kind: 'hints'; at: At; hints: readonly HintedChoice[] | null }

/** An action suggested by a bot, with its win probability. */
export interface HintedChoice {
  choice: Choice
  chance: number
}

/** A selection is valid for one state of the table, and disappears with the next. */
interface Begun {
  sequence: number
  path: readonly string[]
}

interface Opened {
  sequence: number
  window: Window
}

const NOTHING: readonly string[] = []

/** The places that a popover is about. */
function placesOf(window: Window | null): readonly string[] {
  if (window === null) return NOTHING
  if (window.kind === 'why') return [window.place]
  if (window.kind === 'hints') return window.hints?.[0]?.choice.path ?? NOTHING
  return window.kind === 'ask' ? window.choice.path : window.path
}

/** Matches hints with the choices on offer. */
function hinted(hints: readonly HintForm[], choices: readonly Choice[]): HintedChoice[] {
  return hints.flatMap(({ action, chance }) => {
    const choice = choices.find(({ text }) => text === action)
    return choice ? [{ choice, chance }] : []
  })
}

export class BoardSelection {
  private begun = $state.raw<Begun | null>(null)
  private sent = $state.raw<Begun | null>(null)
  private opened = $state.raw<Opened | null>(null)

  /** `chain` returns a place, followed by the larger places that contain it. */
  constructor(
    private readonly table: TableState,
    private readonly chain: (place: string) => readonly string[],
  ) {}

  // Each of these first reads everything it depends on: see TableState.

  readonly path = $derived.by(() => {
    const begun = this.present(this.begun)
    return this.table.choices.length ? begun : NOTHING
  })

  readonly window = $derived.by(() => {
    const [opened, shown] = [this.opened, this.table.shown]
    return opened && opened.sequence === shown?.sequence ? opened.window : null
  })

  /** The places to mark: those clicked so far and that of the popover, or those of the action being sent. */
  readonly picked = $derived.by(() => {
    const sent = this.present(this.sent)
    const clicked = [...new Set([...this.path, ...placesOf(this.window)])]
    return clicked.length ? clicked : sent
  })

  /** The clickable places. */
  readonly lit = $derived.by(() => new Set(nextPlaces(this.table.offered, this.path)))

  /** The choices without a place, and those that a game wants as a button. */
  readonly buttons = $derived.by(() => this.table.offered.filter((choice) => choice.path.length === 0 || choice.button))

  click(place: string, at: At): void {
    const path = this.path
    const meaning = resolveClick(this.table.choices, path, this.chain(place))
    this.close()
    switch (meaning.kind) {
      case 'do':
        if (this.putsBack(meaning.choice.path)) return this.choose(at, meaning.choice.path, [meaning.choice])
        return this.take(meaning.choice, at)
      case 'continue':
        return this.begin(meaning.path)
      case 'choose':
        return this.choose(at, meaning.path, meaning.here, meaning.further)
      case 'cancel':
        return this.cancel()
      case 'why':
        return void this.why(path, place, at)
    }
  }

  /** Performs a choice, after a confirmation if it needs one. */
  take(choice: Choice, at: At): void {
    if (choice.ask) this.open({ kind: 'ask', at, choice })
    else this.carryOut(choice)
  }

  carryOut(choice: Choice): void {
    this.cancel()
    void this.send(choice)
  }

  private async send(choice: Choice): Promise<void> {
    this.sent = { sequence: this.table.shown!.sequence, path: choice.path }
    if (!(await this.table.act(choice))) this.sent = null
  }

  /** Continues with further clicks instead of an action of the chooser. */
  goOn(path: readonly string[]): void {
    this.close()
    this.begin(path)
  }

  /** Lists all choices. */
  list(at: At): void {
    this.choose(at, [], this.table.choices)
  }

  /** Whether the last step picked something up here, so that the click may mean undo. */
  putsBack(path: readonly string[]): boolean {
    const { shown, newest } = this.table
    const [place, ...more] = path
    const can = newest !== null && newest.undo.step !== null
    return can && shown !== null && place !== undefined && more.length === 0 && wasJustEmptied(shown, place)
  }

  putBack(): void {
    this.cancel()
    void this.table.undo('step')
  }

  close(): void {
    this.opened = null
  }

  cancel(): void {
    this.begun = null
    this.close()
  }

  /** The path, if it belongs to the state shown. */
  private present(begun: Begun | null): readonly string[] {
    const shown = this.table.shown
    return begun !== null && begun.sequence === shown?.sequence ? begun.path : NOTHING
  }

  private begin(path: readonly string[]): void {
    this.begun = { sequence: this.table.shown!.sequence, path }
  }

  private choose(at: At, path: string[], here: readonly Choice[], further: readonly Choice[] = []): void {
    this.open({ kind: 'choose', at, path, here, further })
  }

  private open(window: Window): void {
    const sequence = this.table.shown?.sequence
    if (sequence !== undefined) this.opened = { sequence, window }
  }

  /** Whether the popover was closed, or the table has changed since. */
  private isOver(asked: Opened | null): boolean {
    return this.opened !== asked || asked?.sequence !== this.table.shown?.sequence
  }

  /**
   * Asks why a click is not allowed. The selection stays if the click could have continued it, and is cancelled
   * otherwise.
   */
  private async why(path: readonly string[], place: string, at: At): Promise<void> {
    const window: Window = { kind: 'why', at, place, refusals: null }
    this.open(window)
    const asked = this.opened
    if (this.table.choices.length === 0) return // nothing is possible anywhere
    const refusals = await this.refusals(path, place)
    if (this.isOver(asked)) return
    this.open({ ...window, refusals })
    if (refusals.length === 0) this.begun = null
  }

  /** Asks a bot for hints, then shows them with the best one marked on the board. */
  async hint(at: At): Promise<void> {
    const [shown, choices] = [this.table.shown, this.table.choices]
    if (!shown || choices.length === 0) return
    const window: Window = { kind: 'hints', at, hints: null }
    this.cancel()
    this.open(window)
    const asked = this.opened
    const wanted = { seat: shown.scene.actor, sequence: shown.sequence }
    const answer = await attempt(api.hints(this.table.id, wanted))
    if (this.isOver(asked)) return
    if (answer) this.open({ ...window, hints: hinted(answer.hints, choices) })
    else this.close()
  }

  /** Refusals of the place, or of the smallest place around it that has any. */
  private async refusals(path: readonly string[], place: string): Promise<readonly Refusal[]> {
    for (const tried of this.chain(place)) {
      const answer = await attempt(api.whyNot(this.table.id, { seat: this.table.viewer, path: [...path, tried] }))
      if (answer === null || answer.refusals.length) return answer?.refusals ?? []
    }
    return []
  }
}
