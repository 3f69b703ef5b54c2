/** Calculates the part of a zone that is visible in a window, and the scale. */

import type { At } from './types'

export interface Size {
  width: number
  height: number
}
/** Position of the zone's corner in the window, and pixels per unit. */
export interface Look extends At {
  scale: number
}
export interface Box extends At, Size {}

/** Maximum scale, relative to showing the whole zone. */
const CLOSEST = 6

/** Returns a view of the whole zone, as large as possible and centred. */
export function whole(window: Size, zone: Size): Look {
  const scale = Math.min(window.width / zone.width, window.height / zone.height)
  return { x: (window.width - zone.width * scale) / 2, y: (window.height - zone.height * scale) / 2, scale }
}

/**
 * Limits a view, so that it is not smaller than the whole zone, not larger than the maximum scale, and has no
 * unnecessary empty space.
 */
export function kept(look: Look, window: Size, zone: Size): Look {
  const all = whole(window, zone)
  const scale = Math.min(Math.max(look.scale, all.scale), all.scale * CLOSEST)
  const along = (start: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, start))
  return {
    x: along(look.x, window.width, zone.width * scale),
    y: along(look.y, window.height, zone.height * scale),
    scale,
  }
}

/** Zooms while keeping a point of the window fixed. */
export function zoomed(look: Look, factor: number, at: At, window: Size, zone: Size): Look {
  const scale = kept({ ...look, scale: look.scale * factor }, window, zone).scale
  const grown = scale / look.scale
  return kept({ x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown, scale }, window, zone)
}

export function moved(look: Look, by: At, window: Size, zone: Size): Look {
  return kept({ ...look, x: look.x + by.x, y: look.y + by.y }, window, zone)
}

/** Returns the corners of a window, starting with the corner near the right thumb. */
export const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const
export type Corner = (typeof CORNERS)[number]

/** Returns the first corner where a square of `side` pixels covers the fewest boxes. */
export function freest(boxes: readonly Box[], look: Look, window: Size, side: number): Corner {
  const hidden = (corner: Corner) => {
    const x = corner.endsWith('right') ? window.width - side : 0
    const y = corner.startsWith('bottom') ? window.height - side : 0
    const over = (start: number, from: number, length: number, at: number) =>
      start + from * look.scale < at + side && start + (from + length) * look.scale > at
    return boxes.filter((box) => over(look.x, box.x, box.width, x) && over(look.y, box.y, box.height, y)).length
  }
  const counts = CORNERS.map(hidden)
  return CORNERS[counts.indexOf(Math.min(...counts))]!
}

/** Moves a view as little as necessary to show a box, with a margin in pixels. */
export function shown(look: Look, box: Box, window: Size, zone: Size, margin = 40): Look {
  const along = (start: number, room: number, from: number, length: number) => {
    const low = start + from * look.scale - margin
    const high = start + (from + length) * look.scale + margin
    if (high - low > room) return start + (room - high - low) / 2
    return start - Math.min(low, 0) - Math.max(high - room, 0)
  }
  const x = along(look.x, window.width, box.x, box.width)
  const y = along(look.y, window.height, box.y, box.height)
  return kept({ ...look, x, y }, window, zone)
}
