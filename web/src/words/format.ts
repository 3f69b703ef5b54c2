/** Fluent bundles of one language, with the functions that Kontor's messages use. */

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import type { FluentFunction, FluentVariable } from '@fluent/bundle'
import type { Value } from '../api/forms'

const MOST_LETTERS = 300

/** Function that returns a seat's name, at the start of a sentence or within one. */
export type SeatNamer = (seat: number, within: boolean) => string

/** Value of INPUT() in a browser, where people click. In a terminal, it is "text". */
const input: FluentFunction = () => 'pointer'

/**
 * Creates a bundle whose SEAT($seat) calls `namer`. The bundle uses no isolation marks, which would break searching and
 * copying.
 */
export function bundleOf(language: string, namer: SeatNamer): FluentBundle {
  const functions = { SEAT: seatFunction(language, namer), INPUT: input }
  return new FluentBundle(language, { useIsolating: false, functions })
}

/** SEAT accepts one seat, or several as a list of numbers. Only the first name can be at the start of a sentence. */
function seatFunction(language: string, namer: SeatNamer): FluentFunction {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return ([given], { where }) => {
    const seats = String(given?.valueOf()).split(',').map(Number)
    if (!seats.every((seat) => Number.isInteger(seat) && seat >= 0))
      throw new RangeError(`not a seat: ${given?.valueOf()}`)
    return list.format(seats.map((seat, place) => namer(seat, place > 0 || where?.valueOf() === 'within')))
  }
}

/** Adds the messages of a Fluent file. Returns errors such as duplicate ids. */
export function addWords(bundle: FluentBundle, text: string): Error[] {
  return bundle.addResource(new FluentResource(text))
}

/**
 * Converts arguments as Python does. Numbers have no thousands separators, because they are often names, and null
 * becomes `none`.
 */
export function argument(value: Value): FluentVariable {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false })
  if (value === null || value === '') return 'none'
  return value.length <= MOST_LETTERS ? value : `${value.slice(0, MOST_LETTERS - 1)}…`
}

/** Returns the first wanted language that Kontor supports, or English. */
export function chooseLanguage(wanted: readonly string[], spoken: readonly string[]): string {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((language) => spoken.includes(language))
  return known ?? 'en'
}
