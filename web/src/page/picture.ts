/**
 * A picture of the last table, shown while Python starts. It is a copy of the table on the screen, without interaction.
 * If several people share the screen, no picture is stored, because it might show another player's hand.
 */

const KEY = 'kontor.picture'
/** Version of the stored picture. Another build has other styles, in which the picture would look broken. */
const BUILD = import.meta.url

type Kept = { build: string; table: string; html: string }

export function keepPicture(table: string, shown: Element): void {
  // The content security policy forbids style attributes in parsed text.
  const html = shown.innerHTML.replaceAll(' style="', ' data-style="').replaceAll(/ data-testid="[^"]*"/g, '')
  try {
    localStorage.setItem(KEY, JSON.stringify({ build: BUILD, table, html } satisfies Kept))
  } catch {
    localStorage.removeItem(KEY) // no room left, and games are more important
  }
}

export function forgetPicture(): void {
  localStorage.removeItem(KEY)
}

/** Returns a table's picture, or null if another table was shown last. */
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

/** Number of elements to lay out in one frame. */
const FEW = 800
/** Class of the parts of the picture that have no layout yet. */
const WAITING = 'waiting-part'

/**
 * Shows a picture with thousands of elements by laying out some of them in each frame, so the page stays responsive.
 * The picture is transparent until it is complete. Returns a function that stops the process.
 */
export function layOut(place: HTMLElement, picture: DocumentFragment): () => void {
  const waiting = partsOf(picture)
  for (const part of waiting) part.classList.add(WAITING)
  place.style.opacity = '0'
  place.replaceChildren(picture)
  let frame = requestAnimationFrame(next)

  function next(): void {
    for (let laid = 0; laid < FEW && waiting.length > 0;) {
      const part = waiting.shift()!
      part.classList.remove(WAITING)
      laid += sizeOf(part)
    }
    if (waiting.length > 0) frame = requestAnimationFrame(next)
    else place.style.opacity = ''
  }

  return () => cancelAnimationFrame(frame)
}

/** Returns the largest parts that can be laid out in one frame, in document order. */
function partsOf(picture: ParentNode): Element[] {
  return [...picture.children].flatMap((part) => (sizeOf(part) > FEW ? partsOf(part) : [part]))
}

function sizeOf(part: Element): number {
  return part.getElementsByTagName('*').length + 1
}

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
