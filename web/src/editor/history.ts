/** Undo and redo. Changes with the same mark, such as the steps of one drag, are undone together. */

export type History<T> = {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  readonly mark: string | null
}

/** Maximum number of changes that can be undone. */
const MOST = 200

export const newHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], mark: null })

export function changed<T>(history: History<T>, now: T, mark: string | null = null): History<T> {
  if (now === history.now) return history
  const together = mark !== null && mark === history.mark
  return { past: together ? history.past : [...history.past, history.now].slice(-MOST), now, future: [], mark }
}

/** Ends a series of changes. The next change can then be undone separately. */
export const settled = <T>(history: History<T>): History<T> => ({ ...history, mark: null })

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], mark: null }
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.now], now: next, future, mark: null }
}
