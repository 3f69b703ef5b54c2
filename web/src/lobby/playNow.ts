/** Starts a game against bots with one click. */

import type { GameForm, NewTable, TableForm } from '../api/forms'
import { hasStyles, levelOf, LEVELS, STYLES } from '../common/bots'
import { usualLevel } from '../common/levels'
import { firstDraft, newTable } from './draft'

/** Returns a suitable level for this person: one above the strongest level that they have beaten in this game. */
export function fittingLevel(game: GameForm, tables: readonly TableForm[]): string {
  const beaten = tables.filter((table) => table.game === game.id).map(beatenLevel)
  return LEVELS.filter((level) => game.bots.includes(level))[Math.max(...beaten, -1) + 1] ?? strongest(game)
}

const strongest = (game: GameForm): string => LEVELS.findLast((level) => game.bots.includes(level)) ?? usualLevel(game)

/** Returns the number of the weakest level that this person has beaten at a table alone against bots, or -1. */
function beatenLevel({ state, seats, winners }: TableForm): number {
  const [own, others] = [seats.filter((seat) => seat.mine), seats.filter((seat) => !seat.mine)]
  const won = state === 'over' && own.length === 1 && own[0]!.bot === null && winners.includes(own[0]!.seat)
  return won
    ? Math.min(...others.map((seat) => LEVELS.indexOf(seat.kind === 'bot' ? levelOf(seat.bot ?? '') : '')))
    : -1
}

/** Returns the number of players for a quick game. */
export const quickPlayers = (game: GameForm): number => firstDraft(game, () => '').players

/**
 * Returns the setup for one person and bots of a level, with the default board and options. Several bots get different
 * styles.
 */
export function quickTable(game: GameForm, level: string, name: string): Omit<NewTable, 'key'> {
  const draft = firstDraft(game, () => name)
  const styled = hasStyles(level) && draft.players > 2
  const bot = (seat: number): string => (styled ? `${level}:${STYLES[seat % STYLES.length]}` : level)
  return newTable({ ...draft, seats: draft.seats.map((choice, seat) => ({ ...choice, bot: bot(seat) })) }, game, name)
}
