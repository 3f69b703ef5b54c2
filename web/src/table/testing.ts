/** Test helpers: a controllable socket, and factories for small responses. */

import type { Backdrop, EntryForm, JudgedForm, Moment, Scene, SeatForm, TableForm } from '../api/forms'
import type { Choice } from './choices'

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static all: FakeSocket[] = []

  readyState: number = FakeSocket.CONNECTING
  sent: unknown[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = FakeSocket.CLOSED
  }
  answers(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  /** Sends several messages in one frame. */
  says(...heard: unknown[]): void {
    this.onmessage?.({ data: heard.map((one) => JSON.stringify(one)).join('\n') })
  }
  breaks(code = 1006): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code })
  }

  static get newest(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }
  /** Open sockets. Each page has its own. */
  static get used(): FakeSocket[] {
    return FakeSocket.all.filter((socket) => socket.readyState <= FakeSocket.OPEN)
  }
}

const said = (id: string) => ({ id, args: {} })

export function choiceOf(text: string, path: string[], more: Partial<Choice> = {}): Choice {
  return { number: text.length, text, kind: text, group: text, label: said(text), path, ...more }
}

export function seatOf(seat: number, more: Partial<SeatForm> = {}): SeatForm {
  return {
    seat,
    kind: 'person',
    name: `P${seat}`,
    bot: null,
    mine: false,
    here: true,
    resigned: false,
    colour: seat,
    bot_replies: false,
    ...more,
  }
}

export function tableOf(seats: SeatForm[], more: Partial<TableForm> = {}): TableForm {
  return {
    id: 'tableid',
    game: 'game',
    title: 'Game',
    board: 'board',
    own_board: false,
    options: {},
    players: seats.length,
    seats,
    public: false,
    takebacks: 'bots',
    host: true,
    state: 'running',
    actor: 0,
    sequence: 1,
    winners: [],
    made: '',
    changed: '',
    watching: 0,
    trouble: null,
    hints: false,
    others_play: false,
    votes: [],
    abandoned: false,
    rematch: null,
    clock: null,
    rated: false,
    cup: null,
    draw_seats: false,
    chat: null,
    queued: false,
    ...more,
  }
}

export function sceneOf(viewer: number, actor: number, choices: Choice[] = []): Scene {
  return {
    viewer,
    actor,
    prompt: said('prompt'),
    desks: [],
    sprites: [],
    counters: [],
    tables: [],
    choices,
    lit: choices.flatMap((choice) => choice.path.slice(0, 1)),
    buttons: [],
  }
}

/** Creates an analysed decision. If it has a cost, there is a better alternative. */
export function judgedOf(sequence: number, seat: number, loss: number, chances: number[] = [0.5, 0.5]): JudgedForm {
  const better = loss > 0 ? [{ label: said(`better${sequence}`), chance: chances[seat]!, reasons: [] }] : []
  return { sequence, seat, did: said(`did${sequence}`), better, loss, chances }
}

export function entryOf(sequence: number, more: Partial<EntryForm> = {}): EntryForm {
  const times = { level: null, left: null, gain: 0 }
  return {
    sequence,
    kind: 'action',
    seat: 0,
    by: 'person',
    events: [],
    at: '',
    undone: [],
    ends: '',
    ...times,
    ...more,
  }
}

export function momentOf(sequence: number, scene: Scene, more: Partial<Moment> = {}): Moment {
  return {
    type: 'moment',
    sequence,
    viewer: scene.viewer,
    entry: entryOf(sequence),
    scene,
    secret: false,
    undo: { step: null, turn: null },
    over: false,
    ranks: [],
    opened: false,
    known: true,
    ...more,
  }
}

export const emptyBackdrop: Backdrop = {
  title: said('title'),
  zones: [],
  areas: [],
  lines: [],
  decorations: [],
  places: [],
}
