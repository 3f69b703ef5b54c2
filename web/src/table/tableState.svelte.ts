/** The state of a table page: seats, position, log and replay, and the requests to the server. */

import { tick, untrack } from 'svelte'
import * as api from '../api/api'
import { backend } from '../api/backend'
import { Refused } from '../api/errors'
import type {
  Backdrop,
  EntryForm,
  GameForm,
  Hints,
  Live,
  Moment,
  Problem,
  Refusals,
  Scene,
  SeatForm,
  TableForm,
  Undo,
} from '../api/forms'
import { fixedSeats } from '../common/seats'
import { toast } from '../common/toasts.svelte'
import { go, paths } from '../router.svelte'
import type { Moving } from '../paint/types'
import { loadGameWords, nameSeatList, say, describeError } from '../words/words.svelte'
import { perspectiveFor } from './perspective'
import { Journal } from './journal.svelte'
import { LiveConnection, SPECTATOR, type Connection } from './liveConnection'
import { stepsOf } from './log'
import type { Choice } from './choices'
import { keepSpeed, keptSpeed, PACE, UpdateQueue, type Manner, type Speed } from './updateQueue'
import { preferences } from '../signals/preferences.svelte'
import { markSeen, wasSeen } from './seen'
import type { Acted } from './boardSelection.svelte'
import { Drawing } from './drawing.svelte'
import { PlanState, type Planned } from './planState.svelte'
import { Sender, type Outcome } from './sender'
import {
  actingSeatOf,
  enabledChoices,
  hasMovement,
  isCovered,
  isPresent,
  keepIdentity,
  mustMove,
  offeredChoices,
  onBoard,
  recapAt,
} from './tableFacts'

/** Animates moves on the board. */
export interface Mover {
  fly(events: readonly Moving[], before: Scene, after: Scene, pace?: number): Promise<void>
  skip(): void
}

/** If an acknowledged action is not visible after this many milliseconds, the connection is checked. */
const SOON = 3_000
/** Duration of other players' animations, relative to your own. */
const FLIGHT: Record<Speed, number> = { slow: 1.5, normal: 1, fast: 0.55, now: 0 }

/** A past position, given by its log entry and the viewer, which is null for a spectator. */
export interface ReplayPoint {
  at: number
  seat: number | null
}

export class TableState {
  table = $state.raw<TableForm | null>(null)
  backdrop = $state.raw<Backdrop | null>(null)
  /** Update shown on the board, and the newest update received. */
  shown = $state.raw<Moment | null>(null)
  newest = $state.raw<Moment | null>(null)
  behind = $state(0)
  connection = $state.raw<Connection>('connecting')
  sending = $state.raw({ busy: false, retrying: false })
  speed = $state.raw<Speed>(keptSpeed())
  gone = $state(false)
  trouble = $state.raw<unknown>(null)
  /** Seat to which the device must be handed before anything is shown. */
  handover = $state.raw<number | null>(null)
  /** True if the player has confirmed the handover and the view is loading. */
  private handingOver = $state(false)
  mover: Mover | null = null
  /** True if the replay controls are visible. */
  replaying = $state(false)
  /** True if playback must start. */
  autoplay = $state(false)
  /** True if the result is shown. */
  result = $state(false)
  /** True if the recap is open. */
  recapping = $state(false)
  /** Past position to show instead of the current one. `past` is set once this position has loaded; see `replay/`. */
  replayPoint = $state.raw<ReplayPoint | null>(null)
  past = $state.raw<Moment | null>(null)

  /** Lower bound for the length of the log, because an action may be acknowledged before its update arrives. */
  private known = $state(0)
  view: number | null = null
  private wasLost = false
  /** True if the page is about to open the next table. */
  leaving = $state(false)
  /** True if the person using this browser has agreed to a rematch. */
  private wantsAgain = false
  /** True if the user has left the page, possibly while it was loading. */
  private closed = false
  /** Position given in the address, before anything was loaded. */
  private requested: ReplayPoint | null = null
  /** Arrows and rings on the board, until this browser's next action. */
  readonly drawing = new Drawing()
  readonly journal: Journal
  private readonly live: LiveConnection
  private readonly queue: UpdateQueue<Moment>
  private readonly sender: Sender

