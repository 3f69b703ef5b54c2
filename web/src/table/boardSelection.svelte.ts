/** The player's current selection: the places clicked so far, and the popover at the pointer. */

import type { HintForm, Hints, Moment, Refusal, Refusals, Said } from '../api/forms'
import type { At } from '../common/popoverPosition'
import { nextPlaces, resolveClick, type Choice } from './choices'
import { pickedUpFrom, wasJustEmptied } from './putBack'

/** Contents of the popover. */
export type Window =
  | { kind: 'choose'; at: At; path: string[]; here: readonly Choice[]; further: readonly Choice[] }
  | { kind: 'ask'; at: At; choice: Choice }
  | { kind: 'why'; at: At; place: string; refusals: readonly Refusal[] | null }
  | { kind: 'hints'; at: At; hints: readonly HintedChoice[] | null }

/** An action suggested by a bot, with its win probability and its reasons. */
export interface HintedChoice {
  choice: Choice
  chance: number
  reasons: readonly Said[]
}

/** True if an action was performed, or else the question to confirm first. */
export type Acted = boolean | Said

/** A table or a lesson that can be played on a board. */
export interface Playable {
  readonly shown: Pick<Moment, 'sequence' | 'scene' | 'entry'> | null
  readonly offered: readonly Choice[]
  readonly choices: readonly Choice[]
  /** True if the last step can be undone. */
  readonly undoable: boolean
  act(choice: Choice, confirmed?: boolean): Promise<Acted>
  undo(which: 'step'): Promise<void>
  /** Returns the reasons why a click on these places has no effect, or null if there is no answer. */
  whyNot(path: string[]): Promise<Refusals | null>
  hints(): Promise<Hints | null>
}

/** A selection is valid only for one state of the table. */
interface Begun {
  sequence: number
  path: readonly string[]
}

interface Opened {
  sequence: number
  window: Window
}

const NOTHING: readonly string[] = []

/** Places that a popover refers to. */
function placesOf(window: Window | null): readonly string[] {
  if (window === null) return NOTHING
  if (window.kind === 'why') return [window.place]
  if (window.kind === 'hints') return window.hints?.[0]?.choice.path ?? NOTHING
  return window.kind === 'ask' ? window.choice.path : window.path
}

/** Matches hints with the available choices. */
function hinted(hints: readonly HintForm[], choices: readonly Choice[]): HintedChoice[] {
  return hints.flatMap(({ action, ...why }) => {
    const choice = choices.find(({ text }) => text === action)
    return choice ? [{ choice, ...why }] : []
  })
}

export class BoardSelection {
  private begun = $state.raw<Begun | null>(null)
  private sent = $state.raw<Begun | null>(null)
  private opened = $state.raw<Opened | null>(null)

  /**
   * `chain` returns a place, followed by the larger places that contain it. `beside` returns a point next to a place,
   * if the place is visible. `tiny` returns whether a place is too small to be tapped reliably.
   */
  constructor(
    private readonly table: Playable,
    private readonly chain: (place: string) => readonly string[],
    private readonly beside: (place: string) => At | null = () => null,
    private readonly tiny: (place: string) => boolean = () => false,
  ) {}

  // Each of these derived values first reads all its dependencies (see TableState).

  readonly path = $derived.by(() => {
    const begun = this.present(this.begun)
    return this.table.choices.length ? begun : NOTHING
  })

  readonly window = $derived.by(() => {
    const [opened, shown] = [this.opened, this.table.shown]
    return opened && opened.sequence === shown?.sequence ? opened.window : null
  })

  /** Places to mark: those clicked so far and the place of the popover, or those of the action being sent. */
  readonly picked = $derived.by(() => {
    const sent = this.present(this.sent)
    const clicked = [...new Set([...this.path, ...placesOf(this.window)])]
    return clicked.length ? clicked : sent
  })

  /** Clickable places. */
  readonly lit = $derived.by(() => new Set(nextPlaces(this.table.offered, this.path)))

  /** Choices without a place, those that the game shows as buttons, and up to eight with small places. */
  readonly buttons = $derived.by(() => {
    const { offered } = this.table
    const all = offered.length <= 8 && offered.some(({ path }) => path.length === 1 && this.tiny(path[0]!))
    return offered.filter(({ path, button }) => path.length === 0 || button || (all && path.length === 1))
  })

