import { expect, test } from 'vitest'
import { seatFill, seatSymbol } from './box'
import { colourSeats } from './colours.svelte'

test('a seat has the colour and the symbol that its player chose', () => {
  const usual = [0, 1, 2].map((seat) => [seatFill(seat), seatSymbol(seat)])
  const remove = colourSeats([2, 1, 0])
  expect([0, 1, 2].map((seat) => [seatFill(seat), seatSymbol(seat)])).toEqual([...usual].reverse())
  expect([seatFill(-1), seatSymbol(null)]).toEqual(['var(--seat-none)', 'bar'])
  remove()
  expect([0, 1, 2].map((seat) => [seatFill(seat), seatSymbol(seat)])).toEqual(usual)
})

test('leaving a table does not remove the colours of the next one', () => {
  const first = colourSeats([1, 0])
  const second = colourSeats([3, 4])
  first()
  expect(seatFill(0)).toBe('var(--seat-3)')
  second()
  expect(seatFill(0)).toBe('var(--seat-0)')
})
