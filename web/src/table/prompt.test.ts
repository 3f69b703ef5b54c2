import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve, usual } from '../testing/server'
import { loadWords, nameSeats } from '../words/words.svelte'
import { momentOf, sceneOf } from './testing'
import { promptOf } from './prompt'

const SHARED = `prompt = Place a piece.
waiting-for = Waiting for { SEAT($seat) }
prompt-for = { SEAT($seat) }: { $prompt }
`

beforeEach(async () => {
  serve({ ...usual, 'GET /api/words/en': SHARED })
  await loadWords()
  nameSeats(['Anna', 'Ben'])
})
afterEach(() => {
  nameSeats([])
  vi.unstubAllGlobals()
})

const bensMove = momentOf(1, sceneOf(0, 1))
const past = { at: 1, seat: null }

test('the player who must act is addressed', () => {
  expect(promptOf({ replayPoint: null, played: [1], paused: false }, bensMove)).toBe('Place a piece.')
})

test('several players around one screen see whose prompt it is', () => {
  expect(promptOf({ replayPoint: null, played: [0, 1], paused: false }, bensMove)).toBe('Ben: Place a piece.')
})

test('other players and spectators see whom they wait for', () => {
  expect(promptOf({ replayPoint: null, played: [0], paused: false }, bensMove)).toBe('Waiting for Ben')
  expect(promptOf({ replayPoint: null, played: [], paused: false }, bensMove)).toBe('Waiting for Ben')
})

test('nobody is asked to move during a pause', () => {
  expect(promptOf({ replayPoint: null, played: [1], paused: true }, bensMove)).not.toBe('Place a piece.')
})

test('an earlier position shows whose move it was', () => {
  expect(promptOf({ replayPoint: past, played: [1], paused: false }, bensMove)).toBe('Ben to move')
})

test('the end of the game is the same for everyone', () => {
  expect(promptOf({ replayPoint: past, played: [1], paused: false }, momentOf(2, sceneOf(0, -2)))).toBe(
    'Place a piece.',
  )
})
