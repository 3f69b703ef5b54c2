/** Labels of a game's fields and tables, in the reader's language. */

import type { Said } from '../api/forms'
import { knows, say } from '../words/words.svelte'

/** The text of a message, or the instead if the game has no words for it. */
export const wordsOf = (said: Said | null | undefined, instead = ''): string =>
  said && knows(said.id) ? say(said) : instead

export const labelOf = (one: { name: string; label: Said }): string => wordsOf(one.label, one.name)
/** Name of a new row, until the user types another. */
export const newName = (table: { name: string }): string =>
  (table.name.charAt(0).toUpperCase() + table.name.slice(1)).replaceAll('_', ' ')
export const meaningOf = (one: { meaning: Said }): string => wordsOf(one.meaning)
