import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from '../api/api'
import { Refused, Unreachable } from '../api/errors'
import { here, replace } from '../router.svelte'
import { tableOf } from '../table/testing'
import OpenRecord from './OpenRecord.svelte'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  games: vi.fn(() => Promise.resolve([])),
  openRecord: vi.fn(),
}))

afterEach(() => {
  cleanup()
  vi.mocked(api.openRecord).mockReset()
  replace('/')
})

async function choose(text: string, name = 'game.kontor'): Promise<void> {
  const input = screen.getByTestId<HTMLInputElement>('record-file')
  Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true })
  await fireEvent.change(input)
}

test('a record becomes a table', async () => {
  vi.mocked(api.openRecord).mockResolvedValue(tableOf([], { id: 'opened' }))
  render(OpenRecord)
  await choose('kontor record 1\n')
  await vi.waitFor(() => expect(here.route).toMatchObject({ page: 'table', id: 'opened' }))
  expect(api.openRecord).toHaveBeenCalledWith({ record: 'kontor record 1\n', key: expect.any(String) as string })
})

test('every fault of a file is listed, and another file can be chosen', async () => {
  const said = ['close', 'cancel', 'save'].map((id) => ({ id, args: {} }))
  vi.mocked(api.openRecord).mockRejectedValue(
    new Refused(400, { code: 'bad-request', said, rule: null, sequence: null }),
  )
  render(OpenRecord)
  await choose('nonsense', 'holiday.jpg')
  expect((await screen.findAllByTestId('record-fault')).map((line) => line.textContent)).toEqual([
    'Close',
    'Cancel',
    'Save',
  ])
  expect(screen.getByTestId('record-faults').textContent).toContain('holiday.jpg')
  expect(here.route.page).toBe('lobby')
  expect(screen.getByTestId<HTMLButtonElement>('open-record').disabled).toBe(false)
})

test('an unreachable server is reported too', async () => {
  vi.mocked(api.openRecord).mockRejectedValue(new Unreachable('gone'))
  render(OpenRecord)
  await choose('kontor record 1\n')
  expect(await screen.findAllByTestId('record-fault')).toHaveLength(1)
})

test('the same file after a lost answer repeats the request', async () => {
  vi.mocked(api.openRecord).mockRejectedValue(new Unreachable('gone'))
  render(OpenRecord)
  for (const text of ['one', 'one', 'other']) {
    await choose(text)
    await vi.waitFor(() => expect(screen.getByTestId<HTMLButtonElement>('open-record').disabled).toBe(false))
  }
  const [first, again, other] = vi.mocked(api.openRecord).mock.calls.map(([body]) => body.key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
