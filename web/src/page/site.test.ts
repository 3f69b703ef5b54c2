import { afterEach, expect, it } from 'vitest'

import { onServer } from './site'

const { dataset } = document.documentElement

afterEach(() => delete dataset['server'])

it('leads to the server that was named for games with friends, and nowhere without one', () => {
  dataset['server'] = 'https://play.example/k/'
  expect(onServer('new?game=hansa')).toBe('https://play.example/k/new?game=hansa')
  dataset['server'] = '../'
  expect(onServer('')).toBe(new URL('../', document.baseURI).href)
  dataset['server'] = ''
  expect(onServer('')).toBeNull()
})
