/** Measures text and fits it to a width. */

import box from './box/drawings.json'

export const { serif: SERIF, sans: SANS } = box.fonts

export interface Face {
  serif?: boolean
  bold?: boolean
  slant?: boolean
}

const SAMPLE = 100
const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** Returns the width of a text relative to the font size. Without a canvas, the estimate is generous. */
function units(said: string, { serif, bold, slant }: Face): number {
  const font = `${slant ? 'italic ' : ''}${bold ? 'bold ' : ''}${SAMPLE}px ${serif ? SERIF : SANS}`
  const key = font + said
  let width = widths.get(key)
  if (width === undefined) {
    pen ??= document.createElement('canvas').getContext('2d')
    if (pen) {
      pen.font = font
      width = pen.measureText(said).width / SAMPLE
    } else width = said.length * 0.64
    widths.set(key, width)
  }
  return width
}

export const widthOf = (said: string, size: number, face: Face = {}) => units(said, face) * size

export interface Set {
  text: string
  size: number
}

/** Names can have any length, so wide text is first shrunk, down to `least`, and then truncated. */
export function fitted(said: string, size: number, room: number, least: number, face: Face = {}): Set {
  const wide = widthOf(said, size, face)
  if (wide <= room) return { text: said, size }
  const smaller = Math.max(Math.min(least, size), (size * room) / wide)
  if (widthOf(said, smaller, face) <= room * 1.001) return { text: said, size: smaller }
  const letters = Array.from(said)
  while (letters.length && widthOf(`${letters.join('').trimEnd()}…`, smaller, face) > room) letters.pop()
  return { text: `${letters.join('').trimEnd()}…`, size: smaller }
}
