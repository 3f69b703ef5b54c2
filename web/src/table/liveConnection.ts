/** The live connection to a table. The socket reconnects automatically and requests missed updates. */

import type { Line } from '../api/backend'
import type { Live as Message, Look } from '../api/forms'

export type Connection = 'connecting' | 'open' | 'lost' | 'offline'

export interface Listener {
  /** Called with each message for the current view. Messages for an earlier view are discarded. */
  hear(message: Message): void
  connected(state: Connection): void
  /** Called if this browser no longer holds the seat, or if the socket was opened before it took the seat. */
  refused(): void
}

export const SPECTATOR = -4

/** The server's close codes for another person's seat, and for a table that does not exist. */
const NOT_YOURS = 4403
const NO_TABLE = 4404

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000
/** Milliseconds without a message after which the connection is checked. */
const SILENCE = 25_000
const PATIENCE = 8_000
/** The same without a network, when only a server on this machine can answer. */
const PATIENCE_OFFLINE = 1_500
/** Time limit for opening a socket, in milliseconds. */
const OPENING = 15_000

export class LiveConnection {
  private socket: Line | null = null
  private view: number | null = null
  /** Last entry received for the current view, or -1. */
  private last = -1
  private tries = 0
  private wait: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private ended = true

  constructor(
    private readonly connect: () => Line,
    private readonly listener: Listener,
    private readonly random: () => number = Math.random,
  ) {}

  open(seat: number | null): void {
    this.view = seat
    this.ended = false
    addEventListener('online', this.wake)
    addEventListener('offline', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.dial()
  }

  close(): void {
    this.ended = true
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.hangUp()
  }

  /** Changes the view and continues after an entry, or with the current state if the entry is -1. */
  changeView(seat: number | null, after: number): void {
    this.view = seat
    this.last = after
    this.ask()
  }

  /** Checks that no message was missed. If there is no answer, the connection is considered dead. */
  check(): void {
    if (this.ended) return
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.ask()
      this.expect(navigator.onLine === false ? PATIENCE_OFFLINE : PATIENCE, this.redial)
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      this.dial()
    }
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.check()
    else this.ask() // the page is hidden, so the server may send notifications
  }

  /** The state is only for display, because a server on the same machine responds even without a network. */
  private absent(): Connection {
    return navigator.onLine === false ? 'offline' : 'lost'
  }

  private dial(): void {
    this.hangUp()
    if (this.tries === 0) this.listener.connected('connecting')
    const socket = this.connect()
    this.socket = socket
    this.expect(OPENING, this.redial)
    socket.onopen = () => this.ask()
    socket.onmessage = (message) => {
      for (const line of (message.data as string).split('\n')) this.received(JSON.parse(line) as Message)
    }
    socket.onclose = ({ code }) => this.closed(code)
  }

  private hangUp(): void {
    clearTimeout(this.wait)
    clearTimeout(this.watch)
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private readonly redial = (): void => {
    this.hangUp()
    this.lost()
  }

  private closed(code: number): void {
    if (code === NO_TABLE) return this.received({ type: 'gone' })
    if (code === NOT_YOURS) this.listener.refused()
    // A seat that was just taken is included only in a new socket, so reconnect at once.
    if (code === NOT_YOURS && this.tries === 0) this.tries += 1
    else return this.lost()
    this.dial()
  }

  private lost(): void {
    this.hangUp()
    if (this.ended) return
    this.listener.connected(this.absent())
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries)
    this.tries += 1
    // The delay is random, so that clients do not all reconnect at the same time.
    this.wait = setTimeout(() => this.dial(), longest * (0.5 + this.random() / 2))
  }

  private ask(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    const look: Partial<Look> = { seat: this.view, after: this.last, ...(document.hidden && { hidden: true }) }
    this.socket.send(JSON.stringify(look))
  }

  private received(message: Message): void {
    this.tries = 0
    this.expect(SILENCE, () => this.check())
    this.listener.connected('open')
    if (message.type === 'moment') {
      const through = message.viewer === SPECTATOR ? null : message.viewer
      if (through !== this.view || message.sequence <= this.last) return
      this.last = message.sequence
    }
    this.listener.hear(message)
    if (message.type === 'gone') this.close()
  }

  private expect(time: number, otherwise: () => void): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(otherwise, time)
  }
}
