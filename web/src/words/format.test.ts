import { expect, test } from 'vitest'
import { addWords, argument, bundleOf, chooseLanguage } from './format'

function said(text: string, args: Record<string, string | number | null>): string {
  const bundle = bundleOf('en', (seat, within) => ['Anna', 'Bernd'][seat] ?? (within ? `seat ${seat}` : `Seat ${seat}`))
  expect(addWords(bundle, `m = ${text}`)).toEqual([])
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]))
  return bundle.formatPattern(bundle.getMessage('m')!.value!, values)
}

test('SEAT names a seat, at the start of a sentence and within', () => {
  expect(said('{ SEAT($seat) } begins.', { seat: 1 })).toBe('Bernd begins.')
  expect(said('{ SEAT($seat) } begins.', { seat: 4 })).toBe('Seat 4 begins.')
  expect(said('It is { SEAT($seat, where: "within") }.', { seat: 4 })).toBe('It is seat 4.')
})

test('SEAT names several seats as a list', () => {
  expect(said('{ SEAT($winners) } share it.', { winners: '4, 1, 3' })).toBe('Seat 4, Bernd, and seat 3 share it.')
})

test('an argument that is not a seat is an error', () => {
  expect(() => said('{ SEAT($seat) }', { seat: -1 })).toThrow('not a seat: -1')
  expect(() => said('{ SEAT($seat) }', { seat: 'neutral' })).toThrow('not a seat: neutral')
})

test('numbers have no thousands separators, null is `none`, and arguments have no isolation marks', () => {
  expect(said('Line { $line } of { $what }.', { line: 12345, what: null })).toBe('Line 12345 of none.')
  expect(said('{ $count ->\n [one] one\n *[other] many\n }', { count: 1 })).toBe('one')
  expect(said('{ $text ->\n [none] empty\n *[other] { $text }\n }', { text: '' })).toBe('empty')
})

test('an endless text is cut', () => {
  expect(said('{ $text }', { text: 'x'.repeat(1000) })).toHaveLength(300)
})

test('the first supported language is chosen, otherwise English', () => {
  expect(chooseLanguage(['de-AT', 'en'], ['en', 'de'])).toBe('de')
  expect(chooseLanguage(['nl', 'fr-FR'], ['en', 'fr'])).toBe('fr')
  expect(chooseLanguage(['nl'], ['en', 'fr'])).toBe('en')
})

test('a duplicate id is reported, not replaced', () => {
  const bundle = bundleOf('en', String)
  expect(addWords(bundle, 'm = first')).toEqual([])
  expect(addWords(bundle, 'm = second')).toHaveLength(1)
  expect(bundle.formatPattern(bundle.getMessage('m')!.value!)).toBe('first')
})

test('INPUT distinguishes the page from the terminal', () => {
  expect(said('{ INPUT() ->\n [pointer] Click it.\n *[text] Type it.\n }', {})).toBe('Click it.')
})
