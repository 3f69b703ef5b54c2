/** Stores the content of the static page's lobby, to show it again while Python starts. */

import { backend } from '../api/backend'
import type { TableForm } from '../api/forms'

const KEY = 'kontor.lobby'
/** Version of the stored data. Another build may expect other fields. */
const BUILD = import.meta.url

type Shown = { name: string | null; tables: TableForm[] }
const NOTHING: Shown = { name: null, tables: [] }

/** Returns the stored content, which is empty on the first visit and with a server. */
export function lastLobby(): Shown {
  if (!backend().keepsGames) return NOTHING
  try {
    const { build, ...shown } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Shown & { build: string }>
    return { ...NOTHING, ...(build === BUILD && shown) }
  } catch {
    return NOTHING
  }
}

/** Stores the content of the lobby, if the games are stored in this browser. */
export function keepLobby(shown: Partial<Shown>): void {
  if (!backend().keepsGames) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...lastLobby(), ...shown, build: BUILD }))
  } catch {
    localStorage.removeItem(KEY) // no room left, and games are more important
  }
}

export function forgetLobby(): void {
  localStorage.removeItem(KEY)
}
