/** Authors whose lines this browser hides. Saved in the browser. */

const KEY = 'kontor-muted'
/** Number of authors to remember. Older ones are forgotten first. */
const MOST = 200

export function mutedAuthors(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

export function keepMuted(authors: Iterable<string>): ReadonlySet<string> {
  const kept = [...authors].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage, they stay muted until the page is closed.
  }
  return new Set(kept)
}