  constructor(readonly id: string) {
    this.journal = new Journal(id, () => this.view)
    this.live = new LiveConnection(() => backend().connect(id), this)
    this.queue = new UpdateQueue<Moment>(
      (moment) => PACE[this.speed] * (hasMovement(moment) ? 1 : 0.5),
      (moment, manner) => this.show(moment, manner),
    )
    this.sender = new Sender((state) => (this.sending = state))
  }

  private held: readonly SeatForm[] = []
  /** Seats of this browser. The array keeps its identity while nothing changes. */
  readonly mine = $derived.by(
    () => (this.held = keepIdentity(this.held, this.table?.seats.filter((seat) => seat.mine) ?? [])),
  )

  private kept: readonly number[] = []
  /** Colours of the seats. The array keeps its identity while nothing changes. */
  readonly colours = $derived.by(
    () => (this.kept = keepIdentity(this.kept, this.table?.seats.map((seat) => seat.colour) ?? [])),
  )

  /** Seats of this browser that are not played by a bot. */
  readonly played = $derived(this.mine.filter((seat) => seat.bot === null).map((seat) => seat.seat))

  /** Seat of this browser that moves next in the update shown, whichever view is open. */
  readonly actingSeat = $derived(actingSeatOf(this.mine, this.shown))

  /** True if it is this browser's turn, even if earlier updates have not been shown yet. */
  readonly isMyTurn = $derived(mustMove(this.table, this.mine, this.newest))

  // The following derived values pass all their dependencies to a function. A `$derived` that reads a value only
  // conditionally can lose the dependency. Svelte may evaluate it again with values of an older batch, and then keep
  // the dependencies of that evaluation.

  /** True if the board shows the current state. */
  readonly present = $derived(isPresent(this.shown, this.newest, this.known, this.replayPoint))

  /** Other players' actions since this browser's last action. */
  readonly recap = $derived.by(() => recapAt(this.journal.entries, this.shown, this.mine))

  /** State shown on the board: the past position if it has loaded, otherwise `shown`. */
  readonly seen = $derived(onBoard(this.replayPoint, this.past, this.shown))

  /** True if the players have paused the clocks. Nobody can move during a pause. */
  readonly paused = $derived(this.table?.clock?.now?.paused ?? false)

  /** Choices of this browser in the update shown, or none if the update is outdated. */
  readonly offered = $derived(
    offeredChoices(this.shown, this.newest, this.handover, this.actingSeat, this.replayPoint, this.paused),
  )

  /** Choices that can be made now, or none while an action is being sent. */
  readonly choices = $derived(enabledChoices(this.offered, this.present, this.sending.busy))

  /** The seat from which the table is shown, or null for a spectator. */
  readonly viewer = $derived.by(() => {
    const viewer = this.shown?.viewer ?? SPECTATOR
    return viewer === SPECTATOR ? null : viewer
  })

  /** Seat of the only player at this screen, or of the last one to act. That player's desk comes first. */
  holder = $state.raw<number | null>(null)

  /** True if everything is hidden while the device is handed over. */
  readonly covered = $derived(isCovered(this.handover, this.handingOver))

  /** Opens the table. Returns a function that closes it. */
  open(): () => void {
    untrack(() => void this.load())
    return () => {
      this.closed = true
      this.live.close()
      this.queue.clear()
      this.sender.stop()
    }
  }

  async load(): Promise<void> {
    this.trouble = null
    try {
      const table = await api.table(this.id)
      await loadGameWords(table.game)
      this.backdrop = await this.loadBackdrop(table.state === 'frozen')
      this.table = table
      if (table.chat && wasSeen(`${this.id}#${table.chat}`)) this.readChat = table.chat
      this.view = this.wantedView()
      this.holder = this.view
      if (this.backdrop && !this.closed) this.live.open(this.view)
    } catch (error) {
      this.trouble = error
    }
  }

  /** The backdrop is null if a frozen table cannot be drawn. */
  private async loadBackdrop(frozen: boolean): Promise<Backdrop | null> {
    try {
      return await api.backdrop<Backdrop>(this.id)
    } catch (error) {
      if (frozen && error instanceof Refused) return null
      throw error
    }
  }

  // Messages of the live connection

  hear(message: Live): void {
    if (message.type === 'gone') this.gone = true
    else if (message.type === 'table') this.hearTable(message.table)
    else this.receive(message)
  }

