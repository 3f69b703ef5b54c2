import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused, Unreachable } from '../api/api'
import { serve, usual } from '../testing/server'
import {
  chooseWords,
  knows,
  language,
  loadGameWords,
  loadWords,
  nameSeat,
  nameSeats,
  say,
  sayEvent,
  describeError,
} from './words.svelte'

beforeEach(() => void serve(usual))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('messages of the client, the server and games are available', async () => {
  await loadWords()
  await loadGameWords('chess')
  expect(language()).toBe('en')
  expect(say('start-bots')).toBe('Against bots')
  expect(say('seat-numbered', { number: 3 })).toBe('Seat 3')
  expect(say({ id: 'chess-about', args: {} })).toBe('Kings at the market.')
  expect(knows('chess-about')).toBe(true)
  expect(knows('chess-nothing')).toBe(false)
})

test('another language applies at once, with the games known already, and is remembered', async () => {
  const asked = serve({
    ...usual,
    'GET /api/words/fr': 'seat-numbered = Place { $number }',
    'GET /api/games/chess/words/fr': 'chess-about = Des rois au marché.',
  })
  await loadWords()
  await loadGameWords('chess')
  await chooseWords('fr')
  expect(language()).toBe('fr')
  expect(document.documentElement.lang).toBe('fr')
  expect(localStorage.getItem('kontor.language')).toBe('fr')
  expect(say('cancel')).toBe('Annuler')
  expect(say('seat-numbered', { number: 3 })).toBe('Place 3')
  expect(say('chess-about')).toBe('Des rois au marché.')
  expect(say('chess-board-name-small')).toBe('Small board') // the message is missing in French: English
  const before = asked.length
  await chooseWords('en')
  await chooseWords('fr')
  await chooseWords('en')
  expect(asked).toHaveLength(before)
  expect(say('chess-about')).toBe('Kings at the market.')
})

test('a language that cannot be loaded is not used', async () => {
  await loadWords()
  serve({})
  await expect(chooseWords('it')).rejects.toThrow(Unreachable)
  expect(language()).toBe('en')
  expect(say('cancel')).toBe('Cancel')
  expect(localStorage.getItem('kontor.language')).not.toBe('it')
})

test('of two languages requested one after the other, the last wins', async () => {
  await loadWords()
  let answer = (): void => {}
  const late = new Promise<void>((done) => (answer = done))
  serve({
    ...usual,
    'GET /api/words/de': () => late.then(() => new Response('seat-numbered = Platz { $number }')),
    'GET /api/games/chess/words/de': '',
  })
  const german = chooseWords('de')
  await chooseWords('en')
  answer()
  await german
  expect(language()).toBe('en')
})

test('messages are loaded once, and again only after a failure', async () => {
  serve({})
  await expect(loadGameWords('draughts')).rejects.toThrow(Unreachable)
  const asked = serve({ 'GET /api/games/draughts/words/en': 'draughts-about = Jump.' })
  await loadGameWords('draughts')
  await loadGameWords('draughts')
  expect(asked).toHaveLength(1)
  expect(say('draughts-about')).toBe('Jump.')
})

test('a missing message shows its id and is reported once', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect(say({ id: 'chess-unheard-of', args: {} })).toBe('chess-unheard-of')
  expect(say({ id: 'chess-unheard-of', args: {} })).toBe('chess-unheard-of')
  expect(report.mock.calls).toEqual([['no message chess-unheard-of']])
})

test('missing arguments are reported, and the text is shown as far as possible', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect(say('handbook-rule')).toBe('Rule {$rule}')
  expect(report).toHaveBeenCalledOnce()
})

test('seats have the names of their players', async () => {
  await loadWords()
  nameSeats(['Anna', null, ''])
  expect([0, 1, 2, 3].map((seat) => nameSeat(seat))).toEqual(['Anna', 'Seat 1', 'Seat 2', 'Seat 3'])
})

test('an event is described with its seat and its rule', async () => {
  serve({ 'GET /api/games/go/words/en': 'go-placed = { $seat } by { $rule } at { $place }' })
  await loadGameWords('go')
  const event = { what: 'go-placed', seat: 2, rule: 'A1', args: { place: 'x' }, source: null, target: null, moves: [] }
  expect(sayEvent(event)).toBe('2 by A1 at x')
})

test('a refusal is described in its words, a bug is not hidden', () => {
  const problem = { code: 'not-found', said: [{ id: 'lost-title', args: {} }], rule: null, sequence: null } as const
  expect(describeError(new Refused(404, { ...problem, said: [...problem.said] }))).toEqual(['Page not found'])
  expect(describeError(new Unreachable())[0]).toContain('cannot be reached')
  expect(() => describeError(new TypeError('x is undefined'))).toThrow('x is undefined')
})
