import { createEvent, fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import MapZone from './MapZone.svelte'
import { backdrop, say, scene } from './test/field'

const WIDTH = 856 // twice the field with its border
const HEIGHT = 456

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
  Element.prototype.setPointerCapture = vi.fn()
})

function show(lit = 'post:2') {
  const onpick = vi.fn()
  const { component, container } = render(MapZone, {
    props: { zone: 'field', backdrop, scene: scene([]), say, clickable: new Set([lit]), onpick },
  })
  const field = container.querySelector<HTMLElement>('.window')!
  const look = () => {
    const { transform } = field.querySelector<SVGGElement>('svg > g')!.style
    const found = /translate\((.*)px, (.*)px\) scale\((.*)\)/.exec(transform)!
    const [x, y, scale] = found.slice(1).map(Number) as [number, number, number]
    return { x, y, scale }
  }
  return { component, field, look, onpick }
}
const whole = { x: 28, y: 28, scale: 2 }
const pointer = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY, button: 0 })

test('a mouse released elsewhere neither drags the map nor loses its next click', async () => {
  const { field, look, onpick } = show()
  const post = field.querySelector('[data-place="post:2"]')!
  const mouse = (clientX: number, buttons: number) => ({ ...pointer(1, clientX, 5), pointerType: 'mouse', buttons })
  await fireEvent.pointerDown(field, mouse(2, 1))
  await fireEvent.pointerMove(field, mouse(200, 0))
  await fireEvent.pointerMove(field, mouse(250, 0))
  expect(look()).toEqual(whole)
  await fireEvent.pointerDown(post, mouse(250, 1))
  await fireEvent.pointerUp(post, mouse(250, 0))
  await fireEvent.click(post, { detail: 1 })
  expect(onpick).toHaveBeenCalledOnce()
})

test('the whole map is shown at first', () => {
  expect(show().look()).toEqual(whole)
})

test('the wheel zooms towards the pointer, and out again', async () => {
  const { field, look } = show()
  const wheel = (deltaY: number) => {
    const event = createEvent.wheel(field, { deltaY })
    return fireEvent(field, Object.assign(event, { clientX: 28, clientY: 28 })) // not set by happy-dom
  }
  await wheel(-300)
  const close = look()
  expect(close.scale).toBeGreaterThan(2.5)
  expect(close.x).toBeCloseTo(28) // the corner of the field was under the pointer
  expect(close.y).toBeCloseTo(28)
  await wheel(9000)
  expect(look()).toEqual(whole)
})

test('the first zoom by button shows the clickable places', async () => {
  const { look } = show('town')
  await fireEvent.click(screen.getByRole('button', { name: 'map-zoom-in' }))
  expect(look().scale).toBeCloseTo(3)
  expect(look().x + 20 * 3).toBeGreaterThan(0)
})

test('keys and buttons zoom and move', async () => {
  const { field, look } = show()
  await fireEvent.keyDown(field, { key: '+' })
  const close = look()
  expect(close.scale).toBeCloseTo(2.8)
  await fireEvent.keyDown(field, { key: 'ArrowRight' })
  expect(look().x).toBeCloseTo(close.x - 80)
  await fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(look().y).toBeCloseTo(close.y + 80)
  await fireEvent.keyDown(field, { key: '0' })
  expect(look()).toEqual(whole)
  await fireEvent.click(screen.getByRole('button', { name: 'map-zoom-in' }))
  expect(look().scale).toBeCloseTo(3)
  await fireEvent.click(screen.getByRole('button', { name: 'map-zoom-out' }))
  expect(look()).toEqual(whole)
  await fireEvent.keyDown(field, { key: '-' })
  expect(look()).toEqual(whole)
})

test('buttons without effect are not offered', async () => {
  show()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'map-fit' }).disabled).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'map-zoom-in' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'map-fit' }).disabled).toBe(false)
})

test('keys with ctrl are left to the browser', async () => {
  const { field, look } = show()
  await fireEvent.keyDown(field, { key: '+', ctrlKey: true })
  expect(look()).toEqual(whole)
})

