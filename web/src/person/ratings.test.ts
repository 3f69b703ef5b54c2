import { expect, test } from 'vitest'
import { changeText, ratingText } from './ratings'

const rating = (points: number) => ({ points, range: 120 })

test('a rating shows its uncertainty', () => {
  expect(ratingText(rating(1540))).toBe('1540 ± 120')
})

test('a change always has a sign', () => {
  expect(changeText(rating(1500), rating(1524))).toBe('+24')
  expect(changeText(rating(1500), rating(1488))).toBe('−12')
  expect(changeText(rating(1500), rating(1500))).toBe('±0')
})