  connected(state: Connection): void {
    if (this.connection === state) return
    this.connection = state
    if (state === 'open') {
      this.sender.retryNow()
      if (this.wasLost) toast(say('table-back'), 'good')
    }
    this.wasLost = state === 'lost' || state === 'offline' || (this.wasLost && state !== 'open')
  }

  /**
   * Handles a table from the socket. A socket that was opened before this browser took its seats does not include them,
   * so fetch the table again.
   */
  private hearTable(table: TableForm): void {
    if (this.mine.every(({ seat }) => table.seats[seat]?.mine)) this.updateTable(table)
    else this.refused()
  }

  refused(): void {
    void this.change(api.table(this.id))
  }

  /** Stores the table received from the server. */
  updateTable(table: TableForm): void {
    if (this.closed) return // the response may arrive after the player has opened another table
    const [asked, vote] = [this.table?.rematch ?? null, table.rematch]
    // The result shows the question, too.
    if (vote?.mine && !asked && this.table && !this.wantsAgain && !this.result) {
      toast(say('again-wanted', { names: nameSeatList(vote.yes), count: vote.yes.length }))
    }
    if (vote && this.mine.some(({ seat }) => vote.yes.includes(seat))) this.wantsAgain = true
    this.table = table
    this.updateView()
    // Open the new table for everyone who wants to play again.
    if (vote?.next && asked?.next !== vote.next && this.wantsAgain) {
      const path = paths.table(vote.next)
      this.leaving = true
      void tick().then(() => go(path)) // let the dialog close and return the focus first
    }
  }

  /** Answers the question about a rematch. */
  async playAgain(asking: Promise<TableForm>, agree: boolean): Promise<void> {
    this.wantsAgain = agree
    await this.change(asking)
  }

  private receive(moment: Moment): void {
    const before = this.newest
    this.newest = moment
    // Hidden information has been revealed, so load the log again.
    if (moment.opened && before && !before.opened) this.journal.forget()
    this.journal.remember(moment.entry)
    const follows = before !== null && before.sequence + 1 === moment.sequence
    if (!follows || moment.entry.kind === 'undo') this.queue.jump(moment)
    else this.queue.add(moment, this.isMine(moment.entry))
    this.behind = this.queue.behind
    if (this.requested) this.arrive(this.requested)
  }

  private isMine(entry: EntryForm): boolean {
    return entry.by === 'person' && this.mine.some((seat) => seat.seat === entry.seat)
  }

  private show(moment: Moment, manner: Manner): Promise<void> | void {
    const before = this.shown
    const flight = this.isMine(moment.entry) ? 1 : FLIGHT[this.speed]
    let landed: Promise<void> | undefined
    // Do not animate while the player is looking at a past position.
    if (manner === 'move' && before && flight > 0 && !this.replayPoint) {
      landed = this.mover?.fly(moment.entry.events, before.scene, moment.scene, flight)
    } else if (before?.sequence !== moment.sequence && !this.replayPoint) {
      this.mover?.skip()
    }
    this.shown = moment
    if (this.viewer === this.view) this.handingOver = false
    this.behind = this.queue.behind
    if (!landed) this.updateView()
    return landed?.then(() => this.updateView())
  }

  // Chat

  /** Version of the chat that was last read in this browser. */
  private readChat = $state(0)
  readonly unreadChat = $derived((this.table?.chat ?? 0) > this.readChat)

  sawChat(): void {
    this.readChat = this.table?.chat ?? 0
    markSeen(`${this.id}#${this.readChat}`)
  }

  // View

  private wantedView(): number | null {
    const scene = this.shown && { actor: this.shown.scene.actor, secret: this.shown.secret }
    const wanted = perspectiveFor(this.table?.seats ?? [], scene, this.holder)
    this.handover = wanted.kind === 'handover' ? wanted.seat : null
    return wanted.kind === 'show' ? wanted.seat : this.view
  }

  private updateView(): void {
    this.changeView(this.wantedView())
    if (this.handover !== null) this.showCurrent()
  }

