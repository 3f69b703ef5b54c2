import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backend, use } from '../api/backend'
import type { WantedSetup } from '../api/forms'
import { takeIncoming } from '../editor/incoming'
import { here, replace } from '../router.svelte'
import { json, refuse, serve, table, usual, type Answers, type Asked } from '../testing/server'
import NewTable from './NewTable.svelte'

/** Like the server, this mock gives two players the new edition unless they choose another. */
function complete(wanted: WantedSetup): Response {
  const edition = wanted.options.edition ?? (wanted.players === 2 ? 'new' : 'old')
  const options = {
    edition,
    mix: { red: 2, blue: 1 },
    clock: edition === 'new' ? 'sun' : 'sand',
    storms: false,
    ...wanted.options,
  }
  return json({
    players: wanted.players,
    board: wanted.board ?? (wanted.players < 4 ? 'small' : 'large'),
    options,
    faults: [],
  })
}

async function show(more: Answers = {}, start: string | null = null): Promise<Asked[]> {
  const asked = serve({
    ...usual,
    'POST /api/games/chess/setup': complete,
    'POST /api/tables': table({ id: 'made' }),
    ...more,
  })
  render(NewTable, { start })
  await screen.findByTestId('make-table')
  await vi.waitFor(() => expect(checked(screen.getByTestId('boards'))).not.toEqual([]))
  return asked
}

const inputs = (group: HTMLElement) => within(group).getAllByRole('radio') as HTMLInputElement[]
const checked = (group: HTMLElement) =>
  inputs(group)
    .filter((one) => one.checked)
    .map((one) => one.value)
const choose = (testid: string, value: string) =>
  fireEvent.click(inputs(screen.getByTestId(testid)).find((one) => one.value === value)!)
const whos = () => screen.getAllByTestId('who').flatMap(checked)
const made = (asked: Asked[]) => asked.filter(({ call }) => call === 'POST /api/tables').map(({ body }) => body)
const open = () => fireEvent.submit(screen.getByTestId('make-table').closest('form')!)

const server = backend()
beforeEach(() => replace('/new'))
afterEach(() => {
  cleanup()
  use(server)
  vi.unstubAllGlobals()
})

test('an answer that arrives after you have left is ignored', async () => {
  const warned = vi.spyOn(console, 'warn')
  let answer = (_: Response): void => undefined
  const late = new Promise<Response>((resolve) => (answer = resolve))
  serve({ ...usual, 'POST /api/games/chess/setup': () => late })
  render(NewTable, { start: null })
  await screen.findByTestId('make-table')
  await choose('players', '4')
  cleanup()
  answer(complete({ players: 3, board: null, options: {} } as unknown as WantedSetup))
  await new Promise((soon) => setTimeout(soon, 20))
  expect(warned.mock.calls).toEqual([])
})

test('without a server no seat is open for people on other devices', async () => {
  use({ ...server, invites: false })
  await show({}, 'friends')
  expect(whos()).toEqual(['me', 'bot', 'bot'])
  expect(inputs(screen.getAllByTestId('who')[0]!).map(({ value }) => value)).toEqual(['me', 'bot'])
  expect(screen.getByTestId('needs-server')).toBeTruthy()
})

test('the default form opens a table against bots', async () => {
  const asked = await show()
  expect(whos()).toEqual(['me', 'bot', 'bot'])
  await open()
  await vi.waitFor(() => expect(here.route).toMatchObject({ page: 'table', id: 'made' }))
  expect(made(asked)).toEqual([
    {
      game: 'chess',
      key: expect.any(String) as string,
      board: null,
      options: {},
      public: false,
      takebacks: 'bots',
      board_file: null,
      clock: null,
      rated: false,
      draw_seats: false,
      seats: [
        { who: 'me', name: 'Anna', bot: null, colour: null },
        { who: 'bot', name: null, bot: 'apprentice', colour: null },
        { who: 'bot', name: null, bot: 'apprentice', colour: null },
      ],
    },
  ])
})

test('a quick start fills in the form, by address or by click', async () => {
  await show({}, 'friends')
  expect(whos()).toEqual(['me', 'open', 'open'])
  await fireEvent.click(screen.getByTestId('start-screen'))
  expect(whos()).toEqual(['me', 'me', 'me'])
  expect(screen.getAllByTestId('seat-name').map((one) => (one as HTMLInputElement).value)).toEqual([
    'Anna',
    'Player 2',
    'Player 3',
  ])
  expect(screen.getByTestId('start-screen').getAttribute('aria-pressed')).toBe('true')
})

