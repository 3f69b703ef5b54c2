/** Where a popover goes. */

export type At = { x: number; y: number }
export type Size = { width: number; height: number }

const GAP = 10
const EDGE = 8

/** The corner of a popover that is about a point: beside it where there is room, and never out of the window. */
export function placed(at: At, size: Size, window: Size): { left: number; top: number } {
  const below = at.y + GAP
  const above = at.y - GAP - size.height
  const top = below + size.height <= window.height - EDGE || above < EDGE ? below : above
  return {
    left: within(at.x - size.width / 2, size.width, window.width),
    top: within(top, size.height, window.height),
  }
}

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - length - EDGE))
}
