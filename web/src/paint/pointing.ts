/** Reports clicks, hover and focus in a zone by place. All places of a zone share one set of listeners. */

import type { Attachment } from 'svelte/attachments'
import { listening } from './listening'
import { snap, targetOf } from './snap'
import type { At, Painted, Pointed } from './types'

interface Told {
  /** Describes a place, or the sprite with this index there. */
  about: (place: string, sprite: number | null) => Pointed
  /** Returns the clickable place to which a click refers, or the place itself. */
  meant: (place: string) => string
  onpick: Painted['onpick']
  onpoint: Painted['onpoint']
}

const placeAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<SVGElement>('[data-place]') ?? null) : null

/** Returns whether a click was made with a finger, and not on one of the buttons. */
const byFinger = (event: MouseEvent) =>
  event instanceof PointerEvent &&
  event.pointerType === 'touch' &&
  !(event.target instanceof Element && event.target.closest('button'))

const middleOf = (element: Element): At => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Attach this to an HTML element, because Chromium makes an <svg> with focus listeners focusable. */
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
      if (!element) event.stopPropagation() // do not treat this as a click on the background
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
      // Show no tooltip after touch, because it would cover the board after a popover has closed.
      const element = placeAt(event.target)
      if (element?.matches(':focus-visible')) point(element, middleOf(element))
    })
    on('focusout', () => point(null, { x: 0, y: 0 }))
    return end
  }
}
