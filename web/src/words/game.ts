/** Messages of games whose ids the client builds itself. */

import { knows, say } from './words.svelte'

/** Messages of a game start with its id. Falls back to `instead` if the game has no such message. */
export function gameWord(game: string, what: string, instead: string): string {
  const id = `${game}-${what}`
  return knows(id) ? say(id) : instead
}
