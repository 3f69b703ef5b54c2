import { afterEach, expect, test, vi } from 'vitest'
import { findDraft, keepDraft } from './drafts'
import { board } from './testing'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a draft is kept for each game', () => {
  const draft = { data: board, photo: null, saved: false }
  expect(keepDraft('chess', draft)).toBe(true)
  expect(findDraft('chess')).toEqual(draft)
  expect(findDraft('go')).toBeNull()
})

test('a full storage is reported', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem })
  expect(keepDraft('chess', { data: board, photo: null, saved: false })).toBe(false)
})

test.each(['{', '[]', 'null', '{"data": 3}'])('%s is no draft', (stored) => {
  localStorage.setItem('kontor.board.chess', stored)
  expect(findDraft('chess')).toBeNull()
})
