/** Descriptions of a table's game, options, status and age. */

import type { GameForm, OptionForm, OptionValue, Said, TableForm, Value } from '../api/forms'
import { fixedSeats, seatTitle } from '../common/seats'
import { clockText, overDays } from '../table/clock'
import { gameWord } from '../words/game'
import { language, say } from '../words/words.svelte'

export const boardName = (game: string, board: string): string => gameWord(game, `board-name-${board}`, board)
/** Custom boards are marked, because a board file can contain any name. */
const boardNameOf = (game: string, board: string, own: boolean): string =>
  own ? say('board-own', { name: board }) : boardName(game, board)
export const boardOf = (table: TableForm): string => boardNameOf(table.game, table.board, table.own_board)
export const optionName = (game: string, option: string): string => gameWord(game, `option-name-${option}`, option)
export const valueName = (game: string, option: string, value: string): string =>
  gameWord(game, `value-${option}-${value}`, value)

/** Describes a fault, with ids replaced by display names. `own` is true for custom boards. */
export function describeFault(game: string, fault: Said, own: boolean): string {
  const args = Object.fromEntries(
    Object.entries(fault.args).map(([name, value]) => [name, named(game, fault, own, name, value)]),
  )
  return say({ id: fault.id, args })
}

function named(game: string, fault: Said, own: boolean, name: string, value: Value): Value {
  if (typeof value !== 'string') return value
  const each = (naming: (one: string) => string): string => value.split(', ').map(naming).join(', ')
  if (name === 'option') return optionName(game, value)
  if (name === 'board') return boardNameOf(game, value, own)
  // Suggested boards are never custom ones.
  if (name === 'boards') return each((one) => boardName(game, one))
  if (name !== 'possible' || fault.args.option === undefined) return value
  return each((one) => valueName(game, String(fault.args.option), one))
}

/** Describes the presets, and every option that differs from its preset. */
export function notableOptions(table: TableForm, game: GameForm): string[] {
  const usual = usualOptions(table, game)
  return game.options.flatMap((option) => {
    const value = table.options[option.name]
    if (value === undefined) return []
    const worthSaying = option.kind === 'preset' || !same(value, usual[option.name])
    return worthSaying ? [optionInWords(game.id, option, value)] : []
  })
}

function usualOptions(table: TableForm, game: GameForm): Record<string, OptionValue> {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  for (const option of game.options) Object.assign(usual, option.presets[String(table.options[option.name])])
  return usual
}

const same = (one: OptionValue, other: OptionValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function optionInWords(game: string, option: OptionForm, value: OptionValue): string {
  const name = optionName(game, option.name)
  if (typeof value === 'string') return say('option-set', { name, value: valueName(game, option.name, value) })
  if (typeof value === 'boolean') return value ? name : say('option-off', { name })
  return say('option-changed', { name })
}

/** Describes a table's clock in a list, which is empty if the table has no clock. */
export function clockLines(table: TableForm): string[] {
  const clock = table.clock
  if (!clock) return []
  const figures = { bank: clockText(clock.bank), added: clockText(clock.added) }
  const line = overDays(clock.length)
    ? say('clock-line-days', { pace: clock.length })
    : say('clock-line-live', { minutes: clock.length, ...figures })
  const timeout = `${say('clock-at-timeout')}: ${say(clock.at_timeout === 'ask' ? 'clock-at-timeout-ask' : 'clock-at-timeout-bot')}`
  return [line, ...(clock.weekends ? [say('clock-weekends')] : []), timeout]
}

export const holds = (table: TableForm): boolean => table.seats.some((seat) => seat.mine)

/** Returns whether this browser has to move, because it holds the acting seat and no bot has taken over. */
export function myTurn(table: TableForm): boolean {
  const seat = table.seats.find((one) => one.seat === table.actor)
  return table.state === 'running' && seat !== undefined && seat.mine && seat.bot === null
}

/** Returns a table's open seats. Nobody can join a rated game or a cup game that has begun. */
export const openSeats = (table: TableForm): number[] =>
  table.state === 'over' || table.state === 'frozen' || (fixedSeats(table) && table.state === 'running')
    ? []
    : table.seats.filter((one) => one.kind === 'open').map((one) => one.seat)

/** Returns a table's status in a few words. */
export function statusOf(table: TableForm): string {
  if (table.state === 'frozen') return say('lobby-frozen')
  if (table.state === 'over')
    return say('lobby-won', { count: table.winners.length, winners: names(table, table.winners) })
  if (table.state === 'waiting') return say('lobby-waits', { count: openSeats(table).length })
  if (myTurn(table)) return say('lobby-your-turn')
  return table.actor === null ? say('lobby-runs') : say('lobby-turn-of', { name: names(table, [table.actor]) })
}

function names(table: TableForm, seats: number[]): string {
  const those = table.seats.filter((one) => seats.includes(one.seat)).map(seatTitle)
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(those)
}

/** Returns the other people who are waiting for this browser's player. */
const waiting = (table: TableForm): number[] =>
  myTurn(table) ? table.seats.filter((one) => one.kind === 'person' && !one.mine).map((one) => one.seat) : []
const othersWait = (table: TableForm): boolean => waiting(table).length > 0

/** Describes who is waiting for this browser's player. */
export function whoWaits(table: TableForm): string | null {
  const seats = waiting(table)
  return seats.length > 0 ? say('lobby-who-waits', { count: seats.length, names: names(table, seats) }) : null
}

/**
 * Sorts tables. Tables where people are waiting for you come first, longest wait first. They are followed by your turns
 * against bots, tables with open seats, and tables where others are to move, newest first.
 */
export function byUrgency(tables: TableForm[]): TableForm[] {
  const rank = (table: TableForm): number =>
    othersWait(table) ? 0 : myTurn(table) ? 1 : table.state === 'waiting' ? 2 : 3
  const older = (a: TableForm, b: TableForm): number => a.changed.localeCompare(b.changed)
  return tables.toSorted((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? older(a, b) : older(b, a)))
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Describes the approximate age of a timestamp. */
export function ago(time: string, now: number): string {
  const seconds = (now - Date.parse(time)) / 1000
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? ['minute', 60]
  if (seconds < 60) return say('just-now')
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
