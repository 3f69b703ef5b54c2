/** The paint box: symbols and signs come from the Python painter (box.json), colours as custom properties (box.css). */

import box from './box.json'

export const symbols: Record<string, string> = box.symbols
const pips: Record<string, number> = box.pips

/** What has no owner, or nobody's, is grey and has a sign too. */
export function seatSymbol(owner: number | null | undefined): string {
  return owner == null || owner < 0 ? box.neutralSymbol : box.seatSymbols[owner % box.seatSymbols.length]!
}

const seat = (owner: number | null | undefined) =>
  owner == null || owner < 0 ? 'seat-none' : `seat-${owner % box.seatSymbols.length}`

export const seatFill = (owner: number | null | undefined) => `var(--${seat(owner)})`
export const seatInk = (owner: number | null | undefined) => `var(--${seat(owner)}-ink)`

const property = (name: string) => `--colour-${name.replaceAll('_', '-')}`

/** Names that are not in the box are plain, so that a new game can be painted before they are. */
export const colourFill = (name = '') => (name ? `var(${property(name)}, var(--paper))` : 'var(--paper)')
export const colourInk = (name = '') => (name ? `var(${property(name)}-ink, var(--ink))` : 'var(--ink)')

export const tintFill = (tint = 0) => `var(--tint-${tint % box.tints})`
/** Tokens of a kind have its colour; others that of all tokens. */
export const tokenFill = (dye: number | null | undefined) =>
  dye == null ? 'var(--token)' : `var(--dye-${dye % box.dyes})`

/** So many dots stand for a colour, for eyes that cannot tell it from another. */
export const pipsOf = (colour = '') => pips[colour] ?? 0
