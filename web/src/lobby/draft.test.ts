import { expect, test } from 'vitest'
import type { Said, SetupForm } from '../api/forms'
import { game } from '../testing/server'
import {
  anyFault,
  boardsFor,
  coloursOf,
  firstDraft,
  unnamedSeats,
  optionsFor,
  newTable,
  ratable,
  sortFaults,
  startOf,
  withStart,
  seatsInUse,
  valueOf,
  wantedSetup,
  withOption,
  withPlayers,
  withoutOption,
  type Draft,
} from './draft'

const [edition, mix, clock, storms] = game.options as [never, never, never, never]
const draft = firstDraft(game, (seat) => (seat === 0 ? 'Anna' : `Player ${seat + 1}`))
const whos = (one: Draft) => seatsInUse(one).map((seat) => seat.who)

test('the first draft is a game against bots with a medium number of players', () => {
  expect(draft.players).toBe(3)
  expect(whos(draft)).toEqual(['me', 'bot', 'bot'])
  expect(wantedSetup(draft, game)).toEqual({ players: 3, board: null, options: {}, board_file: null })
})

test('quick starts fill the seats and are recognised', () => {
  expect(whos(withStart(draft, 'screen'))).toEqual(['me', 'me', 'me'])
  expect(whos(withStart(draft, 'friends'))).toEqual(['me', 'open', 'open'])
  for (const start of ['bots', 'screen', 'friends'] as const) expect(startOf(withStart(draft, start))).toBe(start)
  expect(startOf({ ...draft, public: true })).toBeNull()
})

test('removed seats come back unchanged', () => {
  const named = {
    ...draft,
    seats: draft.seats.map((seat, place) => (place === 2 ? { ...seat, who: 'open' as const } : seat)),
  }
  expect(whos(withPlayers(withPlayers(named, game, 2), game, 3))).toEqual(['me', 'bot', 'open'])
})

test('a board stays selected while it allows the number of players', () => {
  expect(boardsFor(game, 2).map((board) => board.id)).toEqual(['small'])
  const small = { ...draft, board: 'small' }
  expect(withPlayers(small, game, 2).board).toBe('small')
  expect(withPlayers(small, game, 4).board).toBeNull()
})

test('choosing a preset resets the options it sets, and nothing else', () => {
  const changed = withOption(withOption(withOption(draft, clock, 'sun'), mix, { red: 3, blue: 3 }), storms, true)
  expect(withOption(changed, edition, 'new').options).toEqual({ storms: true, edition: 'new' })
  expect(withoutOption(changed, 'mix').options).toEqual({ clock: 'sun', storms: true })
})

test("an option shows the chosen value, then the preset's, the server's, and the default", () => {
  const answered: SetupForm = { players: 3, board: 'small', options: { edition: 'new', clock: 'sun' }, faults: [] }
  expect(valueOf(draft, game, clock, null)).toBe('sand')
  expect(valueOf(draft, game, clock, answered)).toBe('sun')
  expect(valueOf(withOption(draft, edition, 'old'), game, clock, answered)).toBe('sand')
  expect(valueOf(withOption(draft, clock, 'sand'), game, clock, answered)).toBe('sand')
})

test('a request lists each seat once, with its name or level', () => {
  const mixed: Draft = {
    ...draft,
    seats: [
      { who: 'me', name: '  Anna ', bot: 'apprentice', colour: 1 },
      { who: 'open', name: 'Player 2', bot: 'apprentice', colour: null },
      { who: 'bot', name: 'Player 3', bot: 'apprentice', colour: 2 },
      { who: 'bot', name: 'Player 4', bot: 'apprentice', colour: null },
    ],
  }
  expect(newTable(mixed, game, 'Guest')).toEqual({
    game: 'chess',
    board: null,
    board_file: null,
    clock: null,
    rated: false,
    draw_seats: false,
    options: {},
    seats: [
      { who: 'me', name: 'Anna', bot: null, colour: 1 },
      { who: 'open', name: null, bot: null, colour: null },
      { who: 'bot', name: null, bot: 'apprentice', colour: null },
    ],
    public: false,
    takebacks: 'bots',
  })
})

