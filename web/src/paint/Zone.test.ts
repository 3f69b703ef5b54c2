import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { aloft } from './aloft.svelte'
import MapZone from './MapZone.svelte'
import { backdrop, said, say, scene, sprite } from './test/field'
import type { Painted } from './types'
import Zone from './Zone.svelte'

afterEach(() => aloft.clear())

const place = (id: string) => document.querySelector<SVGElement>(`[data-place="${id}"]`)!

function show(given: Partial<Painted> = {}) {
  const onpick = vi.fn()
  const onpoint = vi.fn()
  const props: Painted = { zone: 'field', backdrop, scene: scene([]), say, onpick, onpoint, ...given }
  const shown = render(props.zone === 'field' ? MapZone : Zone, { props })
  return { onpick, onpoint, ...shown }
}

test('every place and every sprite has a name', () => {
  show({ scene: scene([sprite('post:1', { tip: said('worth 2') })]) })
  const here = backdrop.places.filter((one) => one.zone === 'field')
  for (const one of here) expect(place(one.id).getAttribute('aria-label')).toBe(`place ${one.id}`)
  expect(screen.getByRole('img', { name: 'piece at post:1. worth 2' })).toBeTruthy()
})

test('only clickable places are focusable, as buttons that describe their contents', () => {
  show({ clickable: new Set(['post:1']), scene: scene([sprite('post:1')]) })
  const lit = screen.getByRole('button', { name: 'place post:1; piece at post:1' })
  expect(lit).toBe(place('post:1'))
  expect(lit.getAttribute('tabindex')).toBe('0')
  expect(lit.hasAttribute('data-lit')).toBe(true)
  expect([...document.querySelectorAll('[data-place][tabindex]')]).toEqual([lit])
  expect(place('post:2').getAttribute('role')).toBe('group')
})

