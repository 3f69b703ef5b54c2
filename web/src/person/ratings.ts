/** Formats ratings as text. */

import type { RatingForm } from '../api/forms'

/** Formats a rating, such as 1540 ± 120. */
export const ratingText = ({ points, range }: RatingForm): string => `${points} ± ${range}`

/** Formats a rating change, such as +24, −12 or ±0. */
export function changeText(before: RatingForm, after: RatingForm): string {
  const change = after.points - before.points
  return change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`
}
