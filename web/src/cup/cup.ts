/** Descriptions of cups, and the possible sizes of pools. */

import type { CupForm, CupInfo } from '../api/forms'
import { overDays } from '../table/clock'
import { language, loadPageWords, say } from '../words/words.svelte'

const words = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })
export const loadCupWords = (): Promise<void> => loadPageWords('cup', words)

/** Larger pools that the server offers, in addition to those with one more player than seats. */
const LARGER: Record<number, number[]> = { 3: [7], 4: [7, 13], 5: [11] }
export const poolSizes = (seats: number): number[] => [seats + 1, ...(LARGER[seats] ?? [])]

/** Returns a short description of a cup's format. */
export function aboutCup({ kind, size, rounds, length, players }: CupInfo): string[] {
  const clock = overDays(length) ? say('clock-days', { pace: length }) : say('clock-live', { minutes: length })
  const tables = kind === 'pool' ? [say('cup-tables-of', { players })] : []
  return [say('cup-about', { kind, size, rounds }), ...tables, clock]
}

/** Returns the number of players who have joined. */
export const joinedText = ({ kind, people, size }: CupInfo): string => say('cup-joined', { kind, people, size })

export function playerName(cup: CupForm, number: number): string {
  return cup.players.find((one) => one.number === number)?.name ?? say('cup-nobody')
}

/** Returns a game's table number in its round. The leaders play at table 1. */
export const tableNumber = (cup: CupForm, game: CupForm['games'][number]): number =>
  cup.games.filter((one) => one.round === game.round && one.number <= game.number).length

export const numberText = (value: number): string => value.toLocaleString(language(), { maximumFractionDigits: 2 })
