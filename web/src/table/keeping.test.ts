import { fireEvent } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../common/focus'
import { Keeper } from './keeping'

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

let keeper: Keeper
const note = (event: Event) => keeper.noted(event.target)
const keep = () => keeper.keep(document.body)
const blur = () => (document.activeElement as HTMLElement).blur()

beforeEach(async () => {
  document.body.innerHTML = PAGE
  keeper = new Keeper()
  document.addEventListener('focusin', note)
  await fireEvent.keyDown(document.body, { key: 'Tab' })
})
afterEach(() => {
  document.removeEventListener('focusin', note)
  document.body.innerHTML = ''
})

test('who goes on by keys is led to the place that is nearest to the last one', () => {
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

test('who has used the list is led to the list again', () => {
  lit('place', 0)
  place('list').focus()
  blur()
  keep()
  expect(focused()).toBe('list')
})

test('an obvious choice comes before the list, the list before what is asked about', () => {
  keep()
  expect(focused()).toBe('list')
  blur()
  document.getElementById('end')!.className = 'primary'
  keeper = new Keeper()
  keep()
  expect(focused()).toBe('end')
})

test('while there is nothing to decide it rests at the prompt, and goes on from there', () => {
  for (const one of document.querySelectorAll('button')) one.remove()
  keep()
  expect(focused()).toBe('prompt')
  lit('place', 0)
  keep()
  expect(focused()).toBe('place')
})

test('nobody is led who points, who has the focus somewhere, or who is asked something', async () => {
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
