import { expect, test } from 'vitest'
import { flights } from './moves'
import { moving, said, scene, sprite } from './test/field'

const short = (found: ReturnType<typeof flights>) =>
  found.map(({ sprite, from, to, lands, wave }) => [sprite.symbol, sprite.owner, from, to, lands, wave])

test('a piece flies to the next place, where it is hidden until it lands', () => {
  const [before, after] = [scene([sprite('post:1')]), scene([sprite('post:2')])]
  expect(short(flights([moving('post:1', 'post:2')], before, after))).toEqual([
    ['cube', 0, 'post:1', 'post:2', 'post:2#0', 0],
  ])
})

test('a piece that joins a pile flies, and the pile stays', () => {
  const before = scene([sprite('pile', { amount: 5 }), sprite('used', { amount: 1 })])
  const after = scene([sprite('pile', { amount: 3 }), sprite('used', { amount: 3 })])
  const found = flights([moving('pile', 'used', ['pile', 'used'])], before, after)
  expect(short(found)).toEqual([
    ['cube', 0, 'pile', 'used', null, 0],
    ['cube', 0, 'pile', 'used', null, 0],
  ])
  expect(found[0]!.sprite.amount).toBe(1)
})

test('the first piece of a new pile is hidden until it lands', () => {
  const before = scene([sprite('pile', { amount: 5 })])
  const after = scene([sprite('pile', { amount: 3 }), sprite('used', { amount: 2 })])
  const found = flights([moving('pile', 'used', ['pile', 'used'])], before, after)
  expect(found.map((one) => one.lands)).toEqual(['used#0', null])
})

test('two pieces that swap places both fly', () => {
  const before = scene([sprite('post:1', { owner: 0 }), sprite('post:2', { owner: 1 })])
  const after = scene([sprite('post:1', { owner: 1 }), sprite('post:2', { owner: 0 })])
  expect(short(flights([moving('post:1', 'post:2', ['post:2', 'post:1'])], before, after))).toEqual([
    ['cube', 0, 'post:1', 'post:2', 'post:2#0', 0],
    ['cube', 1, 'post:2', 'post:1', 'post:1#0', 0],
  ])
})

test('a displaced piece leaves before the new one arrives', () => {
  const before = scene([sprite('pile', { amount: 2 }), sprite('post:1', { owner: 1, symbol: 'disc' })])
  const after = scene([sprite('pile', { amount: 1 }), sprite('post:1'), sprite('hand', { owner: 1, symbol: 'disc' })])
  expect(short(flights([moving('post:1', 'hand', ['pile', 'post:1'])], before, after))).toEqual([
    ['disc', 1, 'post:1', 'hand', 'hand#0', 0],
    ['cube', 0, 'pile', 'post:1', 'post:1#0', 0],
  ])
})

test('a piece that moves twice flies in a second wave, and only the last place waits', () => {
  const [before, after] = [scene([sprite('post:1')]), scene([sprite('post:2')])]
  expect(short(flights([moving('post:1', 'hand'), moving('hand', 'post:2')], before, after))).toEqual([
    ['cube', 0, 'post:1', 'hand', null, 0],
    ['cube', 0, 'hand', 'post:2', 'post:2#0', 1],
  ])
})

test('in a row only new pieces wait', () => {
  const before = scene([sprite('hand'), sprite('post:1')])
  const after = scene([sprite('hand'), sprite('hand', { order: 1 })])
  const found = flights([moving('post:1', 'hand')], before, after)
  expect(found.map((one) => [one.lands, one.sprite.order])).toEqual([['hand#1', 1]])
})

test('of several pieces at a place, the one expected at the goal flies', () => {
  const before = scene([sprite('hand', { symbol: 'disc' }), sprite('hand', { order: 1 })])
  const after = scene([sprite('hand'), sprite('post:1', { symbol: 'disc' })])
  expect(short(flights([moving('hand', 'post:1')], before, after))).toEqual([
    ['disc', 0, 'hand', 'post:1', 'post:1#0', 0],
  ])
})

test('a piece that changes its appearance flies as it was, and its goal still waits', () => {
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

test('pieces that enter or leave the game have no source or target', () => {
  const [before, after] = [scene([sprite('post:1')]), scene([sprite('post:2', { owner: 1 })])]
  expect(short(flights([moving(null, 'post:2'), moving('post:1', null)], before, after))).toEqual([
    ['cube', 1, null, 'post:2', 'post:2#0', 0],
    ['cube', 0, 'post:1', null, null, 0],
  ])
})

test('nothing flies without places or known pieces', () => {
  const [before, after] = [scene([sprite('post:1')]), scene([sprite('post:2')])]
  expect(flights([moving(null, null)], before, after)).toEqual([])
  expect(flights([moving('used', 'hand')], before, after)).toEqual([])
  expect(flights([], before, after)).toEqual([])
})
