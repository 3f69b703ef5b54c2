/** Messages for puzzles, which no other page needs. */

import { loadPageWords } from '../words/words.svelte'

const words = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })

export const loadPuzzleWords = (): Promise<void> => loadPageWords('puzzles', words)
