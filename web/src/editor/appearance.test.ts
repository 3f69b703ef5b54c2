import { expect, test } from 'vitest'
import { figureOf, isFaint } from './appearance'
import { stepsOf, type Format } from './format'
import { board, field, format } from './testing'

const [head, realm, port, fort, lane, tour] = format.tables as [
  Format['tables'][number],
  ...[Format['tables'][number], Format['tables'][number], Format['tables'][number], Format['tables'][number]],
  Format['tables'][number],
]

test('the figure of a row is a number that it must have', () => {
  expect(figureOf(format, board, { table: 'port', row: 0 })).toBe('4')
  expect(figureOf(format, board, { table: 'lane', row: 0 })).toBe('7')
  expect(figureOf(format, board, { table: 'fort', row: 0 })).toBe('')
})

test('without such a number, it is the beginning of the last choice', () => {
  const role = field('role', 'choice', { choices: ['tower', 'sign'] })
  const sign = field('sign', 'choice', { choices: ['wheat', 'wine'], required: false })
  const times = field('times', 'number', { required: false })
  const signs: Format = { ...format, tables: [{ ...fort, fields: [role, sign, times] }] }
  const rows = { fort: [{ role: 'tower', times: 2 }, { role: 'sign', sign: 'wheat' }, {}] }
  expect([0, 1, 2].map((row) => figureOf(signs, rows, { table: 'fort', row }))).toEqual(['tow', 'whe', ''])
})

test('links that say no are faint', () => {
  const asking = (answer: boolean | null): Format => ({
    ...format,
    tables: [{ ...lane, fields: [...lane.fields, field('safe', 'yes', { required: false, default: answer })] }],
  })
  const rows = { lane: [{ safe: true }, { safe: false }, {}] }
  const faint = (of: Format) => [0, 1, 2].map((row) => isFaint(of, rows, { table: 'lane', row }))
  expect(faint(asking(false))).toEqual([false, true, true])
  expect(faint(asking(true))).toEqual([false, true, false])
  expect(faint(format)).toEqual([false, false, false])
})

test('what others refer to comes first', () => {
  const names = (of: Format) => stepsOf(of).map(({ name }) => name)
  expect(names(format)).toEqual(['realm', 'port', 'fort', 'lane', 'board'])
  const crown = { ...tour, name: 'crown', fields: [field('id', 'id')] }
  const ruled = { ...realm, fields: [...realm.fields, field('crown', 'reference', { of: ['crown'] })] }
  const other = { ...format, tables: [head, ruled, crown, port, fort, lane, tour] }
  expect(names(other)).toEqual(['crown', 'realm', 'port', 'fort', 'lane', 'board'])
})

test('lists that refer to each other do not go round in circles', () => {
  const one = { ...realm, fields: [field('id', 'id'), field('rival', 'reference', { of: ['league'] })] }
  const other = { ...realm, name: 'league', fields: [field('id', 'id'), field('head', 'reference', { of: ['realm'] })] }
  const steps = stepsOf({ ...format, tables: [one, other, port] }).map(({ name }) => name)
  expect(steps.toSorted()).toEqual(['league', 'port', 'realm'])
})
