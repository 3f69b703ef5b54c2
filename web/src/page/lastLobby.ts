/** What the lobby of the static page showed last: shown again until Python has started. */

import { backend } from '../api/backend'
import type { TableForm } from '../api/forms'

const KEY = 'kontor.lobby'
/** Another build may expect other fields. */
const BUILD = import.meta.url

type Shown = { name: string | null; tables: TableForm[] }
const NOTHING: Shown = { name: null, tables: [] }

/** Empty on the first visit, and with a server. */
export function lastLobby(): Shown {
  if (!backend().keepsGames) return NOTHING
  try {
    const { build, ...shown } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Shown & { build: string }>
    return { ...NOTHING, ...(build === BUILD && shown) }
  } catch {
    return NOTHING
  }
}

/** Stores what the lobby shows, if the games are in this browser. */
export function keepLobby(shown: Partial<Shown>): void {
  if (!backend().keepsGames) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...lastLobby(), ...shown, build: BUILD }))
  } catch {
    localStorage.removeItem(KEY) // no room left; games matter more
  }
}

export function forgetLobby(): void {
  localStorage.removeItem(KEY)
}
