/** Labels of a game's fields and tables, in the reader's language. */

import type { Said } from '../api/forms'
import { knows, say } from '../words/words.svelte'

/** Returns the text of a message, or `instead` if the game has no such message. */
export const wordsOf = (said: Said | null | undefined, instead = ''): string =>
  said && knows(said.id) ? say(said) : instead

export const labelOf = (one: { name: string; label: Said }): string => wordsOf(one.label, one.name)
/** Returns the name for one row of a table. */
export const rowLabel = (table: { name: string; one?: Said }): string =>
  wordsOf(table.one, capitalised(table.name).replaceAll('_', ' '))
/** Returns the label of a value that a field offers. Numbers need no label. */
export const choiceLabel = (field: { choice_labels?: Record<string, Said> | null }, choice: string): string =>
  wordsOf(field.choice_labels?.[choice], choice)
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const meaningOf = (one: { meaning: Said }): string => wordsOf(one.meaning)
