import { expect, test } from 'vitest'
import { changed, newHistory, redone, settled, undone } from './history'

test('changes can be undone and redone', () => {
  const history = changed(changed(newHistory('a'), 'b'), 'c')
  expect(undone(history).now).toBe('b')
  expect(undone(undone(history)).now).toBe('a')
  expect(undone(undone(undone(history))).now).toBe('a')
  expect(redone(undone(undone(history))).now).toBe('b')
  expect(redone(redone(redone(undone(undone(history))))).now).toBe('c')
})

test('a new change ends what could be redone', () => {
  const history = changed(undone(changed(newHistory('a'), 'b')), 'c')
  expect(redone(history).now).toBe('c')
  expect(undone(history).now).toBe('a')
})

test('the steps of one drag are undone together, those of two drags are not', () => {
  let history = newHistory(0)
  for (const step of [1, 2, 3]) history = changed(history, step, 'drag 1')
  expect(undone(history).now).toBe(0)
  history = changed(settled(history), 4, 'drag 1')
  expect(undone(history).now).toBe(3)
})

test('nothing changed is no change, and the oldest changes are forgotten', () => {
  const start = newHistory('a')
  expect(changed(start, 'a')).toBe(start)
  let long = newHistory(0)
  for (let step = 1; step <= 300; step++) long = changed(long, step)
  expect(long.past).toHaveLength(200)
  expect(long.past[0]).toBe(100)
})
