import { expect, test } from 'vitest'
import {
  emptyBoard,
  freeSpot,
  lineOf,
  linksOf,
  movedPlace,
  partsOf,
  placesOf,
  rowsOf,
  slug,
  titleOf,
  titles,
  unused,
  valueAt,
  withField,
  withKind,
  withRow,
  withValue,
  withoutRow,
  type Data,
} from './document'
import { fieldsInOrder, tableOf } from './format'
import { board, field, format } from './testing'

const port = tableOf(format, 'port')!
const named = (word: string) => (number: number) => `${word} ${number}`
const placeNamed = (data: Data, id: string) => placesOf(format, data, null).find((place) => place.id === id)!

test('a value is set at any depth, and everything else stays', () => {
  const deep = withValue(board, ['port', 0, 'quays', 0, 'deep'], false)
  expect(valueAt(deep, ['port', 0, 'quays', 0, 'deep'])).toBe(false)
  expect(valueAt(board, ['port', 0, 'quays', 0, 'deep'])).toBe(true)
  expect(deep.realm).toBe(board.realm)
  expect(withValue({}, ['list', 0, 'name'], 'new')).toEqual({ list: [{ name: 'new' }] })
})

test('undefined removes a key, or an entry of a list', () => {
  expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  expect(withValue({ list: [1, 2, 3] }, ['list', 1], undefined)).toEqual({ list: [1, 3] })
})

test('an empty board has the required tables with their first values', () => {
  expect(emptyBoard(format)).toEqual({
    board: { id: 'my_board', players: [2] },
    realm: [],
    port: [],
    fort: [],
    lane: [],
  })
})

test('names as ids', () => {
  expect(slug('Straßburg')).toBe('strassburg')
  expect(slug(' Brügge & Gent ')).toBe('bruegge_gent')
  expect(slug('Orléans')).toBe('orleans')
  expect(unused('riga', ['riga', 'riga_2'])).toBe('riga_3')
})

test('names are those of the reader', () => {
  expect(titleOf(tableOf(format, 'realm')!, rowsOf(board, 'realm')[0]!, 'de')).toBe('Norden')
  expect(titleOf(tableOf(format, 'realm')!, rowsOf(board, 'realm')[0]!, 'fr')).toBe('North')
  expect(titles(format, board, 'de').get('riga')).toBe('Riga')
})

test('the name is the first field, and what follows from drawing comes last', () => {
  expect(fieldsInOrder(port).map(({ name }) => name)).toEqual(['name', 'size', 'realm', 'quays', 'id', 'x', 'y'])
})

test('a place without coordinates is where the backend laid it', () => {
  const laid = withValue(board, ['fort', 0], { id: 'dorpat', x: 5, y: 6 })
  const at = (data: Data | null) => placesOf(format, board, data).map((place) => place.at)
  expect(at(null)).toEqual([{ x: 100, y: 100 }, { x: 300, y: 100 }, null])
  expect(at(laid)[2]).toEqual({ x: 5, y: 6 })
})

test('a link passes through its bends, or through the points of its longest list', () => {
  const at = new Map(placesOf(format, board, null).map((place) => [place.id, place.at]))
  const [first, second] = linksOf(format, board)
  expect(lineOf(first!, at)).toEqual([
    { x: 100, y: 100 },
    { x: 200, y: 50 },
    { x: 300, y: 100 },
  ])
  const twin = linksOf(format, { ...board, lane: [...rowsOf(board, 'lane'), { a: 'narva', b: 'riga' }] })[2]!
  expect(lineOf(twin, at)![1]).toEqual({ x: 200, y: 74 }) // drawn apart
  expect(lineOf(second!, at)).toBeNull() // one end has no position yet
  const posts = field('posts', 'list', { fields: ['x', 'y'].map((axis) => field(axis, 'number')) })
  const lanes = { ...tableOf(format, 'lane')!, bends: null, fields: [...tableOf(format, 'lane')!.fields, posts] }
  const other = { ...format, tables: [lanes] }
  const data = {
    lane: [
      {
        a: 'riga',
        b: 'narva',
        posts: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
      },
    ],
  }
  expect(linksOf(other, data)[0]!.corners).toEqual([
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ])
})

test('a new row takes its values from the last one, and a free name', () => {
  const { data, spot } = withRow(format, board, 'port', named('Port'), { x: 7, y: 8 })
  expect(spot).toEqual({ table: 'port', row: 2 })
  expect(rowsOf(data, 'port')[2]).toEqual({ id: 'port_3', name: 'Port 3', size: 2, realm: 'north', x: 7, y: 8 })
  expect(Object.keys(rowsOf(data, 'port')[2]!)).toEqual(['id', 'name', 'size', 'realm', 'x', 'y']) // as declared
  const again = withRow(format, withoutRow(format, data, { table: 'port', row: 0 }), 'port', named('Port'))
  expect(rowsOf(again.data, 'port')[2]).toMatchObject({ id: 'port_4', name: 'Port 4' })
})

test('the first row has default values, and regions get colours', () => {
  const empty = emptyBoard(format)
  expect(rowsOf(withRow(format, empty, 'port', named('Port')).data, 'port')).toEqual([{ id: 'port_1', name: 'Port 1' }])
  const first = withRow(format, empty, 'realm', named('Realm'), {}, 'de').data
  const second = withRow(format, first, 'realm', named('Realm'), {}, 'de').data
  expect(rowsOf(second, 'realm').map((row) => row.name)).toEqual([{ de: 'Realm 1' }, { de: 'Realm 2' }])
  expect(new Set(rowsOf(second, 'realm').map((row) => row.paint)).size).toBe(2)
})

