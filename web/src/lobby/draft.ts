/** State of the form for a new table, and values derived from the player's choices. */

import type {
  BoardFile,
  GameForm,
  NewTable,
  OptionForm,
  Options,
  OptionValue,
  Said,
  SetupForm,
  WantedSetup,
} from '../api/forms'
import { usualLevel } from '../common/levels'

export type Who = 'me' | 'open' | 'bot'
/** `colour` is null for any free colour. */
export type SeatChoice = { who: Who; name: string; bot: string; colour: number | null }
export type Start = 'bots' | 'screen' | 'friends'

export type Draft = {
  game: string
  players: number
  /** Id of the board, or null for the default board for this number of players. */
  board: string | null
  /** Custom board, which replaces `board`. */
  file: BoardFile | null
  /** Options that were chosen explicitly. The server adds all others. */
  options: Options
  /** Choices for the largest possible number of seats, so they survive a temporary change in the number of players. */
  seats: SeatChoice[]
  public: boolean
  takebacks: NewTable['takebacks']
  clock: NewTable['clock']
  rated: boolean
  drawSeats: boolean
}

/** Default names of players who share one screen. */
export type Namer = (seat: number) => string

export function firstDraft(game: GameForm, name: Namer): Draft {
  const players = game.players[Math.floor(game.players.length / 2)] ?? 1
  const draft: Draft = {
    game: game.id,
    players,
    board: null,
    file: null,
    options: {},
    seats: Array.from({ length: Math.max(...game.players) }, (_, seat) => ({
      who: 'bot',
      name: name(seat),
      bot: usualLevel(game),
      colour: null,
    })),
    public: false,
    takebacks: 'bots',
    clock: null,
    rated: false,
    drawSeats: false,
  }
  return withStart(draft, 'bots')
}

/** Applies a quick start. The first seat is always the user's own. */
export function withStart(draft: Draft, start: Start): Draft {
  const others: Who = { bots: 'bot', screen: 'me', friends: 'open' }[start] as Who
  return { ...draft, public: false, seats: draft.seats.map((seat, place) => ({ ...seat, who: place ? others : 'me' })) }
}

/** Returns the quick start that matches the seats, if any. */
export function startOf(draft: Draft): Start | null {
  const starts: Start[] = ['bots', 'screen', 'friends']
  const whos = (one: Draft): string =>
    seatsInUse(one)
      .map((seat) => seat.who)
      .join()
  return starts.find((start) => !draft.public && whos(withStart(draft, start)) === whos(draft)) ?? null
}

/** Returns the seats in use. */
export function seatsInUse(draft: Draft): SeatChoice[] {
  return draft.seats.slice(0, draft.players)
}

/** Returns the colour of each seat in use, as the server will assign it (see `table/colours.py`). */
export function coloursOf(draft: Draft): number[] {
  const seats = seatsInUse(draft)
  const chosen = seats.map(({ who, colour }) => (who === 'me' ? colour : null))
  const found = chosen.map((colour, seat) => colour ?? (chosen.includes(seat) ? null : seat))
  const left = seats.map((_, seat) => seat).filter((colour) => !found.includes(colour))
  return found.map((colour) => colour ?? left.shift()!)
}

/** Changes the number of players. A board that does not support it is replaced by the default board. */
export function withPlayers(draft: Draft, game: GameForm, players: number): Draft {
  const fits = boardsFor(game, players).some((board) => board.id === draft.board)
  return { ...draft, players, board: fits ? draft.board : null }
}

/** Uses a board file, and changes the number of players to the nearest one that the board supports. */
export function withFile(draft: Draft, file: BoardFile, allowed: readonly number[]): Draft {
  const far = (players: number): number => Math.abs(players - draft.players)
  const [players = draft.players] = allowed.toSorted((one, other) => far(one) - far(other))
  return { ...draft, board: null, file, players }
}

export function boardsFor(game: GameForm, players: number): GameForm['boards'] {
  return game.boards.filter((board) => board.players.includes(players))
}

/**
 * Returns the options that have an effect with this number of players and this board. Custom boards may support all
 * options.
 */
export function optionsFor(game: GameForm, draft: Pick<Draft, 'players' | 'board' | 'file'>): OptionForm[] {
  const board = draft.board ?? boardsFor(game, draft.players)[0]?.id
  return game.options.filter(
    ({ players, boards }) =>
      (players.length === 0 || players.includes(draft.players)) &&
      (boards.length === 0 || draft.file !== null || (board !== undefined && boards.includes(board))),
  )
}

