import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import type { LessonForm, SeatForm } from '../api/forms'
import { choiceOf, emptyBackdrop, sceneOf, seatOf, tableOf } from '../table/testing'
import Coach from './Coach.svelte'
import { LessonState, NEXT } from './lessonState.svelte'
import { finish, finishedLessons, isFinished, solvedPuzzles } from './progress'
import TipCard from './TipCard.svelte'
import { isFirstGame, tips } from './tips.svelte'

vi.mock('../api/api', async (original) => ({
  ...(await original<typeof api>()),
  lessons: vi.fn(),
  lessonBackdrop: vi.fn(),
  puzzles: vi.fn(),
  takeLesson: vi.fn(),
  tips: vi.fn(),
  whyNotInLesson: vi.fn(),
}))
vi.mock('../words/words.svelte', async (original) => ({
  ...(await original<object>()),
  loadLessonWords: () => Promise.resolve(),
}))

const said = (id: string) => ({ id, args: {} })
const put = choiceOf('put', ['post:1'])

function formOf(step: number, more: Partial<LessonForm> = {}): LessonForm {
  const common = {
    look: [],
    hint: null,
    answer: [],
    feedback: null,
    right: true,
    lost: false,
    inputs: [],
    events: [],
    done: false,
    reasons: [],
  }
  return { step, steps: 2, you: 0, say: said('text'), asks: false, scene: sceneOf(0, 0, [put]), ...common, ...more }
}

function infoOf(id: string) {
  return { id, title: said(id), about: said(id), minutes: 3, teaches: [], steps: 2 }
}

let state: LessonState

beforeEach(async () => {
  localStorage.clear()
  vi.mocked(api.lessons).mockResolvedValue([infoOf('one'), infoOf('two')])
  vi.mocked(api.lessonBackdrop).mockResolvedValue(emptyBackdrop)
  vi.mocked(api.takeLesson).mockResolvedValue(formOf(0))
  state = new LessonState('chess', 'one')
  await state.load()
})

it('offers nothing to click while there is only something to read', async () => {
  expect(state.offered).toEqual([])
  expect(state.following?.id).toBe('two')
  vi.mocked(api.takeLesson).mockResolvedValue(formOf(1, { asks: true, inputs: [NEXT] }))
  expect(await state.next()).toBe(true)
  expect(vi.mocked(api.takeLesson)).toHaveBeenLastCalledWith('chess', 'one', { inputs: [], attempt: NEXT })
  expect(state.choices).toEqual([put])
})

it('keeps the accepted inputs after a wrong attempt, and goes back by leaving out the last', async () => {
  vi.mocked(api.takeLesson).mockResolvedValue(formOf(1, { asks: true, inputs: [NEXT] }))
  await state.next()
  const wrong = formOf(1, { asks: true, inputs: [NEXT], right: false, feedback: said('no') })
  vi.mocked(api.takeLesson).mockResolvedValue(wrong)
  expect(await state.act(put)).toBe(false)
  expect(vi.mocked(api.takeLesson)).toHaveBeenLastCalledWith('chess', 'one', { inputs: [NEXT], attempt: 'put' })
  vi.mocked(api.takeLesson).mockResolvedValue(formOf(0))
  await state.undo()
  expect(vi.mocked(api.takeLesson)).toHaveBeenLastCalledWith('chess', 'one', { inputs: [], attempt: null })
})

it('forgets the help at the next step and shows the answer as a choice', async () => {
  vi.mocked(api.takeLesson).mockResolvedValue(formOf(1, { asks: true, inputs: [NEXT], answer: ['put'] }))
  await state.next()
  state.help = 'answer'
  expect(state.answer).toEqual(put)
  vi.mocked(api.takeLesson).mockResolvedValue(formOf(2, { done: true, inputs: [NEXT, 'put'] }))
  await state.act(put)
  expect(state.help).toBe('none')
  expect(isFinished('chess', 'one')).toBe(true)
})

describe('the coach', () => {
  const coach = (form: LessonForm, onplay: (() => void) | null = null) => {
    const [onbutton, rest] = [vi.fn(), { onlist: vi.fn(), onfollowing: vi.fn() }]
    render(Coach, { state, form, buttons: [put], onbutton, onplay, ...rest })
    return onbutton
  }

  it('ignores the second click of a double click, which may hit a button that has moved', async () => {
    const onbutton = coach(formOf(1, { asks: true }))
    const button = screen.getByTestId('action-button')
    await fireEvent.click(button, { detail: 2 })
    expect(onbutton).not.toHaveBeenCalled()
    await fireEvent.click(button, { detail: 1 })
    expect(onbutton).toHaveBeenCalledOnce()
    cleanup()
  })

  it('starts a game after the last lesson', async () => {
    const onplay = vi.fn()
    coach(formOf(2, { done: true }), onplay)
    await fireEvent.click(screen.getByTestId('first-game-start'))
    expect(onplay).toHaveBeenCalledOnce()
    cleanup()
  })
})

