/**
 * Settings for the cards of guided first games: the cards already seen in this browser, and a switch for all of them.
 */

import type { EntryForm, TableForm, TipForm } from '../api/forms'

const KEY = 'kontor.tips'
/** Level of the bots in a first game. */
const BEGINNER = 'apprentice'

type Kept = { off: boolean; seen: string[] }

let kept = $state.raw(read())

function read(): Kept {
  try {
    const { off, seen } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    return { off: off === true, seen: Array.isArray(seen) ? seen : [] }
  } catch {
    return { off: false, seen: [] } // ignore damaged data, because little is lost
  }
}

function keep(changed: Partial<Kept>): void {
  kept = { ...kept, ...changed }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden, so the cards are shown again next time.
  }
}

export const tips = {
  get on(): boolean {
    return !kept.off
  },
  set on(wanted: boolean) {
    keep({ off: !wanted })
  },
  see(game: string, card: string): void {
    if (!kept.seen.includes(`${game}/${card}`)) keep({ seen: [...kept.seen, `${game}/${card}`] })
  },
  /** Shows all of a game's cards again. */
  restart(game: string): void {
    keep({ off: false, seen: kept.seen.filter((card) => !card.startsWith(`${game}/`)) })
  },
  /** Returns the cards to show now, in order. `kinds` contains the kinds of possible actions. */
  due(game: string, cards: readonly TipForm[], kinds: ReadonlySet<string>): TipForm[] {
    if (kinds.size === 0) return []
    const fits = (card: TipForm) => card.kinds.length === 0 || card.kinds.some((kind) => kinds.has(kind))
    return cards.filter((card) => fits(card) && !kept.seen.includes(`${game}/${card.id}`))
  },
}

/** Returns whether a person plays alone against the weakest bots. Games that began at another table do not count. */
export function isFirstGame(
  table: Pick<TableForm, 'hints' | 'seats' | 'clock'> | null,
  entries: readonly Pick<EntryForm, 'kind' | 'by'>[] = [],
): boolean {
  if (!table?.hints || table.clock || entries.some(({ kind, by }) => kind === 'action' && by === 'table')) return false
  const bots = table.seats.filter(({ bot }) => bot !== null)
  return bots.length === table.seats.length - 1 && bots.every(({ bot, resigned }) => bot === BEGINNER && !resigned)
}
