import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aloft } from './aloft.svelte'
import Flights from './Flights.svelte'
import { backdrop, moving, say, scene, sprite } from './test/field'
import Zone from './Zone.svelte'

const [before, after] = [scene([sprite('hand')]), scene([sprite('used')])]
const events = [moving('hand', 'used')]
let animations: { land: () => void; frames: Keyframe[]; timing: KeyframeAnimationOptions }[]
let calm: boolean

beforeEach(() => {
  animations = []
  calm = false
  vi.stubGlobal('matchMedia', () => ({ matches: calm }))
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(
        public x: number,
        public y: number,
      ) {}
      matrixTransform({ a }: { a: number }) {
        return { x: this.x * a, y: this.y * a }
      }
    },
  )
  const box = { left: 0, top: 0, right: 900, bottom: 900, x: 0, y: 0, width: 900, height: 900 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect)
  vi.spyOn(SVGGraphicsElement.prototype, 'getScreenCTM').mockReturnValue({ a: 2 } as DOMMatrix)
  Element.prototype.animate = ((frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    let land = () => {}
    const finished = new Promise<void>((resolve) => (land = resolve))
    animations.push({ land, frames, timing })
    return { finished, cancel: () => undefined }
  }) as unknown as typeof Element.prototype.animate
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show() {
  const desk = render(Zone, { props: { zone: 'desk:0', backdrop, scene: before, say } })
  const { component } = render(Flights, { props: { backdrop } })
  let landed = false
  const fly = async (pace?: number) => {
    const flight = component.fly(events, before, after, pace).then(() => (landed = true))
    await desk.rerender({ scene: after })
    await tick()
    return flight
  }
  return { component, fly, landed: () => landed }
}
const lying = () => document.querySelector('[data-sprite="used#0"]')
const flying = () => document.querySelectorAll('.sky svg')

test('a piece flies, and appears at its goal when it has landed', async () => {
  const { fly, landed } = await show()
  const flight = fly()
  await tick()
  await tick()
  expect(flying()).toHaveLength(1)
  expect(lying()).toBeNull()
  expect(landed()).toBe(false)
  expect(animations[0]!.frames[0]!['transform']).toBe('translate(-40px, -88px) scale(1)')
  expect(animations[0]!.timing).toMatchObject({ delay: 0, duration: 450 })
  animations[0]!.land()
  await flight
  await tick()
  expect(flying()).toHaveLength(0)
  expect(lying()).toBeTruthy()
  expect(aloft.size).toBe(0)
})

test('the pace can be chosen', async () => {
  const { fly } = await show()
  void fly(0.5)
  await tick()
  await tick()
  expect(animations[0]!.timing.duration).toBe(225)
})

test('flights can be skipped, even before they have started', async () => {
  const { component, fly } = await show()
  const flight = fly()
  component.skip()
  await flight
  await tick()
  expect(lying()).toBeTruthy()
  const again = component.fly(events, before, after)
  await tick()
  await tick()
  component.skip()
  await again
  await tick()
  expect(flying()).toHaveLength(0)
  expect(lying()).toBeTruthy()
})

test('reduced motion shows the new scene at once', async () => {
  calm = true
  const { fly } = await show()
  await fly()
  expect(animations).toEqual([])
  expect(lying()).toBeTruthy()
})

test('moves to or from an invisible place fade', async () => {
  render(Zone, { props: { zone: 'desk:0', backdrop, scene: after, say } })
  const { component } = render(Flights, { props: { backdrop } })
  void component.fly([moving('post:1', 'used')], scene([sprite('post:1')]), after)
  await tick()
  await tick()
  expect(animations[0]!.frames).toEqual([{ opacity: 0 }, { opacity: 1 }])
})

test('moves between invisible places land at once', async () => {
  const { component } = render(Flights, { props: { backdrop } })
  await component.fly([moving('post:1', 'post:2')], scene([sprite('post:1')]), scene([sprite('post:2')]))
  expect(aloft.size).toBe(0)
  expect(animations).toEqual([])
})
