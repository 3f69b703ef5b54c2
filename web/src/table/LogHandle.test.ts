import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import LogHandle, { keptLogHeight } from './LogHandle.svelte'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('changes the height by keyboard, within limits, and remembers it', async () => {
  render(LogHandle, { height: 200 })
  const handle = screen.getByTestId('log-handle')
  await fireEvent.keyDown(handle, { key: 'ArrowUp' })
  expect([handle.getAttribute('aria-valuenow'), keptLogHeight()]).toEqual(['224', 224])
  for (let press = 0; press < 20; press += 1) await fireEvent.keyDown(handle, { key: 'ArrowDown' })
  expect(keptLogHeight()).toBe(96)
  await fireEvent.dblClick(handle)
  expect([handle.getAttribute('aria-valuenow'), keptLogHeight()]).toEqual(['96', null])
})
