/** Fluent bundles of one language, with the functions that Kontor's words use. */

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import type { FluentFunction, FluentVariable } from '@fluent/bundle'
import type { Value } from '../api/forms'

const MOST_LETTERS = 300

/** What a seat is called at the beginning of a sentence, or within one. */
export type SeatNamer = (seat: number, within: boolean) => string

/** A bundle whose SEAT($seat) is said by `namer`. Isolation marks would break searching and copying. */
export function bundleOf(language: string, namer: SeatNamer): FluentBundle {
  return new FluentBundle(language, { useIsolating: false, functions: { SEAT: seatFunction(language, namer) } })
}

/** SEAT names one seat, or several in a text of numbers; only the first can stand at the beginning of a sentence. */
function seatFunction(language: string, namer: SeatNamer): FluentFunction {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return ([given], { where }) => {
    const seats = String(given?.valueOf()).split(',').map(Number)
    if (!seats.every((seat) => Number.isInteger(seat) && seat >= 0))
      throw new RangeError(`no seat: ${given?.valueOf()}`)
    return list.format(seats.map((seat, place) => namer(seat, place > 0 || where?.valueOf() === 'within')))
  }
}

/** Adds the messages of a Fluent file; gives what was wrong with it (an id that is there already), to be reported. */
export function addWords(bundle: FluentBundle, text: string): Error[] {
  return bundle.addResource(new FluentResource(text))
}

/** As in Python: numbers are names more often than amounts, so no thousands are set apart; nothing is `none`. */
export function argument(value: Value): FluentVariable {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false })
  if (value === null || value === '') return 'none'
  return value.length <= MOST_LETTERS ? value : `${value.slice(0, MOST_LETTERS - 1)}…`
}

/** The first language that a person wants and Kontor speaks; English otherwise. */
export function chooseLanguage(wanted: readonly string[], spoken: readonly string[]): string {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((language) => spoken.includes(language))
  return known ?? 'en'
}
