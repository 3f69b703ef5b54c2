/** The words of games that the client knows by the beginning of their ids. */

import { knows, say } from './words.svelte'

/** The words of a game have its id in front. Where a game has none for something, its own id must do. */
export function gameWord(game: string, what: string, instead: string): string {
  const id = `${game}-${what}`
  return knows(id) ? say(id) : instead
}
