import { expect, test } from 'vitest'
import { byPlace, desksFrom, partsOf, placesOf, reaches, renewed, roomFor, spotOf } from './places'
import { backdrop, said, sprite } from './test/field'

const [field, desk] = [backdrop.zones[0]!, backdrop.zones[1]!]
const find = (id: string) => backdrop.places.find((place) => place.id === id)!

test('areas are lowest, then lines, plates and banners; posts and houses on top', () => {
  const order = placesOf(backdrop, 'field').map((place) => place.id)
  expect(order).toEqual(['heath', 'road', 'town', 'banner', 'post:1', 'post:2', 'house'])
})

test('a click on a part means the part, then the whole', () => {
  const parts = partsOf(backdrop)
  expect(parts.get('house')).toEqual(['house', 'town'])
  expect(parts.get('town')).toEqual(['town'])
})

test('desks are listed clockwise from your own', () => {
  const zones = [field, ...[0, 1, 2].map((seat) => ({ ...desk, id: `desk:${seat}`, seat }))]
  const seats = (seat?: number) => desksFrom({ ...backdrop, zones }, seat).map((zone) => zone.seat)
  expect(seats(1)).toEqual([1, 2, 0])
  expect(seats()).toEqual([0, 1, 2])
})

test('circular parts are handled', () => {
  const [one, other] = [find('post:1'), find('post:2')]
  const ring = {
    ...backdrop,
    places: [
      { ...one, part_of: 'post:2' },
      { ...other, part_of: 'post:1' },
    ],
  }
  expect(partsOf(ring).get('post:1')).toEqual(['post:1', 'post:2'])
})

test('a click target reaches halfway to the next small place; large ones do not count', () => {
  const reach = reaches(placesOf(backdrop, 'field'))
  expect(reach.get('post:1')).toBe(50)
  expect(reach.get('house')).toBe(50)
  expect(reach.has('town')).toBe(false)
})

test('sprites are placed side by side in a row, above the name of an area, centred elsewhere', () => {
  expect(spotOf(find('hand'), 2)).toEqual({ x: 100 + 2 * 23, y: 16, size: 20 })
  expect(spotOf({ ...find('hand'), width: 30 }, 2)).toEqual({ x: 100 + 2 * 33, y: 16, size: 20 })
  expect(spotOf(find('post:1'), 2)).toEqual({ x: 150, y: 100, size: 20 })
  expect(spotOf(find('heath')).y).toBeLessThan(find('heath').y)
  const bare = { ...find('heath'), label: undefined, width: 30, height: 30 }
  expect(spotOf(bare)).toEqual({ x: bare.x, y: bare.y, size: 30 })
})

test('unchanged places keep their identity', () => {
  const before = byPlace([sprite('post:1'), sprite('hand'), sprite('hand', { order: 1 })])
  const now = renewed(before, [sprite('post:1'), sprite('hand'), sprite('used')])
  expect(now.get('post:1')).toBe(before.get('post:1'))
  expect(now.get('hand')).toHaveLength(1)
  expect([...now.keys()]).toEqual(['post:1', 'hand', 'used'])
})

test('a printed line has room up to the next place, the next line or the edge', () => {
  const line = { zone: 'desk:0', x: 10, y: 60, size: 12, text: said('Pile') }
  const places = placesOf(backdrop, 'desk:0')
  expect(roomFor(line, desk, places, [line])).toBe(50 - 10 - 4)
  expect(roomFor({ ...line, y: 40 }, desk, places, [line])).toBe(200 - 10 - 4)
  expect(roomFor(line, desk, places, [line, { ...line, x: 30 }])).toBe(20 - 4)
  const middle = { zone: 'field', x: 100, y: 20, size: 12, anchor: 'middle' }
  expect(roomFor(middle, field, [], [])).toBe(2 * 100 - 4)
  expect(roomFor({ ...middle, anchor: 'end' }, field, [], [])).toBe(100 - 4)
})
