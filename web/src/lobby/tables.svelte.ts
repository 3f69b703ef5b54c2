/** The lists of the lobby. They renew themselves quietly for as long as somebody looks at them. */

import { games, tables } from '../api/api'
import type { GameForm, TableForm, Which } from '../api/forms'
import { loadGameWords } from '../words/words.svelte'
import { loadPerson } from './person.svelte'

const PAUSE = 5_000
/** Finished tables change rarely: they are asked for every so many times. */
const SELDOM = 6

export class Lists {
  games = $state.raw<GameForm[]>([])
  mine = $state.raw<TableForm[]>([])
  open = $state.raw<TableForm[]>([])
  over = $state.raw<TableForm[]>([])
  more = $state.raw(false)
  /** For "two minutes ago", which must not stand still. */
  now = $state(Date.now())
  loaded = $state(false)
  trouble = $state.raw<unknown>(null)

  #rounds = 0

  /** Renews the lists now and then; gives what ends that. */
  watch(): () => void {
    const renew = (): void => {
      if (!document.hidden) void this.renew()
    }
    renew()
    const timer = setInterval(renew, PAUSE)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }

  /** What was shown stays when the server cannot be reached: a lobby that is a little old is better than none. */
  async renew(everything = false): Promise<void> {
    try {
      if (!this.loaded) await this.#begin()
      const seldom = everything || this.#rounds % SELDOM === 0
      await Promise.all([this.#fetch('mine'), this.#fetch('open'), ...(seldom ? [this.#fetch('over')] : [])])
      this.#rounds += 1
      this.now = Date.now()
      this.loaded = true
      this.trouble = null
    } catch (error) {
      this.trouble = error
    }
  }

  async #begin(): Promise<void> {
    const [known] = await Promise.all([games(), loadPerson()])
    await Promise.all(known.map((game) => loadGameWords(game.id)))
    this.games = known
  }

  async #fetch(which: Which): Promise<void> {
    const list = await tables(which)
    this[which] = list.tables
    if (which === 'over') this.more = list.more
  }

  game(id: string): GameForm | undefined {
    return this.games.find((one) => one.id === id)
  }
}
