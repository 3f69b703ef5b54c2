/** A guided game against the weakest bots, with a card for each kind of action. */

import * as api from '../api/api'
import type { GameForm } from '../api/forms'
import { requestKeys } from '../api/requestKeys'
import { firstDraft, newTable } from '../lobby/draft'
import { loadPerson, person } from '../lobby/person.svelte'
import { go, paths } from '../router.svelte'
import { say } from '../words/words.svelte'
import { tips } from './tips.svelte'

const keyOf = requestKeys()

/** Returns the game, if there are bots to play against. */
export async function playableGame(id: string): Promise<GameForm | undefined> {
  const [games] = await Promise.all([api.games(), loadPerson()])
  return games.find((game) => game.id === id && game.bots.length)
}

export async function startFirstGame(game: GameForm): Promise<void> {
  tips.restart(game.id)
  const fresh = firstDraft(game, () => person.name || say('learn-guest'))
  const seats = fresh.seats.map((seat) => ({ ...seat, bot: game.bots[0] ?? '' }))
  const players = game.players.includes(3) ? 3 : fresh.players
  const wanted = newTable({ ...fresh, players, seats }, game)
  go(paths.table((await api.makeTable({ ...wanted, key: keyOf(wanted) })).id))
}
