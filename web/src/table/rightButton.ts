/** Draws with the right mouse button, from the place where it is pressed to the place where it is released. */

import type { Attachment } from 'svelte/attachments'
import { listening } from '../paint/listening'

const RIGHT = 2

const placeAt = (event: MouseEvent): string | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-place]')?.dataset['place'] ?? null

export function rightButton(draw: (from: string, to: string) => void): Attachment<HTMLElement> {
  return (root) => {
    let from: string | null = null
    const { on, end } = listening(root)
    on('pointerdown', (event) => {
      from = event.pointerType === 'mouse' && event.button === RIGHT ? placeAt(event) : null
    })
    on('pointerup', (event) => {
      const to = event.button === RIGHT ? placeAt(event) : null
      if (from !== null && to !== null) draw(from, to)
      from = null
    })
    // A long touch also opens the context menu, and must not draw.
    on('contextmenu', (event) => event.preventDefault())
    return end
  }
}
