/** The progress of starting Python. */

import type { Stage } from './runtime'

/**
 * Startup progress. `share` is the fraction of bytes that have arrived, and `error` is the reason why Python could not
 * start.
 */
export const start = $state<{ stage: Stage; share: number; error: string | null }>({
  stage: 'files',
  share: 0,
  error: null,
})

/** Resolves when Python has started or has failed to start. */
export function started(): Promise<void> {
  return new Promise((done) => {
    $effect.root(() => {
      $effect(() => {
        if (start.stage === 'ready' || start.error !== null) done()
      })
    })
  })
}

/** Fraction of the total time that has passed when a stage begins, as measured with local files. */
const BEFORE: Record<Stage, number> = { files: 0, python: 0.3, kontor: 0.7, ready: 1 }

export function wholeShare(): number {
  return start.stage === 'files' ? start.share * BEFORE.python : BEFORE[start.stage]
}
