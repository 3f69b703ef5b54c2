/** The live line to a table: one socket, opened anew by itself when it is lost, catching up where it stopped. */

import type { Live as Heard, Look } from '../api/forms'

export type Connection = 'connecting' | 'open' | 'lost' | 'offline'

export interface Listener {
  /** Something the server said; moments of other eyes than the present ones never come here. */
  hear(heard: Heard): void
  connected(state: Connection): void
  /** The seat looked through is not held any more, or the socket does not know yet that it is. */
  refused(): void
}

export const SPECTATOR = -4

/** How the server closes a socket whose seat is not held, and one of a table that is not there. */
const NOT_YOURS = 4403
const NO_TABLE = 4404

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000
/** After so long a silence it is asked whether anybody is there: a dead line does not say so by itself. */
const SILENCE = 25_000
const PATIENCE = 8_000
/** A socket that is not open after so long is given up. */
const OPENING = 15_000

export class LiveLine {
  private socket: WebSocket | null = null
  private eyes: number | null = null
  /** The last entry heard of, through the present eyes; -1: none. */
  private last = -1
  private tries = 0
  private wait: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private ended = true

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly connect: (address: string) => WebSocket = (address) => new WebSocket(address),
    private readonly random: () => number = Math.random,
  ) {}

  open(eyes: number | null): void {
    this.eyes = eyes
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

  /** Look through other eyes, from after an entry on; -1: the present moment alone. */
  look(eyes: number | null, after: number): void {
    this.eyes = eyes
    this.last = after
    this.ask()
  }

  /** Make sure that nothing was missed. Without an answer the line is taken for dead. */
  check(): void {
    if (this.ended) return
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.ask()
      this.expect(PATIENCE, this.redial)
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      this.dial()
    }
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.check()
  }

  /** Offline is only said, never believed: a server on this very machine answers without any network. */
  private absent(): Connection {
    return navigator.onLine === false ? 'offline' : 'lost'
  }

  private dial(): void {
    this.hangUp()
    if (this.tries === 0) this.listener.connected('connecting')
    const socket = this.connect(this.address)
    this.socket = socket
    this.expect(OPENING, this.redial)
    socket.onopen = () => this.ask()
    socket.onmessage = (message) => this.heard(JSON.parse(message.data as string) as Heard)
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
    if (code === NO_TABLE) return this.heard({ type: 'gone' })
    if (code === NOT_YOURS) this.listener.refused()
    // A seat just taken is known to a new socket at once; nothing was lost.
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
    // Spread out, so that not everybody comes back in the same moment.
    this.wait = setTimeout(() => this.dial(), longest * (0.5 + this.random() / 2))
  }

  private ask(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    const look: Look = { seat: this.eyes, after: this.last }
    this.socket.send(JSON.stringify(look))
  }

  private heard(heard: Heard): void {
    this.tries = 0
    this.expect(SILENCE, () => this.check())
    this.listener.connected('open')
    if (heard.type === 'moment') {
      const through = heard.viewer === SPECTATOR ? null : heard.viewer
      if (through !== this.eyes || heard.sequence <= this.last) return
      this.last = heard.sequence
    }
    this.listener.hear(heard)
    if (heard.type === 'gone') this.close()
  }

  private expect(time: number, otherwise: () => void): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(otherwise, time)
  }
}