  /** Place of the piece that was just picked up and can be put back at no cost. */
  readonly held = $derived.by(() => {
    const { shown, choices, undoable } = this.table
    return shown && undoable && choices.length ? pickedUpFrom(shown) : null
  })

  click(place: string, at: At): void {
    const path = this.path
    const meaning = resolveClick(this.table.choices, path, this.chain(place))
    this.close()
    switch (meaning.kind) {
      case 'do':
        if (this.held !== null && this.held === meaning.choice.path[0]) return this.putBack()
        if (this.putsBack(meaning.choice.path)) return this.choose(at, meaning.choice.path, [meaning.choice])
        return this.take(meaning.choice, at)
      case 'continue':
        return this.begin(meaning.path)
      case 'choose':
        return this.choose(at, meaning.path, meaning.here, meaning.further)
      case 'cancel':
        return this.cancel()
      case 'why':
        if (this.held !== null && this.chain(place).includes(this.held)) return this.putBack()
        return void this.why(path, place, at)
    }
  }

  /** Performs a choice, after a confirmation if necessary. */
  take(choice: Choice, at: At): void {
    if (choice.ask) return this.open({ kind: 'ask', at, choice })
    this.cancel()
    void this.send(choice, at)
  }

  /** Performs a choice that has been confirmed. */
  carryOut(choice: Choice): void {
    this.cancel()
    void this.send(choice, null)
  }

  /** Sends a choice. `at` is the position for a question about ending the turn, or null if the player has confirmed. */
  private async send(choice: Choice, at: At | null): Promise<void> {
    const sequence = this.table.shown!.sequence
    this.sent = { sequence, path: choice.path }
    const acted = await this.table.act(choice, at === null)
    if (acted === true) return
    this.sent = null
    if (acted && at && this.table.shown?.sequence === sequence)
      this.open({ kind: 'ask', at, choice: { ...choice, ask: acted } })
  }

  /** Lets the player go on clicking on the board instead of choosing an action from the list. */
  goOn(path: readonly string[]): void {
    this.close()
    this.begin(path)
  }

  /** Lists all choices. */
  list(at: At): void {
    this.choose(at, [], this.table.choices)
  }

  /** Returns whether the last step picked up a piece here, in which case the click may mean undo. */
  putsBack(path: readonly string[]): boolean {
    const { shown, undoable } = this.table
    const [place, ...more] = path
    return undoable && shown !== null && place !== undefined && more.length === 0 && wasJustEmptied(shown, place)
  }

  /** Undoes the last step, which returns the piece to its place at no cost. */
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

  /** Returns the selected path, if it belongs to the state shown. */
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

  /** Returns whether the popover was closed, or the table has changed since. */
  private isOver(asked: Opened | null): boolean {
    return this.opened !== asked || asked?.sequence !== this.table.shown?.sequence
  }

  /**
   * Requests the reasons why a click is not allowed. The selection is cancelled unless the click could have continued
   * it.
   */
  private async why(path: readonly string[], place: string, at: At): Promise<void> {
    const window: Window = { kind: 'why', at, place, refusals: null }
    this.open(window)
    const asked = this.opened
    if (this.table.choices.length === 0) return // no action is possible at all
    const refusals = await this.refusals(path, place)
    if (this.isOver(asked)) return
    this.open({ ...window, refusals })
    if (refusals.length === 0) this.begun = null
  }

  /** Requests hints from a bot, and shows them next to the place of the best hint, which is marked on the board. */
  async hint(at: At): Promise<void> {
    const [shown, choices] = [this.table.shown, this.table.choices]
    if (!shown || choices.length === 0) return
    const window: Window = { kind: 'hints', at, hints: null }
    this.cancel()
    this.open(window)
    const asked = this.opened
    const answer = await this.table.hints()
    if (this.isOver(asked)) return
    if (!answer) return this.close()
    const hints = hinted(answer.hints, choices)
    const place = hints[0]?.choice.path.at(-1)
    this.open({ ...window, at: (place && this.beside(place)) || at, hints })
  }

  /** Returns the refusals for a place, or for the smallest place around it that has any. */
  private async refusals(path: readonly string[], place: string): Promise<readonly Refusal[]> {
    for (const tried of this.chain(place)) {
      const answer = await this.table.whyNot([...path, tried])
      if (answer === null || answer.refusals.length) return answer?.refusals ?? []
    }
    return []
  }
}
