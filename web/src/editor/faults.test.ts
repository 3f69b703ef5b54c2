import { expect, test } from 'vitest'
import { faultsElsewhere, faultsOfField, faultsOfRow, faultsOfTable, whereIs } from './faults'
import type { Fault } from './format'
import { format } from './testing'

const fault = (...path: (string | number | null)[]): Fault => ({
  path,
  id: '',
  line: null,
  said: { id: 'bad', args: {} },
  todo: false,
})

const size = fault('port', 1, 'size')
const quay = fault('port', 0, 'quays', 2, 'deep')
const whole = fault('lane', 3)
const single = fault('board', null, 'players')
const file = fault()
const all = [size, quay, whole, single, file]

test('a fault is at a table, a row and a field, as far as it names them', () => {
  expect(whereIs(size)).toEqual({ table: 'port', row: 1, field: 'size' })
  expect(whereIs(quay)).toEqual({ table: 'port', row: 0, field: 'quays' })
  expect(whereIs(whole)).toEqual({ table: 'lane', row: 3, field: null })
  expect(whereIs(single)).toEqual({ table: 'board', row: null, field: 'players' })
  expect(whereIs(file)).toEqual({ table: null, row: null, field: null })
})

test('faults of a table, a row, a field, and of the file', () => {
  expect(faultsOfTable(all, 'port')).toEqual([size, quay])
  expect(faultsOfRow(all, { table: 'port', row: 1 })).toEqual([size])
  expect(faultsOfField(all, 'port', 0, 'quays')).toEqual([quay])
  expect(faultsOfField(all, 'board', null, 'players')).toEqual([single])
  expect(faultsElsewhere([...all, fault('moon', 0)], format)).toEqual([file, fault('moon', 0)])
})
