import { afterEach, expect, test, vi } from 'vitest'
import { forgetPicture, keepPicture, layOut, pictureOf } from './picture'

function shown(html: string): Element {
  const table = document.createElement('div')
  table.innerHTML = html
  return table
}

/** A picture as it appears in the page. */
function drawn(table: string): Element | null {
  const picture = pictureOf(table)
  if (!picture) return null
  const place = document.createElement('div')
  place.append(picture)
  return place
}

afterEach(() => {
  vi.unstubAllGlobals()
  forgetPicture()
})

test('the table looks as before, and has no marks that belong to the real one', () => {
  const table = shown('<svg><g style="opacity: 0.5" data-testid="board"><text>Köln</text></g></svg>')
  keepPicture('x', table)
  const place = drawn('x')!
  expect(place.textContent).toBe('Köln')
  expect(place.querySelector('g')!.style.opacity).toBe('0.5')
  expect(place.querySelector('[data-testid]')).toBeNull()
})

test('only the last table has one', () => {
  keepPicture('x', shown('<p>one</p>'))
  keepPicture('y', shown('<p>two</p>'))
  expect(drawn('x')).toBeNull()
  expect(drawn('y')!.textContent).toBe('two')
  forgetPicture()
  expect(drawn('y')).toBeNull()
})

test.each(['{', '{"build": "another", "table": "x", "html": "old"}'])('an unusable picture is ignored: %s', (kept) => {
  localStorage.setItem('kontor.picture', kept)
  expect(drawn('x')).toBeNull()
})

test('a full store loses the picture and nothing else', () => {
  const removeItem = vi.fn()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, removeItem })
  keepPicture('x', shown('<p>two</p>'))
  expect(removeItem.mock.calls).toEqual([['kontor.picture']])
})

test('a large picture is laid out in several frames, and appears when it is complete', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const places = '<g><circle /><text>Köln</text></g>'.repeat(700)
  keepPicture('x', shown(`<header>Hansa</header><svg><g>${places}</g></svg>`))
  const place = document.createElement('div')
  layOut(place, pictureOf('x')!)
  const waiting = () => place.querySelectorAll('.waiting-part').length
  const counts = [waiting()]
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    expect(place.style.opacity).toBe('0')
    frame()
    counts.push(waiting())
  }
  expect(counts).toEqual([701, 433, 166, 0])
  expect(place.style.opacity).toBe('')
})