test('seats without a colour take what is left', () => {
  const coloured = (...colours: (number | null)[]) =>
    coloursOf({
      ...draft,
      players: colours.length,
      seats: colours.map((colour) => ({ who: 'me', name: '', bot: '', colour })),
    })
  expect(coloured(null, null, null)).toEqual([0, 1, 2])
  expect(coloured(2, null, null)).toEqual([2, 1, 0])
  expect(coloured(null, 0, null)).toEqual([1, 0, 2])
  expect(coloured(5, 0, null, null)).toEqual([5, 0, 2, 3])
})

test('a game can be rated with a clock, a board of the game and two people with one seat each', () => {
  const timed: Draft = { ...draft, rated: true, clock: { length: '60', weekends: false, at_timeout: 'bot' } }
  const friends = withStart(timed, 'friends')
  expect(ratable(friends, game)).toBe('yes')
  expect(newTable(friends, game).rated).toBe(true)
  expect(ratable(friends, { ...game, rated: false })).toBe('no')
  expect(ratable({ ...friends, clock: null }, game)).toBe('no')
  expect(ratable({ ...friends, file: { name: 'x', text: '' } }, game)).toBe('board')
  for (const start of ['bots', 'screen'] as const) {
    expect(ratable(withStart(timed, start), game)).toBe('people')
    expect(newTable(withStart(timed, start), game).rated).toBe(false)
  }
})

test('a person alone against bots needs no name', () => {
  const bots = withStart(
    firstDraft(game, () => ''),
    'bots',
  )
  expect(unnamedSeats(bots)).toEqual([])
  expect(newTable(bots, game, 'Guest').seats[0]).toEqual({ who: 'me', name: 'Guest', bot: null, colour: null })
  expect(unnamedSeats(withStart(bots, 'friends'))).toEqual([0])
})

test('my seats need names', () => {
  const screen = withStart(draft, 'screen')
  expect(unnamedSeats(screen)).toEqual([])
  expect(
    unnamedSeats({ ...screen, seats: screen.seats.map((seat, place) => ({ ...seat, name: place ? seat.name : ' ' })) }),
  ).toEqual([0])
})

test('faults are sorted by what they are about', () => {
  const fault = (args: Said['args']): Said => ({ id: 'fault', args })
  const option = fault({ option: 'clock', board: 'small', possible: 'sand' })
  const board = fault({ board: 'small', players: 4 })
  const players = fault({ players: 7 })
  const other = fault({ option: 'unheard', value: 'x' })
  expect(sortFaults([option, board, players, other], game)).toEqual({
    option: { clock: [option] },
    board: [board],
    players: [players],
    other: [other],
  })
  expect(anyFault(sortFaults([option], game))).toBe(true)
  expect(anyFault(sortFaults([], game))).toBe(false)
})

test('options without effect for this number of players are left out', () => {
  const [edition, ...others] = game.options
  const some = { ...game, options: [{ ...edition!, players: [2] }, ...others] }
  expect(optionsFor(some, { ...draft, players: 2 })).toEqual(some.options)
  expect(optionsFor(some, { ...draft, players: 3 })).toEqual(others)
})

test('options of another board are neither offered nor sent', () => {
  const others = game.options.slice(0, -1)
  const some = { ...game, options: [...others, { ...game.options.at(-1)!, boards: ['large'] }] }
  const stormy = { ...draft, options: { storms: true, clock: 'sun' } }
  for (const board of [null, 'small']) {
    expect(optionsFor(some, { ...stormy, board })).toEqual(others)
    expect(wantedSetup({ ...stormy, board }, some).options).toEqual({ clock: 'sun' })
    expect(newTable({ ...stormy, board }, some).options).toEqual({ clock: 'sun' })
  }
  const large = { ...stormy, board: 'large' }
  expect(optionsFor(some, large)).toEqual(some.options)
  expect(wantedSetup(large, some).options).toEqual({ storms: true, clock: 'sun' })
  const own = { ...stormy, file: { name: 'mine.toml', text: '' } }
  expect(optionsFor(some, own)).toEqual(some.options)
})
