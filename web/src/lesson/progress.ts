/** The lessons and puzzles finished in this browser. */

const KEY = 'kontor.lessons'

export function finishedLessons(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return [] // ignore damaged data, because little is lost
  }
}

export function isFinished(game: string, lesson: string): boolean {
  return finishedLessons().includes(`${game}/${lesson}`)
}

/** Prefix of puzzle ids, which share one storage with lesson ids. */
export const PUZZLE = 'puzzle-'

/**
 * Returns the number of solved puzzles, at most `count`, because some solved puzzles may no longer be part of the game.
 */
export function solvedPuzzles(game: string, count: number): number {
  return Math.min(count, finishedLessons().filter((one) => one.startsWith(`${game}/${PUZZLE}`)).length)
}

export function finish(game: string, lesson: string): void {
  const all = new Set([...finishedLessons(), `${game}/${lesson}`])
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]))
  } catch {
    // Storage is full or forbidden, so the lesson is not marked as finished.
  }
}
