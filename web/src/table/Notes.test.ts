import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import { Unreachable } from '../api/errors'
import Notes from './Notes.svelte'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  notes: vi.fn(),
  writeNotes: vi.fn(),
}))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.useRealTimers()
})

async function open(text: string): Promise<HTMLTextAreaElement> {
  vi.mocked(api.notes).mockResolvedValue({ text })
  vi.mocked(api.writeNotes).mockImplementation((_, text) => Promise.resolve({ text }))
  render(Notes, { table: 'abc' })
  const field = screen.getByTestId<HTMLTextAreaElement>('notes')
  await vi.waitFor(() => expect(field.disabled).toBe(false))
  return field
}

it('notes are saved once, shortly after typing', async () => {
  const field = await open('old')
  expect(field.value).toBe('old')
  vi.useFakeTimers()
  await fireEvent.input(field, { target: { value: 'ol' } })
  await fireEvent.input(field, { target: { value: 'older' } })
  expect(screen.getByTestId('notes-state').textContent.trim()).toBe('')
  await vi.advanceTimersByTimeAsync(1000)
  expect(vi.mocked(api.writeNotes).mock.calls).toEqual([['abc', 'older']])
  expect(screen.getByTestId('notes-state').textContent.trim()).toBe('Saved.')
})

it('closing the panel saves what was typed last', async () => {
  const field = await open('')
  await fireEvent.input(field, { target: { value: 'last words' } })
  cleanup()
  await vi.waitFor(() => expect(api.writeNotes).toHaveBeenCalledWith('abc', 'last words'))
})

it('a panel that is opened again waits until the notes are saved', async () => {
  const field = await open('')
  let stored = ''
  vi.mocked(api.notes).mockImplementation(() => Promise.resolve({ text: stored }))
  vi.mocked(api.writeNotes).mockImplementation(async (_, text) => {
    await new Promise((done) => setTimeout(done, 50))
    stored = text
    return { text }
  })
  await fireEvent.input(field, { target: { value: 'typed before' } })
  cleanup()
  render(Notes, { table: 'abc' })
  const again = screen.getByTestId<HTMLTextAreaElement>('notes')
  await vi.waitFor(() => expect(again.disabled).toBe(false))
  expect(again.value).toBe('typed before')
})

it('a failure is reported and nothing is lost', async () => {
  const field = await open('')
  vi.mocked(api.writeNotes).mockRejectedValueOnce(new Unreachable('gone'))
  await fireEvent.input(field, { target: { value: 'x' } })
  await fireEvent.change(field)
  await vi.waitFor(() => expect(screen.getByTestId('notes-state').textContent).toContain('Not saved'))
  expect(field.value).toBe('x')
  await fireEvent.change(field)
  await vi.waitFor(() => expect(screen.getByTestId('notes-state').textContent.trim()).toBe('Saved.'))
})

it('notes that could not be loaded cannot be overwritten', () => {
  vi.mocked(api.notes).mockRejectedValue(new Unreachable('gone'))
  render(Notes, { table: 'abc' })
  expect(screen.getByTestId<HTMLTextAreaElement>('notes').disabled).toBe(true)
})
