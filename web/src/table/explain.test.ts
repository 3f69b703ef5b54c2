import { expect, test } from 'vitest'
import type { Backdrop } from '../api/forms'
import { explained } from './explain'

const place = (id: string, shape: string) => ({ id, shape, name: { id, args: {} } })
const backdrop = {
  places: [place('track', 'bar'), place('step', 'cell'), place('supply', 'bar'), place('pile', 'pile')],
} as unknown as Backdrop
const explain = (id: string, ...chain: string[]) =>
  explained(backdrop, ({ id }) => `about ${id}`, { place: id, name: id, tip: 'red' }, [id, ...chain]).tip

test('a step is explained by its track', () => {
  expect(explain('step', 'track')).toBe('red. about track')
})

test('other places need no more words', () => {
  expect(explain('pile', 'supply')).toBe('red')
  expect(explain('step')).toBe('red')
})
