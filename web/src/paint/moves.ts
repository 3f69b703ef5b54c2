/** Which things move from where to where between two scenes, as the events in between tell it. */

import { byPlace, spriteKey, type Lying } from './places'
import type { Moving, Scene, Sprite } from './types'

export interface Flight {
  /** What is seen to move: one thing. */
  sprite: Sprite
  /** Null: from outside, or out of the game. */
  from: string | null
  to: string | null
  /** The sprite of the new scene that is not to be seen before this lands. */
  lands: string | null
  /** What moves on starts when it has come: after so many other flights, one after another. */
  wave: number
}

/** Something that lies at a place, and the flight that brought it there. */
interface Held {
  sprite: Sprite
  amount: number
  by?: Flight
}

const kind = (sprite: Sprite) => `${sprite.symbol} ${sprite.owner ?? ''}`

/** The events are played one after another on what lay there before, so that each shows the right things. */
export function flights(events: readonly Moving[], before: Scene, after: Scene): Flight[] {
  const now = byPlace(after.sprites)
  const held = new Map<string, Held[]>()
  const put = (place: string, one: Held) => held.set(place, [...(held.get(place) ?? []), one])
  for (const sprite of before.sprites) put(sprite.place, { sprite, amount: sprite.amount ?? 1 })

  const found: Flight[] = []
  const staying = new Set<Flight>()
  for (const event of events) {
    const begun = [[event.source, event.target] as const, ...event.moves].flatMap(([from, to]) => {
      const goals = (to && now.get(to)) || []
      const taken = from ? take(held.get(from) ?? [], goals) : undefined
      const seen = goals.findLast((goal) => !taken || kind(goal) === kind(taken.sprite)) ?? taken?.sprite
      if (!seen || !(from || to)) return []
      if (taken?.by) staying.delete(taken.by)
      const sprite = { ...seen, amount: 1, emphasis: [] }
      const wave = taken?.by ? taken.by.wave + 1 : 0
      return [{ sprite, from: from || null, to: to || null, lands: null, wave }]
    })
    // What leaves a place is what lay there before the event: so everything is taken before anything is put down.
    for (const flight of begun) {
      if (!flight.to) continue
      put(flight.to, { sprite: flight.sprite, amount: 1, by: flight })
      staying.add(flight)
    }
    found.push(...begun)
  }
  land([...staying], byPlace(before.sprites), now)
  return found
}

/** One thing out of what lies somewhere: what is awaited at its goal, else the uppermost. */
function take(held: Held[], goals: readonly Sprite[]): Held | undefined {
  const there = held.filter((one) => one.amount > 0)
  const found = there.findLast((one) => goals.some((goal) => kind(goal) === kind(one.sprite))) ?? there.at(-1)
  if (found) found.amount -= 1
  return found
}

/** Tells each flight which new sprite it becomes; none where it joins a pile. */
function land(staying: Flight[], old: Lying, now: Lying): void {
  for (const place of new Set(staying.map((flight) => flight.to!))) {
    const known = (old.get(place) ?? []).map(kind)
    const fresh = (now.get(place) ?? []).flatMap((sprite, number) => {
      const same = known.indexOf(kind(sprite))
      if (same >= 0) known.splice(same, 1)
      return same >= 0 ? [] : [{ sprite, number }]
    })
    for (const flight of staying.filter((one) => one.to === place)) {
      const like = fresh.findIndex(({ sprite }) => kind(sprite) === kind(flight.sprite))
      const [found] = fresh.splice(Math.max(0, like), 1)
      flight.lands = found ? spriteKey(place, found.number) : null
    }
  }
}