it('remembers finished lessons, even after damage', () => {
  localStorage.setItem('kontor.lessons', '{broken')
  expect(finishedLessons()).toEqual([])
  finish('chess', 'two')
  expect(finishedLessons()).toEqual(['chess/two'])
})

describe('a series of puzzles', () => {
  const solve = async (id: string) => {
    const ids = ['puzzle-4', 'puzzle-1', 'puzzle-2']
    vi.mocked(api.puzzles).mockResolvedValue(ids.map((id) => ({ id, title: said(id), difficulty: 1, players: 2 })))
    vi.mocked(api.takeLesson).mockResolvedValue(formOf(1, { done: true }))
    const puzzle = new LessonState('chess', id)
    await puzzle.load()
    return puzzle.following?.id
  }

  it('goes on to the next one that is not solved, and then back to the first', async () => {
    finish('chess', 'puzzle-1')
    expect(await solve('puzzle-4')).toBe('puzzle-2')
    expect(await solve('puzzle-2')).toBeUndefined()
    localStorage.clear()
    expect(await solve('puzzle-2')).toBe('puzzle-4')
  })

  it('counts those solved, but no more than there are', () => {
    for (const id of ['first', 'puzzle-1', 'puzzle-2']) finish('chess', id)
    finish('go', 'puzzle-7')
    expect([solvedPuzzles('chess', 3), solvedPuzzles('chess', 1), solvedPuzzles('go', 3)]).toEqual([2, 1, 1])
  })
})

describe('the cards of a guided game', () => {
  const tipOf = (id: string, ...kinds: string[]) => ({ id, kinds, rule: 'A1', say: said(id) })
  const cards = [tipOf('goal'), tipOf('place', 'place'), tipOf('claim', 'claim', 'office')]
  const due = (...kinds: string[]) => tips.due('chess', cards, new Set(kinds)).map(({ id }) => id)

  it('are shown once each, when an action of their kind is possible', () => {
    tips.restart('chess')
    expect(due()).toEqual([])
    expect(due('place', 'end')).toEqual(['goal', 'place'])
    tips.see('chess', 'goal')
    tips.see('chess', 'place')
    expect([due('place', 'end'), due('office')]).toEqual([[], ['claim']])
    tips.restart('chess')
    expect(due('end')).toEqual(['goal'])
  })

  it('can be switched off', () => {
    tips.on = false
    expect([tips.on, JSON.parse(localStorage.getItem('kontor.tips')!)]).toMatchObject([false, { off: true }])
    tips.restart('chess')
    expect(tips.on).toBe(true)
  })

  it('belong to games of one person against beginners', () => {
    const bot = (level: string) => seatOf(1, { kind: 'bot', bot: level })
    const first = (seats: SeatForm[], hints = true) => isFirstGame(tableOf(seats, { hints }))
    expect(first([seatOf(0), bot('apprentice'), bot('apprentice')])).toBe(true)
    expect(first([seatOf(0), bot('apprentice'), bot('master')])).toBe(false)
    expect(first([seatOf(0), seatOf(1), bot('apprentice')])).toBe(false)
    expect(first([seatOf(0), bot('apprentice')], false)).toBe(false)
    expect(first([seatOf(0), { ...bot('apprentice'), resigned: true }])).toBe(false)
    expect(isFirstGame(null)).toBe(false)
    const alone = tableOf([seatOf(0), bot('apprentice')], { hints: true })
    expect(isFirstGame(alone, [{ kind: 'action', by: 'table' }])).toBe(false)
  })

  it('go away with the action that they were shown for', async () => {
    tips.restart('chess')
    vi.mocked(api.tips).mockResolvedValue(cards)
    const props = { game: 'chess', choices: [{ ...put, kind: 'place' }], sequence: 4, onrule: vi.fn() }
    const { rerender } = render(TipCard, props)
    const shown = () => screen.queryByTestId('tip')?.dataset.card
    await vi.waitFor(() => expect(shown()).toBe('goal'))
    await fireEvent.click(screen.getByTestId('tip-next'))
    expect(shown()).toBe('place')
    await rerender({ sequence: 5 })
    expect(shown()).toBeUndefined()
    cleanup()
  })
})
