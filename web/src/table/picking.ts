/** What a click means: from the choices that are offered, the places clicked so far and the one clicked now. */

import type { Scene } from '../api/forms'
import { together } from '../common/together'

/** A legal action, as a scene offers it. */
export type Choice = NonNullable<Scene['choices']>[number]

export interface Pathed {
  readonly path: readonly string[]
}

export type Meaning<C> =
  /** One action remains: do it. */
  | { kind: 'do'; choice: C }
  /** More places have to be clicked. */
  | { kind: 'continue'; path: string[] }
  /** Several remain that end here, or some that end here and some that go on. */
  | { kind: 'choose'; path: string[]; here: C[]; further: C[] }
  /** What was begun is put back. */
  | { kind: 'cancel' }
  /** Nothing that is allowed begins so: ask why not. */
  | { kind: 'why'; path: string[] }

export function begins(path: readonly string[], choice: Pathed): boolean {
  return path.length <= choice.path.length && path.every((place, at) => choice.path[at] === place)
}

/** The places that can be clicked after those of `path`, in reading order. */
export function next(choices: readonly Pathed[], path: readonly string[]): string[] {
  const places = choices
    .filter((choice) => choice.path.length > path.length && begins(path, choice))
    .map((choice) => choice.path[path.length]!)
  return [...new Set(places)]
}

/**
 * `places` are those under the pointer, the topmost first: a piece may lie on what is meant. All with which something
 * goes on count, so that what lies on top hides nothing; if there is none, the topmost is what is asked about.
 */
export function pick<C extends Pathed>(
  choices: readonly C[],
  path: readonly string[],
  places: readonly string[],
): Meaning<C> {
  const top = places[0]
  if (top === undefined) return { kind: 'cancel' }
  const possible = next(choices, path)
  const [meant, ...under] = places.filter((place) => possible.includes(place))
  if (meant !== undefined)
    return beside(follow(choices, [...path, meant]), [...path, meant], ends(choices, path, under))
  if (places.some((place) => path.includes(place))) return { kind: 'cancel' }
  return { kind: 'why', path: [...path, top] }
}

/** The choices that are complete with one of these places. */
function ends<C extends Pathed>(choices: readonly C[], path: readonly string[], places: readonly string[]): C[] {
  const length = path.length + 1
  return choices.filter(
    (choice) => choice.path.length === length && begins(path, choice) && places.includes(choice.path[path.length]!),
  )
}

/** The same meaning, where other actions could be meant as well. */
function beside<C>(meaning: Meaning<C>, path: string[], others: C[]): Meaning<C> {
  if (!others.length) return meaning
  if (meaning.kind === 'do') return { kind: 'choose', path, here: [meaning.choice, ...others], further: [] }
  return meaning.kind === 'choose' ? { ...meaning, here: [...meaning.here, ...others] } : meaning
}

/** What follows from a path with which at least one choice begins. */
function follow<C extends Pathed>(choices: readonly C[], path: string[]): Meaning<C> {
  const begun = choices.filter((choice) => begins(path, choice))
  const here = begun.filter((choice) => choice.path.length === path.length)
  const further = begun.filter((choice) => choice.path.length > path.length)
  if (here.length === 0) return { kind: 'continue', path }
  if (here.length === 1 && further.length === 0) return { kind: 'do', choice: here[0]! }
  return { kind: 'choose', path, here, further }
}

/** Choices by their group, in the order in which they come. */
export function grouped<C extends { readonly group: string }>(choices: readonly C[]): C[][] {
  return [...together(choices, (choice) => choice.group).values()]
}

/** Choices by their kind, in the order in which they come. */
export function byKind<C extends { readonly kind: string }>(choices: readonly C[]): C[][] {
  return [...together(choices, (choice) => choice.kind).values()]
}
