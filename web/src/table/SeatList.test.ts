import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import { Refused } from '../api/errors'
import type { GameForm, PersonAtTable, Problem, SeatForm, TableForm } from '../api/forms'
import { toasts } from '../common/toasts.svelte'
import { seatOf, tableOf } from './testing'
import SeatList from './SeatList.svelte'
import { TableState } from './tableState.svelte'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  games: vi.fn(),
  assignBot: vi.fn(),
  chooseColour: vi.fn(),
  me: vi.fn(),
  rename: vi.fn(),
  join: vi.fn(),
  peopleAt: vi.fn(),
}))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

function show(levels: string[], ...seats: SeatForm[]): void {
  showTable(levels, tableOf(seats))
}

function showTable(levels: string[], table: TableForm, people: PersonAtTable[] = []): void {
  vi.mocked(api.peopleAt).mockResolvedValue(people)
  vi.mocked(api.games).mockResolvedValue([{ id: 'game', bots: levels } as Partial<GameForm> as GameForm])
  vi.mocked(api.assignBot).mockResolvedValue(table)
  const state = new TableState('tableid')
  state.table = table
  render(SeatList, { state })
}
const mine = seatOf(0, { mine: true })
const open = seatOf(1, { kind: 'open', name: null })

it('a bot takes over a player’s seat after a confirmation', async () => {
  show(['easy'], mine)
  await fireEvent.click(screen.getByTestId('seat-bot'))
  await fireEvent.click(await screen.findByTestId('confirm-yes'))
  expect(screen.queryByTestId('level')).toBeNull()
  expect(api.assignBot).toHaveBeenCalledWith('tableid', 0, 'easy')
})

it('its level can be chosen if there are several', async () => {
  show(['easy', 'hard'], mine)
  await fireEvent.click(screen.getByTestId('seat-bot'))
  await fireEvent.change(await screen.findByTestId('level'), { target: { value: 'hard' } })
  await fireEvent.click(screen.getByTestId('confirm-yes'))
  expect(api.assignBot).toHaveBeenCalledWith('tableid', 0, 'hard')
})

it('an open seat gets its bot at once, unless there is a level to choose', async () => {
  show(['easy'], open)
  await fireEvent.click(screen.getByTestId('seat-bot'))
  await vi.waitFor(() => expect(api.assignBot).toHaveBeenCalledWith('tableid', 1, 'easy'))
  cleanup()
  show(['easy', 'hard'], open)
  await fireEvent.click(screen.getByTestId('seat-bot'))
  await screen.findByTestId('level')
  expect(api.assignBot).toHaveBeenCalledTimes(1)
})

describe('joining', () => {
  const problem: Problem = { code: 'not-yours', said: [{ id: 'taken', args: {} }], rule: null, sequence: null }

  async function submitTwice(): Promise<void> {
    show(['easy'], open)
    vi.mocked(api.me).mockResolvedValue({ name: '' })
    vi.mocked(api.rename).mockImplementation((name) => Promise.resolve({ name }))
    await fireEvent.click(screen.getByTestId('join'))
    const field = await screen.findByTestId('name')
    await fireEvent.input(field, { target: { value: 'Ann' } })
    void fireEvent.submit(field.closest('form')!)
    await fireEvent.submit(field.closest('form')!)
  }

  it('happens once, even if submitted twice', async () => {
    vi.mocked(api.join).mockResolvedValue(tableOf([seatOf(0), seatOf(1, { mine: true })]))
    await submitTwice()
    await vi.waitFor(() => expect(screen.queryByTestId('name')).toBeNull())
    expect(api.rename).toHaveBeenCalledOnce()
    expect(api.join).toHaveBeenCalledOnce()
  })

  it('reports a refusal even if the dialog was closed before', async () => {
    let refuse = (_: unknown): void => undefined
    vi.mocked(api.join).mockReturnValue(new Promise((_, reject) => (refuse = reject)))
    await submitTwice()
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(api.join).toHaveBeenCalled())
    const before = toasts.shown.length
    refuse(new Refused(409, problem))
    await vi.waitFor(() => expect(toasts.shown).toHaveLength(before + 1))
  })

  it('reports a refusal in the dialog and allows another try', async () => {
    vi.mocked(api.join).mockRejectedValue(new Refused(409, problem))
    await submitTwice()
    expect((await screen.findByTestId('trouble')).closest('dialog')).not.toBeNull()
    expect(screen.getByTestId<HTMLButtonElement>('name-yes').disabled).toBe(false)
  })
})

it('shows the level of bots, including those that play for a person', () => {
  show(['easy', 'hard'], mine, seatOf(1, { kind: 'bot', bot: 'hard' }), seatOf(2, { bot: 'easy' }))
  expect(screen.getAllByTestId('seat-level').map((level) => level.textContent)).toEqual(['hard', 'easy'])
})

const buttons = (): string[] => screen.getAllByRole('button').map((button) => button.dataset.testid ?? '')

it('the seats of a running rated game are fixed', () => {
  const bot = seatOf(2, { kind: 'open', name: null, bot: 'easy' })
  showTable(['easy'], tableOf([mine, seatOf(1), bot], { rated: true }))
  expect(buttons()).toEqual(['seat-rename', 'seat-resign', 'make-host'])
})

it('before a rated game, nobody takes a second seat', () => {
  showTable(['easy'], tableOf([mine, open], { rated: true, state: 'waiting' }))
  expect(buttons()).toEqual(['seat-rename', 'seat-leave', 'seat-bot'])
})

it('a name leads to a profile only if it is public', async () => {
  const rating = { points: 1540, range: 120 }
  showTable(['easy'], tableOf([mine, seatOf(1)]), [
    { seat: 0, profile: null, rating, before: null },
    { seat: 1, profile: 'abc', rating: null, before: null },
  ])
  expect((await screen.findByTestId('profile-link')).getAttribute('href')).toBe('/people/abc')
  expect(screen.getAllByTestId('profile-link').map((link) => link.textContent)).toEqual(['P1'])
  expect(screen.getByTestId('seat-rating').textContent).toBe('1540 ± 120')
})

it('a bot can take a seat that opened during a rated game', () => {
  showTable(['easy'], tableOf([mine, seatOf(1, { kind: 'open', name: null })], { rated: true }))
  expect(buttons()).toEqual(['seat-rename', 'seat-resign', 'seat-bot'])
})

it('a player chooses a colour that no other person has, until the game begins', async () => {
  const seats = [mine, seatOf(1, { colour: 3 }), seatOf(2, { kind: 'bot', bot: 'easy' })]
  vi.mocked(api.chooseColour).mockResolvedValue(tableOf(seats))
  showTable(['easy'], { ...tableOf(seats), state: 'waiting' })
  const colours = screen.getAllByRole<HTMLInputElement>('radio')
  expect(colours.map((one) => one.checked)).toEqual([true, false, false, false, false, false])
  expect(colours.map((one) => one.disabled)).toEqual([false, false, false, true, false, false])
  await fireEvent.click(screen.getByLabelText('Turquoise'))
  expect(api.chooseColour).toHaveBeenCalledWith('tableid', 0, 2)
  cleanup()
  showTable(['easy'], tableOf(seats))
  expect(screen.queryByTestId('colours')).toBeNull()
})
