import { describe, expect, it } from 'vitest'
import { judgedOf } from '../table/testing'
import { costliest, percent, samplePositions, winProbabilities, turningPoints } from './analysisResult'

describe('win probabilities along a game', () => {
  const decisions = [judgedOf(2, 0, 0, [0.6, 0.4]), judgedOf(4, 1, 0, [0.7, 0.3])]

  it('end with the result', () => {
    expect(winProbabilities({ done: true, total: 2, decisions }, [1])).toEqual([
      [0.6, 0.4],
      [0.7, 0.3],
      [0, 1],
    ])
    expect(winProbabilities({ done: true, total: 2, decisions }, [0, 1]).at(-1)).toEqual([0.5, 0.5])
  })

  it('cover only the known part of the game', () => {
    expect(winProbabilities({ done: false, total: 3, decisions }, [1])).toEqual([
      [0.6, 0.4],
      [0.7, 0.3],
    ])
    expect(winProbabilities({ done: false, total: 3, decisions: [] }, [1])).toEqual([])
    expect(winProbabilities({ done: true, total: 0, decisions: [] }, [1])).toEqual([])
  })
})

describe('turning points', () => {
  it('are the most costly decisions, in order, with their replay step', () => {
    const decisions = [0.01, 0.2, 0.029, 0.03, 0.1].map((loss, at) => judgedOf(at + 2, 0, loss))
    expect(turningPoints(decisions).map(({ step, loss }) => [step, loss])).toEqual([
      [3, 0.2],
      [5, 0.03],
      [6, 0.1],
    ])
  })

  it('are limited in number', () => {
    const decisions = Array.from({ length: 30 }, (_, at) => judgedOf(at + 2, 0, 0.04 + at / 100))
    expect(turningPoints(decisions).map(({ step }) => step)).toEqual([24, 25, 26, 27, 28, 29, 30, 31])
  })

  it('are absent without mistakes', () => {
    expect(turningPoints([judgedOf(2, 0, 0)])).toEqual([])
  })
})

describe('a selection of positions', () => {
  it('includes the first and the last', () => {
    expect([samplePositions(0), samplePositions(1), samplePositions(3)]).toEqual([[], [0], [0, 1, 2]])
    const many = samplePositions(452)
    expect([many.length, many[0], many.at(-1)]).toEqual([12, 0, 451])
    expect(new Set(many).size).toBe(12)
  })
})

it('is in percent', () => {
  expect([0, 0.004, 0.184, 1].map(percent)).toEqual([0, 0, 18, 100])
})

describe('the costliest decisions of your seats', () => {
  it('are at most five, the dearest first, without those of others', () => {
    const decisions = [0.02, 0.2, 0.005, 0.03, 0.1, 0.04, 0.05].map((loss, at) => judgedOf(at + 2, 0, loss))
    expect(costliest([...decisions, judgedOf(9, 1, 0.5)], [0]).map(({ loss }) => loss)).toEqual([
      0.2, 0.1, 0.05, 0.04, 0.03,
    ])
    expect(costliest(decisions, [])).toEqual([])
  })
})
