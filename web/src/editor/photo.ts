/** Geometry of the photo on the board: its centre in board units, its scale and its rotation. */

import type { Size } from '../paint/zoom'
import type { Point } from './document'

export type Fitting = Point & {
  /** Scale, in board units per pixel of the photo. */
  scale: number
  /** Rotation in degrees, clockwise. */
  turn: number
  /** Opacity from 0 to 1. */
  opacity: number
}

const LEAST = 0.05
const MOST = 20

/** Centres the photo on the board, as large as possible. */
export function fitted(photo: Size, board: Size): Fitting {
  const scale = Math.min(board.width / photo.width, board.height / photo.height)
  return { x: board.width / 2, y: board.height / 2, scale, turn: 0, opacity: 0.6 }
}

export const shiftedPhoto = (photo: Fitting, by: Point): Fitting => ({ ...photo, x: photo.x + by.x, y: photo.y + by.y })

/** Scales the photo while keeping one point of the board fixed. */
export function scaledPhoto(photo: Fitting, factor: number, about: Point): Fitting {
  const scale = Math.min(MOST, Math.max(LEAST, photo.scale * factor))
  const grown = scale / photo.scale
  return { ...photo, scale, x: about.x + (photo.x - about.x) * grown, y: about.y + (photo.y - about.y) * grown }
}

/** Returns the size of a photo after reducing its longer side to at most this many pixels. */
export function reduced({ width, height }: Size, most: number): Size {
  const factor = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** Parses a stored position of the photo, or returns null if it is invalid. */
export function readFitting(value: unknown): Fitting | null {
  const found = (value ?? {}) as Partial<Fitting>
  const sound = (['x', 'y', 'scale', 'turn', 'opacity'] as const).every((name) => Number.isFinite(found[name]))
  return sound && found.scale! > 0 ? (found as Fitting) : null
}