  /** Changes the view. Pending updates, or else the current update, are received again for the new view. */
  private changeView(seat: number | null): void {
    if (seat === this.view) return
    const before = this.view
    this.view = seat
    this.holder = seat ?? this.holder
    this.drawing.clear() // another person may be at the screen now
    if (this.plan && this.plan.seat !== seat) this.leavePlan()
    this.journal.forget()
    if (this.shown?.secret) this.showCurrent()
    else if (this.replayPoint?.seat === before) this.replayPoint = { at: this.replayPoint.at, seat }
    this.live.changeView(seat, this.shown === null || this.shown === this.newest ? -1 : this.shown.sequence)
    this.queue.drop()
    this.behind = 0
    this.newest = this.shown
  }

  /** Confirms that this seat's player is at the screen. The cover disappears once the new view has arrived. */
  takeOver(seat: number): void {
    this.handingOver = true
    this.handover = null
    this.changeView(seat)
  }

  // Plans

  /** Plan shown instead of the table. */
  plan = $state.raw<PlanState | null>(null)
  /** Planned moves to offer on the player's next turns, and the player's seat, because people may share a screen. */
  planned = $state.raw<readonly Planned[]>([])
  private plannedFor: number | null = null

  /** True if the player can plan for the seat on the screen. Plans are forbidden in rated games and cups. */
  readonly mayPlan = $derived.by(() => {
    const [table, played, viewer] = [this.table, this.played, this.viewer]
    return table?.state === 'running' && !fixedSeats(table) && viewer !== null && played.includes(viewer)
  })

  /** Opens a plan that starts from the newest state. */
  async startPlan(): Promise<void> {
    if (this.viewer === null || !this.newest) return
    const plan = new PlanState(this.id, this.viewer, this.newest.sequence)
    if (await plan.load()) this.plan = plan
  }

  /** Closes the plan. If `keep` is set, the moves are offered when it is the player's turn. */
  leavePlan(keep = true): void {
    this.plannedFor = this.plan?.seat ?? null
    this.planned = keep ? (this.plan?.moves ?? []) : []
    this.plan = null
  }

  /** Planned move, if it can be made now. */
  readonly nextPlanned = $derived.by(() => {
    const [planned, choices, actor] = [this.planned, this.choices, this.shown?.scene.actor]
    return (actor === this.plannedFor && choices.find(({ text }) => text === planned[0]?.text)) || null
  })

  /**
   * Discards a plan if its next move has become impossible, and explains why. Replies in other players' turns do not
   * count.
   */
  async checkPlan(): Promise<void> {
    const [next, moment] = [this.planned[0], this.shown]
    if (!next || !moment || moment.scene.actor !== this.plannedFor || this.nextPlanned || !this.choices.length) return
    const asked = { seat: moment.scene.actor, sequence: moment.sequence, inputs: [next.text], path: [] }
    const form = await api.plan(this.id, asked).catch(() => null)
    if (!form?.refused || form.reply || this.planned[0] !== next) return
    this.planned = []
    toast(say('plan-dropped', { action: say(next.label), reason: say(form.refused) }))
  }

  // Replay

  /** Shows the position after an entry. After the last entry, in your own view, this is the current position. */
  showPosition(at: number, seat: number | null = this.replayPoint ? this.replayPoint.seat : this.viewer): void {
    this.replaying = true
    const last = stepsOf(this.journal.entries).at(-1)
    const now = at === last || at === this.newest?.sequence
    if (now && seat === this.viewer) this.showCurrent()
    else this.replayPoint = { at, seat }
  }

  /** Replays everything after an entry. */
  replayFrom(at: number): void {
    this.recapping = false
    this.showPosition(at)
    this.autoplay = true
  }

  showCurrent(): void {
    if (this.replayPoint === null) return
    this.mover?.skip()
    this.replayPoint = null
    this.past = null
  }

  closeReplay(): void {
    this.showCurrent()
    this.replaying = false
  }

  /** Shows the position given in the address. */
  visit(at: number | null, seat: number | null): void {
    if (at === null) this.showCurrent()
    else if (this.newest) this.arrive({ at, seat })
    else this.requested = { at, seat }
  }

  /** Shows a shared position from your own view, unless everyone may see all views. */
  private arrive({ at, seat }: ReplayPoint): void {
    this.requested = null
    const { sequence, opened } = this.newest!
    if (at < 1 || at > sequence) return toast(say('replay-no-moment'))
    const theirs = opened && seat !== null && seat < (this.table?.players ?? 0)
    this.showPosition(at, theirs ? seat : this.viewer)
  }

