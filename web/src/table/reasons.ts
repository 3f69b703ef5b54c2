/** Collects the reasons why actions are not allowed, without duplicates. */

import type { Refusal } from '../api/forms'

/** Maximum number of reasons to show. */
const MOST = 3

/** Merges actions that are refused for the same reason, and removes their labels. */
export function reasonsOf(refusals: readonly Refusal[]): Refusal[] {
  const reasons = new Map<string, Refusal[]>()
  for (const refusal of refusals) {
    const key = JSON.stringify([refusal.rule, refusal.said.id, refusal.said.args])
    reasons.set(key, [...(reasons.get(key) ?? []), refusal])
  }
  const merged = [...reasons.values()].slice(0, MOST)
  return merged.map(([first, ...others]) => {
    const label = merged.length > 1 && others.length === 0 ? first!.label : null
    return { ...first!, label }
  })
}
