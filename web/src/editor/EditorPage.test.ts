import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckedBoard } from '../api/forms'
import { here, replace } from '../router.svelte'
import { json, refuse, serve, table, usual, type Answers, type Asked } from '../testing/server'
import type { Data } from './document'
import { sendToEditor } from './incoming'
import EditorPage from './EditorPage.svelte'
import { BoardEditor } from './editor.svelte'
import type { Format } from './format'
import { board, field, format } from './testing'

type Wanted = { board: Data | null; text: string | null; preview: boolean }

/** Like the server, this mock rejects ports of size 9 and texts that are not boards. */
function check({ board: data, text }: Wanted): Response {
  const read = data ?? (text?.startsWith('{') ? (JSON.parse(text) as Data) : null)
  const none = { board: null, text: null, players: [], backdrop: null, scene: null }
  if (!read) return json({ ...none, faults: [fault([], 'not TOML')] })
  const ports = (read.port ?? []) as { size: number }[]
  const faults = ports.flatMap((port, row) => (port.size === 9 ? [fault(['port', row, 'size'], 'too large')] : []))
  const answer: CheckedBoard = {
    ...none,
    faults,
    board: read,
    text: `# ${JSON.stringify(read)}`,
    players: faults.length ? [] : [2, 3],
  }
  return json(answer)
}

const fault = (path: (string | number | null)[], text: string) => ({
  path,
  id: '',
  line: null,
  said: { id: 'chess-bad', args: { text } },
  todo: false,
})

/** Message for a fault, which includes the location unless it is shown there. */
const AT = 'chess-at = { $at ->\n    [none] {""}\n   *[other] { $at }:{" "}\n}this is missing.'

async function show(more: Answers = {}, game: string | null = 'chess'): Promise<Asked[]> {
  const asked = serve({
    ...usual,
    'GET /api/games/chess/words/en': `${String(usual['GET /api/games/chess/words/en'])}\nchess-bad = It is { $text }.\n${AT}\nlabel-size = Size\nlabel-capital = Capital\nlabel-name = Name\nlabel-cost = Cost\ntable-port = Ports`,
    'GET /api/games/chess/board-format': format,
    'GET /api/games/chess/boards/small': { faults: [], board, text: '', players: [2, 3], backdrop: null, scene: null },
    'POST /api/games/chess/board-check': check,
    'POST /api/tables': table({ id: 'made' }),
    ...more,
  })
  render(EditorPage, { game })
  await vi.waitFor(() => expect(screen.getByTestId('editor-page').dataset['ready']).toBe('yes'))
  return asked
}

async function edit(more: Answers = {}): Promise<Asked[]> {
  const asked = await show(more)
  await fireEvent.click(screen.getAllByTestId('editor-shipped')[0]!)
  await screen.findByTestId('editor-map')
  await settled()
  return asked
}

/** Waits until the current board has been checked. */
const settled = () =>
  vi.waitFor(() => expect(['sound', 'faulty']).toContain(screen.getByTestId('editor-faults').dataset['state']), {
    timeout: 3000,
  })
const kept = () =>
  JSON.parse(localStorage.getItem('kontor.board.chess') ?? 'null') as { data: Data; saved: boolean } | null
const select = async (spot: object) => {
  await fireEvent.change(screen.getByTestId('editor-select'), { target: { value: JSON.stringify(spot) } })
  return screen.getByTestId('inspector')
}
const names = () => screen.getAllByTestId('place').map((place) => place.querySelector('.name')!.textContent)
const typeInto = async (input: HTMLElement, value: string) => {
  await fireEvent.input(input, { target: { value } })
  await fireEvent.change(input, { target: { value } })
}

beforeEach(() => replace('/boards/chess'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a shipped board opens as a copy with its places and links', async () => {
  await edit()
  expect(names()).toEqual(['Riga', 'Narva'])
  expect(screen.getAllByTestId('link')).toHaveLength(1)
  expect(screen.getByTestId('editor-faults').dataset['state']).toBe('sound')
  await fireEvent.click(screen.getByTestId('editor-tab-board'))
  expect(screen.getByDisplayValue('my_sea')).toBeTruthy()
})

test('a value is edited, undone and redone', async () => {
  await edit()
  const inspector = await select({ table: 'port', row: 0 })
  await typeInto(within(inspector).getByDisplayValue('Riga'), 'Reval')
  expect(names()).toEqual(['Reval', 'Narva'])
  await fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(names()).toEqual(['Riga', 'Narva'])
  await fireEvent.keyDown(window, { key: 'Z', ctrlKey: true, shiftKey: true })
  expect(names()).toEqual(['Reval', 'Narva'])
  await fireEvent.click(screen.getByTestId('editor-undo'))
  expect(names()).toEqual(['Riga', 'Narva'])
})

