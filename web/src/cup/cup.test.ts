import { cleanup, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CupForm } from '../api/forms'
import { refuse, serve, usual } from '../testing/server'
import { loadWords } from '../words/words.svelte'
import { poolSizes } from './cup'
import CupList from './CupList.svelte'
import CupPage from './CupPage.svelte'

const info: CupForm['info'] = {
  id: 'x',
  kind: 'pool',
  game: 'chess',
  title: 'Chess',
  length: 'normal',
  players: 2,
  size: 3,
  people: 2,
  state: 'open',
  round: 0,
  rounds: 1,
  public: true,
  host: false,
  mine: false,
}
const open: CupForm = {
  info,
  board: null,
  options: {},
  weekends: false,
  rated: false,
  least: 3,
  due: null,
  players: [
    { number: 1, name: 'Ben', withdrawn: false, mine: false },
    { number: 2, name: 'Cat', withdrawn: false, mine: false },
  ],
  games: [],
  standings: [],
}
const running: CupForm = {
  ...open,
  info: { ...info, state: 'running', people: 3, mine: true },
  players: [
    { number: 1, name: 'Ben', withdrawn: true, mine: false },
    { number: 2, name: null, withdrawn: false, mine: false },
    { number: 3, name: 'Anna', withdrawn: false, mine: true },
  ],
  games: [
    {
      number: 1,
      round: 1,
      table: null,
      state: 'over',
      seats: [
        { player: 1, place: 2 },
        { player: 2, place: 1 },
      ],
    },
    {
      number: 2,
      round: 1,
      table: 't2',
      state: 'running',
      seats: [
        { player: 2, place: null },
        { player: 3, place: null },
      ],
    },
  ],
  standings: [
    { place: 1, player: 2, points: 2, tie: 0.5, games: 1, wins: 1 },
    { place: 2, player: 3, points: 0, tie: 0, games: 0, wins: 0 },
    { place: 3, player: 1, points: 0, tie: 0, games: 1, wins: 0 },
  ],
}

beforeEach(async () => {
  serve({
    ...usual,
    'GET /api/cups': [info],
    'GET /api/cups/x': open,
    'POST /api/cups/x/join': running,
    'GET /api/cups/gone': refuse(404, 'not-found', 'server-no-cup'),
  })
  await loadWords()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const text = (element: Element): string => element.textContent.replace(/[\s\u2068\u2069]+/g, ' ').trim()

test('the sizes of pools are those of the server', () => {
  expect([2, 3, 4, 5, 6].map(poolSizes)).toEqual([[3], [4, 7], [5, 7, 13], [6, 11], [7]])
})

test('the lobby lists cups in two lines', async () => {
  render(CupList)
  const row = await screen.findByTestId('cup-row')
  expect(text(row)).toBe('Chess 2 of 3 players Pool of 3 · 2 seats per table · Several days, normal')
})

test('one click joins, and the next thing to do is shown', async () => {
  render(CupPage, { id: 'x' })
  const join = await screen.findByTestId('cup-join')
  expect(text(screen.getByRole('status'))).toContain('One more player is needed.')
  join.click()
  const mine = await screen.findByTestId('my-table')
  expect(mine.getAttribute('href')).toBe('/table/t2')
  const ranks = screen.getAllByTestId('rank').map((row) => Array.from(row.children, text).join(' | '))
  expect(ranks).toEqual([
    '1. | Deleted player | 2 | 1 | 1 | 0.5',
    '2. | Anna (you) | 0 | 0 | 0 | 0',
    '3. | Ben (withdrawn) | 0 | 0 | 1 | 0',
  ])
  const games = screen.getAllByTestId('cup-game')
  expect(games.map((one) => Array.from(one.querySelectorAll('li'), text))).toEqual([
    ['2. Ben', '1. Deleted player'],
    ['Deleted player', 'Anna'],
  ])
  expect(text(games[0]!)).toContain('Table 1 finished')
})

test('a cup that is gone is explained', async () => {
  render(CupPage, { id: 'gone' })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('server-no-cup'))
})
