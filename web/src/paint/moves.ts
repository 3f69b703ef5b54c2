/** Determines from events which sprites move between two scenes. */

import { byPlace, spriteKey, type Lying } from './places'
import type { Moving, Scene, Sprite } from './types'

export interface Flight {
  /** Sprite that moves. */
  sprite: Sprite
  /** Start and end of the flight, or null if the sprite enters or leaves the game. */
  from: string | null
  to: string | null
  /** Key of the sprite in the new scene that remains hidden until the flight lands. */
  lands: string | null
  /** Number of earlier flights of the same piece. */
  wave: number
}

/** A sprite at a place, with the flight that moved it there. */
interface Held {
  sprite: Sprite
  amount: number
  by?: Flight
}

const kind = (sprite: Sprite) => `${sprite.symbol} ${sprite.owner ?? ''}`

/** Returns the flights of the sprites that each event moves, by replaying the events on the old scene. */
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
    // All moves of an event start from the state before it, so remove all sprites before placing any.
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

/** Removes a sprite from a place, preferably the one expected at the target, otherwise the topmost. */
function take(held: Held[], goals: readonly Sprite[]): Held | undefined {
  const there = held.filter((one) => one.amount > 0)
  const found = there.findLast((one) => goals.some((goal) => kind(goal) === kind(one.sprite))) ?? there.at(-1)
  if (found) found.amount -= 1
  return found
}

/** Assigns to each flight its sprite in the new scene, unless the sprite joins a pile. */
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
