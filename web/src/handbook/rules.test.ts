import { expect, test } from 'vitest'
import { book } from '../testing/server'
import { idsOf, linked, plain, search, spelled } from './rules'

const ids = idsOf(book)

test('sections, rules and lettered parts have ids', () => {
  expect([...ids]).toEqual(['D', 'D1', 'D2', 'D2a', 'D2b'])
})

test('a rule that is named is a link, except where it begins', () => {
  expect(linked('<p>See D2b.</p>', ids, 'chess')).toBe('<p>See <a href="/rules/chess/D2b" data-rule="D2b">D2b</a>.</p>')
  expect(linked('<p>X9 and BD1x</p>', ids, 'chess')).toBe('<p>X9 and BD1x</p>')
  const html = linked(book.sections[1]!.rules[1]!.html, ids, 'chess')
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

test('what is found is shown with what stands around it', () => {
  expect(search(book, 'one')[0]!.excerpt).toBe('D2a One piece. D2b As D2a & D1.')
  expect(plain('<p>a  <b>b</b>\n&lt;c&gt;</p>')).toBe('a b <c>')
})

test('ids are found however they are spelled, or what they belong to', () => {
  expect(spelled('d2B', ids)).toBe('D2b')
  expect(spelled('D2x', ids)).toBe('D2')
  expect(spelled('D99', ids)).toBe('D')
  expect(spelled('Q1', ids)).toBeNull()
})
