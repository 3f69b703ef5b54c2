import { afterEach, beforeEach, expect, test } from 'vitest'
import { go, here, paths, replace, setTitle, startRouter, updateAddress, wholeAddress } from './router.svelte'

let stop: () => void
beforeEach(() => {
  replace('/')
  stop = startRouter()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function click(html: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
  document.body.querySelector('[data-click], a')!.dispatchEvent(event)
  return event
}

test('going to a page shows it and changes the address', () => {
  go('/table/x')
  expect(here.route).toMatchObject({ page: 'table', id: 'x' })
  expect(location.pathname).toBe('/table/x')
})

test('noting an address keeps the page and adds nothing to the history', () => {
  go('/table/x')
  const [page, before] = [here.route, history.length]
  updateAddress('/table/x?at=57')
  expect([here.route, history.length]).toEqual([page, before])
  expect(location.search).toBe('?at=57')
})

test('a plain click on an internal link does not reload', () => {
  expect(click('<a href="/new"><b data-click>new</b></a>').defaultPrevented).toBe(true)
  expect(here.route.page).toBe('new')
})

test.each([
  ['with ctrl', '<a href="/new">x</a>', { ctrlKey: true }],
  ['with the middle button', '<a href="/new">x</a>', { button: 1 }],
  ['to another tab', '<a href="/new" target="_blank">x</a>', {}],
  ['for a download', '<a href="/new" download>x</a>', {}],
  ['to another host', '<a href="https://elsewhere.test/new">x</a>', {}],
  ['to the API', '<a href="/api/tables/x/record">x</a>', {}],
])('a click %s is left to the browser', (_, html, init) => {
  // Prevent the browser from following the link during the test.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  click(html, init)
  expect(here.route.page).toBe('lobby')
})

test('a click that was already handled is left alone', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('<a href="/new">x</a>')
  expect(here.route.page).toBe('lobby')
})

test('the title names the page', () => {
  setTitle('New table')
  expect(document.title).toBe('New table · Kontor')
  setTitle('')
  expect(document.title).toBe('Kontor')
})

test('on the static page a link changes only the fragment', () => {
  document.documentElement.dataset.parts = 'parts/'
  try {
    const [{ pathname }, link] = [location, paths.table('x')]
    expect(click(`<a href="${link}">x</a>`).defaultPrevented).toBe(true)
    expect(here.route).toMatchObject({ page: 'table', id: 'x' })
    expect([location.pathname, location.hash]).toEqual([pathname, '#/table/x'])
    updateAddress(paths.table('x', 3))
    expect(wholeAddress(paths.table('x', 3))).toBe(location.href)
  } finally {
    delete document.documentElement.dataset.parts
    location.hash = ''
  }
})
