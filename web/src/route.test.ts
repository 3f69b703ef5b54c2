import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { currentRoute, isAt, paths, routeOf } from './route'

const at = (address: string) => routeOf(new URL(address, 'http://kontor.test'))

test('each address has its page', () => {
  expect(at('/')).toEqual({ page: 'lobby' })
  expect(at('/new')).toEqual({ page: 'new', start: null, game: null })
  expect(at('/new?start=bots')).toEqual({ page: 'new', start: 'bots', game: null })
  expect(at('/table/a_B-9')).toEqual({ page: 'table', id: 'a_B-9', at: null, seat: null })
  expect(at('/table/x?at=57&seat=2')).toEqual({ page: 'table', id: 'x', at: 57, seat: 2 })
  expect(at('/seat#s3cret')).toEqual({ page: 'seat', secret: 's3cret' })
  expect(at('/seat')).toEqual({ page: 'seat', secret: '' })
  expect(at('/rules/some')).toEqual({ page: 'rules', game: 'some', rule: null })
  expect(at('/people/a_B-9')).toEqual({ page: 'people', id: 'a_B-9' })
  expect(at('/boards')).toEqual({ page: 'boards', game: null })
  expect(at('/boards/some')).toEqual({ page: 'boards', game: 'some' })
  expect(at('/rules/some/D6b')).toEqual({ page: 'rules', game: 'some', rule: 'D6b' })
})

test.each(['?at=', '?at=x', '?at=-1', '?at=1.5', '?at=1e3', '?seat=2x', '?at=99999999999'])(
  'an invalid position is ignored: %s',
  (search) => {
    expect(at(`/table/x${search}`)).toEqual({ page: 'table', id: 'x', at: null, seat: null })
  },
)

test('a trailing slash is ignored', () => {
  expect(at('/table/x/')).toMatchObject({ page: 'table', id: 'x' })
})

test.each([
  '/nowhere',
  '/table',
  '/table/x/y',
  '/new/x',
  '/seat/x',
  '/rules',
  '/rules/a/b/c',
  '/boards/a/b',
  '/people',
  '/people/a/b',
  '/%E0%A4%A',
])('%s is not found', (address) => {
  expect(at(address)).toEqual({ page: 'lost' })
})

test('generated addresses are parsed back, whatever characters they contain', () => {
  expect(at(paths.table('a/b c'))).toMatchObject({ page: 'table', id: 'a/b c' })
  expect(at(paths.table('x', 57, 0))).toEqual({ page: 'table', id: 'x', at: 57, seat: 0 })
  expect(at(paths.table('x', 57))).toEqual({ page: 'table', id: 'x', at: 57, seat: null })
  expect(at(paths.people('x y'))).toEqual({ page: 'people', id: 'x y' })
  expect(at(paths.boards('gäme'))).toEqual({ page: 'boards', game: 'gäme' })
  expect(at(paths.rules('gäme', 'D6'))).toEqual({ page: 'rules', game: 'gäme', rule: 'D6' })
  expect(at(paths.rules('some'))).toEqual({ page: 'rules', game: 'some', rule: null })
  expect(at(paths.new('friends', 'hansa'))).toEqual({ page: 'new', start: 'friends', game: 'hansa' })
})

describe('on the static page', () => {
  beforeEach(() => (document.documentElement.dataset.parts = 'parts/'))
  afterEach(() => {
    delete document.documentElement.dataset.parts
    location.hash = ''
  })

  test('addresses are in the fragment', () => {
    location.hash = paths.table('x', 57, 0)
    expect(location.hash).toBe('#/table/x?at=57&seat=0')
    expect(currentRoute()).toEqual({ page: 'table', id: 'x', at: 57, seat: 0 })
    expect(isAt(paths.table('x'))).toBe(true)
    expect(isAt(paths.table('y'))).toBe(false)
    const others = [paths.lobby(), paths.new('bots', 'x'), paths.learn('x', 'y'), paths.boards('x'), paths.rules('x')]
    for (const path of others) expect(path.startsWith('#/')).toBe(true)
  })

  test.each(['', '#', '#/'])('the lobby is at %j', (hash) => {
    location.hash = hash
    expect(currentRoute()).toEqual({ page: 'lobby' })
  })
})
