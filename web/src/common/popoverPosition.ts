/** Computes the position of popovers. */

/** The anchor of a popover. `rise` is the height of an area above the point that must remain visible too. */
export type At = { x: number; y: number; rise?: number }
export type Size = { width: number; height: number }

const GAP = 10
const EDGE = 8

/**
 * Returns the top left corner of a popover. It is below its anchor, or above it if there is more room, and always
 * inside the window.
 */
export function popoverPosition(at: At, size: Size, window: Size): { left: number; top: number } {
  const below = at.y + GAP
  const above = at.y - (at.rise ?? 0) - GAP - size.height
  const top = below + size.height <= window.height - EDGE || above < EDGE ? below : above
  return {
    left: within(at.x - size.width / 2, size.width, window.width),
    top: within(top, size.height, window.height),
  }
}

/** Returns the anchor for a popover that must not cover an element: the middle of the element's lower edge. */
export function below(element: Element): At {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.bottom }
}

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - length - EDGE))
}