  // Actions

  /** Sends an action. `confirmed` is true if the player has confirmed it or has turned off the question. */
  async act(choice: Choice, confirmed = true): Promise<Acted> {
    const moment = this.shown
    if (!moment || this.replayPoint || this.busy()) return false
    const doing = {
      seat: moment.scene.actor,
      sequence: moment.sequence,
      action: choice.text,
      key: api.newKey(),
      same_turn: !confirmed && preferences.confirm,
    }
    const plan = this.planned
    // The new position may arrive before the response, and the planned move is no longer possible in it.
    if (doing.seat === this.plannedFor) this.planned = plan[0]?.text === choice.text ? plan.slice(1) : []
    const outcome = await this.sender.send(() => api.act(this.id, doing))
    if (outcome?.kind !== 'done') this.planned = plan
    if (outcome?.kind === 'refused' && outcome.problem.code === 'turn-ends') return outcome.problem.said[0]!
    if (outcome) this.conclude(outcome)
    if (outcome?.kind !== 'done') return false
    this.drawing.clear()
    return true
  }

  /** Undoes a step or the whole turn, and retries if bots have moved in the meantime. */
  async undo(which: keyof Undo): Promise<void> {
    const to = this.newest?.undo[which] ?? null
    if (to === null || this.replayPoint || this.busy()) return
    for (;;) {
      const taking = { sequence: this.newest!.sequence, to, key: api.newKey() }
      const outcome = await this.sender.send(() => api.undo(this.id, taking))
      const again = outcome?.kind === 'stale' && (await this.updateArrived(outcome.problem.sequence))
      if (again && this.newest?.undo[which] === to) continue
      if (outcome) this.conclude(outcome)
      return
    }
  }

  readonly undoable = $derived((this.newest?.undo.step ?? null) !== null)

  whyNot(path: string[]): Promise<Refusals | null> {
    return attempt(api.whyNot(this.id, { seat: this.viewer, path }))
  }

  async hints(): Promise<Hints | null> {
    const moment = this.shown
    return moment && attempt(api.hints(this.id, { seat: moment.scene.actor, sequence: moment.sequence }))
  }

  /** Waits for the update of an entry. Returns false if it does not arrive. */
  private async updateArrived(sequence: number | null): Promise<boolean> {
    for (let tries = 0; tries < 20; tries += 1) {
      if ((this.newest?.sequence ?? 0) >= (sequence ?? 0)) return true
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return false
  }

  /** Returns whether an action is being sent, and notifies the player if so. */
  private busy(): boolean {
    if (this.sender.busy) toast(say('table-busy'))
    return this.sender.busy
  }

  private conclude(outcome: Outcome): void {
    if (outcome.kind === 'done') {
      this.known = Math.max(this.known, outcome.sequence)
      setTimeout(() => (this.newest?.sequence ?? 0) < this.known && this.live.check(), SOON)
      return
    }
    toast(outcome.kind === 'stale' ? say('table-stale') : reasons(outcome.problem), 'bad')
    this.live.check()
  }

  /** Applies a change to the table outside the game, and returns whether this was successful. */
  async change(asking: Promise<TableForm | null>): Promise<boolean> {
    const table = await attempt(asking)
    if (table) this.updateTable(table)
    return table !== null
  }

  /** Returns the game played here, with its options. */
  async game(): Promise<GameForm | null> {
    const games = await attempt(api.games())
    return games?.find((game) => game.id === this.table?.game) ?? null
  }

  // Speed

  setSpeed(speed: Speed): void {
    this.speed = speed
    keepSpeed(speed)
    if (PACE[speed] === 0) this.skip()
  }

  skip(): void {
    this.mover?.skip()
    this.queue.skip()
    this.behind = this.queue.behind
  }
}

/** Returns the result of a request. On failure, shows the reason and returns null. */
export async function attempt<Form>(asking: Promise<Form>): Promise<Form | null> {
  try {
    return await asking
  } catch (error) {
    toast(describeError(error).join(' '), 'bad')
    return null
  }
}

function reasons(problem: Problem): string {
  return problem.said.map((said) => say(said)).join(' ')
}
