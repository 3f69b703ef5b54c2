import type { Painted } from './types'

/**
 * Follows a value that is passed often but rarely changes. Equal values keep their identity, so that nothing is
 * updated.
 */
function settled<T>(given: () => T): { readonly now: T } {
  let now = $state.raw(given())
  $effect.pre(() => {
    now = given()
  })
  return {
    get now() {
      return now
    },
  }
}

const NOWHERE: ReadonlySet<string> = new Set()
const NOTHING: readonly string[] = []

/** Stable props of a zone, so that only those of its many places update whose data has changed. */
export function settledIn(given: () => Pick<Painted, 'backdrop' | 'say' | 'scene' | 'clickable' | 'picked'>) {
  return {
    backdrop: settled(() => given().backdrop),
    say: settled(() => given().say),
    scene: settled(() => given().scene),
    clickable: settled(() => given().clickable ?? NOWHERE),
    picked: settled(() => given().picked ?? NOTHING),
  }
}
