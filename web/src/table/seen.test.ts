import { beforeEach, expect, it } from 'vitest'
import { markSeen, wasSeen } from './seen'

beforeEach(() => localStorage.clear())

it('remembers the tables that were marked', () => {
  for (const table of ['one', 'two', 'one']) markSeen(table)
  expect(['one', 'two', 'three'].map(wasSeen)).toEqual([true, true, false])
})

it('forgets the oldest tables', () => {
  for (let table = 0; table <= 200; table += 1) markSeen(`t${table}`)
  expect(['t200', 't1', 't0'].map(wasSeen)).toEqual([true, true, false])
})
