/** Current positions of places on the screen, including zoom and scrolling. */

import { spotOf } from './places'
import type { At, Backdrop } from './types'
import type { Size } from './zoom'

/** Centre of the sprite on the screen, its size in units of the zone, and pixels per unit. */
export interface Screen extends At, Size {
  scale: number
}

/**
 * Returns a place's position on the screen, or null if the place is invisible. If the place is scrolled out of view,
 * the position is at the edge.
 */
export function screenSpot(backdrop: Backdrop, id: string, order = 0): Screen | null {
  const place = backdrop.places.find((one) => one.id === id)
  const element = document.querySelector<SVGGElement>(`[data-place="${CSS.escape(id)}"]`)
  const matrix = element?.getScreenCTM()
  if (!place || !element || !matrix) return null
  const seen = visible(element.ownerSVGElement!)
  if (seen.right <= seen.left || seen.bottom <= seen.top) return null
  const { x, y, size } = spotOf(place, order)
  const at = new DOMPoint(x, y).matrixTransform(matrix)
  const card = place.width !== place.height && place.shape === 'none'
  return {
    x: Math.min(Math.max(at.x, seen.left), seen.right),
    y: Math.min(Math.max(at.y, seen.top), seen.bottom),
    width: card ? place.width : size,
    height: card ? place.height : size,
    scale: matrix.a,
  }
}

/** Returns the part of an element that is not clipped by its ancestors. */
function visible(element: Element) {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === 'visible') continue
    const box = outer.getBoundingClientRect()
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  return { left, top, right, bottom }
}
