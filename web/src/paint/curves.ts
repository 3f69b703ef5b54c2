/** SVG paths through points. */

import type { Point } from './types'

export function straight(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join('L')}${closed ? 'Z' : ''}`
}

const short = (value: number) => String(Math.round(value * 10) / 10)

/** Returns a Catmull-Rom curve through all points, as Bézier segments. */
export function smooth(points: readonly Point[], closed = false): string {
  const number = points.length
  if (number < 3) return straight(points, closed)
  const at = (index: number): Point =>
    points[closed ? (index + number) % number : Math.min(Math.max(index, 0), number - 1)]!
  let path = `M${points[0]!.join()}`
  for (let index = 0; index < (closed ? number : number - 1); index++) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const one = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6].map(short)
    const two = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6].map(short)
    path += `C${one.join()} ${two.join()} ${end.join()}`
  }
  return path + (closed ? 'Z' : '')
}

export function curve(shape: { points: readonly Point[]; smooth?: boolean }, closed = false): string {
  return (shape.smooth ? smooth : straight)(shape.points, closed)
}
