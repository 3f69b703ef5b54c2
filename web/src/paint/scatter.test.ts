import { expect, test } from 'vitest'
import { distance, ornaments, type Ornaments } from './scatter'
import { backdrop } from './test/field'
import type { Backdrop, Point } from './types'

const large: Backdrop = { ...backdrop, zones: [{ ...backdrop.zones[0]!, width: 1000, height: 700 }] }
const found = ornaments(large, large.zones[0]!)
const all = ({ wood, hill, wave }: Ornaments) => [...wood, ...hill, ...wave]

test('the same map has the same ornaments', () => {
  expect(all(found).length).toBeGreaterThan(20)
  expect(ornaments(large, large.zones[0]!)).toEqual(found)
})

test('they keep away from places and roads, and inside the map', () => {
  for (const { x, y } of all(found)) {
    expect(x > 0 && x < 1000 && y > 0 && y < 700).toBe(true)
    expect(distance([x, y], large.lines[0]!.points)).toBeGreaterThan(15)
    for (const place of large.places.filter((one) => one.zone === 'field' && one.shape !== 'line')) {
      const away = Math.abs(x - place.x) > place.width / 2 + 15 || Math.abs(y - place.y) > place.height / 2 + 15
      expect(away).toBe(true)
    }
  }
})

test('waves are at sea, woods and hills on land', () => {
  const points: Point[] = [
    [0, 0],
    [1000, 0],
    [1000, 350],
    [0, 350],
  ]
  const sea = { ...large, areas: [{ ...large.areas[0]!, points }] }
  const kinds = ornaments(sea, sea.zones[0]!)
  expect(kinds.wave.length).toBeGreaterThan(0)
  expect(kinds.wave.every(({ y }) => y < 350)).toBe(true)
  expect([...kinds.wood, ...kinds.hill].every(({ y }) => y >= 350)).toBe(true)
})

test('the distance to a line is that to its nearest point', () => {
  expect(
    distance(
      [5, 3],
      [
        [0, 0],
        [10, 0],
      ],
    ),
  ).toBe(3)
  expect(
    distance(
      [14, 3],
      [
        [0, 0],
        [10, 0],
      ],
    ),
  ).toBe(5)
})
