/** Available symbols: those in the game's backdrop, and those that all games share. */

import { getContext, setContext } from 'svelte'
import { symbols } from './box'
import type { Backdrop } from './types'

const KEY = Symbol('symbols')

/** Provides a game's symbols to all components inside this one. */
export function provideSymbols(backdrop: () => Backdrop): void {
  const known = $derived({
    ...symbols,
    ...Object.fromEntries((backdrop().symbols ?? []).map(({ name, path }) => [name, path])),
  })
  setContext(KEY, () => known)
}

/** Returns symbols by name. Outside a game, only the shared symbols are available. */
export const knownSymbols = () => getContext<(() => Record<string, string>) | undefined>(KEY) ?? (() => symbols)
