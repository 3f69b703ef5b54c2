import { expect, test } from 'vitest'
import type { Drawn } from './draw'
import { paint } from './pen'

const group = () => document.createElementNS('http://www.w3.org/2000/svg', 'g')
const circle = (r: number, more = {}): Drawn => ({ tag: 'circle', attributes: { r, ...more } })
const text = (words: string): Drawn => ({ tag: 'text', attributes: { 'font-weight': undefined }, text: words })

test('a drawing becomes elements, without attributes that have no value', () => {
  const parent = group()
  paint(parent, [{ tag: 'g', attributes: {}, parts: [circle(3)] }, text('<b>')])
  expect(parent.innerHTML).toBe('<g><circle r="3"></circle></g><text>&lt;b&gt;</text>')
  expect(parent.firstElementChild!.namespaceURI).toBe('http://www.w3.org/2000/svg')
})

test('drawn again, elements stay and only differences change', () => {
  const parent = group()
  const before = [circle(3, { fill: 'red' }), text('one')]
  const now = [circle(4), text('two')]
  paint(parent, before)
  const elements = [...parent.children]
  paint(parent, now, before)
  expect([...parent.children]).toEqual(elements)
  expect(parent.innerHTML).toBe('<circle r="4"></circle><text>two</text>')
})

test('another kind of element is replaced, and parts come and go', () => {
  const parent = group()
  const steps: Drawn[][] = [
    [circle(1), { tag: 'g', attributes: {}, parts: [circle(2)] }],
    [text('one'), { tag: 'g', attributes: {}, parts: [circle(2), text('two')] }, circle(3)],
    [text('one')],
    [],
  ]
  const shown = steps.map((now, at) => {
    paint(parent, now, steps[at - 1])
    return [...parent.querySelectorAll('*')].map((one) => one.tagName.toLowerCase()).join(' ')
  })
  expect(shown).toEqual(['circle g circle', 'text g circle text circle', 'text', ''])
})