test('a fault is shown on the map, at its field, in the table and in the list, which leads to it', async () => {
  await edit()
  const inspector = await select({ table: 'port', row: 1 })
  await typeInto(within(inspector).getByLabelText('Size'), '9')
  await vi.waitFor(() => expect(screen.getByTestId('editor-faults').dataset['count']).toBe('1'), { timeout: 3000 })
  expect(screen.getAllByTestId('place')[1]!.querySelector('.bang')).toBeTruthy()
  expect(within(inspector).getByText('It is too large.')).toBeTruthy()
  expect(screen.getByTestId('editor-tab-port').textContent).toContain('1')

  await fireEvent.click(screen.getByTestId('editor-tab-realm'))
  await fireEvent.click(screen.getByTestId('fault'))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('size'))
  expect(document.activeElement?.closest('td')?.textContent).toContain('It is too large.')
  await typeInto(document.activeElement as HTMLElement, '8')
  await vi.waitFor(() => expect(screen.getByTestId('editor-faults').dataset['state']).toBe('sound'), { timeout: 3000 })
})

test('by keyboard: a place is added, moved, joined and deleted', async () => {
  await edit()
  await fireEvent.click(within(screen.getByTestId('editor-tools')).getAllByRole('radio')[1]!)
  const map = screen.getByTestId('editor-map')
  map.focus()
  await fireEvent.keyDown(map, { key: 'Enter' })
  await tick()
  expect(names()).toContain('Port 3')
  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('Port 3'))
  await typeInto(document.activeElement as HTMLElement, 'Reval')
  await fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
  expect(document.activeElement).toBe(map)
  const before = screen.getAllByTestId('place').at(-1)!.style.transform
  await fireEvent.keyDown(map, { key: 'ArrowLeft', shiftKey: true })
  expect(screen.getAllByTestId('place').at(-1)!.style.transform).not.toBe(before)

  await fireEvent.change(screen.getByTestId('join-target'), { target: { value: 'riga' } })
  await fireEvent.click(screen.getByTestId('join'))
  await vi.waitFor(() => expect(screen.getAllByTestId('link')).toHaveLength(2))
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('cost'))

  await select({ table: 'port', row: 2 })
  await fireEvent.keyDown(map, { key: 'Delete' })
  expect(names()).toEqual(['Riga', 'Narva'])
  expect(screen.getAllByTestId('link')).toHaveLength(1)
})

test('rows are added with Enter, as in a spreadsheet', async () => {
  await edit()
  await fireEvent.click(screen.getByTestId('editor-tab-realm'))
  const name = await screen.findByDisplayValue('North')
  await fireEvent.keyDown(name, { key: 'Enter' })
  await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('Realm 2'))
  await fireEvent.click(within(screen.getAllByTestId('editor-row')[1]!).getAllByRole('button').at(-1)!)
  expect(screen.getAllByTestId('editor-row')).toHaveLength(1)
})

test('unsaved work survives a reload, and is not replaced without asking', async () => {
  await edit()
  const inspector = await select({ table: 'port', row: 0 })
  await typeInto(within(inspector).getByDisplayValue('Riga'), 'Reval')
  await vi.waitFor(() => expect(JSON.stringify(kept()?.data)).toContain('Reval'), { timeout: 3000 })
  expect(kept()?.saved).toBe(false)
  cleanup()

  await show()
  await screen.findByTestId('editor-map')
  expect(names()).toEqual(['Reval', 'Narva'])
  await fireEvent.click(screen.getByTestId('editor-new'))
  await fireEvent.click(screen.getByTestId('editor-empty'))
  await fireEvent.click(await screen.findByTestId('confirm-no'))
  await fireEvent.click(screen.getByTestId('editor-continue'))
  await screen.findByTestId('editor-map')
  expect(names()).toEqual(['Reval', 'Narva'])
  await fireEvent.click(screen.getByTestId('editor-new'))
  await fireEvent.click(screen.getByTestId('editor-empty'))
  await fireEvent.click(await screen.findByTestId('confirm-yes'))
  await screen.findByTestId('editor-map')
  expect(screen.queryAllByTestId('place')).toEqual([])
})

test('a full storage is reported', async () => {
  await edit()
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const inspector = await select({ table: 'port', row: 0 })
  await typeInto(within(inspector).getByDisplayValue('Riga'), 'Reval')
  expect((await screen.findByTestId('editor-unkept', {}, { timeout: 3000 })).textContent).toContain('no storage left')
  vi.unstubAllGlobals()
})