/** Returns the chosen options, without those that are unavailable on the chosen board. */
function offered(draft: Draft, game: GameForm): Options {
  const elsewhere = new Set(game.options.filter(({ boards }) => boards.length > 0).map(({ name }) => name))
  for (const { name } of optionsFor(game, draft)) elsewhere.delete(name)
  return Object.fromEntries(Object.entries(draft.options).filter(([name]) => !elsewhere.has(name)))
}

/** Sets an option. A preset also resets the options that it controls. */
export function withOption(draft: Draft, option: OptionForm, value: OptionValue): Draft {
  const reset = new Set(Object.values(option.presets).flatMap(Object.keys))
  const kept = Object.entries(draft.options).filter(([name]) => !reset.has(name))
  return { ...draft, options: { ...Object.fromEntries(kept), [option.name]: value } }
}

export function withoutOption(draft: Draft, name: string): Draft {
  const { [name]: _, ...options } = draft.options
  return { ...draft, options }
}

/**
 * Returns the current value of an option: the one chosen, set by a preset, or completed by the server, or else the
 * default. The server's value takes precedence over the default, because some defaults depend on the number of players.
 */
export function valueOf(draft: Draft, game: GameForm, option: OptionForm, answered: SetupForm | null): OptionValue {
  return (
    draft.options[option.name] ?? presetValue(draft, game, option) ?? answered?.options[option.name] ?? option.default
  )
}

function presetValue(draft: Draft, game: GameForm, option: OptionForm): OptionValue | undefined {
  for (const preset of game.options) {
    const chosen = draft.options[preset.name]
    const set =
      preset.kind === 'preset' && typeof chosen === 'string' ? preset.presets[chosen]?.[option.name] : undefined
    if (set !== undefined) return set
  }
  return undefined
}

export function wantedSetup(draft: Draft, game: GameForm): WantedSetup {
  return { players: draft.players, board: draft.board, options: offered(draft, game), board_file: draft.file }
}

/** `someone` is the name for a person without a name. */
export function newTable(draft: Draft, game: GameForm, someone = ''): Omit<NewTable, 'key'> {
  return {
    game: draft.game,
    board: draft.board,
    options: offered(draft, game),
    seats: seatsInUse(draft).map(({ who, name, bot, colour }) => ({
      who,
      name: who === 'me' ? name.trim() || someone : null,
      bot: who === 'bot' ? bot : null,
      colour: who === 'me' ? colour : null,
    })),
    public: draft.public,
    takebacks: draft.takebacks,
    board_file: draft.file,
    clock: draft.clock,
    rated: draft.rated && ratable(draft, game) === 'yes',
    draw_seats: draft.drawSeats,
  }
}

/** Returns whether the game can be rated, or what is missing. If the result is `no`, the switch is hidden. */
export function ratable(draft: Draft, game: GameForm): 'yes' | 'no' | 'people' | 'board' {
  if (!game.rated || draft.clock === null) return 'no'
  if (draft.file !== null) return 'board'
  const seats = seatsInUse(draft)
  const mine = seats.filter(({ who }) => who === 'me').length
  return mine <= 1 && seats.filter(({ who }) => who !== 'bot').length >= 2 ? 'yes' : 'people'
}

/** Returns your seats that still need a name. A person who plays alone against bots needs no name. */
export function unnamedSeats(draft: Draft): number[] {
  const seats = seatsInUse(draft)
  const people = seats.filter((seat) => seat.who !== 'bot')
  if (people.length === 1) return []
  return seats.flatMap((seat, place) => (seat.who === 'me' && seat.name.trim() === '' ? [place] : []))
}

export type Faults = { players: Said[]; board: Said[]; option: Record<string, Said[]>; other: Said[] }

/**
 * Groups faults by the part of the form that they concern, based on their arguments. Only faults of a board file have
 * `where`.
 */
export function sortFaults(faults: Said[], game: GameForm): Faults {
  const sorted: Faults = { players: [], board: [], option: {}, other: [] }
  for (const fault of faults) {
    const { option, board, players, where } = fault.args
    if (where !== undefined) sorted.board.push(fault)
    else if (typeof option === 'string' && game.options.some((one) => one.name === option))
      (sorted.option[option] ??= []).push(fault)
    else if (board !== undefined) sorted.board.push(fault)
    else if (players !== undefined) sorted.players.push(fault)
    else sorted.other.push(fault)
  }
  return sorted
}

export function anyFault(faults: Faults): boolean {
  return faults.players.length + faults.board.length + faults.other.length + Object.keys(faults.option).length > 0
}
