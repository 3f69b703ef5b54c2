import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { copy } from '../common/copy'
import CopyField from './CopyField.svelte'

vi.mock('../common/copy', () => ({ copy: vi.fn(() => Promise.resolve(true)) }))

const ADDRESS = 'https://kontor.example/table/abc'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

function shareWith(share: () => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

it('a link is shared where the browser can do this, and copied if that fails', async () => {
  const share = vi.fn(() => Promise.resolve())
  shareWith(share)
  render(CopyField, { label: 'Link', text: ADDRESS, testid: 'link' })
  await fireEvent.click(screen.getByTestId('share-link'))
  expect(share).toHaveBeenCalledWith({ url: ADDRESS })
  expect(copy).not.toHaveBeenCalled()

  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  await fireEvent.click(screen.getByTestId('share-link'))
  expect(copy).not.toHaveBeenCalled()
  share.mockRejectedValueOnce(new DOMException('forbidden', 'NotAllowedError'))
  await fireEvent.click(screen.getByTestId('share-link'))
  await vi.waitFor(() => expect(copy).toHaveBeenCalledWith(ADDRESS))
})

it('keys are not shared, and nothing is shared without support', () => {
  render(CopyField, { label: 'Link', text: ADDRESS, testid: 'link' })
  expect(screen.queryByTestId('share-link')).toBeNull()
  cleanup()
  shareWith(() => Promise.resolve())
  render(CopyField, { label: 'Key', text: 'ABCD-EFGH', testid: 'key' })
  expect(screen.queryByTestId('share-key')).toBeNull()
})