test('the board is saved as a file', async () => {
  await edit()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const inspector = await select({ table: 'port', row: 0 })
  await typeInto(within(inspector).getByDisplayValue('Riga'), 'Reval')
  await fireEvent.click(screen.getByTestId('editor-save'))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]!.text()).toContain('Reval')
  expect(screen.getByTestId('editor-saved').textContent).toBe('No unsaved changes')
  vi.restoreAllMocks()
})

test('a file is opened, and one that is no board changes nothing', async () => {
  await edit()
  const choose = async (text: string) => {
    const input = screen.getByTestId('editor-file') as HTMLInputElement
    Object.defineProperty(input, 'files', { value: [new File([text], 'mine.toml')], configurable: true })
    await fireEvent.change(input)
  }
  await choose('Dear diary')
  expect((await screen.findByTestId('editor-unread')).textContent).toBe('mine.toml: It is not TOML.')
  expect(names()).toEqual(['Riga', 'Narva'])
  await choose(JSON.stringify({ ...board, fort: [{ id: 'wiborg', name: 'Wiborg', x: 5, y: 5 }] }))
  await vi.waitFor(() => expect(names()).toEqual(['Riga', 'Narva', 'Wiborg']))
  const inspector = await select({ table: 'fort', row: 0 })
  await typeInto(within(inspector).getByDisplayValue('Wiborg'), 'Åbo')
  await choose(JSON.stringify(board))
  await fireEvent.click(await screen.findByTestId('confirm-no'))
  expect(names()).toEqual(['Riga', 'Narva', 'Åbo'])
  await choose(JSON.stringify(board))
  await fireEvent.click(await screen.findByTestId('confirm-yes'))
  await vi.waitFor(() => expect(names()).toEqual(['Riga', 'Narva']))
})

test('what is left to do is listed by name, and is no error', async () => {
  const todo = (path: (string | number | null)[]) => ({
    ...fault(path, ''),
    todo: true,
    said: { id: 'chess-at', args: { at: 'x', line: 3 } },
  })
  await edit({
    'POST /api/games/chess/board-check': ({ board: data }: Wanted) =>
      json({
        faults: [todo(['port', 1, 'size']), todo(['board', null, 'capital']), todo(['port', 1])],
        board: data,
        text: null,
        players: [],
        backdrop: null,
        scene: null,
      }),
  })
  expect(screen.getByTestId('editor-faults').querySelector('summary')!.textContent!.trim()).toBe('3 to do')
  expect(screen.getAllByTestId('fault').map((one) => one.textContent)).toEqual([
    'Narva, Size: this is missing.',
    'Capital: this is missing.',
    'Narva: this is missing.',
  ])
  expect(screen.getAllByTestId('place')[1]!.querySelector('.bang')!.textContent).toBe('…')
  const inspector = await select({ table: 'port', row: 1 })
  expect(within(inspector).getAllByText('This is missing.')).toHaveLength(2)
  expect(within(inspector).getByLabelText('Size').getAttribute('aria-invalid')).toBeNull()
  await fireEvent.click(screen.getByTestId('editor-try'))
  await vi.waitFor(() => expect(screen.getByTestId('editor-faults').querySelector('details')!.open).toBe(true))
})

test('a region is added in the list of the place that needs it', async () => {
  await edit()
  const inspector = await select({ table: 'port', row: 0 })
  const realm = inspector.querySelector<HTMLSelectElement>('[data-field="realm"]')!
  await fireEvent.change(realm, { target: { value: [...realm.options].at(-1)!.value } })
  const dialog = await screen.findByTestId('new-row')
  expect(dialog.textContent).toContain('Realm 2')
  await vi.waitFor(() => expect(realm.value).toBe('realm_2'))
  await fireEvent.click(within(dialog).getByText('Close'))
  await fireEvent.click(screen.getByTestId('editor-undo'))
  expect([...realm.options].map(({ value }) => value)).not.toContain('realm_2')
  expect(realm.value).toBe('north')
})

test('a second link between the same places is an explicit choice', async () => {
  await edit()
  await select({ table: 'port', row: 0 })
  const join = async () => {
    await fireEvent.change(screen.getByTestId('join-target'), { target: { value: 'narva' } })
    await fireEvent.click(screen.getByTestId('join'))
  }
  await join()
  expect(screen.getAllByTestId('link')).toHaveLength(1)
  expect(screen.getByTestId('inspector').textContent).toContain('Riga – Narva')
  await fireEvent.click(screen.getByTestId('parallel'))
  const [first, second] = screen.getAllByTestId('link').map((one) => one.querySelector('.line')!.getAttribute('points'))
  expect(second).not.toBe(first)
})

