/** Dragging of handles on the map. If the pointer hardly moves, the press is a click, which the map handles. */

import type { Attachment } from 'svelte/attachments'
import { listening } from '../paint/listening'

type Heard = {
  /** Returns whether a press on this element starts a drag instead of panning the map. */
  takes: (handle: string) => boolean
  /** `at` is a position in the window, in pixels. */
  move: (handle: string, at: { x: number; y: number }) => void
  drop: (handle: string, at: { x: number; y: number }) => void
}

const STILL = { mouse: 3, pen: 5, touch: 8 }

export function dragging(heard: Heard): Attachment<SVGElement> {
  return (root) => {
    let held: { handle: string; pointer: number; x: number; y: number; far: boolean } | null = null
    const { on, end } = listening(root)
    on('pointerdown', (event) => {
      const handle = event.target instanceof Element ? event.target.closest<SVGElement>('[data-handle]') : null
      const name = handle?.dataset['handle']
      if (name === undefined || event.button !== 0 || !event.isPrimary || !heard.takes(name)) return
      event.stopPropagation() // the map must not move at the same time
      held = { handle: name, pointer: event.pointerId, x: event.clientX, y: event.clientY, far: false }
    })
    on('pointermove', (event) => {
      if (!held || event.pointerId !== held.pointer) return
      const still = STILL[event.pointerType as keyof typeof STILL] ?? STILL.mouse
      if (!held.far && Math.hypot(event.clientX - held.x, event.clientY - held.y) <= still) return
      if (!held.far) root.setPointerCapture(event.pointerId) // capturing the pointer earlier would redirect the click
      held.far = true
      heard.move(held.handle, { x: event.clientX, y: event.clientY })
    })
    const lift = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return
      const { handle, far } = held
      held = null
      if (!far) return
      heard.drop(handle, { x: event.clientX, y: event.clientY })
      // The click after a drag is ignored, which the browser sends to the element that captured the pointer.
      if (event.type === 'pointerup') swallowClick(root)
    }
    on('pointerup', lift)
    on('pointercancel', lift)
    return end
  }
}

function swallowClick(root: SVGElement): void {
  const swallow = (event: Event) => event.stopImmediatePropagation()
  root.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => root.removeEventListener('click', swallow, { capture: true }))
}
