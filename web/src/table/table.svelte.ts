/** What a page knows of its table: who sits there, the moment that is shown, the log; and how something is done. */

import { untrack } from 'svelte'
import * as api from '../api/api'
import type {
  Backdrop,
  EntryForm,
  GameForm,
  Live,
  Moment,
  Problem,
  Scene,
  SeatForm,
  TableForm,
  Undo,
} from '../api/forms'
import { toast } from '../common/toasts.svelte'
import type { Moving } from '../paint/types'
import { loadGameWords, say, sayTrouble } from '../words/words.svelte'
import { eyesFor } from './eyes'
import { Journal } from './journal.svelte'
import { LiveLine, SPECTATOR, type Connection } from './live'
import { stepsOf } from './log'
import type { Choice } from './picking'
import { keepSpeed, keptSpeed, PACE, Queue, type Manner, type Speed } from './queue'
import { Sender, type Outcome } from './sending'

/** Who makes things move on the board. */
export interface Mover {
  fly(events: readonly Moving[], before: Scene, after: Scene, pace?: number): Promise<void>
  skip(): void
}

/** A click that was acknowledged should be seen after so long; otherwise the line is looked after. */
const SOON = 3_000
/** What others do is shown with flights of so many times the usual length. */
const FLIGHT: Record<Speed, number> = { slow: 1.5, normal: 1, fast: 0.55, now: 0 }

const NOTHING: readonly Choice[] = []

/** A moment of the past: after which entry of the log, through the eyes of which seat (null: a spectator's). */
export interface Looking {
  at: number
  seat: number | null
}

export class TableState {
  table = $state.raw<TableForm | null>(null)
  backdrop = $state.raw<Backdrop | null>(null)
  /** The moment that is to be seen, and the newest one that was heard of. */
  shown = $state.raw<Moment | null>(null)
  newest = $state.raw<Moment | null>(null)
  behind = $state(0)
  connection = $state.raw<Connection>('connecting')
  sending = $state.raw({ busy: false, retrying: false })
  speed = $state.raw<Speed>(keptSpeed())
  gone = $state(false)
  trouble = $state.raw<unknown>(null)
  /** The seat to which the screen has to be handed over before anything is shown. */
  handover = $state.raw<number | null>(null)
  /** That person is there, and the view is on its way. */
  private handing = $state(false)
  mover: Mover | null = null
  /** The controls of the replay are in sight. */
  replaying = $state(false)
  /** What is looked at instead of the present. Its moment comes a little later: see `replay/`. */
  looking = $state.raw<Looking | null>(null)
  past = $state.raw<Moment | null>(null)

  /** The log is at least so long: an acknowledged click may be known before its moment is. */
  private known = $state(0)
  private eyes: number | null = null
  private wasLost = false
  /** The page was left, perhaps before everything was there. */
  private closed = false
  /** What the address asked for before there was anything to see. */
  private asked: Looking | null = null
  readonly journal: Journal
  private readonly live: LiveLine
  private readonly queue: Queue<Moment>
  private readonly sender: Sender

  constructor(readonly id: string) {
    this.journal = new Journal(id, () => this.eyes)
    this.live = new LiveLine(api.liveAddress(id), this)
    this.queue = new Queue<Moment>(
      (moment) => PACE[this.speed] * (moves(moment) ? 1 : 0.5),
      (moment, manner) => this.show(moment, manner),
    )
    this.sender = new Sender((state) => (this.sending = state))
  }

  private held: readonly SeatForm[] = []
  /** The seats of this browser; the very same ones as long as nothing about them changes. */
  readonly mine = $derived.by(() => (this.held = same(this.held, this.table?.seats.filter((seat) => seat.mine) ?? [])))

  /** The seat of this browser that has to decide in the moment shown, whoever's eyes are looked through. */
  readonly deciding = $derived(decidingSeat(this.mine, this.shown))

  /** It is the turn of this browser, whether or not everything before it has been shown. */
  readonly waitedFor = $derived(isWaitedFor(this.table, this.mine, this.newest))

  // What follows hands everything it depends on to a function. A `$derived` that reads some of it only sometimes can
  // lose the rest for ever: Svelte may work it out once more with the values of an older batch, and then keeps what
  // it read on that occasion.

  /** The moment shown is the present one. */
  readonly present = $derived(isPresent(this.shown, this.newest, this.known, this.looking))

  /** The moment to be seen: of the past as soon as there is one, otherwise of the present. */
  readonly seen = $derived(inSight(this.looking, this.past, this.shown))

  /** What the moment shown offers to this browser; nothing while older moments are shown. */
  readonly offered = $derived(offers(this.shown, this.newest, this.handover, this.deciding, this.looking))

  /** What can be done now: what is offered, unless a click is under way. */
  readonly choices = $derived(possible(this.offered, this.present, this.sending.busy))

