/** A game's messages whose ids the client constructs. */

import { knows, say } from './words.svelte'

/**
 * Returns a message whose id starts with the game's id. Returns `instead` if there is no such message.
 */
export function gameWord(game: string, what: string, instead: string): string {
  const id = `${game}-${what}`
  return knows(id) ? say(id) : instead
}
