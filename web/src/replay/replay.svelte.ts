/** Replay of a game: by step, by slider, or automatically. The table's state holds the position to show. */

import { tick, untrack } from 'svelte'
import type { Moment } from '../api/forms'
import { toast } from '../common/toasts.svelte'
import { SPECTATOR } from '../table/live'
import { linesOf, stepsOf } from '../table/log'
import { type Looking, type TableState } from '../table/table.svelte'
import { say, sayEvent, sayTrouble } from '../words/words.svelte'
import { Moments } from './moments'

/** Playback speeds, and the duration of a step at each, in milliseconds. */
export const SPEEDS = [0.5, 1, 2, 5] as const
export type Speed = (typeof SPEEDS)[number]
const PACE = 1_000
/** Milliseconds between requests while the slider is dragged. */
const GAP = 200

export class Replay {
  playing = $state(false)
  speed = $state<Speed>(1)
  private moments: Moments
  private opened = false
  /** Counts requests, so that outdated answers are ignored. */
  private turn = 0
  /** Counts playbacks, so that an earlier one ends. */
  private run = 0
  private landing: Promise<void> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined
  private fetched = -GAP

  constructor(private readonly page: TableState) {
    this.moments = new Moments(page.id)
  }

  /** Sequence numbers of the steps. */
  readonly steps = $derived.by(() => stepsOf(this.page.journal.entries))

  /** The entry shown on the board; the last step at the current position. */
  readonly at = $derived.by(() => {
    const [looking, last] = [this.page.looking, this.steps.at(-1)]
    return looking ? looking.at : (last ?? 0)
  })

  /** Index of that step; for an undone entry, of the step before it. */
  readonly index = $derived.by(() => Math.max(0, this.steps.filter((step) => step <= this.at).length - 1))

  /** Description of the step. */
  readonly told = $derived.by(() => {
    const [entries, at] = [this.page.journal.entries, this.at]
    const entry = entries.find((one) => one.sequence === at)
    return entry ? linesOf(entry, { say, sayEvent }).map((line) => line.text) : []
  })

  /** The seat whose view is shown. */
  readonly seat = $derived.by(() => {
    const { looking, viewer } = this.page
    return looking ? looking.seat : viewer
  })

  go(index: number): void {
    const step = this.steps[Math.min(Math.max(index, 0), this.steps.length - 1)]
    if (step !== undefined) this.page.lookAt(step)
  }

  back(): void {
    const before = this.steps.filter((step) => step < this.at).at(-1)
    if (before !== undefined) this.page.lookAt(before)
  }

  forward(): void {
    const after = this.following()
    if (after !== undefined) this.page.lookAt(after)
  }

  private following(): number | undefined {
    return this.steps.find((step) => step > this.at)
  }

  /** Shows the view of another seat; null: a spectator's. */
  lookThrough(seat: number | null): void {
    this.page.lookAt(this.at, seat)
  }

  /** Starts or stops playback; at the end, starts from the beginning. */
  toggle(): void {
    this.playing = !this.playing
    clearTimeout(this.timer)
    if (!this.playing) return
    if (this.following() === undefined) this.go(0)
    void this.playOn((this.run += 1))
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.timer)
    this.turn += 1
  }

  private async playOn(run: number): Promise<void> {
    const rest = new Promise((resolve) => (this.timer = setTimeout(resolve, PACE / this.speed)))
    await tick()
    await Promise.all([rest, this.landing])
    if (!this.playing || run !== this.run) return
    this.forward()
    if (this.following() === undefined) this.playing = false
    else await this.playOn(run)
  }

  /** Loads and shows a position. Call whenever it changes. */
  show(looking: Looking | null): void {
    this.landing = this.arrive(looking, (this.turn += 1))
  }

  private async arrive(looking: Looking | null, turn: number): Promise<void> {
    if (!looking) return
    if (!this.moments.has(looking)) await this.pause()
    const moment = turn === this.turn ? await this.fetch(looking, turn) : null
    if (!moment || turn !== this.turn) return
    const { page } = this
    const before = page.seen
    const flight = before && this.follows(before, moment) ? Math.min(1, 1 / this.speed) : 0
    const flying = flight && page.mover?.fly(moment.entry.events, before!.scene, moment.scene, flight)
    if (!flight) page.mover?.skip()
    page.past = moment
    setTimeout(() => turn === this.turn && this.fetchNeighbours(looking), GAP / 2)
    await flying
  }

  private async pause(): Promise<void> {
    const wait = this.fetched + GAP - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }

  private async fetch(looking: Looking, turn: number): Promise<Moment | null> {
    // At the end of the game, everything is revealed.
    const opened = untrack(() => this.page.newest?.opened ?? false)
    if (opened !== this.opened) this.moments = new Moments(this.page.id)
    this.opened = opened
    this.fetched = performance.now()
    try {
      return await this.moments.get(looking)
    } catch (error) {
      if (turn !== this.turn) return null // outdated: another position was requested
      toast(sayTrouble(error).join(' '), 'bad')
      this.stop()
      this.stay(looking)
      return null
    }
  }

  /** If the next position cannot be loaded, stay at the one on the board. */
  private stay(wanted: Looking): void {
    const { past } = this.page
    const seat = past && past.viewer !== SPECTATOR ? past.viewer : null
    if (!past || (past.sequence === wanted.at && seat === wanted.seat)) this.page.lookAtPresent()
    else this.page.looking = { at: past.sequence, seat }
  }

  /** Whether one position directly follows the other, in the same view. */
  private follows(before: Moment, after: Moment): boolean {
    const step = this.steps.indexOf(after.sequence)
    return step > 0 && this.steps[step - 1] === before.sequence && before.viewer === after.viewer
  }

  /** Loads the neighbours, so that the next step is immediate. Errors are reported when they are shown. */
  private fetchNeighbours({ at, seat }: Looking): void {
    const step = this.steps.indexOf(at)
    const near = [step + 1, step - 1, step + 2].map((one) => this.steps[one])
    for (const one of near) if (one !== undefined) this.moments.get({ at: one, seat }).catch(() => undefined)
  }
}
