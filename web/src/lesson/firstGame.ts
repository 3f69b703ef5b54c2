/** Starts a guided game against two of the weakest bots. Without bots, leads to the lessons. */

import * as api from '../api/api'
import { requestKeys } from '../api/requestKeys'
import { firstDraft, newTable } from '../lobby/draft'
import { loadPerson, person } from '../lobby/person.svelte'
import { go, paths } from '../router.svelte'
import { say } from '../words/words.svelte'
import { tips } from './tips.svelte'

const keyOf = requestKeys()

export async function startFirstGame(id: string): Promise<void> {
  const game = (await Promise.all([api.games(), loadPerson()]))[0].find((game) => game.id === id)
  if (!game?.bots.length) return go(paths.learn(id))
  tips.restart(id)
  const fresh = firstDraft(game, () => person.name || say('learn-guest'))
  const seats = fresh.seats.map((seat) => ({ ...seat, bot: game.bots[0] ?? '' }))
  const players = game.players.includes(3) ? 3 : fresh.players
  const wanted = newTable({ ...fresh, players, seats }, game)
  go(paths.table((await api.makeTable({ ...wanted, key: keyOf(wanted) })).id))
}
