/** Muted authors, saved in this browser. */

const KEY = 'kontor-muted'
/** Maximum number of authors to remember. The oldest are forgotten first. */
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
    // Without storage, authors stay muted until the page is closed.
  }
  return new Set(kept)
}
