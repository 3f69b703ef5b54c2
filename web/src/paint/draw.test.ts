import { describe, expect, test } from 'vitest'
import { symbols } from './box'
import box from './box/drawings.json'
import { draw, measure, type Items, type Values } from './draw'

const drawn = (items: Items, values: Values = {}, known: Record<string, string> = symbols) =>
  draw(items, values, known, 'map-').map(({ tag, attributes }) => ({ tag, ...attributes }))

test('a size is a number or a sum', () => {
  const values = { w: 20, h: 10, i: 2 }
  expect([3, 'w', '-w', '0.5w-2', '1-0.5w+17i', '5i-2.5'].map((one) => measure(one, values))).toEqual([
    3, 20, -20, 8, 25, 7.5,
  ])
})

describe('an item', () => {
  test('has roles for colours, and sums in braces', () => {
    const items = [{ is: 'path', d: 'M{-0.5w},0H{w}', fill: '$seat', stroke: 'none' }]
    expect(drawn(items, { w: 4, seat: 'seat-1' })).toEqual([
      { tag: 'path', d: 'M-2,0H4', fill: 'var(--seat-1)', stroke: 'none' },
    ])
  })
  test('is centred if it is a rectangle without a corner', () => {
    expect(drawn([{ is: 'rect', width: 'w', height: 6 }], { w: 4 })[0]).toMatchObject({ x: -2, y: -3 })
  })
  test('has its own ids on each page', () => {
    expect(drawn([{ is: 'g', id: 'edge', 'clip-path': '#water' }])[0]).toMatchObject({
      id: 'map-edge',
      'clip-path': 'url(#map-water)',
    })
  })
  test('is drawn if all its conditions hold', () => {
    const when = (conditions: string) => drawn([{ is: 'g', when: conditions }], { free: true, mark: 'coin' }).length
    expect(['free', '!free', 'mark=coin', '!mark=coin', 'free !mark', '!mark|mark=coin'].map(when)).toEqual([
      1, 0, 1, 0, 0, 1,
    ])
  })
  test('is repeated for each entry of a list', () => {
    const items = [{ is: 'circle', each: 'pips', cx: '5i-2.5n+2.5', r: 1 }]
    expect(drawn(items, { pips: [{}, {}, {}] }).map((one) => 'cx' in one && one.cx)).toEqual([-5, 0, 5])
  })
})

describe('a symbol', () => {
  const lantern = { is: 'symbol', name: '$mark', size: 10, fill: 'ink' }
  test('is one of the game or a shared one', () => {
    expect(drawn([lantern], { mark: 'lantern' }, { lantern: 'M0,0Z' })[0]).toMatchObject({ tag: 'path', d: 'M0,0Z' })
    expect(drawn([lantern], { mark: 'crown' })[0]).toMatchObject({ d: symbols['crown'] })
  })
  test('that nobody knows is left out', () => {
    expect(drawn([lantern], { mark: 'lantern' })).toEqual([])
  })
})

test('an unknown sprite is a plain counter with its text', () => {
  const [ring, text] = draw(box.sprites.unknown, { s: 20, mark: '9' }, symbols)
  expect([ring!.tag, text!.text]).toEqual(['circle', '9'])
})
