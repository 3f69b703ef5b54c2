import { expect, test } from 'vitest'
import { book } from '../testing/server'
import { idsOf, isRule, linked, plain, search, spelled } from './rules'

const ids = idsOf(book)

test('chapters, sections, rules and lettered parts have ids', () => {
  expect([...ids]).toEqual(['turn', 'D', 'D1', 'D2', 'D2a', 'D2b'])
  expect([...ids].filter(isRule)).toEqual(['D', 'D1', 'D2', 'D2a', 'D2b'])
})

test('a rule that is named is a link, except where it begins', () => {
  expect(linked('<p>See D2b.</p>', ids, 'chess')).toBe('<p>See <a href="/rules/chess/D2b" data-rule="D2b">D2b</a>.</p>')
  expect(linked('<p>X9 and BD1x</p>', ids, 'chess')).toBe('<p>X9 and BD1x</p>')
  const html = linked(book.sections[2]!.rules[1]!.html, ids, 'chess')
  expect(html).toContain('<strong>D2a</strong>')
  expect(html).toContain('As <a href="/rules/chess/D2a" data-rule="D2a">D2a</a>')
})

test('searching finds titles first, then texts, and ids', () => {
  expect(search(book, 'piece').map((one) => one.id)).toEqual(['D', 'D2'])
  expect(search(book, 'PRICE').map((one) => one.id)).toEqual(['D2'])
  expect(search(book, 'd1').map((one) => one.id)).toEqual(['D1', 'D2'])
  expect(search(book, 'piece price').map((one) => one.id)).toEqual(['D2'])
  expect(search(book, 'dragon')).toEqual([])
  expect(search(book, '  ')).toEqual([])
})

const section = (id: string, title: string, html: string, ...rules: [string, string, string][]) => ({
  id,
  title,
  html,
  rules: rules.map(([id, title, html]) => ({ id, title, html })),
})

/** The same book and the same searches as in tests/test_words.py. */
test('searching finds words and not fragments', () => {
  const cube = '<img src="/cube.svg" alt="A cube">'
  const other: [string, string, string][] = [
    ['D1', 'Tied', '<p>Cities.</p>'],
    ['D2', 'Other', '<p>See D1; straße.</p>'],
  ]
  const sections = [
    section('', 'Game', ''),
    section('steps', 'First steps', `<p>The tie breaks.</p>${cube}`),
    section('D', 'Doing', '<p>An opening about Lübeck.</p>', ...other),
  ]
  const found = (words: string) => search({ language: 'en', sections }, words).map((one) => one.id)
  expect(found('tie')).toEqual(['D1', 'steps']) // a title first; never “cities”
  expect(found('ti')).toEqual([]) // the beginning of a word counts from three letters on
  expect([found('CITY'), found('citi')]).toEqual([[], ['D1']])
  expect([found('lubeck opening'), found('strasse')]).toEqual([['D'], ['D2']])
  expect(found('d1')).toEqual(['D1', 'D2'])
  expect([found('cube'), found('svg'), found('steps')]).toEqual([[], [], ['steps']])
  expect([found('tie cities'), found(' ,. ')]).toEqual([['D1'], []])
})

test('what is found is shown with what stands around it', () => {
  expect(search(book, 'one piece')[0]!.excerpt).toBe('D2a One piece. D2b As D2a & D1.')
  expect(plain('<p>a  <b>b</b>\n&lt;c&gt;</p>')).toBe('a b <c>')
})

test('ids are found however they are spelled, or what they belong to', () => {
  expect(spelled('d2B', ids)).toBe('D2b')
  expect(spelled('D2x', ids)).toBe('D2')
  expect(spelled('D99', ids)).toBe('D')
  expect(spelled('Turn', ids)).toBe('turn')
  expect(spelled('Q1', ids)).toBeNull()
})