test('only boards for this number of players are offered, with the default one selected', async () => {
  await show()
  expect(inputs(screen.getByTestId('boards')).map((one) => one.value)).toEqual(['small', 'large'])
  await choose('players', '4')
  await vi.waitFor(() => expect(checked(screen.getByTestId('boards'))).toEqual(['large']))
  expect(inputs(screen.getByTestId('boards')).map((one) => one.value)).toEqual(['large'])
})

test('values that the server completes are shown; an edition sets its options', async () => {
  const asked = await show()
  const clock = () => within(screen.getByTestId('option-clock')).getByRole('combobox') as HTMLSelectElement
  await choose('players', '2')
  await vi.waitFor(() => expect(checked(screen.getByTestId('option-edition'))).toEqual(['new']))
  expect(clock().value).toBe('sun')
  await fireEvent.change(clock(), { target: { value: 'sand' } })
  await fireEvent.click(within(screen.getByTestId('option-storms')).getByRole('checkbox'))
  await choose('option-edition', 'old')
  await choose('option-edition', 'new')
  expect(clock().value).toBe('sun')
  await fireEvent.click(within(screen.getByTestId('count-red')).getByRole('button', { name: 'More: Red pawns' }))
  await open()
  await vi.waitFor(() => expect(made(asked)).toHaveLength(1))
  expect(made(asked)[0]).toMatchObject({ options: { edition: 'new', storms: true, mix: { red: 2, blue: 1 } } })
})

test('conflicting options are reported next to them, and nothing is sent', async () => {
  const fault = { id: 'chess-no-sun', args: { board: 'small', option: 'clock', possible: 'sand' } }
  const asked = await show()
  serve({
    ...usual,
    'POST /api/games/chess/setup': (wanted: WantedSetup) =>
      json({
        players: wanted.players,
        board: 'small',
        options: wanted.options,
        faults: wanted.options.clock === 'sun' ? [fault] : [],
      }),
  })
  const clock = screen.getByTestId('option-clock')
  await fireEvent.change(within(clock).getByRole('combobox'), { target: { value: 'sun' } })
  expect(await within(clock).findByText('The board Small board has no sun: Clock can be Sand glass.')).toBeTruthy()
  expect(screen.getByTestId('more-options')).toHaveProperty('open', true)
  expect(screen.getByTestId('make-table')).toHaveProperty('disabled', true)
  await fireEvent.change(within(clock).getByRole('combobox'), { target: { value: 'sand' } })
  await vi.waitFor(() => expect(screen.getByTestId('make-table')).toHaveProperty('disabled', false))
  expect(made(asked)).toEqual([])
})

async function bring(text: string, name: string): Promise<void> {
  const input = screen.getByTestId<HTMLInputElement>('board-file')
  Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true })
  await fireEvent.change(input)
}

test('an unreadable file is reported, and another can be chosen', async () => {
  const asked = await show()
  const gone = Object.assign(new File([''], 'gone.toml'), {
    slice: () => ({ text: () => Promise.reject(new DOMException('gone')) }),
  })
  const input = screen.getByTestId<HTMLInputElement>('board-file')
  Object.defineProperty(input, 'files', { value: [gone], configurable: true })
  await fireEvent.change(input)
  expect((await screen.findByTestId('board-unread')).textContent).toContain('gone.toml cannot be read')
  expect(checked(screen.getByTestId('boards'))).toEqual(['small'])
  expect(asked.some(({ body }) => JSON.stringify(body ?? null).includes('gone.toml'))).toBe(false)
  await bring('[board]', 'mine.toml')
  await vi.waitFor(() => expect(checked(screen.getByTestId('boards'))).toEqual([' ']))
  expect(screen.queryByTestId('board-unread')).toBeNull()
})

test('a custom board shows its title, and a number of players that it allows', async () => {
  const checkedBoard = {
    faults: [],
    board: { board: { id: 'x', title: 'North Sea' } },
    text: '',
    players: [2],
    backdrop: null,
    scene: null,
  }
  await show({ 'POST /api/games/chess/board-check': checkedBoard })
  expect(checked(screen.getByTestId('players'))).toEqual(['3'])
  await bring('[board]', 'mine.toml')
  await vi.waitFor(() => expect(checked(screen.getByTestId('players'))).toEqual(['2']))
  expect(screen.getByTestId('boards').textContent).toContain('North Sea')
})

