import { describe, expect, it } from 'vitest'
import type { SeatForm } from '../api/forms'
import { perspectiveFor } from './perspective'

const seat = (number: number, more: Partial<SeatForm> = {}): SeatForm => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  bot: null,
  mine: false,
  here: true,
  resigned: false,
  colour: number,
  bot_replies: false,
  ...more,
})
const open = { actor: 1, secret: false }
const secret = { actor: 1, secret: true }

describe('one screen', () => {
  it('without a seat has a spectator’s view', () => {
    expect(perspectiveFor([seat(0), seat(1)], secret, null)).toEqual({ kind: 'show', seat: null })
  })

  it('with one seat always has its view', () => {
    const seats = [seat(0), seat(1, { mine: true })]
    expect(perspectiveFor(seats, null, null)).toEqual({ kind: 'show', seat: 1 })
    expect(perspectiveFor(seats, { actor: 0, secret: true }, 1)).toEqual({ kind: 'show', seat: 1 })
  })
})

describe('a screen with several seats', () => {
  const seats = [seat(0, { mine: true }), seat(1, { mine: true }), seat(2)]

  it('has a spectator’s view until it knows whether there are secrets', () => {
    expect(perspectiveFor(seats, null, null)).toEqual({ kind: 'show', seat: null })
  })

  it('follows the acting seat if nothing is secret', () => {
    expect(perspectiveFor(seats, open, 0)).toEqual({ kind: 'show', seat: 1 })
  })

  it('is handed over before something secret is shown', () => {
    expect(perspectiveFor(seats, secret, 0)).toEqual({ kind: 'handover', seat: 1 })
    expect(perspectiveFor(seats, secret, null)).toEqual({ kind: 'handover', seat: 1 })
  })

  it('is not handed over to the player who has it', () => {
    expect(perspectiveFor(seats, secret, 1)).toEqual({ kind: 'show', seat: 1 })
  })

  it('has a spectator’s view while others decide', () => {
    expect(perspectiveFor(seats, { actor: 2, secret: true }, 1)).toEqual({ kind: 'show', seat: null })
    expect(perspectiveFor(seats, { actor: 2, secret: false }, 1)).toEqual({ kind: 'show', seat: null })
    expect(perspectiveFor(seats, { actor: null, secret: false }, 1)).toEqual({ kind: 'show', seat: null })
  })

  it('is not handed over for a seat played by a bot', () => {
    const standIn = [seat(0, { mine: true }), seat(1, { mine: true, bot: 'level' })]
    expect(perspectiveFor(standIn, secret, 0)).toEqual({ kind: 'show', seat: null })
  })
})
