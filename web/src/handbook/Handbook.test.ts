import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Language from '../common/Language.svelte'
import { book, refuse, serve, usual } from '../testing/server'
import { language } from '../words/words.svelte'
import Handbook from './Handbook.svelte'

const wanted = () => document.querySelector('.wanted')?.id

beforeEach(() => void serve(usual))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('it shows every section and rule, and turns to the one that is wanted', async () => {
  const { rerender } = render(Handbook, { game: 'chess', rule: 'D2b' })
  await screen.findAllByTestId('rule')
  expect(screen.getAllByTestId('rule').map((rule) => rule.dataset.rule)).toEqual(['D1', 'D2'])
  await vi.waitFor(() => expect(wanted()).toBe('rule-D2b'))
  await rerender({ rule: 'D1' })
  await vi.waitFor(() => expect(wanted()).toBe('rule-D1'))
})

test('the contents show titles; on a narrow screen a button opens them', async () => {
  render(Handbook, { game: 'chess', rule: null })
  await screen.findAllByTestId('rule')
  const titles = screen.getAllByRole('listitem').flatMap((one) => (one.closest('nav') ? [one.textContent.trim()] : []))
  expect(titles).toEqual(['One turn', 'Displacing'])
  const button = screen.getByTestId('handbook-contents')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await fireEvent.click(screen.getByRole('link', { name: 'Displacing' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('only rules are highlighted, not whole chapters', async () => {
  const { rerender } = render(Handbook, { game: 'chess', rule: 'D1' })
  await vi.waitFor(() => expect(wanted()).toBe('rule-D1'))
  await rerender({ rule: 'turn' })
  await vi.waitFor(() => expect(wanted()).toBeUndefined())
})

test('links from rule to rule stay inside', async () => {
  render(Handbook, { game: 'chess', rule: null })
  await screen.findAllByTestId('rule')
  await fireEvent.click(screen.getAllByRole('link', { name: 'D2b' })[0]!)
  await vi.waitFor(() => expect(wanted()).toBe('rule-D2b'))
})

test('whoever shows it can follow along', async () => {
  const onrule = vi.fn()
  render(Handbook, { game: 'chess', rule: null, onrule })
  await screen.findAllByTestId('rule')
  await fireEvent.click(screen.getAllByRole('link', { name: 'D2b' })[0]!)
  expect(onrule).toHaveBeenCalledExactlyOnceWith('D2b')
})

test('searching lists what speaks of it; a result leads back to the text', async () => {
  render(Handbook, { game: 'chess', rule: null })
  await screen.findAllByTestId('rule')
  await fireEvent.input(screen.getByTestId('handbook-search'), { target: { value: 'price' } })
  expect(screen.getByTestId('handbook-results').textContent).toContain('One rule mentions “price”')
  await fireEvent.click(screen.getByRole('link', { name: 'D2 The price' }))
  await vi.waitFor(() => expect(wanted()).toBe('rule-D2'))
  expect(screen.queryByTestId('handbook-results')).toBeNull()
})

test('it can be closed only where there is something to go back to', async () => {
  const onclose = vi.fn()
  const { unmount } = render(Handbook, { game: 'chess', rule: null, onclose })
  await fireEvent.click(screen.getByTestId('handbook-close'))
  expect(onclose).toHaveBeenCalledOnce()
  unmount()
  render(Handbook, { game: 'chess', rule: null })
  expect(screen.queryByTestId('handbook-close')).toBeNull()
})

test('a game that nobody knows is said to be so', async () => {
  serve({ 'GET /api/games/nothing/handbook/en': refuse(404, 'not-found', 'lost-title') })
  render(Handbook, { game: 'nothing', rule: null })
  expect((await screen.findByTestId('trouble')).textContent).toContain('Page not found')
})

test('in another language it is said anew at once, at the same rule', async () => {
  const [opening, , section] = book.sections
  serve({
    ...usual,
    'GET /api/words/de': '',
    'GET /api/games/chess/handbook/de': { language: 'de', sections: [opening, { ...section, title: 'Verdrängen' }] },
  })
  render(Language)
  render(Handbook, { game: 'chess', rule: 'D2b' })
  await screen.findByRole('heading', { name: /Displacing/ })
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
    'Deutsch',
    'English',
    'Français',
    'Italiano',
  ])
  await fireEvent.change(screen.getByTestId('language'), { target: { value: 'de' } })
  await screen.findByRole('heading', { name: /Verdrängen/ })
  expect(screen.getByTestId('handbook').querySelector('.title')!.textContent).toBe('Handbuch')
  await vi.waitFor(() => expect(wanted()).toBe('rule-D2b'))
  await fireEvent.change(screen.getByTestId('language'), { target: { value: 'en' } })
  await screen.findByRole('heading', { name: /Displacing/ })
})

test('a language that cannot be had leaves everything as it is', async () => {
  render(Language)
  const select = screen.getByTestId<HTMLSelectElement>('language')
  serve({})
  await fireEvent.change(select, { target: { value: 'it' } })
  await vi.waitFor(() => expect(select.value).toBe('en'))
  expect(language()).toBe('en')
})