  /** The seat whose view is shown, or null for a spectator's. */
  readonly viewer = $derived.by(() => {
    const viewer = this.shown?.viewer ?? SPECTATOR
    return viewer === SPECTATOR ? null : viewer
  })

  /** The seat of this browser that decided last, or is the only one: who has the screen. Its desk is the first. */
  own = $state.raw<number | null>(null)

  /** Nothing of the game may be seen: the screen is being handed from one person to another. */
  readonly covered = $derived(isCovered(this.handover, this.handing))

  /** Opens the page; gives what closes it. */
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
      if (table.state !== 'frozen') this.backdrop = await api.backdrop<Backdrop>(this.id)
      this.table = table
      this.eyes = this.wantedEyes()
      this.own = this.eyes
      if (table.state !== 'frozen' && !this.closed) this.live.open(this.eyes)
    } catch (error) {
      this.trouble = error
    }
  }

  // What comes through the live line

  hear(heard: Live): void {
    if (heard.type === 'gone') this.gone = true
    else if (heard.type === 'table') this.hearTable(heard.table)
    else this.receive(heard)
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

  /** A socket that was opened before this browser was known does not know of its seats: then we ask again. */
  private hearTable(table: TableForm): void {
    if (this.mine.every(({ seat }) => table.seats[seat]?.mine)) this.sit(table)
    else this.refused()
  }

  refused(): void {
    void this.change(api.table(this.id))
  }

  /** The table as the server has just told it. */
  sit(table: TableForm): void {
    this.table = table
    this.settle()
  }

  private receive(moment: Moment): void {
    const before = this.newest
    this.newest = moment
    // What was hidden is told now: the log is read anew.
    if (moment.opened && before && !before.opened) this.journal.forget()
    this.journal.remember(moment.entry)
    const follows = before !== null && before.sequence + 1 === moment.sequence
    if (!follows || moment.entry.kind === 'undo') this.queue.jump(moment)
    else this.queue.add(moment, this.isMine(moment.entry))
    this.behind = this.queue.behind
    if (this.asked) this.arrive(this.asked)
  }

  private isMine(entry: EntryForm): boolean {
    return entry.by === 'person' && this.mine.some((seat) => seat.seat === entry.seat)
  }

  private show(moment: Moment, manner: Manner): Promise<void> | void {
    const before = this.shown
    const flight = this.isMine(moment.entry) ? 1 : FLIGHT[this.speed]
    let landed: Promise<void> | undefined
    // Whoever looks at the past does not see the present move.
    if (manner === 'move' && before && flight > 0 && !this.looking) {
      landed = this.mover?.fly(moment.entry.events, before.scene, moment.scene, flight)
    } else if (before?.sequence !== moment.sequence && !this.looking) {
      this.mover?.skip()
    }
    this.shown = moment
    if (this.viewer === this.eyes) this.handing = false
    this.behind = this.queue.behind
    if (!landed) this.settle()
    return landed?.then(() => this.settle())
  }

  // Whose eyes

  private wantedEyes(): number | null {
    const scene = this.shown && { actor: this.shown.scene.actor, secret: this.shown.secret }
    const wanted = eyesFor(this.table?.seats ?? [], scene, this.own)
    this.handover = wanted.kind === 'handover' ? wanted.seat : null
    return wanted.kind === 'look' ? wanted.eyes : this.eyes
  }

  private settle(): void {
    this.look(this.wantedEyes())
    if (this.handover !== null) this.lookAtPresent()
  }

  /** What is still to be shown is then seen through the new eyes; where there is nothing, what is shown now is. */
  private look(eyes: number | null): void {
    if (eyes === this.eyes) return
    const before = this.eyes
    this.eyes = eyes
    this.own = eyes ?? this.own
    this.journal.forget()
    if (this.shown?.secret) this.lookAtPresent()
    else if (this.looking?.seat === before) this.looking = { at: this.looking.at, seat: eyes }
    this.live.look(eyes, this.shown === null || this.shown === this.newest ? -1 : this.shown.sequence)
    this.queue.drop()
    this.behind = 0
    this.newest = this.shown
  }

  /** The person of that seat is there: the cover goes as soon as there is something to see through those eyes. */
  takeOver(seat: number): void {
    this.handing = true
    this.handover = null
    this.look(seat)
  }

  // Looking back

  /** Looks at the moment after an entry. The last one, through one's own eyes, is the present. */
  lookAt(at: number, seat: number | null = this.looking ? this.looking.seat : this.viewer): void {
    this.replaying = true
    const last = stepsOf(this.journal.entries).at(-1)
    const now = at === last || at === this.newest?.sequence
    if (now && seat === this.viewer) this.lookAtPresent()
    else this.looking = { at, seat }
  }

  lookAtPresent(): void {
    if (this.looking === null) return
    this.mover?.skip()
    this.looking = null
    this.past = null
  }

  closeReplay(): void {
    this.lookAtPresent()
    this.replaying = false
  }

  /** The address asks for a moment, or for none. */
  visit(at: number | null, seat: number | null): void {
    if (at === null) this.lookAtPresent()
    else if (this.newest) this.arrive({ at, seat })
    else this.asked = { at, seat }
  }

  /** Whoever is sent a moment sees it through his own eyes, unless every seat's are open to him. */
  private arrive({ at, seat }: Looking): void {
    this.asked = null
    const { sequence, opened } = this.newest!
    if (at < 1 || at > sequence) return toast(say('replay-no-moment'))
    const theirs = opened && seat !== null && seat < (this.table?.players ?? 0)
    this.lookAt(at, theirs ? seat : this.viewer)
  }

  // Doing something

  /** Gives whether it was done. */
  async act(choice: Choice): Promise<boolean> {
    const moment = this.shown
    if (!moment || this.looking || this.busy()) return false
    const doing = { seat: moment.scene.actor, sequence: moment.sequence, action: choice.text, key: api.newKey() }
    const outcome = await this.sender.send(() => api.act(this.id, doing))
    if (outcome) this.conclude(outcome)
    return outcome?.kind === 'done'
  }

  /** Back by a step or to the beginning of the turn. Bots that go on meanwhile do not make it another wish. */
  async takeBack(which: keyof Undo): Promise<void> {
    const to = this.newest?.undo[which] ?? null
    if (to === null || this.looking || this.busy()) return
    for (;;) {
      const taking = { sequence: this.newest!.sequence, to, key: api.newKey() }
      const outcome = await this.sender.send(() => api.takeBack(this.id, taking))
      const again = outcome?.kind === 'stale' && (await this.heardOf(outcome.problem.sequence))
      if (again && this.newest?.undo[which] === to) continue
      if (outcome) this.conclude(outcome)
      return
    }
  }

  /** Waits for the moment after that entry; false where it does not come. */
  private async heardOf(sequence: number | null): Promise<boolean> {
    for (let tries = 0; tries < 20; tries += 1) {
      if ((this.newest?.sequence ?? 0) >= (sequence ?? 0)) return true
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return false
  }

  /** A click while another is under way is not done, and the person is told so. */
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
    toast(outcome.kind === 'stale' ? say('table-stale') : words(outcome.problem), 'bad')
    this.live.check()
  }

  /** A change at the table that is not a step of the game; gives whether it worked. */
  async change(asking: Promise<TableForm>): Promise<boolean> {
    const table = await attempt(asking)
    if (table) this.sit(table)
    return table !== null
  }

  /** The game that is played here, with all its options. */
  async game(): Promise<GameForm | null> {
    const games = await attempt(api.games())
    return games?.find((game) => game.id === this.table?.game) ?? null
  }

  // How fast

  choose(speed: Speed): void {
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

/** What was there before, if the new is equal to it: then nothing that hangs on it is worked out anew. */
function same<Value>(before: Value, now: Value): Value {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}

function decidingSeat(mine: readonly SeatForm[], moment: Moment | null): SeatForm | null {
  return mine.find((seat) => seat.seat === moment?.scene.actor && seat.bot === null) ?? null
}

function isWaitedFor(table: TableForm | null, mine: readonly SeatForm[], newest: Moment | null): boolean {
  return table?.state === 'running' && decidingSeat(mine, newest) !== null
}

function isPresent(shown: Moment | null, newest: Moment | null, known: number, looking: Looking | null): boolean {
  return looking === null && shown !== null && shown === newest && shown.sequence >= known
}

function inSight(looking: Looking | null, past: Moment | null, shown: Moment | null): Moment | null {
  return (looking && past) ?? shown
}

function offers(
  shown: Moment | null,
  newest: Moment | null,
  handover: number | null,
  deciding: SeatForm | null,
  looking: Looking | null,
): readonly Choice[] {
  if (looking !== null || shown === null || shown !== newest || handover !== null) return NOTHING
  return deciding?.seat === shown.scene.viewer ? (shown.scene.choices ?? NOTHING) : NOTHING
}

function possible(offered: readonly Choice[], present: boolean, busy: boolean): readonly Choice[] {
  return present && !busy ? offered : NOTHING
}

function isCovered(handover: number | null, handing: boolean): boolean {
  return handover !== null || handing
}

/** Whether there is something to be seen moving. */
function moves(moment: Moment): boolean {
  return moment.entry.events.some((event) => event.source !== null || event.target !== null)
}

/** What the server gives; where it does not, the person is told why. */
export async function attempt<Form>(asking: Promise<Form>): Promise<Form | null> {
  try {
    return await asking
  } catch (error) {
    toast(sayTrouble(error).join(' '), 'bad')
    return null
  }
}

function words(problem: Problem): string {
  return problem.said.map((said) => say(said)).join(' ')
}
