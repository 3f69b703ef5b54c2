import { expect, test } from 'vitest'
import { backdrop, said, say, scene, sprite } from '../paint/test/field'
import { describeBoard, repeatsName } from './boardText'

const read = (...given: Parameters<typeof scene>) =>
  describeBoard(backdrop, scene(...given), say, (zone) => `the ${zone}`)

test('lists every zone with its places, and parts within their whole', () => {
  const [field, desk] = read([])
  expect([field!.title, desk!.title]).toEqual(['the field', 'the desk:0'])
  expect(field!.lines.map((line) => line.id)).toEqual(['road', 'town', 'heath'])
  expect(field!.lines[0]!.parts.map(({ id, empty }) => [id, empty])).toEqual([
    ['post:1', true],
    ['post:2', true],
  ])
  expect(field!.lines[0]!.empty).toBe(false)
})

test('describes contents with their value, and skips invisible places', () => {
  const [field, desk] = read([sprite('post:1', { tip: said('worth 2') }), sprite('hand')])
  expect(field!.lines[0]!.parts[0]).toMatchObject({ things: ['piece at post:1 (worth 2)'], empty: false })
  const there = desk!.lines.map((line) => line.id)
  expect(there).toContain('hand')
  expect(there).not.toContain('used')
})

test('includes counters', () => {
  const lines = read([])[1]!.lines
  expect(lines.find((line) => line.id === 'count')?.things).toHaveLength(1)
})

test('does not repeat a name', () => {
  const line = { id: 'supply', name: 'Supply: traders', things: ['Supply: 5 traders'], empty: false, parts: [] }
  expect(repeatsName(line)).toBe(true)
  expect(repeatsName({ ...line, things: ['trader of Ann'] })).toBe(false)
  expect(repeatsName({ ...line, things: [] })).toBe(false)
})
