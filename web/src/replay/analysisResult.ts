/** An analysis's results: win probabilities, turning points, and costs of decisions. */

import type { AnalysisForm, JudgedForm } from '../api/forms'

/** Minimum cost of a turning point, and the maximum number of turning points. */
const NOTABLE = 0.03
const MOST = 8
/** Minimum cost and maximum number of decisions in the list of your own decisions. */
const SLIP = 0.01
const OWN = 5
/** Number of positions in the table of win probabilities. */
const ROWS = 12

/** A decision, with its step number in the replay. */
export interface TurningPoint extends JudgedForm {
  step: number
}

/**
 * Returns each seat's win probability at every known position, from before the first decision to after the last. The
 * final value is the result, with a shared win divided equally.
 */
export function winProbabilities(form: AnalysisForm, winners: readonly number[]): number[][] {
  const known = form.decisions.map((decision) => decision.chances)
  if (!known.length || known.length < form.total) return known
  return [...known, known[0]!.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))]
}

/** Returns the most costly decisions, in game order. */
export function turningPoints(decisions: readonly JudgedForm[]): TurningPoint[] {
  return decisions
    .map((decision, at) => ({ ...decision, step: at + 2 })) // step 1 is the start of the game
    .filter(({ loss }) => loss >= NOTABLE)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST)
    .sort((one, other) => one.step - other.step)
}

/** Returns the most costly decisions of some seats, in descending order of cost. */
export function costliest(decisions: readonly JudgedForm[], seats: readonly number[]): TurningPoint[] {
  return decisions
    .map((decision, at) => ({ ...decision, step: at + 2 }))
    .filter(({ seat, loss }) => seats.includes(seat) && loss >= SLIP)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, OWN)
}

/** Returns evenly spaced positions from the first to the last. */
export function samplePositions(moments: number): number[] {
  const rows = Math.min(moments, ROWS)
  return Array.from({ length: rows }, (_, row) => Math.round((row * (moments - 1)) / Math.max(rows - 1, 1)))
}

/** Returns a rounded percentage. */
export function percent(part: number): number {
  return Math.round(100 * part)
}
