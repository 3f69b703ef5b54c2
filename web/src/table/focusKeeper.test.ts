import { fireEvent } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../common/focus'
import { FocusKeeper } from './focusKeeper'

const PAGE = `
  <p data-next="prompt" tabindex="-1"></p>
  <button data-next="choice" id="end"></button>
  <button data-next="list" id="list"></button>
  <svg data-zone="map"></svg>`

const place = (id: string): SVGElement => document.getElementById(id) as unknown as SVGElement
const focused = (): string | undefined =>
  document.activeElement?.id || (document.activeElement as HTMLElement).dataset['next']

function lit(id: string, x: number): void {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  element.id = id
  for (const [name, value] of Object.entries({ 'data-place': id, 'data-lit': '', tabindex: '-1' }))
    element.setAttribute(name, value)
  element.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10)
  document.querySelector('svg')!.append(element)
}

let keeper: FocusKeeper
const note = (event: Event) => keeper.noted(event.target)
const keep = () => keeper.keep(document.body)
const blur = () => (document.activeElement as HTMLElement).blur()

beforeEach(async () => {
  document.body.innerHTML = PAGE
  keeper = new FocusKeeper()
  document.addEventListener('focusin', note)
  await fireEvent.keyDown(document.body, { key: 'Tab' })
})
afterEach(() => {
  document.removeEventListener('focusin', note)
  document.body.innerHTML = ''
})

test('moves keyboard focus to the nearest place', () => {
  for (const [id, x] of [
    ['near', 20],
    ['far', 200],
    ['here', 0],
  ] as const)
    lit(id, x)
  place('here').focus()
  blur()
  place('here').remove()
  keep()
  expect(focused()).toBe('near')
})

test('returns to the action list if it was used last', () => {
  lit('place', 0)
  place('list').focus()
  blur()
  keep()
  expect(focused()).toBe('list')
})

test('prefers an obvious choice to the list, and the list to a choice that needs confirmation', () => {
  keep()
  expect(focused()).toBe('list')
  blur()
  document.getElementById('end')!.className = 'primary'
  keeper = new FocusKeeper()
  keep()
  expect(focused()).toBe('end')
})

test('waits at the prompt while there is nothing to decide', () => {
  for (const one of document.querySelectorAll('button')) one.remove()
  keep()
  expect(focused()).toBe('prompt')
  lit('place', 0)
  keep()
  expect(focused()).toBe('place')
})

test('never moves the focus of mouse users, an existing focus, or one in a dialog', async () => {
  place('end').focus()
  keep()
  expect(focused()).toBe('end')
  blur()
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
  keep()
  expect(document.activeElement).toBe(document.body)
  document.querySelector('[role=dialog]')!.remove()
  await fireEvent.pointerDown(document.body)
  keep()
  expect(document.activeElement).toBe(document.body)
})
