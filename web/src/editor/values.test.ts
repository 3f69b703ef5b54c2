import { expect, test } from 'vitest'
import { fileName } from './files'
import { field, format } from './testing'
import { MOVE, toolName, toolNamed } from './tools'
import { mainText, numbersIn, shortList, summary } from './values'

test('lists of numbers as one types them', () => {
  expect(shortList([2, 3])).toBe('2, 3')
  expect(numbersIn(' 2, 3;4 ')).toEqual([2, 3, 4])
  expect(numbersIn('2, many')).toEqual([2, 'many']) // the check reports it
  expect(numbersIn(' ')).toBeUndefined()
})

test('nested values in a few characters', () => {
  const name = (id: string) => id.toUpperCase()
  expect(summary(field('stops', 'references'), ['a', 'b'], 'en', name)).toBe('A, B')
  expect(summary(field('name', 'words'), { de: 'Norden', en: 'North' }, 'de', name)).toBe('Norden')
  expect(summary(field('tolls', 'counts'), { a: 2 }, 'en', name)).toBe('A 2')
  expect(summary(field('quays', 'list'), [{}, {}], 'en', name)).toBe('× 2')
  expect(summary(field('port', 'table'), { x: 1, y: 2 }, 'en', name)).toBe('x 1, y 2')
  expect(summary(field('port', 'table'), undefined, 'en', name)).toBe('')
})

test('the text to edit in place', () => {
  const words = field('name', 'words')
  expect(mainText(words, { de: 'Norden', en: 'North' }, 'de')).toEqual({ text: 'Norden', key: 'de' })
  expect(mainText(words, { de: 'Norden', en: 'North' }, 'fr')).toEqual({ text: 'North', key: 'en' })
  expect(mainText(words, undefined, 'fr')).toEqual({ text: '', key: 'fr' })
  expect(mainText(field('source', 'note'), 'rulebook', 'fr')).toEqual({ text: 'rulebook', key: null })
})

test('files are named after the board', () => {
  expect(fileName({ board: { id: 'Markt & Meer' } })).toBe('markt_meer.toml')
  expect(fileName({})).toBe('board.toml')
})

test('tools have names, and unknown names mean moving', () => {
  const adding = { does: 'add', table: 'port' } as const
  expect(toolNamed(toolName(adding), format)).toEqual(adding)
  expect(toolNamed(toolName(MOVE), format)).toEqual(MOVE)
  expect(toolNamed('add:moon', format)).toEqual(MOVE)
})
