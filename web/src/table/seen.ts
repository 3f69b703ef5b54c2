/** Remembers dialogs that open only once per browser, such as a table's result, and the recap after an entry. */

const STORAGE_KEY = 'kontor.results'
/** Maximum number of dialogs to remember. */
const MOST = 200

function seen(): string[] {
  return localStorage.getItem(STORAGE_KEY)?.split(' ') ?? []
}

/** Returns whether a dialog has been shown. `window` is a table's id, or `ID@ENTRY` for a recap. */
export function wasSeen(window: string): boolean {
  return seen().includes(window)
}

export function markSeen(window: string): void {
  if (!wasSeen(window)) localStorage.setItem(STORAGE_KEY, [...seen(), window].slice(-MOST).join(' '))
}
