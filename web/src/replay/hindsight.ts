/** What an analysis says of a game: how the chances stood, where it turned, what a decision cost. */

import type { AnalysisForm, JudgedForm } from '../api/forms'

/** A decision that cost less is no turning point; and no more than so many are told. */
const NOTABLE = 0.03
const MOST = 8
/** So many moments of a game give a fair picture in numbers. */
const ROWS = 12

/** A decision, and which step of the game it is: the one that the replay counts so. */
export interface Turn extends JudgedForm {
  step: number
}

/**
 * The chances of every seat at each moment, from before the first decision to after the last one, as far as they are
 * known. The game ends with what came of it: whoever shares the win has an equal part.
 */
export function standings(form: AnalysisForm, winners: readonly number[]): number[][] {
  const known = form.decisions.map((decision) => decision.chances)
  if (!known.length || known.length < form.total) return known
  return [...known, known[0]!.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))]
}

/** The decisions that cost the most, in the order of the game. */
export function turns(decisions: readonly JudgedForm[]): Turn[] {
  return decisions
    .map((decision, at) => ({ ...decision, step: at + 2 })) // the first step is the start
    .filter(({ loss }) => loss >= NOTABLE)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST)
    .sort((one, other) => one.step - other.step)
}

/** Some of so many moments, evenly from the first to the last. */
export function picked(moments: number): number[] {
  const rows = Math.min(moments, ROWS)
  return Array.from({ length: rows }, (_, row) => Math.round((row * (moments - 1)) / Math.max(rows - 1, 1)))
}

/** Of a hundred, for people. */
export function percent(part: number): number {
  return Math.round(100 * part)
}
