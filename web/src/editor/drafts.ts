/** Unsaved boards in the browser's storage, one per game. */

import type { Data } from './document'
import { isRow } from './document'
import { readFitting, type Fitting } from './photo'

export type Draft = { data: Data; photo: Fitting | null; saved: boolean }

const keyOf = (game: string): string => `kontor.board.${game}`

/** Stores a draft. Returns false if the browser has no room for it. */
export function keepDraft(game: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft))
    return true
  } catch (error) {
    if (error instanceof DOMException) return false // storage is full or switched off
    throw error
  }
}

export function findDraft(game: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    if (!isRow(kept) || !isRow(kept.data)) return null
    return { data: kept.data, photo: readFitting(kept.photo), saved: kept.saved === true }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return null // storage is damaged or switched off
    throw error
  }
}
