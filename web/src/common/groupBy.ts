/** Groups items by key. Both the groups and their items keep their order. */
export function groupBy<T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> {
  const held = new Map<string, T[]>()
  for (const thing of things) {
    const same = held.get(key(thing))
    if (same) same.push(thing)
    else held.set(key(thing), [thing])
  }
  return held
}
