import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backend, use } from '../api/backend'
import { game, refuse, seat, serve, table, usual, type Answers } from '../testing/server'
import { forgetLobby } from '../page/lastLobby'
import { here, replace } from '../router.svelte'
import Lobby from './Lobby.svelte'

const list = (...tables: unknown[]) => ({ tables, more: false })
const nothing = {
  'GET /api/tables?which=mine': list(),
  'GET /api/tables?which=open': list(),
  'GET /api/tables?which=over': list(),
}
const mine = [seat(0, { mine: true, name: 'Anna' }), seat(1)]
const free = [seat(0), seat(1, { kind: 'open', name: null }), seat(2, { kind: 'open', name: null })]

async function show(more: Answers) {
  const asked = serve({ ...usual, ...nothing, ...more })
  render(Lobby)
  await screen.findByTestId('lobby')
  await vi.waitFor(() => expect(screen.getByTestId('lobby').dataset.loaded).toBe('yes'))
  return asked
}

const cards = (section: string) => within(screen.getByTestId(section)).getAllByTestId('table-card')

beforeEach(() => replace('/'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an empty lobby offers every game', async () => {
  await show({})
  expect(screen.getByText('Welcome, Anna')).toBeTruthy()
  expect(screen.getByTestId('new-table').getAttribute('href')).toBe('/new')
  expect(screen.queryByTestId('mine')).toBeNull()
  expect(screen.getByTestId('open-tables').textContent).toContain('No one is looking for players')
  expect(screen.queryByTestId('over')).toBeNull()
  const card = within(screen.getByTestId('game-card'))
  expect(card.getByRole('heading', { name: 'Merchant Chess' })).toBeTruthy()
  for (const fact of ['2–4 players', '30–60 minutes', 'Some rules to learn']) expect(card.getByText(fact)).toBeTruthy()
  expect(card.getByTestId('rivals').textContent).toContain('You against Lene and Matz')
  expect(card.getByTestId('handbook-link').getAttribute('href')).toBe(`/rules/${game.id}`)
  expect(card.getByTestId('learn-link').getAttribute('href')).toBe(`/learn/${game.id}`)
  expect(card.getByTestId('with-friends').getAttribute('href')).toBe(`/new?start=friends&game=${game.id}`)
})

test('on the static page, your tables are there before Python', async () => {
  const server = backend()
  use({ ...server, invites: false, keepsGames: true })
  await show({ 'GET /api/tables?which=mine': list(table({ id: 'mine', seats: mine })) })
  cleanup()
  serve({ ...usual, ...nothing, 'GET /api/me': () => new Promise<Response>(() => {}) })
  render(Lobby)
  await screen.findByTestId('mine')
  expect(screen.getByTestId('lobby').dataset.loaded).toBe('no')
  expect(cards('mine')).toHaveLength(1)
  forgetLobby()
  use(server)
})

test('one click starts a game against bots, even without a name', async () => {
  const asked = await show({ 'GET /api/me': { name: null }, 'POST /api/tables': table({ id: 'quick' }) })
  await fireEvent.click(screen.getByTestId('play-now'))
  await vi.waitFor(() => expect(here.route).toMatchObject({ page: 'table', id: 'quick' }))
  expect(asked.find(({ call }) => call === 'POST /api/tables')!.body).toMatchObject({
    game: game.id,
    seats: [
      { who: 'me', name: 'Guest' },
      { who: 'bot', bot: 'apprentice' },
      { who: 'bot', bot: 'apprentice' },
    ],
  })
})

test('tables are listed in sections: mine by urgency, then open, running and finished ones', async () => {
  const own = table({ id: 'own', seats: mine })
  await show({
    'GET /api/tables?which=mine': list(
      table({ id: 'waits', seats: mine, actor: 1 }),
      own,
      table({ id: 'done', state: 'over', seats: mine }),
    ),
    'GET /api/tables?which=open': list(
      own,
      table({ id: 'join', state: 'waiting', seats: free }),
      table({ id: 'watch' }),
    ),
    'GET /api/tables?which=over': list(table({ id: 'done', state: 'over', winners: [1], seats: mine })),
  })
  expect(cards('mine').map((card) => card.dataset.table)).toEqual(['own', 'waits'])
  expect(cards('open-tables').map((card) => card.dataset.table)).toEqual(['join'])
  expect(cards('running').map((card) => card.dataset.table)).toEqual(['watch'])
  expect(cards('over').map((card) => card.dataset.table)).toEqual(['done'])
  expect(cards('mine')[0]!.textContent).toContain('Your turn')
  expect(cards('open-tables')[0]!.textContent).toContain('Small board · Edition: Old')
  expect(cards('over')[0]!.textContent).toContain('Person 1 won')
  expect(within(cards('mine')[0]!).getByTestId('open').getAttribute('href')).toBe('/table/own')
  expect(within(cards('running')[0]!).getByTestId('watch').getAttribute('href')).toBe('/table/watch')
})

