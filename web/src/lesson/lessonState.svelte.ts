/** A lesson or puzzle in progress. The server stores nothing, so every request sends all accepted inputs. */

import * as api from '../api/api'
import type { Backdrop, EntryForm, Hints, LessonForm, LessonInfo, PuzzleInfo, Refusals } from '../api/forms'
import type { Choice } from '../table/choices'
import type { Playable } from '../table/boardSelection.svelte'
import { attempt, type Mover } from '../table/tableState.svelte'
import { loadLessonWords } from '../words/words.svelte'
import { finish, isFinished, PUZZLE } from './progress'
import { loadPuzzleWords } from './words'

/** Input that continues after a step without a task. */
export const NEXT = 'next'

const NOTHING: readonly Choice[] = []

export class LessonState implements Playable {
  backdrop = $state.raw<Backdrop | null>(null)
  form = $state.raw<LessonForm | null>(null)
  lessons = $state.raw<readonly (LessonInfo | PuzzleInfo)[]>([])
  trouble = $state.raw<unknown>(null)
  busy = $state(false)
  /** True if the learner has asked for the hint or for the answer. */
  help = $state<'none' | 'hint' | 'answer'>('none')
  mover: Mover | null = null
  /** Number of scenes shown, which replaces the log's sequence at a table. */
  private sequence = $state(0)

  readonly isPuzzle: boolean

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.isPuzzle = lesson.startsWith(PUZZLE)
  }

  readonly info = $derived(this.lessons.find(({ id }) => id === this.lesson) ?? null)
  /** The next lesson, or the next unsolved puzzle, preferably a later one. */
  readonly following = $derived.by(() => {
    const here = this.lessons.findIndex(({ id }) => id === this.lesson)
    const later = this.lessons.slice(here + 1)
    if (!this.isPuzzle) return later[0] ?? null
    const others = [...later, ...this.lessons.slice(0, Math.max(here, 0))]
    return others.find(({ id }) => !isFinished(this.game, id)) ?? null
  })

  readonly shown = $derived.by(() => {
    const [form, sequence] = [this.form, this.sequence]
    return form && { sequence, scene: form.scene, entry: entryOf(form, sequence) }
  })
  readonly offered = $derived.by(() => {
    const form = this.form
    return form?.asks ? (form.scene.choices ?? NOTHING) : NOTHING
  })
  readonly choices = $derived.by(() => {
    const [offered, busy] = [this.offered, this.busy]
    return busy ? NOTHING : offered
  })
  readonly undoable = $derived((this.form?.inputs.length ?? 0) > 0)

  async load(): Promise<void> {
    this.trouble = null
    try {
      const [lessons, backdrop, form] = await Promise.all([
        this.isPuzzle ? api.puzzles(this.game) : api.lessons(this.game),
        api.lessonBackdrop<Backdrop>(this.game, this.lesson),
        api.takeLesson(this.game, this.lesson, { inputs: [], attempt: null }),
        loadLessonWords(this.game),
        this.isPuzzle && loadPuzzleWords(),
      ])
      this.lessons = lessons
      this.backdrop = backdrop
      this.show(form)
    } catch (error) {
      this.trouble = error
    }
  }

  act(choice: Choice): Promise<boolean> {
    return this.give(choice.text)
  }

  next(): Promise<boolean> {
    return this.give(NEXT)
  }

  /** Goes back one step. */
  async undo(): Promise<void> {
    await this.ask(this.form?.inputs.slice(0, -1) ?? [])
  }

  async restart(): Promise<void> {
    await this.ask([])
  }

  whyNot(path: string[]): Promise<Refusals | null> {
    return attempt(api.whyNotInLesson(this.game, this.lesson, { inputs: this.form?.inputs ?? [], path }))
  }

  /** Returns no hints, because lessons come with their own. */
  hints(): Promise<Hints | null> {
    this.help = 'hint'
    return Promise.resolve(null)
  }

  /** Next action of the solution, for learners who ask for it. */
  readonly answer = $derived.by(() => {
    const form = this.form
    if (!form) return null
    const done = form.answer.filter((text) => form.inputs.includes(text)).length
    const text = form.answer[form.answer.length > 1 ? done : 0]
    return form.scene.choices?.find((choice) => choice.text === text) ?? null
  })

  private give(text: string): Promise<boolean> {
    return this.ask(this.form?.inputs ?? [], text)
  }

  private async ask(inputs: string[], text: string | null = null): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    const form = await attempt(api.takeLesson(this.game, this.lesson, { inputs, attempt: text }))
    this.busy = false
    if (form) this.show(form)
    return form?.right ?? false
  }

  private show(form: LessonForm): void {
    const before = this.form
    if (before && form.events.length) void this.mover?.fly(form.events, before.scene, form.scene)
    if (!before || form.step !== before.step) this.help = 'none'
    this.form = form
    this.sequence += 1
    if (form.done) finish(this.game, this.lesson)
  }
}

/** Returns the last input in the form of a log entry. */
function entryOf(form: LessonForm, sequence: number): EntryForm {
  const { you: seat, events } = form
  const rest = { at: '', undone: [], ends: '' as const, level: null, left: null, gain: 0 }
  return { sequence, kind: 'action', seat, by: 'person', events, ...rest }
}
