import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProfileForm } from '../api/forms'
import { refuse, serve, usual } from '../testing/server'
import { loadWords } from '../words/words.svelte'
import PublicProfile from './PublicProfile.svelte'

const shown: ProfileForm = {
  name: 'Anna',
  games: [
    { game: 'chess', title: 'Chess', played: 12, won: 1, rated: 3, rating: { points: 1540, range: 210 } },
    { game: 'go', title: 'Go', played: 1, won: 0, rated: 0, rating: null },
  ],
  recent: [
    { game: 'chess', title: 'Chess', players: 4, won: true, at: '2026-01-01T00:00:00Z', table: 'abc' },
    { game: 'go', title: 'Go', players: 2, won: false, at: '2026-01-01T00:00:00Z', table: null },
  ],
}

beforeEach(async () => {
  serve({ ...usual, 'GET /api/people/x': shown, 'GET /api/people/y': refuse(404, 'not-found', 'server-no-profile') })
  await loadWords()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('plain counts come first, then the rating with its range', async () => {
  render(PublicProfile, { id: 'x' })
  const games = await screen.findByTestId('profile-games')
  const lines = Array.from(games.children, (one) => one.textContent.replace(/[\s\u2068\u2069]+/g, ' ').trim())
  expect(lines).toEqual(['Chess 12 games, 1 win Rating 1540 ± 210 (3 rated games)', 'Go 1 game, 0 wins'])
})

test('only public tables are linked', async () => {
  render(PublicProfile, { id: 'x' })
  const recent = await screen.findByTestId('profile-recent')
  expect([...recent.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/table/abc'])
})

test('a private profile is explained', async () => {
  render(PublicProfile, { id: 'y' })
  expect((await screen.findByRole('alert')).textContent).toContain('server-no-profile')
})
