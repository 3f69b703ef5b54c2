/** Clicks, hover and focus in a zone, reported by place. One set of listeners serves all places of a zone. */

import type { Attachment } from 'svelte/attachments'
import { listening } from './listening'
import { snap, targetOf } from './snap'
import type { At, Painted, Pointed } from './types'

interface Told {
  /** Describes a place, or the sprite with this index there. */
  about: (place: string, sprite: number | null) => Pointed
  /** The clickable place that a click here means, or the place itself. */
  meant: (place: string) => string
  onpick: Painted['onpick']
  onpoint: Painted['onpoint']
}

const placeAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<SVGElement>('[data-place]') ?? null) : null

/** Whether a click was made with a finger on the screen, not on one of the buttons there. */
const byFinger = (event: MouseEvent) =>
  event instanceof PointerEvent &&
  event.pointerType === 'touch' &&
  !(event.target instanceof Element && event.target.closest('button'))

const middleOf = (element: Element): At => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Attach to an HTML element: in Chromium an <svg> with focus listeners becomes focusable itself. */
export function pointing(told: () => Told): Attachment<HTMLElement> {
  return (root) => {
    let shown: string | null = null

    const point = (target: EventTarget | null, at: At) => {
      const place = placeAt(target)?.dataset['place'] ?? null
      const key = (target instanceof Element && target.closest<SVGElement>('[data-sprite]')?.dataset['sprite']) || null
      if ((key ?? place) === shown) return
      shown = key ?? place
      const { about, onpoint } = told()
      const number = key ? Number(key.slice(key.lastIndexOf('#') + 1)) : null
      onpoint?.(place === null ? null : about(place, number), at)
    }
    const pick = (place: string, at: At) => {
      const { meant, onpick } = told()
      onpick?.(meant(place), at)
    }

    const snapped = (element: SVGElement | null, at: At) =>
      snap(at, element && targetOf(element), [...root.querySelectorAll<SVGElement>('[data-lit]')].map(targetOf))

    const { on, end } = listening(root)
    on('click', (event) => {
      const [element, at] = [placeAt(event.target), { x: event.clientX, y: event.clientY }]
      const place = byFinger(event) ? snapped(element, at) : element?.dataset['place']
      if (!place) return
      pick(place, at)
      if (!element) event.stopPropagation() // not a click on the background
    })
    on('keydown', (event) => {
      const element = placeAt(event.target)
      if (!element || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      pick(element.dataset['place']!, middleOf(element))
    })
    on('pointerover', (event) => point(event.target, { x: event.clientX, y: event.clientY }))
    on('pointerleave', (event) => point(null, { x: event.clientX, y: event.clientY }))
    on('focusin', (event) => {
      // Not after touch: once a popover has closed, the tooltip would stay over the board.
      const element = placeAt(event.target)
      if (element?.matches(':focus-visible')) point(element, middleOf(element))
    })
    on('focusout', () => point(null, { x: 0, y: 0 }))
    return end
  }
}
