/** Where places are on the screen just now, with zoom, scrolling and all. */

import { spotOf } from './places'
import type { At, Backdrop } from './types'
import type { Size } from './zoom'

/** The middle of what lies there, its measure in units of its zone, and how many pixels a unit has. */
export interface Screen extends At, Size {
  scale: number
}

/** Null for a place that is not to be seen. What lies outside its window is at the window's edge. */
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

/** The part of an element that its ancestors do not cut off. */
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
