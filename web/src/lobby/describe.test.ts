import { beforeAll, expect, test } from 'vitest'
import { loadGameWords, loadWords } from '../words/words.svelte'
import { game, seat, serve, table, usual } from '../testing/server'
import {
  ago,
  boardName,
  boardOf,
  byUrgency,
  describeFault,
  myTurn,
  notableOptions,
  openSeats,
  statusOf,
  whoWaits,
} from './describe'
import { gameWord } from '../words/game'

beforeAll(async () => {
  serve(usual)
  await loadWords()
  await loadGameWords('chess')
})

test('presets are always named, other options only if they differ from them', () => {
  expect(notableOptions(table(), game)).toEqual(['Edition: Old'])
  const other = { edition: 'new', mix: { red: 1, blue: 1 }, clock: 'sun', storms: true }
  expect(notableOptions(table({ options: other }), game)).toEqual(['Edition: New', 'Storms'])
  const changed = { edition: 'old', mix: { red: 3, blue: 1 }, clock: 'sun', storms: false }
  expect(notableOptions(table({ options: changed }), game)).toEqual(['Edition: Old', 'Pawns: custom', 'Clock: Sundial'])
})

test('ids are shown where a game has no words', () => {
  expect(boardName('chess', 'small')).toBe('Small board')
  expect(boardName('chess', 'round')).toBe('round')
  expect(boardOf(table({ board: 'small' }))).toBe('Small board')
  expect(boardOf(table({ board: 'small', own_board: true }))).toBe('small (custom board)')
  expect(gameWord('chess', 'nothing', '')).toBe('')
})

test('it is my turn if I hold the acting seat and no bot has taken over', () => {
  const mine = [seat(0, { mine: true }), seat(1)]
  expect(myTurn(table({ seats: mine }))).toBe(true)
  expect(myTurn(table({ seats: mine, actor: 1 }))).toBe(false)
  expect(myTurn(table({ seats: mine, state: 'frozen' }))).toBe(false)
  expect(myTurn(table({ seats: [seat(0, { mine: true, bot: 'apprentice' }), seat(1)] }))).toBe(false)
})

test('status of a table', () => {
  const open = [seat(0), seat(1, { kind: 'open', name: null })]
  expect(statusOf(table())).toBe('Waiting for Person 0')
  expect(statusOf(table({ seats: [seat(0, { mine: true }), seat(1)] }))).toBe('Your turn')
  expect(statusOf(table({ state: 'waiting', actor: null, seats: open }))).toBe('1 seat free')
  expect(statusOf(table({ state: 'over', actor: null, winners: [1] }))).toBe('Person 1 won')
  expect(statusOf(table({ state: 'over', actor: null, winners: [0, 1] }))).toBe('Person 0 and Person 1 share the win')
  expect(statusOf(table({ state: 'frozen' }))).toBe('Frozen')
  expect(statusOf(table({ actor: 1, seats: [seat(0), seat(1, { kind: 'bot', name: null, bot: 'apprentice' })] }))).toBe(
    'Waiting for Lene',
  )
  expect(statusOf(table({ actor: 1, seats: [seat(0), seat(1, { kind: 'bot', name: null, bot: 'theirs' })] }))).toBe(
    'Waiting for Bot 2',
  )
})

test('open seats can be taken until the game is over', () => {
  const seats = [seat(0), seat(1, { kind: 'open', name: null, bot: 'apprentice' })]
  expect(openSeats(table({ seats }))).toEqual([1])
  expect(openSeats(table({ seats, state: 'over' }))).toEqual([])
})

test('tables that wait for me come first', () => {
  const mine = [seat(0, { mine: true }), seat(1)]
  const sorted = byUrgency([
    table({ id: 'others', seats: mine, actor: 1 }),
    table({ id: 'waits', seats: mine, state: 'waiting' }),
    table({ id: 'bots', seats: [mine[0]!, seat(1, { kind: 'bot', name: null, bot: 'apprentice' })] }),
    table({ id: 'later', seats: mine, changed: '2026-02-01T00:00:00Z' }),
    table({ id: 'longest', seats: mine }),
  ])
  expect(sorted.map((one) => one.id)).toEqual(['longest', 'later', 'bots', 'waits', 'others'])
  expect(sorted.map(whoWaits).map((one) => one !== null)).toEqual([true, true, false, false, false])
})

test('faults use display names', () => {
  const fault = { id: 'chess-no-sun', args: { board: 'large', option: 'clock', possible: 'sand, sun' } }
  expect(describeFault('chess', fault, false)).toBe(
    'The board Large board has no sun: Clock can be Sand glass, Sundial.',
  )
  expect(describeFault('chess', fault, true)).toContain('The board large (custom board) has no sun')
})

test('times are approximate', () => {
  const now = Date.parse('2026-01-02T00:00:00Z')
  expect(ago('2026-01-01T23:59:30Z', now)).toBe('just now')
  expect(ago('2026-01-01T23:57:10Z', now)).toBe('2 minutes ago')
  expect(ago('2026-01-01T21:00:00Z', now)).toBe('3 hours ago')
  expect(ago('2025-12-31T23:00:00Z', now)).toBe('yesterday')
  expect(ago('2026-01-02T00:00:30Z', now)).toBe('just now')
})
