/** Determines what a click means, given the available choices and the places clicked so far. */

import type { Scene } from '../api/forms'
import { groupBy } from '../common/groupBy'

/** A legal action, as offered by a scene. */
export type Choice = NonNullable<Scene['choices']>[number]

export interface Pathed {
  readonly path: readonly string[]
}

export type ClickMeaning<C> =
  /** A single action remains, and is performed. */
  | { kind: 'do'; choice: C }
  /** More clicks are needed. */
  | { kind: 'continue'; path: string[] }
  /** Several actions match, some of which may need more clicks. */
  | { kind: 'choose'; path: string[]; here: C[]; further: C[] }
  /** The click cancels the selection. */
  | { kind: 'cancel' }
  /** No legal action matches, so the reasons are requested. */
  | { kind: 'why'; path: string[] }

export function begins(path: readonly string[], choice: Pathed): boolean {
  return path.length <= choice.path.length && path.every((place, at) => choice.path[at] === place)
}

/** Returns the places that can be clicked after `path`, in reading order. */
export function nextPlaces(choices: readonly Pathed[], path: readonly string[]): string[] {
  const places = choices
    .filter((choice) => choice.path.length > path.length && begins(path, choice))
    .map((choice) => choice.path[path.length]!)
  return [...new Set(places)]
}

/**
 * Returns the meaning of a click. `places` lists those under the pointer, topmost first, because a piece may cover the
 * intended place. All clickable places are considered. If there is no clickable place, the refusal refers to the
 * topmost place.
 */
export function resolveClick<C extends Pathed>(
  choices: readonly C[],
  path: readonly string[],
  places: readonly string[],
): ClickMeaning<C> {
  const top = places[0]
  if (top === undefined) return { kind: 'cancel' }
  const possible = nextPlaces(choices, path)
  const [meant, ...under] = places.filter((place) => possible.includes(place))
  if (meant !== undefined)
    return beside(follow(choices, [...path, meant]), [...path, meant], ends(choices, path, under))
  if (places.some((place) => path.includes(place))) return { kind: 'cancel' }
  return { kind: 'why', path: [...path, top] }
}

/** Returns the choices that are complete after a click on one of these places. */
function ends<C extends Pathed>(choices: readonly C[], path: readonly string[], places: readonly string[]): C[] {
  const length = path.length + 1
  return choices.filter(
    (choice) => choice.path.length === length && begins(path, choice) && places.includes(choice.path[path.length]!),
  )
}

/** Adds other possible actions to the meaning of a click. */
function beside<C>(meaning: ClickMeaning<C>, path: string[], others: C[]): ClickMeaning<C> {
  if (!others.length) return meaning
  if (meaning.kind === 'do') return { kind: 'choose', path, here: [meaning.choice, ...others], further: [] }
  return meaning.kind === 'choose' ? { ...meaning, here: [...meaning.here, ...others] } : meaning
}

/** Returns the meaning of a path that is the beginning of at least one choice. */
function follow<C extends Pathed>(choices: readonly C[], path: string[]): ClickMeaning<C> {
  const begun = choices.filter((choice) => begins(path, choice))
  const here = begun.filter((choice) => choice.path.length === path.length)
  const further = begun.filter((choice) => choice.path.length > path.length)
  if (here.length === 0) return { kind: 'continue', path }
  if (here.length === 1 && further.length === 0) return { kind: 'do', choice: here[0]! }
  return { kind: 'choose', path, here, further }
}

/** Returns choices by group, in order. */
export function byGroup<C extends { readonly group: string }>(choices: readonly C[]): C[][] {
  return [...groupBy(choices, (choice) => choice.group).values()]
}

/** Returns choices by kind, in order. */
export function byKind<C extends { readonly kind: string }>(choices: readonly C[]): C[][] {
  return [...groupBy(choices, (choice) => choice.kind).values()]
}
