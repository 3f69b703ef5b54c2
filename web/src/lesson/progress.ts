/** The lessons and puzzles finished in this browser. */

const KEY = 'kontor.lessons'

export function finishedLessons(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return [] // damaged: nothing of value is lost
  }
}

export function isFinished(game: string, lesson: string): boolean {
  return finishedLessons().includes(`${game}/${lesson}`)
}

/** The prefix of puzzle ids. Puzzles are solved like lessons. */
export const PUZZLE = 'puzzle-'

/** The number of solved puzzles, if a game has `count`. Some that were solved may no longer be among them. */
export function solvedPuzzles(game: string, count: number): number {
  return Math.min(count, finishedLessons().filter((one) => one.startsWith(`${game}/${PUZZLE}`)).length)
}

export function finish(game: string, lesson: string): void {
  const all = new Set([...finishedLessons(), `${game}/${lesson}`])
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]))
  } catch {
    // Storage is full or forbidden: the lesson stays unticked.
  }
}
