import { expect, test } from 'vitest'
import { paths, routeOf } from './route'

const at = (address: string) => routeOf(new URL(address, 'http://kontor.test'))

test('each address has its page', () => {
  expect(at('/')).toEqual({ page: 'lobby' })
  expect(at('/new')).toEqual({ page: 'new', start: null })
  expect(at('/new?start=bots')).toEqual({ page: 'new', start: 'bots' })
  expect(at('/table/a_B-9')).toEqual({ page: 'table', id: 'a_B-9', at: null, seat: null })
  expect(at('/table/x?at=57&seat=2')).toEqual({ page: 'table', id: 'x', at: 57, seat: 2 })
  expect(at('/seat#s3cret')).toEqual({ page: 'seat', secret: 's3cret' })
  expect(at('/seat')).toEqual({ page: 'seat', secret: '' })
  expect(at('/rules/some')).toEqual({ page: 'rules', game: 'some', rule: null })
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

test.each(['/nowhere', '/table', '/table/x/y', '/new/x', '/seat/x', '/rules', '/rules/a/b/c', '/%E0%A4%A'])(
  '%s is not found',
  (address) => {
    expect(at(address)).toEqual({ page: 'lost' })
  },
)

test('generated addresses are parsed back, whatever characters they contain', () => {
  expect(at(paths.table('a/b c'))).toMatchObject({ page: 'table', id: 'a/b c' })
  expect(at(paths.table('x', 57, 0))).toEqual({ page: 'table', id: 'x', at: 57, seat: 0 })
  expect(at(paths.table('x', 57))).toEqual({ page: 'table', id: 'x', at: 57, seat: null })
  expect(at(paths.rules('gäme', 'D6'))).toEqual({ page: 'rules', game: 'gäme', rule: 'D6' })
  expect(at(paths.rules('some'))).toEqual({ page: 'rules', game: 'some', rule: null })
  expect(at(paths.new('friends'))).toEqual({ page: 'new', start: 'friends' })
})
