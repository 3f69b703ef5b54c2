/** Symbols and signs of seats; colours are custom properties (box/colours.css). Both come from the Python painter. */

import box from './box/symbols.json'

/** The symbols that all games share. A game brings its own in its backdrop. */
export const symbols: Record<string, string> = box.symbols

type Owner = number | null | undefined

/** Neutral pieces have a sign too. */
export function seatSymbol(owner: Owner): string {
  return owner == null || owner < 0 ? box.neutralSymbol : box.seatSymbols[owner % box.seatSymbols.length]!
}

/** The role of a seat's colour; neutral pieces are grey. */
export const seatRole = (owner: Owner) =>
  owner == null || owner < 0 ? 'seat-none' : `seat-${owner % box.seatSymbols.length}`

export const seatFill = (owner: Owner) => `var(--${seatRole(owner)})`
export const seatInk = (owner: Owner) => `var(--${seatRole(owner)}-ink)`
