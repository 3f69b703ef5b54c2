import { describe, expect, it } from 'vitest'
import { byGroup, nextPlaces, resolveClick } from './choices'

const choice = (name: string, ...path: string[]) => ({ name, path, group: name.split(' ')[0]! })

const place = choice('place', 'post:1')
const lift = choice('lift', 'post:2')
const swapA = choice('swap A', 'tool', 'house:1', 'house:2')
const swapB = choice('swap B', 'tool', 'house:2', 'house:3')
const end = choice('end')
const choices = [place, lift, swapA, swapB, end]

describe('a click', () => {
  it('performs the only matching action', () => {
    expect(resolveClick(choices, [], ['post:1'])).toEqual({ kind: 'do', choice: place })
  })

  it('waits for more clicks if an action needs them', () => {
    expect(resolveClick(choices, [], ['tool'])).toEqual({ kind: 'continue', path: ['tool'] })
    expect(resolveClick(choices, ['tool'], ['house:1'])).toEqual({ kind: 'continue', path: ['tool', 'house:1'] })
    expect(resolveClick(choices, ['tool', 'house:1'], ['house:2'])).toEqual({ kind: 'do', choice: swapA })
  })

  it('offers a choice if several actions have the same path', () => {
    const two = [choice('place red', 'post:1'), choice('place green', 'post:1')]
    expect(resolveClick(two, [], ['post:1'])).toEqual({ kind: 'choose', path: ['post:1'], here: two, further: [] })
  })

  it('offers a choice if one path is the beginning of another', () => {
    const short = choice('use', 'tool')
    expect(resolveClick([short, swapA, swapB], [], ['tool'])).toEqual({
      kind: 'choose',
      path: ['tool'],
      here: [short],
      further: [swapA, swapB],
    })
  })

  it('finds a place below the topmost one, if only that is possible', () => {
    expect(resolveClick(choices, [], ['banner', 'piece', 'post:2'])).toEqual({ kind: 'do', choice: lift })
  })

  it('offers a choice if a place below is possible as well', () => {
    const claim = choice('claim', 'route')
    const all = [...choices, claim]
    const both = { kind: 'choose', path: ['post:2'], here: [lift, claim], further: [] }
    expect(resolveClick(all, [], ['post:2', 'route'])).toEqual(both)
    expect(resolveClick([...all, swapA], [], ['tool', 'route'])).toEqual({ kind: 'continue', path: ['tool'] })
    const short = choice('use', 'tool')
    expect(resolveClick([short, ...all], [], ['tool', 'route'])).toMatchObject({
      here: [short, claim],
      further: [swapA, swapB],
    })
  })

  it('asks why not if nothing matches, with the whole path', () => {
    expect(resolveClick(choices, [], ['post:9', 'ground'])).toEqual({ kind: 'why', path: ['post:9'] })
    expect(resolveClick(choices, ['tool'], ['post:1'])).toEqual({ kind: 'why', path: ['tool', 'post:1'] })
  })

  it('cancels on a place that was clicked before, or on none', () => {
    expect(resolveClick(choices, ['tool'], ['tool'])).toEqual({ kind: 'cancel' })
    expect(resolveClick(choices, ['tool'], [])).toEqual({ kind: 'cancel' })
  })
})

describe('the next clickable places', () => {
  it('are listed once, in reading order', () => {
    expect(nextPlaces(choices, [])).toEqual(['post:1', 'post:2', 'tool'])
    expect(nextPlaces(choices, ['tool'])).toEqual(['house:1', 'house:2'])
    expect(nextPlaces(choices, ['tool', 'house:2'])).toEqual(['house:3'])
    expect(nextPlaces(choices, ['post:1'])).toEqual([])
  })
})

it('keeps the choices of a group together', () => {
  const add = [choice('add 1', 'a'), choice('take', 'b'), choice('add 2', 'c')]
  expect(byGroup(add)).toEqual([[add[0], add[2]], [add[1]]])
})
