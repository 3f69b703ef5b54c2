/** Symbols and signs of seats; colours are custom properties (box/colours.css). Both come from the Python painter. */

import box from './box/symbols.json'
import { colourOf } from './colours.svelte'

/** The symbols that all games share. A game brings its own in its backdrop. */
export const symbols: Record<string, string> = box.symbols

type Owner = number | null | undefined

/** The colour of a seat's pieces; null for neutral ones. */
export const seatColour = (owner: Owner): number | null => (owner == null || owner < 0 ? null : colourOf(owner))

/** The symbol that goes with a colour. Neutral pieces have one too. */
export function colourSymbol(colour: number | null): string {
  return colour === null ? box.neutralSymbol : box.seatSymbols[colour % box.seatSymbols.length]!
}

/** The role of a colour; neutral pieces are grey. */
export const colourRole = (colour: number | null) =>
  colour === null ? 'seat-none' : `seat-${colour % box.seatSymbols.length}`

export const seatSymbol = (owner: Owner) => colourSymbol(seatColour(owner))
export const seatRole = (owner: Owner) => colourRole(seatColour(owner))
export const seatFill = (owner: Owner) => `var(--${seatRole(owner)})`
export const seatInk = (owner: Owner) => `var(--${seatRole(owner)}-ink)`
