/** The shape of an arrow between two places. */

type Box = { x: number; y: number; width: number; height: number }

const HEAD = 20
/** Half the width of the arrowhead. */
const WING = 9

/** Returns the paths of an arrow's line and head, from the middle of one place to the edge of another. */
export function arrow(from: Box, to: Box): { line: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  // The gap before the target is half the smaller side of the place, but at most half the length of the arrow.
  const gap = Math.min(Math.min(to.width, to.height) / 2, length / 2)
  const at = (along: number, aside = 0) =>
    `${round(from.x + ux * along - uy * aside)},${round(from.y + uy * along + ux * aside)}`
  const point = length - gap
  const neck = Math.max(point - HEAD, 0)
  return { line: `M${at(0)}L${at(neck)}`, head: `M${at(point)}L${at(neck, WING)}L${at(neck, -WING)}Z` }
}

const round = (value: number): number => Math.round(value * 10) / 10