test('the lists refresh themselves, and stay when the server is unreachable', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers: Answers = { 'GET /api/tables?which=open': list(table({ id: 'one' })) }
  await show(answers)
  serve({ ...usual, ...nothing, 'GET /api/tables?which=open': list(table({ id: 'one' }), table({ id: 'two' })) })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(cards('running').map((card) => card.dataset.table)).toEqual(['one', 'two'])
  serve({})
  await vi.advanceTimersByTimeAsync(6_000)
  expect(screen.getByTestId('trouble').textContent).toContain('cannot be reached')
  expect(cards('running')).toHaveLength(2)
  serve({ ...usual, ...nothing })
  await fireEvent.click(screen.getByTestId('retry'))
  await vi.waitFor(() => expect(screen.queryByTestId('trouble')).toBeNull())
  expect(screen.queryByTestId('running')).toBeNull()
})

test('joining asks for a name and a seat, then opens the table', async () => {
  const asked = await show({
    'GET /api/tables?which=open': list(table({ id: 'join', state: 'waiting', seats: free })),
    'POST /api/tables/join/seats/2/join': table({ id: 'join' }),
  })
  await fireEvent.click(screen.getByTestId('join'))
  const dialog = within(screen.getByTestId('join-dialog'))
  expect(dialog.getByTestId('name')).toHaveProperty('value', 'Anna')
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
    true,
    false,
    false,
  ])
  await fireEvent.click(dialog.getAllByRole('radio')[2]!)
  await fireEvent.submit(dialog.getByTestId('name').closest('form')!)
  await vi.waitFor(() => expect(here.route).toMatchObject({ page: 'table', id: 'join' }))
  expect(asked).toContainEqual({ call: 'POST /api/tables/join/seats/2/join', body: { name: 'Anna' } })
})

test('a refused seat leaves the dialog open and shows the reason', async () => {
  await show({
    'GET /api/tables?which=open': list(table({ id: 'join', state: 'waiting', seats: free })),
    'POST /api/tables/join/seats/1/join': refuse(409, 'not-now', 'join-full'),
  })
  await fireEvent.click(screen.getByTestId('join'))
  await fireEvent.input(screen.getByTestId('name'), { target: { value: 'Berta' } })
  await fireEvent.submit(screen.getByTestId('name').closest('form')!)
  expect((await screen.findByTestId('trouble')).textContent).toContain('All seats are taken')
  expect(screen.getByTestId('name')).toHaveProperty('value', 'Berta')
  expect(here.route.page).toBe('lobby')
})

test('a table of mine is deleted after a confirmation', async () => {
  const asked = await show({
    'GET /api/tables?which=mine': list(
      table({ id: 'own', host: true, seats: mine }),
      table({ id: 'other', seats: mine }),
    ),
    'DELETE /api/tables/own': () => new Response(null, { status: 204 }),
  })
  const deleted = () => asked.filter(({ call }) => call.startsWith('DELETE'))
  expect(screen.getAllByTestId('delete')).toHaveLength(1)
  await fireEvent.click(screen.getByTestId('delete'))
  expect(deleted()).toEqual([])
  await fireEvent.click(screen.getByTestId('confirm-yes'))
  await vi.waitFor(() => expect(deleted()).toHaveLength(1))
})

test('the name can be changed, and a refusal shows the reason', async () => {
  await show({ 'PUT /api/me': refuse(400, 'bad-request', 'seat-nameless') })
  await fireEvent.click(screen.getByTestId('me'))
  await fireEvent.input(screen.getByTestId('name'), { target: { value: 'Berta' } })
  await fireEvent.submit(screen.getByTestId('name').closest('form')!)
  expect(await screen.findByText('Enter a name.')).toBeTruthy()
  serve({ ...usual, 'PUT /api/me': { name: 'Berta' } })
  await fireEvent.submit(screen.getByTestId('name').closest('form')!)
  expect(await screen.findByText('Welcome, Berta')).toBeTruthy()
  expect(screen.queryByTestId('dialog')).toBeNull()
})