test('a drag moves the map and is not a click', async () => {
  const { field, look, onpick } = show()
  await fireEvent.keyDown(field, { key: '+' })
  const before = look()
  const post = document.querySelector('[data-place="post:2"]')!
  await fireEvent.pointerDown(post, pointer(1, 100, 100))
  await fireEvent.pointerMove(post, pointer(1, 130, 90))
  await fireEvent.pointerUp(post, pointer(1, 130, 90))
  await fireEvent.click(post, { detail: 1 })
  expect(look().x).toBeCloseTo(before.x + 30)
  expect(look().y).toBeCloseTo(before.y - 10)
  expect(onpick).not.toHaveBeenCalled()
})

test('a shaky finger still clicks', async () => {
  const { look, onpick } = show()
  const post = document.querySelector('[data-place="post:2"]')!
  await fireEvent.pointerDown(post, pointer(1, 100, 100))
  await fireEvent.pointerMove(post, pointer(1, 103, 102))
  await fireEvent.pointerUp(post, pointer(1, 103, 102))
  await fireEvent.click(post, { detail: 1 })
  expect(look()).toEqual(whole)
  expect(onpick.mock.calls.map(([id]) => id)).toEqual(['post:2'])
})

test('the click after a drag counts again', async () => {
  const { onpick } = show()
  const post = document.querySelector('[data-place="post:2"]')!
  await fireEvent.pointerDown(post, pointer(1, 100, 100))
  await fireEvent.pointerMove(post, pointer(1, 150, 100))
  await fireEvent.pointerUp(post, pointer(1, 150, 100))
  await fireEvent.pointerDown(post, pointer(1, 100, 100))
  await fireEvent.pointerUp(post, pointer(1, 100, 100))
  await fireEvent.click(post, { detail: 1 })
  expect(onpick).toHaveBeenCalledOnce()
})

test('two fingers zoom', async () => {
  const { field, look, onpick } = show()
  await fireEvent.pointerDown(field, pointer(1, 400, 200))
  await fireEvent.pointerDown(field, pointer(2, 500, 200))
  await fireEvent.pointerMove(field, pointer(2, 600, 200))
  expect(look().scale).toBeCloseTo(4)
  await fireEvent.pointerUp(field, pointer(2, 600, 200))
  await fireEvent.pointerUp(field, pointer(1, 400, 200))
  expect(onpick).not.toHaveBeenCalled()
})

test('a double tap on the background zooms, but not on a clickable place', async () => {
  const { field, look } = show()
  const tap = async (target: Element) => {
    await fireEvent.pointerDown(target, pointer(1, 200, 200))
    await fireEvent.pointerUp(target, pointer(1, 200, 200))
  }
  const post = document.querySelector('[data-place="post:2"]')!
  await tap(post)
  await tap(post)
  expect(look()).toEqual(whole)
  await tap(field)
  await tap(field)
  expect(look().scale).toBeCloseTo(4)
})

test('places out of view are scrolled into view', async () => {
  const { component, field, look } = show()
  for (const key of ['+', '+', '+', '+', '+']) await fireEvent.keyDown(field, { key })
  component.show(['town'])
  await Promise.resolve()
  const { x, y, scale } = look()
  expect(x + 20 * scale).toBeGreaterThan(0)
  expect(x + 80 * scale).toBeLessThan(WIDTH)
  expect(y + 115 * scale).toBeLessThan(HEIGHT)
})

test('the zoom buttons leave a printed plate readable', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  const points = (left: number): [number, number][] => [
    [left, 150],
    [left + 60, 150],
    [left + 60, 200],
    [left, 200],
  ]
  const area = (left: number) => ({ id: '', zone: 'field', points: points(left), style: 'plate' })
  const more = { ...backdrop, areas: [...backdrop.areas, area(340), area(0)] }
  const corner = (shown: typeof backdrop) =>
    render(MapZone, {
      props: { zone: 'field', backdrop: shown, scene: scene([]), say, clickable: new Set<string>(), onpick: vi.fn() },
    }).container.querySelector('.buttons')!.className
  expect(corner(backdrop)).toContain('bottom right')
  expect(corner(more)).toContain('top right')
})
