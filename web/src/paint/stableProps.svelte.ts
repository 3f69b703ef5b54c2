import type { Painted, Recent } from './types'

/**
 * Copies a prop into state. Props notify their readers every time the parent renders, but state only if the value has
 * changed.
 */
function stable<T>(given: () => T): { readonly now: T } {
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
const NEVER: ReadonlyMap<string, Recent> = new Map()

/** Returns stable props for a zone, so only places with changed data are updated. */
export function stableProps(
  given: () => Pick<Painted, 'backdrop' | 'say' | 'scene' | 'clickable' | 'picked' | 'recent'>,
) {
  return {
    backdrop: stable(() => given().backdrop),
    say: stable(() => given().say),
    scene: stable(() => given().scene),
    clickable: stable(() => given().clickable ?? NOWHERE),
    picked: stable(() => given().picked ?? NOTHING),
    recent: stable(() => given().recent ?? NEVER),
  }
}
