/** The paint box. Symbols and signs come from the Python painter (box.json), colours as custom properties (box.css). */

import box from './box.json'

export const symbols: Record<string, string> = box.symbols
const pips: Record<string, number> = box.pips

/** Things without an owner are grey and have a symbol too. */
export function seatSymbol(owner: number | null | undefined): string {
  return owner == null || owner < 0 ? box.neutralSymbol : box.seatSymbols[owner % box.seatSymbols.length]!
}

const seat = (owner: number | null | undefined) =>
  owner == null || owner < 0 ? 'seat-none' : `seat-${owner % box.seatSymbols.length}`

export const seatFill = (owner: number | null | undefined) => `var(--${seat(owner)})`
export const seatInk = (owner: number | null | undefined) => `var(--${seat(owner)}-ink)`

const property = (name: string) => `--colour-${name.replaceAll('_', '-')}`

/** Unknown names get a plain colour, so that a new game can be drawn before its colours exist. */
export const colourFill = (name = '') => (name ? `var(${property(name)}, var(--paper))` : 'var(--paper)')
export const colourInk = (name = '') => (name ? `var(${property(name)}-ink, var(--ink))` : 'var(--ink)')

export const tintFill = (tint = 0) => `var(--tint-${tint % box.tints})`
/** Tokens have the colour of their kind, or the colour of all tokens. */
export const tokenFill = (dye: number | null | undefined) =>
  dye == null ? 'var(--token)' : `var(--dye-${dye % box.dyes})`

/** Number of dots that identify a colour for colour-blind players. */
export const pipsOf = (colour = '') => pips[colour] ?? 0
