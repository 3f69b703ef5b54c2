import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import type { ChatForm, LineForm } from '../api/forms'
import { seatOf, tableOf } from '../table/testing'
import { TableState } from '../table/tableState.svelte'
import { serve, usual } from '../testing/server'
import { loadGameWords, loadWords } from '../words/words.svelte'
import ChatPanel from './ChatPanel.svelte'
import { PRESETS } from './presets'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  chat: vi.fn(),
  sayInChat: vi.fn(),
  reportLine: vi.fn(),
}))

beforeEach(async () => {
  localStorage.clear()
  serve(usual)
  await loadWords()
  await loadGameWords('chess')
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const line = (number: number, more: Partial<LineForm> = {}): LineForm => ({
  number,
  room: 'players',
  by: `author ${number}`,
  mine: false,
  seat: 1,
  name: 'Ben',
  preset: null,
  text: `line ${number}`,
  sequence: number,
  at: '2026-01-01T12:00:00Z',
  ...more,
})
const form = (lines: LineForm[], more: Partial<ChatForm> = {}): ChatForm => ({
  mode: 'text',
  room: 'players',
  lines,
  blocked: 0,
  ...more,
})

async function show(chat: ChatForm): Promise<TableState> {
  vi.mocked(api.chat).mockResolvedValue(chat)
  const state = new TableState('tableid')
  state.table = tableOf([seatOf(0, { mine: true }), seatOf(1)], { chat: 3 })
  expect(state.unreadChat).toBe(true)
  render(ChatPanel, { state })
  await screen.findByTestId('chat')
  await vi.waitFor(() => expect(state.unreadChat).toBe(false))
  return state
}
const lines = () => screen.queryAllByTestId('chat-line').map((one) => one.querySelector('span')!.textContent)

it('reads presets in the reader’s language, and text as text', async () => {
  await show(form([line(1, { preset: 'thanks', text: null }), line(2, { text: '<b>bold</b>' })]))
  expect(lines()).toEqual(['Thank you!', '<b>bold</b>'])
})

it('a replay shows no later lines', async () => {
  const state = await show(form([line(1), line(2), line(9)]))
  state.replayPoint = { at: 2, seat: null }
  await vi.waitFor(() => expect(lines()).toEqual(['line 1', 'line 2']))
  expect(screen.queryByTestId('chat-text')).toBeNull()
})

it('sends presets and text', async () => {
  await show(form([]))
  vi.mocked(api.sayInChat).mockResolvedValue(form([line(1, { mine: true })]))
  expect(screen.getAllByTestId('chat-preset')).toHaveLength(Object.keys(PRESETS).length)
  await fireEvent.click(screen.getAllByTestId('chat-preset')[0]!)
  expect(api.sayInChat).toHaveBeenCalledWith('tableid', { preset: 'hello', text: null, seat: null })
  await vi.waitFor(() => expect(lines()).toEqual(['line 1']))
  await fireEvent.input(screen.getByTestId('chat-text'), { target: { value: 'good move' } })
  await fireEvent.click(screen.getByTestId('chat-send'))
  expect(api.sayInChat).toHaveBeenCalledWith('tableid', { preset: null, text: 'good move', seat: null })
})

it('only presets, if the operator wants it so', async () => {
  await show(form([], { mode: 'presets' }))
  expect(screen.queryByTestId('chat-text')).toBeNull()
})

it('remembers whom it mutes', async () => {
  await show(form([line(1, { by: 'rude' }), line(2, { by: 'kind' }), line(3, { by: 'rude' })]))
  await fireEvent.click(screen.getAllByTestId('chat-more')[0]!)
  await fireEvent.click(screen.getByTestId('chat-mute'))
  expect(lines()).toEqual(['line 2'])
  cleanup()
  await show(form([line(1, { by: 'rude' })]))
  expect(lines()).toEqual([])
  await fireEvent.click(screen.getByTestId('chat-hear-all'))
  await vi.waitFor(() => expect(lines()).toEqual(['line 1']))
})
