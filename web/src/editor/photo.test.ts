import { expect, test } from 'vitest'
import { fitted, readFitting, reduced, scaledPhoto, shiftedPhoto } from './photo'

const board = { width: 1000, height: 700 }

test('a photo first fills the board as far as its shape allows', () => {
  expect(fitted({ width: 2000, height: 1000 }, board)).toMatchObject({ x: 500, y: 350, scale: 0.5, turn: 0 })
  expect(fitted({ width: 700, height: 1400 }, board).scale).toBe(0.5)
})

test('scaling keeps the point under the pointer', () => {
  const photo = fitted({ width: 1000, height: 700 }, board)
  const larger = scaledPhoto(photo, 2, { x: 0, y: 0 })
  expect(larger).toMatchObject({ scale: 2, x: 1000, y: 700 }) // the corner at 0, 0 stays
  expect(scaledPhoto(larger, 0.5, { x: 0, y: 0 })).toEqual(photo)
  expect(scaledPhoto(photo, 1000, { x: 0, y: 0 }).scale).toBe(20)
  expect(shiftedPhoto(photo, { x: 5, y: -5 })).toMatchObject({ x: 505, y: 345 })
})

test('large photos are reduced, small ones stay', () => {
  expect(reduced({ width: 4800, height: 2400 }, 2400)).toEqual({ width: 2400, height: 1200 })
  expect(reduced({ width: 100, height: 50 }, 2400)).toEqual({ width: 100, height: 50 })
})

test('a stored fitting is read, and anything else is none', () => {
  const photo = fitted({ width: 10, height: 10 }, board)
  expect(readFitting(JSON.parse(JSON.stringify(photo)))).toEqual(photo)
  for (const other of [null, {}, { ...photo, scale: 0 }, { ...photo, turn: 'left' }])
    expect(readFitting(other)).toBeNull()
})
