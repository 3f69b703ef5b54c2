/** Placement of popovers. */

/** `rise`: height of an area above the point that must not be covered either. */
export type At = { x: number; y: number; rise?: number }
export type Size = { width: number; height: number }

const GAP = 10
const EDGE = 8

/** Top left corner of a popover: below its anchor, or above if there is more room, and always inside the window. */
export function popoverPosition(at: At, size: Size, window: Size): { left: number; top: number } {
  const below = at.y + GAP
  const above = at.y - (at.rise ?? 0) - GAP - size.height
  const top = below + size.height <= window.height - EDGE || above < EDGE ? below : above
  return {
    left: within(at.x - size.width / 2, size.width, window.width),
    top: within(top, size.height, window.height),
  }
}

/** Anchor of a popover that must not hide the element: the middle of its lower edge. */
export function below(element: Element): At {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.bottom }
}

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - length - EDGE))
}
