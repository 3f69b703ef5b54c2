/** The progress of starting Python. */

/** Loading files, then loading Kontor's code, then opening the stored games. */
export type Stage = 'runtime' | 'kontor' | 'office' | 'ready'

/** `share`: share of the bytes that have arrived. `error`: why Python could not start. */
export const start = $state<{ stage: Stage; share: number; error: string | null }>({
  stage: 'runtime',
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

/** Share of the whole start, as measured: on a fast connection, most of the time is not spent on loading files. */
const BEFORE: Record<Stage, number> = { runtime: 0, kontor: 0.6, office: 0.9, ready: 1 }

export function wholeShare(): number {
  return start.stage === 'runtime' ? start.share * BEFORE.kontor : BEFORE[start.stage]
}
