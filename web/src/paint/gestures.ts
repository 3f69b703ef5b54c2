/** Reports drag, pinch, wheel, double tap and keys as moves and zooms. A drag does not count as a click. */

import type { Attachment } from 'svelte/attachments'
import { listening } from './listening'
import type { At } from './types'

interface Told {
  /** Called during a drag with the distance in pixels. */
  move: (by: At) => void
  /** Called with the zoom factor and the fixed point in the element. */
  zoom: (factor: number, at: At) => void
  whole: () => void
}

/** Distance in pixels after which a press becomes a drag. */
const STILL = 7
const DOUBLE_MS = 350
const STEP = 1.4
const STRIDE = 80

const middle = (one: At, other: At): At => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const distance = (one: At, other: At) => Math.hypot(one.x - other.x, one.y - other.y)

export function gestures(told: Told): Attachment<HTMLElement> {
  return (root) => {
    const down = new Map<number, At>()
    let start: At | null = null
    let dragging = false
    let tapped: (At & { time: number }) | null = null

    const inside = (event: MouseEvent): At => {
      const box = root.getBoundingClientRect()
      return { x: event.clientX - box.x, y: event.clientY - box.y }
    }
    const drag = (event: PointerEvent) => {
      if (!dragging) root.setPointerCapture(event.pointerId)
      dragging = true
    }
    /** Handle a double tap where nothing is clickable. */
    const tap = (event: PointerEvent, at: At) => {
      const free = !(event.target instanceof Element && event.target.closest('[data-lit], button'))
      const again = tapped && event.timeStamp - tapped.time < DOUBLE_MS && distance(tapped, at) < 3 * STILL
      if (free && again) told.zoom(2, at)
      tapped = free && !again ? { ...at, time: event.timeStamp } : null
    }

    const { on, end } = listening(root)
    // A press also ends the previous drag if an element inside handles the press.
    on('pointerdown', () => (dragging &&= down.size > 0), { capture: true })
    on('pointerdown', (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (event.pointerType === 'mouse') down.clear() // the mouse may have been released outside the window
      const at = inside(event)
      if (!down.size) {
        start = at
        dragging = false
      }
      down.set(event.pointerId, at)
    })
    on('pointermove', (event) => {
      if (event.pointerType === 'mouse' && !event.buttons) down.clear()
      const before = down.get(event.pointerId)
      if (!before) return
      const at = inside(event)
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        drag(event)
        const [old, now] = [middle(before, other), middle(at, other)]
        told.move({ x: now.x - old.x, y: now.y - old.y })
        const apart = distance(before, other)
        if (apart) told.zoom(distance(at, other) / apart, now)
      } else if (dragging || (start && distance(start, at) > STILL)) {
        drag(event)
        told.move({ x: at.x - before.x, y: at.y - before.y })
      } else return // once a drag begins, include the distance before the threshold
      down.set(event.pointerId, at)
    })
    const lift = (event: PointerEvent) => {
      if (down.delete(event.pointerId) && !dragging && event.type === 'pointerup') tap(event, inside(event))
    }
    on('pointerup', lift)
    on('pointercancel', lift)
    on(
      'click',
      (event) => {
        if (dragging && event.detail) event.stopPropagation() // clicks with the keyboard have no detail
      },
      { capture: true },
    )
    on(
      'wheel',
      (event) => {
        event.preventDefault()
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1
        const speed = event.ctrlKey ? 0.01 : 0.0018 // browsers report a pinch on a touchpad as a wheel event with Ctrl
        told.zoom(Math.exp(-event.deltaY * lines * speed), inside(event))
      },
      { passive: false },
    )
    on('keydown', (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const centre = { x: root.clientWidth / 2, y: root.clientHeight / 2 }
      const keys: Record<string, () => void> = {
        '+': () => told.zoom(STEP, centre),
        '=': () => told.zoom(STEP, centre),
        '-': () => told.zoom(1 / STEP, centre),
        '0': told.whole,
        ArrowLeft: () => told.move({ x: STRIDE, y: 0 }),
        ArrowRight: () => told.move({ x: -STRIDE, y: 0 }),
        ArrowUp: () => told.move({ x: 0, y: STRIDE }),
        ArrowDown: () => told.move({ x: 0, y: -STRIDE }),
      }
      const wanted = keys[event.key]
      if (!wanted) return
      event.preventDefault()
      wanted()
    })
    return end
  }
}