test('Tab stops at one clickable place, and arrows move to the others', async () => {
  show({ clickable: new Set(['post:1', 'post:2', 'town']) })
  const stops = () =>
    [...document.querySelectorAll<SVGElement>('[data-place][tabindex="0"]')].map((one) => one.dataset.place)
  expect(stops()).toEqual(['post:1'])
  place('post:1').focus()
  await fireEvent.keyDown(place('post:1'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(place('post:2'))
  expect(stops()).toEqual(['post:2'])
  await fireEvent.keyDown(place('post:2'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(place('post:2'))
  await fireEvent.keyDown(place('post:2'), { key: 'PageDown' })
  expect(document.activeElement).toBe(place('town'))
})

test('a click reports the place, clickable or not, and its position', async () => {
  const { onpick } = show({ clickable: new Set(['post:1']) })
  await fireEvent.click(place('post:1'), { clientX: 5, clientY: 6 })
  await fireEvent.click(place('post:2'), { clientX: 7, clientY: 8 })
  expect(onpick.mock.calls).toEqual([
    ['post:1', { x: 5, y: 6 }],
    ['post:2', { x: 7, y: 8 }],
  ])
})

test('a click on a sprite reports its place', async () => {
  const { onpick } = show({ scene: scene([sprite('post:1')]) })
  await fireEvent.click(document.querySelector('[data-sprite="post:1#0"]')!)
  expect(onpick.mock.calls[0]![0]).toBe('post:1')
})

test('a click on part of a clickable place means that place, unless the part is clickable itself', async () => {
  const { onpick, rerender } = show({ clickable: new Set(['town']) })
  await fireEvent.click(place('house'))
  await fireEvent.click(place('banner'))
  await rerender({ clickable: new Set(['town', 'house']) })
  await fireEvent.click(place('house'))
  expect(onpick.mock.calls.map(([id]) => id)).toEqual(['town', 'town', 'house'])
})

test('a click on the background reports nothing', async () => {
  const { onpick } = show({ backdrop: { ...backdrop, places: [] } })
  await fireEvent.click(document.querySelector('svg')!)
  expect(onpick).not.toHaveBeenCalled()
})

test.each(['Enter', ' '])('the key %o clicks the focused place', async (key) => {
  const { onpick } = show({ clickable: new Set(['post:2']) })
  place('post:2').focus()
  await fireEvent.keyDown(place('post:2'), { key })
  expect(onpick.mock.calls.map(([id]) => id)).toEqual(['post:2'])
})

test('hovering describes a place or a sprite once, and reports when it ends', async () => {
  const { onpoint, container } = show({ scene: scene([sprite('post:1', { tip: said('worth 2') })]) })
  const lying = document.querySelector('[data-sprite="post:1#0"]')!
  await fireEvent.pointerOver(place('post:1'))
  await fireEvent.pointerOver(lying)
  await fireEvent.pointerOver(lying.firstElementChild!)
  await fireEvent.pointerOver(place('post:2'))
  await fireEvent.pointerLeave(container.querySelector('svg')!.parentElement!)
  expect(onpoint.mock.calls.map(([what]) => what)).toEqual([
    { place: 'post:1', name: 'place post:1', tip: 'piece at post:1. worth 2' },
    { place: 'post:1', name: 'piece at post:1', tip: 'worth 2' },
    { place: 'post:2', name: 'place post:2', tip: '' },
    null,
  ])
})

test('focusing by keyboard describes it too', () => {
  const { onpoint } = show({ clickable: new Set(['post:1']) })
  place('post:1').focus()
  place('post:1').blur()
  expect(onpoint.mock.calls.map(([what]) => what?.name ?? null)).toEqual(['place post:1', null])
})

test('an invisible focus describes nothing, as when a popover is closed by touch', async () => {
  const { onpoint } = show({ clickable: new Set(['post:1']) })
  await fireEvent.focusIn(place('post:1')) // in happy-dom, every focus is a visible focus
  expect(onpoint).not.toHaveBeenCalled()
})

test('selected places are marked', () => {
  show({ clickable: new Set(['post:1']), picked: ['post:1', 'house'] })
  expect(place('post:1').getAttribute('aria-pressed')).toBe('true')
  expect(place('house').hasAttribute('data-picked')).toBe(true)
  expect(place('post:2').hasAttribute('data-picked')).toBe(false)
})

test('a new scene leaves unchanged elements alone', async () => {
  const { rerender } = show({ scene: scene([sprite('post:1'), sprite('house')]) })
  const kept = [...document.querySelectorAll('[data-place], [data-sprite="house#0"] *, clipPath, pattern')]
  const changes: MutationRecord[] = []
  const watch = new MutationObserver((records) => changes.push(...records))
  watch.observe(place('house'), { subtree: true, childList: true, attributes: true })
  await rerender({ scene: scene([sprite('post:2'), sprite('house')]) })
  changes.push(...watch.takeRecords())
  expect(kept.every((element) => element.isConnected)).toBe(true)
  expect(changes).toEqual([])
  expect(document.querySelector('[data-sprite="post:1#0"]')).toBeNull()
  expect(document.querySelector('[data-sprite="post:2#0"]')).toBeTruthy()
})

test('a new backdrop is drawn', async () => {
  const { rerender } = show()
  await rerender({ backdrop: { ...backdrop, places: backdrop.places.filter((one) => one.id !== 'post:1') } })
  expect(place('post:1')).toBeNull()
  expect(place('post:2')).toBeTruthy()
})

test('flying sprites are hidden', async () => {
  show({ scene: scene([sprite('post:1'), sprite('post:2')]) })
  aloft.add('post:1#0')
  await Promise.resolve()
  expect(document.querySelector('[data-sprite="post:1#0"]')).toBeNull()
  expect(document.querySelector('[data-sprite="post:2#0"]')).toBeTruthy()
})

test('shows names and scores on desks, numbers on piles, limits on counters', async () => {
  const pile = scene([sprite('pile', { amount: 4 })])
  const { container, rerender } = show({ zone: 'desk:0', names: ['Ann'], scene: pile })
  const texts = () => [...container.querySelectorAll('text')].map((text) => text.textContent)
  expect(texts()).toEqual(expect.arrayContaining(['Ann', '3', '9', '4', '2 / 8', 'Count']))
  expect(screen.getByRole('img', { name: 'Ann. score' })).toBeTruthy()
  await rerender({ names: [] })
  expect(texts()).toContain('Seat 0')
})

test('no markup contains styles, which the content security policy forbids', () => {
  const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true })
  expect(Object.keys(sources)).toContain('./MapZone.svelte')
  expect(Object.keys(sources).filter((file) => /\sstyle=/.test(sources[file]!))).toEqual([])
})
