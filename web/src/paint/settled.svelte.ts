/** Follows a value that is handed over again and again but seldom another one: what hangs on it rests in between. */
export function settled<T>(given: () => T): { readonly now: T } {
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
