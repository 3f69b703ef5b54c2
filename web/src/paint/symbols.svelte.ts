/** The symbols that can be drawn: those of the game, from its backdrop, and those that all games share. */

import { getContext, setContext } from 'svelte'
import { symbols } from './box'
import type { Backdrop } from './types'

const KEY = Symbol('symbols')

/** Makes the symbols of a game known to everything inside this component. */
export function provideSymbols(backdrop: () => Backdrop): void {
  const known = $derived({
    ...symbols,
    ...Object.fromEntries((backdrop().symbols ?? []).map(({ name, path }) => [name, path])),
  })
  setContext(KEY, () => known)
}

/** Symbols by name. Outside a game these are the shared ones. */
export const knownSymbols = () => getContext<(() => Record<string, string>) | undefined>(KEY) ?? (() => symbols)
