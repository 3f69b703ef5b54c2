/** Replays a game: step by step, with a slider, or automatically. The table's state contains the position to show. */

import { tick, untrack } from 'svelte'
import type { Moment } from '../api/forms'
import { toast } from '../common/toasts.svelte'
import { SPECTATOR } from '../table/liveConnection'
import { linesOf, stepsOf, type Unit } from '../table/log'
import { type ReplayPoint, type TableState } from '../table/tableState.svelte'
import { say, sayEvent, describeError } from '../words/words.svelte'
import { PositionCache } from './positionCache'

/** Playback speeds, and the duration of a step at each, in milliseconds. */
export const SPEEDS = [0.5, 1, 2, 5] as const
export type Speed = (typeof SPEEDS)[number]
const PACE = 1_000
/** Milliseconds between requests while the slider is dragged. */
const GAP = 200

export class Replay {
  playing = $state(false)
  speed = $state<Speed>(1)
  unit = $state<Unit>('decision')
  private cache: PositionCache
  private opened = false
  /** Number of requests, used to ignore outdated responses. */
  private turn = 0
  /** Number of playbacks, used to end an earlier playback. */
  private run = 0
  private landing: Promise<void> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined
  private fetched = -GAP

  constructor(private readonly page: TableState) {
    this.cache = new PositionCache(page.id)
  }

  /** Sequence numbers of the steps. */
  readonly steps = $derived.by(() => stepsOf(this.page.journal.entries))

  /** The steps of the chosen unit. */
  private readonly stops = $derived.by(() => stepsOf(this.page.journal.entries, this.unit))

  /** Log entry shown on the board, or the last step at the current position. */
  readonly at = $derived.by(() => {
    const [replayPoint, last] = [this.page.replayPoint, this.steps.at(-1)]
    return replayPoint ? replayPoint.at : (last ?? 0)
  })

  /** Index of the step shown. If the entry was undone, this is the step before it. */
  readonly index = $derived.by(() => Math.max(0, this.steps.filter((step) => step <= this.at).length - 1))

  /** Description of the step shown. */
  readonly description = $derived.by(() => {
    const [entries, at] = [this.page.journal.entries, this.at]
    const entry = entries.find((one) => one.sequence === at)
    return entry ? linesOf(entry, { say, sayEvent }).map((line) => line.text) : []
  })

  /** The seat from which the game is shown. */
  readonly seat = $derived.by(() => {
    const { replayPoint, viewer } = this.page
    return replayPoint ? replayPoint.seat : viewer
  })

  go(index: number): void {
    const step = this.steps[Math.min(Math.max(index, 0), this.steps.length - 1)]
    if (step !== undefined) this.page.showPosition(step)
  }

  back(): void {
    const before = this.stops.filter((step) => step < this.at).at(-1)
    if (before !== undefined) this.page.showPosition(before)
  }

  forward(): void {
    const after = this.following()
    if (after !== undefined) this.page.showPosition(after)
  }

  private following(): number | undefined {
    return this.stops.find((step) => step > this.at)
  }

  /** Shows the view of another seat, or of a spectator if the seat is null. */
  showView(seat: number | null): void {
    this.page.showPosition(this.at, seat)
  }

  /** Starts or stops playback. At the end of the game, starts again from the beginning. */
  toggle(): void {
    this.playing = !this.playing
    clearTimeout(this.timer)
    if (!this.playing) return
    if (this.following() === undefined) this.go(0)
    void this.playOn((this.run += 1))
  }

  play(): void {
    if (!this.playing) this.toggle()
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

  /** Loads and shows the requested position. Call this whenever it changes. */
  show(replayPoint: ReplayPoint | null): void {
    this.landing = this.arrive(replayPoint, (this.turn += 1))
  }

  private async arrive(replayPoint: ReplayPoint | null, turn: number): Promise<void> {
    if (!replayPoint) return
    if (!this.cache.has(replayPoint)) await this.pause()
    const moment = turn === this.turn ? await this.fetch(replayPoint, turn) : null
    if (!moment || turn !== this.turn) return
    const { page } = this
    const before = page.seen
    const flight = before && this.follows(before, moment) ? Math.min(1, 1 / this.speed) : 0
    const flying = flight && page.mover?.fly(moment.entry.events, before!.scene, moment.scene, flight)
    if (!flight) page.mover?.skip()
    page.past = moment
    setTimeout(() => turn === this.turn && this.fetchNeighbours(replayPoint), GAP / 2)
    await flying
  }

  private async pause(): Promise<void> {
    const wait = this.fetched + GAP - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }

  private async fetch(replayPoint: ReplayPoint, turn: number): Promise<Moment | null> {
    // All hidden information is revealed at the end of the game.
    const opened = untrack(() => this.page.newest?.opened ?? false)
    if (opened !== this.opened) this.cache = new PositionCache(this.page.id)
    this.opened = opened
    this.fetched = performance.now()
    try {
      return await this.cache.get(replayPoint)
    } catch (error) {
      if (turn !== this.turn) return null // outdated, because another position was requested
      toast(describeError(error).join(' '), 'bad')
      this.stop()
      this.stay(replayPoint)
      return null
    }
  }

  /** Keeps the current position on the board if the next one cannot be loaded. */
  private stay(wanted: ReplayPoint): void {
    const { past } = this.page
    const seat = past && past.viewer !== SPECTATOR ? past.viewer : null
    if (!past || (past.sequence === wanted.at && seat === wanted.seat)) this.page.showCurrent()
    else this.page.replayPoint = { at: past.sequence, seat }
  }

  /** Returns whether one position directly follows the other, in the same view. */
  private follows(before: Moment, after: Moment): boolean {
    const step = this.steps.indexOf(after.sequence)
    return step > 0 && this.steps[step - 1] === before.sequence && before.viewer === after.viewer
  }

  /**
   * Preloads the adjacent positions, so the next step appears immediately. Errors are reported only when such a
   * position is shown.
   */
  private fetchNeighbours({ at, seat }: ReplayPoint): void {
    const next = this.stops.findIndex((step) => step > at)
    const near = [this.stops[next], this.stops.findLast((step) => step < at), this.stops[next + 1]]
    for (const one of near) if (one !== undefined) this.cache.get({ at: one, seat }).catch(() => undefined)
  }
}
