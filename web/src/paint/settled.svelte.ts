import type { Painted } from './types'

/** Follows a value that is handed over again and again but seldom another one: what hangs on it rests in between. */
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

/** What a zone is given, so that of a thousand places those rest whose part of it has not changed. */
export function settledIn(given: () => Pick<Painted, 'backdrop' | 'say' | 'scene' | 'clickable' | 'picked'>) {
  return {
    backdrop: settled(() => given().backdrop),
    say: settled(() => given().say),
    scene: settled(() => given().scene),
    clickable: settled(() => given().clickable ?? NOWHERE),
    picked: settled(() => given().picked ?? NOTHING),
  }
}
