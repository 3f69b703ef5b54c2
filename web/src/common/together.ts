/** What has the same key belongs together; both in the order in which they come. */
export function together<T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> {
  const held = new Map<string, T[]>()
  for (const thing of things) {
    const same = held.get(key(thing))
    if (same) same.push(thing)
    else held.set(key(thing), [thing])
  }
  return held
}