test('a custom board is sent with the table; choosing another board replaces it', async () => {
  const asked = await show()
  await bring('[board]', 'mine.toml')
  await vi.waitFor(() => expect(checked(screen.getByTestId('boards'))).toEqual([' ']))
  expect(screen.getByTestId('boards').textContent).toContain('mine.toml')
  await vi.waitFor(() =>
    expect(asked.findLast(({ call }) => call.endsWith('/setup'))?.body).toMatchObject({
      board: null,
      board_file: { name: 'mine.toml', text: '[board]' },
    }),
  )
  await choose('players', '4')
  await open()
  await vi.waitFor(() => expect(made(asked)).toHaveLength(1))
  expect(made(asked)[0]).toMatchObject({ board: null, board_file: { name: 'mine.toml', text: '[board]' } })
  await choose('boards', 'large')
  expect(inputs(screen.getByTestId('boards')).map((one) => one.value)).toEqual(['large'])
  await open()
  await vi.waitFor(() => expect(made(asked)).toHaveLength(2))
  expect(made(asked)[1]).toMatchObject({ board: 'large', board_file: null })
})

test('faults of a board file are reported next to the boards, and nothing is sent', async () => {
  const faults = [
    { id: 'board-missing-field', args: { where: 'board.id' } },
    { id: 'board-players', args: { where: 'board.players', players: 3, low: 2, high: 4 } },
  ]
  const asked = await show()
  serve({
    ...usual,
    'GET /api/words/en': 'board-missing-field = { $where } is missing\nboard-players = { $where } is odd',
    'POST /api/games/chess/setup': (wanted: WantedSetup) =>
      json({
        players: wanted.players,
        board: wanted.board ?? 'small',
        options: wanted.options,
        faults: wanted.board_file ? faults : [],
      }),
  })
  await bring('', 'holiday.jpg')
  await vi.waitFor(() => expect(screen.getByTestId('board-faults').querySelectorAll('.fault')).toHaveLength(2))
  expect(screen.getByTestId('make-table')).toHaveProperty('disabled', true)
  await choose('boards', 'small')
  await vi.waitFor(() => expect(screen.getByTestId('make-table')).toHaveProperty('disabled', false))
  expect(made(asked)).toEqual([])
  expect(screen.queryByTestId('open-in-editor')).toBeNull()

  await bring('[board', 'mine.toml')
  await fireEvent.click(await screen.findByTestId('open-in-editor'))
  expect(here.route).toEqual({ page: 'boards', game: 'chess' })
  expect(takeIncoming()).toEqual({ game: 'chess', file: { name: 'mine.toml', text: '[board' } })
})

test('the editor draws a new board', async () => {
  await show()
  expect(screen.getByTestId('draw-board').getAttribute('href')).toBe('/boards/chess')
})

test('an oversized file is read only up to the limit', async () => {
  const asked = await show()
  await bring('x'.repeat(900_000), `${'long'.repeat(50)}.toml`)
  await vi.waitFor(() => {
    const body = asked.findLast(({ call }) => call.endsWith('/setup'))?.body as WantedSetup
    expect(body.board_file?.text.length).toBe(250_000)
    expect(body.board_file?.name.length).toBe(100)
  })
})

test('my seats need names', async () => {
  const asked = await show({}, 'friends')
  await fireEvent.input(screen.getByTestId('seat-name'), { target: { value: ' ' } })
  await open()
  expect(screen.getByText('Enter a name.')).toBeTruthy()
  expect(made(asked)).toEqual([])
})

test('the first name that a player enters is kept', async () => {
  const asked = await show({ 'GET /api/me': { name: null }, 'PUT /api/me': { name: 'Berta' } })
  await fireEvent.input(screen.getByTestId('seat-name'), { target: { value: 'Berta' } })
  await open()
  await vi.waitFor(() => expect(made(asked)).toHaveLength(1))
  expect(asked).toContainEqual({ call: 'PUT /api/me', body: { name: 'Berta' } })
})

test('a refusal shows the reason and keeps all choices', async () => {
  await show({ 'POST /api/tables': refuse(429, 'too-many', 'join-full') }, 'screen')
  await fireEvent.input(screen.getAllByTestId('seat-name')[1]!, { target: { value: 'Berta' } })
  await choose('access', 'public')
  await open()
  expect((await screen.findByTestId('trouble')).textContent).toContain('All seats are taken')
  expect(whos()).toEqual(['me', 'me', 'me'])
  expect(screen.getAllByTestId('seat-name')[1]).toHaveProperty('value', 'Berta')
  expect(checked(screen.getByTestId('access'))).toEqual(['public'])
  expect(here.route.page).toBe('new')
})

test('a missing server shows an error and a retry button', async () => {
  serve({})
  render(NewTable, { start: null })
  expect((await screen.findByTestId('trouble')).textContent).toContain('cannot be reached')
  serve({ ...usual, 'POST /api/games/chess/setup': complete })
  await fireEvent.click(screen.getByTestId('retry'))
  expect(await screen.findByTestId('make-table')).toBeTruthy()
})