test('a new link takes no values from others', () => {
  const { data } = withRow(format, board, 'lane', named('Lane'), { a: 'riga', b: 'dorpat' })
  expect(rowsOf(data, 'lane')[2]).toEqual({ a: 'riga', b: 'dorpat' })
})

test('a place of another kind keeps its id and what both kinds have', () => {
  const data = withKind(format, board, { table: 'port', row: 1 }, tableOf(format, 'fort')!)
  expect(rowsOf(data, 'port')).toHaveLength(1)
  expect(rowsOf(data, 'fort')[1]).toEqual({ id: 'narva', name: 'Narva', x: 300, y: 100 })
  expect(data.lane).toBe(board.lane)
  const back = withKind(format, board, { table: 'fort', row: 0 }, port)
  expect(rowsOf(back, 'port')[2]).toEqual({ id: 'dorpat', name: 'Dorpat', realm: 'north' }) // no invented size
})

test('the board is listed under its title, unless its author chose another id', () => {
  const head = (data: Data) => data.board as Record<string, unknown>
  const titled = withField(format, board, ['board', 'title'], 'North Sea')
  expect(head(titled)).toMatchObject({ id: 'North Sea', title: 'North Sea' })
  expect(head(withField(format, titled, ['board', 'title'], 'Baltic'))).toMatchObject({ id: 'Baltic' })
  const own = withField(format, titled, ['board', 'id'], 'x9')
  expect(head(withField(format, own, ['board', 'title'], 'Baltic'))).toMatchObject({ id: 'x9', title: 'Baltic' })
})

test('references follow a new id, in every kind of field', () => {
  const data = withField(format, board, ['port', 0, 'id'], 'reval')
  expect(data.board).toEqual({ id: 'sea', players: [2, 3], capital: 'reval', favoured: ['reval', 'narva'] })
  expect(data.lane).toMatchObject([{ a: 'reval' }, { a: 'narva' }])
  expect(data.tour).toEqual([
    { stops: ['reval', 'narva', 'reval'], tolls: { reval: 1 }, guarded: [['reval', 'dorpat']] },
  ])
})

test('an id follows the name from which it was made, and only then', () => {
  const renamed = withField(format, board, ['port', 0, 'name'], 'Reval')
  expect(rowsOf(renamed, 'port')[0]).toMatchObject({ id: 'reval', name: 'Reval' })
  expect(renamed.lane).toMatchObject([{ a: 'reval' }, {}])
  const own = withField(format, withField(format, board, ['port', 0, 'id'], 'x9'), ['port', 0, 'name'], 'Reval')
  expect(rowsOf(own, 'port')[0]).toMatchObject({ id: 'x9', name: 'Reval' })
  const word = withField(format, board, ['realm', 0, 'name', 'en'], 'Far north')
  expect(rowsOf(word, 'realm')[0]).toMatchObject({ id: 'far_north' })
  expect(rowsOf(word, 'port')[0]).toMatchObject({ realm: 'far_north' })
})

test('an id never becomes that of another row, which would mix up references', () => {
  const data = withField(format, board, ['fort', 0, 'id'], 'riga')
  expect(rowsOf(data, 'fort')[0]).toMatchObject({ id: 'riga_2' })
  expect(data.lane).toMatchObject([{ a: 'riga' }, { b: 'riga_2' }])
  const typed = withField(format, board, ['fort', 0, 'name'], 'Riga')
  expect(rowsOf(typed, 'fort')[0]).toMatchObject({ id: 'riga_2', name: 'Riga' })
})

test('the links of a place go with it', () => {
  const data = withoutRow(format, board, { table: 'port', row: 1 })
  expect(rowsOf(data, 'port')).toHaveLength(1)
  expect(data.lane).toEqual([])
  expect(rowsOf(withoutRow(format, board, { table: 'lane', row: 0 }), 'lane')).toHaveLength(1)
})

test('what belongs to a place moves with it, and bends follow halfway', () => {
  const data = movedPlace(format, board, placeNamed(board, 'riga'), { x: 120, y: 140 })
  expect(rowsOf(data, 'port')[0]).toMatchObject({ x: 120, y: 140, quays: [{ deep: true, x: 130, y: 130 }] })
  expect(valueAt(data, ['lane', 0, 'via'])).toEqual([[210, 70]]) // in the middle between both ends
  expect(rowsOf(data, 'port')[1]).toBe(rowsOf(board, 'port')[1])
})

test('a place without coordinates can be put down', () => {
  const data = movedPlace(format, board, placeNamed(board, 'dorpat'), { x: 40.4, y: 50.6 })
  expect(rowsOf(data, 'fort')[0]).toEqual({ id: 'dorpat', name: 'Dorpat', x: 40, y: 51 })
})

test('the nested points of a row', () => {
  expect(partsOf(port, rowsOf(board, 'port')[0]!)).toEqual([{ path: ['quays', 0], at: { x: 110, y: 90 } }])
  expect(partsOf(port, {})).toEqual([])
})

test('a place that is added by keyboard covers no other', () => {
  const places = placesOf(format, board, null)
  expect(freeSpot(places, { x: 500, y: 300 }, format.size)).toEqual({ x: 500, y: 300 })
  const near = freeSpot(places, { x: 100, y: 100 }, format.size)
  expect(Math.hypot(near.x - 100, near.y - 100)).toBeGreaterThanOrEqual(44)
  expect(near.x).toBeGreaterThanOrEqual(0)
})
