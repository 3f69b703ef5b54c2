/**
 * Symbols and signs of seats. Colours are custom properties (see box/colours.css). Both are generated from the Python
 * painter.
 */

import box from './box/symbols.json'
import { colourOf } from './colours.svelte'

/** Symbols that all games share. The backdrop of a game contains its own symbols. */
export const symbols: Record<string, string> = box.symbols

type Owner = number | null | undefined

/** Returns the colour of a seat's pieces. The seat is null for neutral pieces. */
export const seatColour = (owner: Owner): number | null => (owner == null || owner < 0 ? null : colourOf(owner))

/** Returns the symbol that belongs to a colour. Neutral pieces have a symbol too. */
export function colourSymbol(colour: number | null): string {
  return colour === null ? box.neutralSymbol : box.seatSymbols[colour % box.seatSymbols.length]!
}

/** Returns the role of a colour. Neutral pieces are grey. */
export const colourRole = (colour: number | null) =>
  colour === null ? 'seat-none' : `seat-${colour % box.seatSymbols.length}`

export const seatSymbol = (owner: Owner) => colourSymbol(seatColour(owner))
export const seatRole = (owner: Owner) => colourRole(seatColour(owner))
export const seatFill = (owner: Owner) => `var(--${seatRole(owner)})`
export const seatInk = (owner: Owner) => `var(--${seatRole(owner)}-ink)`
