/**
 * Creates and updates the elements of a drawing. A board has thousands of them, which would take three times as long as
 * Svelte elements.
 */

import type { Drawn } from './draw'

const NAMESPACE = 'http://www.w3.org/2000/svg'

/**
 * Replaces the drawing `before` in `parent` by `now`. Elements with the same tag are reused, so animations continue.
 */
export function paint(parent: Element, now: readonly Drawn[], before: readonly Drawn[] = []): void {
  const children = [...parent.children]
  const added: Element[] = []
  now.forEach((drawn, at) => {
    const old = before[at]
    if (!old) added.push(created(drawn))
    else if (old.tag === drawn.tag) update(children[at]!, drawn, old)
    else children[at]!.replaceWith(created(drawn))
  })
  for (const surplus of children.slice(now.length)) surplus.remove()
  parent.append(...added)
}

function created(drawn: Drawn): Element {
  const element = document.createElementNS(NAMESPACE, drawn.tag)
  update(element, drawn)
  return element
}

function update(element: Element, now: Drawn, before?: Drawn): void {
  for (const [name, value] of Object.entries(now.attributes))
    if (value != null && value !== before?.attributes[name]) element.setAttribute(name, String(value))
  for (const name of Object.keys(before?.attributes ?? {}))
    if (now.attributes[name] == null) element.removeAttribute(name)
  if (now.text !== before?.text) element.textContent = now.text ?? ''
  if (now.parts || before?.parts) paint(element, now.parts ?? [], before?.parts)
}
