import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Dialog from './Dialog.svelte'
import Popover from './Popover.svelte'
import ConfirmDialog from './ConfirmDialog.svelte'
import Segments from './Segments.svelte'
import Stepper from './Stepper.svelte'
import Toasts from './Toasts.svelte'
import { copy } from './copy'
import { toast } from './toasts.svelte'

const children = createRawSnippet(() => ({ render: () => '<button>inside</button>' }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a dialog opens with a name, and can be closed', async () => {
  const onclose = vi.fn()
  render(Dialog, { title: 'A question', onclose, children })
  const dialog = screen.getByRole('dialog', { name: 'A question' }) as HTMLDialogElement
  expect(dialog.open).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onclose).toHaveBeenCalledTimes(1)
  await fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onclose).toHaveBeenCalledTimes(2)
})

test('a press on the backdrop closes a dialog, unless it began inside', async () => {
  const onclose = vi.fn()
  render(Dialog, { title: 'A question', onclose, children })
  const dialog = screen.getByRole('dialog')
  await fireEvent.pointerDown(screen.getByText('inside'))
  await fireEvent.click(dialog)
  expect(onclose).not.toHaveBeenCalled()
  await fireEvent.pointerDown(dialog)
  await fireEvent.click(dialog)
  expect(onclose).toHaveBeenCalledOnce()
})

test('a question is answered once', async () => {
  let done = (): void => undefined
  const onyes = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  render(ConfirmDialog, { title: 'Sure?', yes: 'Yes', onyes, onclose: () => undefined })
  const yes = screen.getByRole('button', { name: 'Yes' })
  await fireEvent.click(yes)
  await fireEvent.click(yes)
  expect(onyes).toHaveBeenCalledOnce()
  done()
})

test('a popover takes the focus, returns it, and closes on Escape or a press outside', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const onclose = vi.fn()
  const { unmount } = render(Popover, { at: { x: 10, y: 10 }, label: 'Choose', onclose, children })
  expect(document.activeElement).toBe(screen.getByText('inside'))
  await fireEvent.keyDown(screen.getByText('inside'), { key: 'Escape' })
  expect(onclose).toHaveBeenCalledTimes(1)
  await fireEvent.pointerDown(screen.getByText('inside'))
  expect(onclose).toHaveBeenCalledTimes(1)
  await fireEvent.pointerDown(before)
  expect(onclose).toHaveBeenCalledTimes(2)
  unmount()
  expect(document.activeElement).toBe(before)
  before.remove()
})

test('messages disappear after a while, and repeated ones do not pile up', async () => {
  render(Toasts)
  toast('Saved', 'good')
  toast('Saved', 'good')
  await vi.advanceTimersByTimeAsync(0)
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('chooses one of several', async () => {
  const onchoose = vi.fn()
  render(Segments, {
    label: 'Players',
    value: 2,
    choices: [2, 3].map((value) => ({ value, label: String(value) })),
    onchoose,
  })
  expect(screen.getByRole('radio', { name: '2' })).toHaveProperty('checked', true)
  await fireEvent.click(screen.getByRole('radio', { name: '3' }))
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(3)
})

test('an amount stays within its limits', async () => {
  const onchange = vi.fn()
  render(Stepper, { label: 'Pawns', value: 3, least: 1, most: 3, onchange })
  expect(screen.getByRole('button', { name: 'More: Pawns' })).toHaveProperty('disabled', true)
  await fireEvent.click(screen.getByRole('button', { name: 'Fewer: Pawns' }))
  expect(onchange).toHaveBeenCalledExactlyOnceWith(2)
})

test('copying reports whether it worked', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copy('x')).toBe(true)
  vi.stubGlobal('navigator', {})
  expect(await copy('x')).toBe(false)
})
