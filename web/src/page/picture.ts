/**
 * A picture of the last table, shown while Python starts. It is the table as it was on the screen, and nothing in it
 * can be used. It is not kept if several people share the screen, because it could show another player's hand.
 */

const KEY = 'kontor.picture'
/** Another build has other styles, and its picture would look broken. */
const BUILD = import.meta.url

type Kept = { build: string; table: string; html: string }

export function keepPicture(table: string, shown: Element): void {
  // The content security policy forbids style attributes in parsed text.
  const html = shown.innerHTML.replaceAll(' style="', ' data-style="').replaceAll(/ data-testid="[^"]*"/g, '')
  try {
    localStorage.setItem(KEY, JSON.stringify({ build: BUILD, table, html } satisfies Kept))
  } catch {
    localStorage.removeItem(KEY) // no room left; games matter more
  }
}

export function forgetPicture(): void {
  localStorage.removeItem(KEY)
}

/** The picture of a table, or null if another one was shown last. */
export function pictureOf(table: string): DocumentFragment | null {
  const kept = read()
  if (kept?.build !== BUILD || kept.table !== table) return null
  const template = document.createElement('template')
  template.innerHTML = kept.html
  const picture = document.importNode(template.content, true)
  for (const part of picture.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    part.style.cssText = part.dataset.style ?? ''
  }
  return picture
}

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
