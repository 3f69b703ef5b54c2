import { expect, test } from 'vitest'
import { flights } from './moves'
import { moving, said, scene, sprite } from './test/field'

const short = (found: ReturnType<typeof flights>) =>
  found.map(({ sprite, from, to, lands, wave }) => [sprite.symbol, sprite.owner, from, to, lands, wave])

test('one thing flies from its place to the next, where it is not seen before it lands', () => {
  const [before, after] = [scene([sprite('post:1')]), scene([sprite('post:2')])]
  expect(short(flights([moving('post:1', 'post:2')], before, after))).toEqual([
    ['cube', 0, 'post:1', 'post:2', 'post:2#0', 0],
  ])
})

test('what joins a pile is seen to fly, and the pile stays', () => {
  const before = scene([sprite('pile', { amount: 5 }), sprite('used', { amount: 1 })])
  const after = scene([sprite('pile', { amount: 3 }), sprite('used', { amount: 3 })])
  const found = flights([moving('pile', 'used', ['pile', 'used'])], before, after)
  expect(short(found)).toEqual([
    ['cube', 0, 'pile', 'used', null, 0],
    ['cube', 0, 'pile', 'used', null, 0],
  ])
  expect(found[0]!.sprite.amount).toBe(1)
})

test('the first of a new pile is awaited', () => {
  const before = scene([sprite('pile', { amount: 5 })])
  const after = scene([sprite('pile', { amount: 3 }), sprite('used', { amount: 2 })])
  const found = flights([moving('pile', 'used', ['pile', 'used'])], before, after)
  expect(found.map((one) => one.lands)).toEqual(['used#0', null])
})

test('two things that change places each show themselves', () => {
  const before = scene([sprite('post:1', { owner: 0 }), sprite('post:2', { owner: 1 })])
  const after = scene([sprite('post:1', { owner: 1 }), sprite('post:2', { owner: 0 })])
  expect(short(flights([moving('post:1', 'post:2', ['post:2', 'post:1'])], before, after))).toEqual([
    ['cube', 0, 'post:1', 'post:2', 'post:2#0', 0],
    ['cube', 1, 'post:2', 'post:1', 'post:1#0', 0],
  ])
})

test('what is displaced leaves before the new one stands', () => {
  const before = scene([sprite('pile', { amount: 2 }), sprite('post:1', { owner: 1, symbol: 'disc' })])
  const after = scene([sprite('pile', { amount: 1 }), sprite('post:1'), sprite('hand', { owner: 1, symbol: 'disc' })])
  expect(short(flights([moving('post:1', 'hand', ['pile', 'post:1'])], before, after))).toEqual([
    ['disc', 1, 'post:1', 'hand', 'hand#0', 0],
    ['cube', 0, 'pile', 'post:1', 'post:1#0', 0],
  ])
})

test('what moves on flies in a second wave, and only the last place waits for it', () => {
  const [before, after] = [scene([sprite('post:1')]), scene([sprite('post:2')])]
  expect(short(flights([moving('post:1', 'hand'), moving('hand', 'post:2')], before, after))).toEqual([
    ['cube', 0, 'post:1', 'hand', null, 0],
    ['cube', 0, 'hand', 'post:2', 'post:2#0', 1],
  ])
})

test('in a row only what is new waits', () => {
  const before = scene([sprite('hand'), sprite('post:1')])
  const after = scene([sprite('hand'), sprite('hand', { order: 1 })])
  const found = flights([moving('post:1', 'hand')], before, after)
  expect(found.map((one) => [one.lands, one.sprite.order])).toEqual([['hand#1', 1]])
})

test('of several things at a place the one flies that is awaited at its goal', () => {
  const before = scene([sprite('hand', { symbol: 'disc' }), sprite('hand', { order: 1 })])
  const after = scene([sprite('hand'), sprite('post:1', { symbol: 'disc' })])
  expect(short(flights([moving('hand', 'post:1')], before, after))).toEqual([
    ['disc', 0, 'hand', 'post:1', 'post:1#0', 0],
  ])
})

test('what looks otherwise at its goal flies as it was, and is awaited all the same', () => {
  const before = scene([sprite('post:1', { symbol: 'token', owner: null })])
  const after = scene([sprite('used', { symbol: 'token-back', owner: null })])
  expect(short(flights([moving('post:1', 'used')], before, after))).toEqual([
    ['token', null, 'post:1', 'used', 'used#0', 0],
  ])
})

test('a piece that covers a number flies without it', () => {
  const before = scene([sprite('post:1', { mark: '4' })])
  const after = scene([sprite('pile', { name: said('pile'), amount: 7 })])
  const [flight] = flights([moving('post:1', 'pile')], before, after)
  expect(flight!.sprite.mark).toBeUndefined()
})

test('what comes from outside or leaves the game is told so', () => {
  const [before, after] = [scene([sprite('post:1')]), scene([sprite('post:2', { owner: 1 })])]
  expect(short(flights([moving(null, 'post:2'), moving('post:1', null)], before, after))).toEqual([
    ['cube', 1, null, 'post:2', 'post:2#0', 0],
    ['cube', 0, 'post:1', null, null, 0],
  ])
})

test('nothing is made up: no places, or nothing known to lie there', () => {
  const [before, after] = [scene([sprite('post:1')]), scene([sprite('post:2')])]
  expect(flights([moving(null, null)], before, after)).toEqual([])
  expect(flights([moving('used', 'hand')], before, after)).toEqual([])
  expect(flights([], before, after)).toEqual([])
})
