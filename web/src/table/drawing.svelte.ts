/** Arrows and rings that a viewer draws on the board. Drawings stay on this page and are never sent. */

import type { Mark, Place } from '../paint/types'

/** Shapes of places that are not visible separately. */
const UNSEEN = ['none', 'annex', 'line', 'bar', 'row', 'pile', 'meter']

/** Returns the places where arrows can start and end: all visible places that are not part of another place. */
export function drawable(places: readonly Place[]): ReadonlySet<string> {
  const seen = places.filter(({ shape }) => !UNSEEN.includes(shape))
  const ids = new Set(seen.map(({ id }) => id))
  return new Set(seen.flatMap(({ id, part_of: whole }) => (whole && ids.has(whole) ? [] : [id])))
}

export class Drawing {
  /** True if a click on a place draws instead of playing. The right mouse button always draws. */
  on = $state(false)
  /** Place where the next arrow starts. */
  start = $state.raw<string | null>(null)
  marks = $state.raw<readonly Mark[]>([])

  toggle(): void {
    this.on = !this.on
    this.start = null
  }

  /**
   * Handles a click: the first one chooses the start of an arrow, and the second one its end. Two clicks on the same
   * place draw a ring.
   */
  click(place: string): void {
    if (this.start === null) this.start = place
    else this.draw(this.start, place)
  }

  /** Draws an arrow, or a ring if both places are the same. If the arrow or ring already exists, it is removed. */
  draw(from: string, to: string): void {
    this.start = null
    const others = this.marks.filter((mark) => mark.from !== from || mark.to !== to)
    this.marks = others.length < this.marks.length ? others : [...this.marks, { from, to }]
  }

  clear(): void {
    this.start = null
    this.marks = []
  }
}
