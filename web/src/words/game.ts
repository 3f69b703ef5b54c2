/** Messages of games whose ids the client constructs. */

import { knows, say } from './words.svelte'

/**
 * Returns a message of a game, whose id starts with the id of the game. Falls back to `instead` if the game has no such
 * message.
 */
export function gameWord(game: string, what: string, instead: string): string {
  const id = `${game}-${what}`
  return knows(id) ? say(id) : instead
}
