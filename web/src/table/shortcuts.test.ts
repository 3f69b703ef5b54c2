import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press, shortcuts } from './shortcuts.svelte'

const run = vi.fn()
const known = [{ key: 'a', label: 'All actions', run }]

function hit(on: Element, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true, ...more })
  on.addEventListener('keydown', (heard) => press(heard as KeyboardEvent, known), { once: true })
  on.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  document.body.innerHTML = '<p></p><input><select></select><input type="checkbox">'
  shortcuts.on = true
})
afterEach(() => {
  document.body.innerHTML = ''
  run.mockReset()
})

test('a key triggers its shortcut, wherever the focus is', () => {
  expect(hit(document.querySelector('p')!)).toBe(true)
  expect(hit(document.querySelector('input[type=checkbox]')!)).toBe(true)
  expect(run).toHaveBeenCalledTimes(2)
})

test('nothing happens while typing, with modifier keys, or while a dialog is open', () => {
  hit(document.querySelector('input')!)
  hit(document.querySelector('select')!)
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) hit(document.body, { [held]: true })
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
  hit(document.querySelector('p')!)
  expect(run).not.toHaveBeenCalled()
})

test('they can be turned off, and stay off', () => {
  shortcuts.on = false
  expect(hit(document.querySelector('p')!)).toBe(false)
  expect(run).not.toHaveBeenCalled()
  expect(localStorage.getItem('kontor.shortcuts')).toBe('off')
})
