/** The lists of tables in the lobby, refreshed while the page is visible. */

import { games, tables } from '../api/api'
import type { GameForm, TableForm, Which } from '../api/forms'
import { keepLobby, lastLobby } from '../page/lastLobby'
import { loadGameWords } from '../words/words.svelte'
import { loadPerson } from './person.svelte'

const PAUSE = 5_000
/** Finished tables change rarely, so refresh them only every sixth time. */
const SELDOM = 6

export class TableLists {
  games = $state.raw<GameForm[]>([])
  mine = $state.raw<TableForm[]>([])
  open = $state.raw<TableForm[]>([])
  over = $state.raw<TableForm[]>([])
  more = $state.raw(false)
  /** Current time, for relative times such as "two minutes ago". */
  now = $state(Date.now())
  loaded = $state(false)
  trouble = $state.raw<unknown>(null)

  #rounds = 0

  /** Starts refreshing. Returns a function that stops it. */
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

  /** Refreshes the lists. If the server is unreachable, the old lists remain. */
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
    await Promise.all([this.#list(), loadPerson()])
  }

  /** Loads the games without waiting for the person. On the static page, they arrive long before Python has started. */
  async #list(): Promise<void> {
    const known = await games()
    await Promise.all(known.map((game) => loadGameWords(game.id)))
    this.games = known
    if (!this.loaded) this.mine = lastLobby().tables
  }

  async #fetch(which: Which): Promise<void> {
    const list = await tables(which)
    this[which] = list.tables
    if (which === 'over') this.more = list.more
    if (which === 'mine') keepLobby({ tables: list.tables })
  }

  game(id: string): GameForm | undefined {
    return this.games.find((one) => one.id === id)
  }
}
