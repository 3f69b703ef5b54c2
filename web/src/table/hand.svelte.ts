/** What a person has begun with: the places clicked so far, and the small window that has opened at the pointer. */

import * as api from '../api/api'
import type { HintForm, Refusal } from '../api/forms'
import type { At } from '../common/place'
import { next, pick, type Choice } from './picking'
import { hasJustLeft } from './putting'
import { attempt, type TableState } from './table.svelte'

/** What a window at the pointer is about. */
export type Window =
  | { kind: 'choose'; at: At; path: string[]; here: readonly Choice[]; further: readonly Choice[] }
  | { kind: 'ask'; at: At; choice: Choice }
  | { kind: 'why'; at: At; place: string; refusals: readonly Refusal[] | null }
  | { kind: 'hints'; at: At; hints: readonly Hinted[] | null }

/** A choice that a bot would make, and how likely it is to win. */
export interface Hinted {
  choice: Choice
  chance: number
}

/** What was begun belongs to one moment: with the next it is gone by itself. */
interface Begun {
  sequence: number
  path: readonly string[]
}

interface Opened {
  sequence: number
  window: Window
}

const NOTHING: readonly string[] = []

/** Where on the board a window is about. */
function placesOf(window: Window | null): readonly string[] {
  if (window === null) return NOTHING
  if (window.kind === 'why') return [window.place]
  if (window.kind === 'hints') return window.hints?.[0]?.choice.path ?? NOTHING
  return window.kind === 'ask' ? window.choice.path : window.path
}

/** The choices that hints are about. */
function hinted(hints: readonly HintForm[], choices: readonly Choice[]): Hinted[] {
  return hints.flatMap(({ action, chance }) => {
    const choice = choices.find(({ text }) => text === action)
    return choice ? [{ choice, chance }] : []
  })
}

export class Hand {
  private begun = $state.raw<Begun | null>(null)
  private sent = $state.raw<Begun | null>(null)
  private opened = $state.raw<Opened | null>(null)

  /** `chain` gives a place and then the larger places that it is part of. */
  constructor(
    private readonly table: TableState,
    private readonly chain: (place: string) => readonly string[],
  ) {}

  // Each of these reads first, and always, whatever it depends on: see TableState.

  readonly path = $derived.by(() => {
    const begun = this.present(this.begun)
    return this.table.choices.length ? begun : NOTHING
  })

  readonly window = $derived.by(() => {
    const [opened, shown] = [this.opened, this.table.shown]
    return opened && opened.sequence === shown?.sequence ? opened.window : null
  })

  /** The places to mark: those clicked so far and the one of the window, or those of the action that is being sent. */
  readonly picked = $derived.by(() => {
    const sent = this.present(this.sent)
    const clicked = [...new Set([...this.path, ...placesOf(this.window)])]
    return clicked.length ? clicked : sent
  })

  /** The places to light up. */
  readonly lit = $derived.by(() => new Set(next(this.table.offered, this.path)))

  /** The choices without a place, and the obvious ones. */
  readonly buttons = $derived.by(() => this.table.offered.filter((choice) => choice.path.length === 0 || choice.button))

  click(place: string, at: At): void {
    const path = this.path
    const meaning = pick(this.table.choices, path, this.chain(place))
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

  /** A choice was made; some are asked about first. */
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

  /** The chooser offered to go on clicking. */
  goOn(path: readonly string[]): void {
    this.close()
    this.begin(path)
  }

  /** Every choice there is, in words. */
  list(at: At): void {
    this.choose(at, [], this.table.choices)
  }

  /** Whether these places are where the last step took something up: then it can be taken back instead. */
  putsBack(path: readonly string[]): boolean {
    const { shown, newest } = this.table
    const [place, ...more] = path
    const can = newest !== null && newest.undo.step !== null
    return can && shown !== null && place !== undefined && more.length === 0 && hasJustLeft(shown, place)
  }

  putBack(): void {
    this.cancel()
    void this.table.takeBack('step')
  }

  close(): void {
    this.opened = null
  }

  cancel(): void {
    this.begun = null
    this.close()
  }

  /** Of the moment that is shown, or nothing. */
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

  /** Whether a window has been closed since it was opened, or another moment is shown. */
  private isOver(asked: Opened | null): boolean {
    return this.opened !== asked || asked?.sequence !== this.table.shown?.sequence
  }

  /** What was begun stays where the click could have gone on with it; any other click puts it back. */
  private async why(path: readonly string[], place: string, at: At): Promise<void> {
    const window: Window = { kind: 'why', at, place, refusals: null }
    this.open(window)
    const asked = this.opened
    if (this.table.choices.length === 0) return // nothing can be done anywhere
    const refusals = await this.refusals(path, place)
    if (this.isOver(asked)) return
    this.open({ ...window, refusals })
    if (refusals.length === 0) this.begun = null
  }

  /** What a bot would do: asked for, then shown with the place of the best marked. */
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

  /** Of the place, or of the smallest one around it of which something can be said. */
  private async refusals(path: readonly string[], place: string): Promise<readonly Refusal[]> {
    for (const tried of this.chain(place)) {
      const answer = await attempt(api.whyNot(this.table.id, { seat: this.table.viewer, path: [...path, tried] }))
      if (answer === null || answer.refusals.length) return answer?.refusals ?? []
    }
    return []
  }
}
