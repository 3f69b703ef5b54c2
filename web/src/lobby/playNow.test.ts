import { expect, test } from 'vitest'
import { LEVELS } from '../common/bots'
import { portrait } from '../common/portraits'
import { game, seat, table } from '../testing/server'
import { fittingLevel, quickTable } from './playNow'

const known = { ...game, bots: [...LEVELS, 'theirs'] }
const bots = (...levels: string[]) => levels.map((bot, at) => seat(at + 1, { kind: 'bot', name: null, bot }))
const won = (...levels: string[]) =>
  table({ state: 'over', winners: [0], seats: [seat(0, { mine: true }), ...bots(...levels)] })

test('the bots of a quick game are one level above the strongest that were beaten', () => {
  expect(fittingLevel(known, [])).toBe('apprentice')
  expect(fittingLevel(known, [won('apprentice', 'apprentice')])).toBe('journeyman')
  expect(fittingLevel(known, [won('master', 'journeyman'), won('apprentice', 'apprentice')])).toBe('master')
  expect(fittingLevel(known, [won('patrician:racer', 'burgomaster')])).toBe('burgomaster')
  expect(fittingLevel(known, [won('burgomaster')])).toBe('burgomaster')
  expect(fittingLevel(game, [won('apprentice')])).toBe('apprentice')
})

test('several bots of a quick game play in different styles, except Apprentices', () => {
  const large = { ...known, players: [4] }
  const seated = (level: string) => quickTable(large, level, 'Ann').seats.map((one) => one.bot)
  expect(seated('master').slice(1)).toEqual(['master:blocker', 'master:racer', 'master:builder'])
  expect(seated('apprentice').slice(1)).toEqual(['apprentice', 'apprentice', 'apprentice'])
  expect(quickTable({ ...known, players: [2] }, 'master', 'Ann').seats[1]!.bot).toBe('master')
})

test('other results do not count', () => {
  const others = [
    { ...won('master'), game: 'draughts' },
    { ...won('master'), winners: [1] },
    { ...won('master'), state: 'running' as const },
    won('theirs', 'master'),
    table({ state: 'over', winners: [0], seats: [seat(0, { mine: true }), seat(1, { mine: true })] }),
    table({ state: 'over', winners: [0], seats: [seat(0, { mine: true, bot: 'master' }), ...bots('master')] }),
  ]
  for (const one of others) expect(fittingLevel(known, [one])).toBe('apprentice')
})

test('every level has a portrait, and wears the colour of its seat', () => {
  for (const level of LEVELS) {
    expect(portrait(level, 5, 'var(--seat-5)')!.some(([fill]) => fill === 'var(--seat-5)')).toBe(true)
    expect(JSON.stringify(portrait(level, 0))).not.toBe(JSON.stringify(portrait(level, 1)))
  }
  expect(portrait('master:racer', 0)).toEqual(portrait('master', 0))
  expect(portrait('theirs', 0)).toBeNull()
})
