import { expect, test } from 'vitest'
import { Drawing, drawable } from './drawing.svelte'
import type { Place } from '../paint/types'

test('two clicks draw an arrow, two on the same place a ring, and the same again removes it', () => {
  const drawing = new Drawing()
  drawing.click('a')
  expect(drawing.start).toBe('a')
  drawing.click('b')
  drawing.click('c')
  drawing.click('c')
  expect(drawing.marks).toEqual([
    { from: 'a', to: 'b' },
    { from: 'c', to: 'c' },
  ])
  drawing.draw('b', 'a')
  drawing.draw('a', 'b')
  expect(drawing.marks).toEqual([
    { from: 'c', to: 'c' },
    { from: 'b', to: 'a' },
  ])
  drawing.click('d')
  drawing.clear()
  expect([drawing.marks, drawing.start]).toEqual([[], null])
})

test('turning it off forgets an arrow without an end', () => {
  const drawing = new Drawing()
  drawing.toggle()
  drawing.click('a')
  drawing.toggle()
  expect([drawing.on, drawing.start]).toEqual([false, null])
})

test('arrows connect visible places that are not part of another one', () => {
  const place = (id: string, shape: string, part_of = '') => ({ id, shape, part_of }) as Partial<Place> as Place
  const places = [
    place('city', 'plate'),
    place('house', 'square', 'city'),
    place('route', 'line'),
    place('post', 'square', 'route'),
    place('annex', 'annex', 'city'),
  ]
  expect([...drawable(places)]).toEqual(['city', 'post'])
})