test('a place changes its kind and keeps its links', async () => {
  await edit()
  await select({ table: 'port', row: 1 })
  await fireEvent.click(screen.getByTestId('turn-into'))
  expect(screen.getByTestId('inspector').textContent).toContain('Narva')
  expect(screen.getAllByTestId('link')).toHaveLength(1)
})

test('the history survives a look at the list of boards', async () => {
  await edit()
  const inspector = await select({ table: 'port', row: 0 })
  await typeInto(within(inspector).getByDisplayValue('Riga'), 'Reval')
  await fireEvent.click(screen.getByTestId('editor-new'))
  await fireEvent.click(screen.getByTestId('editor-continue'))
  await screen.findByTestId('editor-map')
  await fireEvent.click(screen.getByTestId('editor-undo'))
  expect(names()).toEqual(['Riga', 'Narva'])
})

test('a file with faults comes from the form for a new table', async () => {
  sendToEditor('chess', { name: 'mine.toml', text: JSON.stringify(board) })
  await show()
  await screen.findByTestId('editor-map')
  expect(names()).toEqual(['Riga', 'Narva'])
})

test('a table is opened with the board and bots', async () => {
  const asked = await edit()
  await fireEvent.click(screen.getByTestId('editor-try'))
  await screen.findByTestId('try-dialog')
  await fireEvent.click(screen.getByTestId('try-start'))
  await vi.waitFor(() => expect(here.route).toMatchObject({ page: 'table', id: 'made' }))
  const made = asked.find(({ call }) => call === 'POST /api/tables')!.body as Record<string, unknown>
  expect(made).toMatchObject({
    game: 'chess',
    board: null,
    board_file: { name: 'my_sea.toml' },
    seats: [
      { who: 'me', name: 'Anna' },
      { who: 'bot', bot: 'apprentice' },
    ],
  })
})

test('without a server the work goes on, and the check is repeated on demand', async () => {
  await edit()
  serve({ 'POST /api/games/chess/board-check': refuse(503, 'too-many', 'trouble-unreachable') })
  const inspector = await select({ table: 'port', row: 0 })
  await typeInto(within(inspector).getByDisplayValue('Riga'), 'Reval')
  await vi.waitFor(() => expect(screen.getByTestId('editor-faults').dataset['state']).toBe('unreachable'), {
    timeout: 3000,
  })
  expect(screen.getByTestId('editor-faults').textContent).toContain('was not checked')
  expect(JSON.stringify(kept()?.data)).toContain('Reval')
  serve({ 'POST /api/games/chess/board-check': check })
  await fireEvent.click(within(screen.getByTestId('editor-faults')).getByText('Try again'))
  await vi.waitFor(() => expect(screen.getByTestId('editor-faults').dataset['state']).toBe('sound'))
})

test('a game without a format has no editor', async () => {
  await show({ 'GET /api/games/chess/board-format': refuse(404, 'not-found', 'lost-title') })
  await fireEvent.click(screen.getByTestId('editor-empty'))
  expect((await screen.findByTestId('editor-unread')).textContent).toBe('Boards of this game cannot be edited.')
})

/** The format with one field in one table replaced. */
const withExtra = (table: string, extra: Format['tables'][number]['fields'][number]): Format => ({
  ...format,
  tables: format.tables.map((one) => (one.name === table ? { ...one, fields: [...one.fields, extra] } : one)),
})

test('a missing title is listed, but does not keep the board from being finished', async () => {
  await edit({ 'GET /api/games/chess/board-format': withExtra('board', field('title', 'name', { required: false })) })
  const faults = screen.getByTestId('editor-faults')
  expect(faults.dataset['state']).toBe('sound')
  expect(faults.querySelector('summary')!.textContent).toMatch(/The board is finished\s+1 to do/)
  expect(screen.getByTestId('fault').textContent).toContain('title')
})

test('a place of another kind keeps the region of the selected place', () => {
  const format = withExtra('fort', field('realm', 'reference', { of: ['realm'] }))
  const data = { ...board, realm: [...(board.realm as object[]), { id: 'south', name: { en: 'South' } }] }
  const editor = new BoardEditor(format, { data, photo: null, saved: true })
  const fort = format.tables.find(({ name }) => name === 'fort')!
  editor.add(
    format.tables.find(({ name }) => name === 'port')!,
    { realm: 'south', x: 5, y: 5 },
  )
  editor.addPlace(fort, { x: 9, y: 9 })
  expect((editor.data.fort as object[]).at(-1)).toMatchObject({ realm: 'south', x: 9, y: 9 })
})
