import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../api/api'
import { Unreachable } from '../api/errors'
import type { AnalysisForm, JudgedForm } from '../api/forms'
import { judgedOf, seatOf, tableOf } from '../table/testing'
import Analysis from './Analysis.svelte'

vi.mock('../api/api', async (original) => {
  const mocked = { analysis: vi.fn(), continueGame: vi.fn(), me: vi.fn() }
  return { ...(await original<typeof api>()), ...mocked }
})

const moments = [1, 2, 4, 5].map((sequence) => ({ sequence }))
const decisions: JudgedForm[] = [
  judgedOf(2, 0, 0, [0.5, 0.5]),
  judgedOf(4, 1, 0.18, [0.4, 0.6]),
  judgedOf(5, 0, 0.01, [0.7, 0.3]),
]
const whole: AnalysisForm = { done: true, total: 3, decisions }
const onjump = vi.fn()
/** Each test uses a different game, because analyses are cached. */
let table = 0

beforeEach(() => {
  vi.useFakeTimers()
  table += 1
  history.replaceState(null, '', `/table/table${table}`)
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.useRealTimers()
})

const part = (testid: string) => screen.queryByTestId(testid)
const show = (at = 5) => render(Analysis, { table: `table${table}`, winners: [0], moments, at, onjump })
const settle = (time = 0) => vi.advanceTimersByTimeAsync(time)

async function analyse(...forms: AnalysisForm[]): Promise<void> {
  for (const form of forms) vi.mocked(api.analysis).mockResolvedValueOnce(form)
  await fireEvent.click(screen.getByTestId('analyse'))
  await settle()
}

describe('an analysis', () => {
  it('starts on request and shows its progress', async () => {
    show()
    expect(api.analysis).not.toHaveBeenCalled()
    await analyse(
      { done: false, total: 3, decisions: decisions.slice(0, 1) },
      { done: true, total: 3, decisions: decisions.slice(1) },
    )
    expect(part('analysis')!.dataset.state).toBe('running')
    expect(part('analysis-progress')!.textContent).toContain('1 of 3 decisions')
    expect(part('chances'), 'what is known is shown').not.toBeNull()
    await settle(5_000)
    expect(part('analysis')!.dataset.state).toBe('done')
    expect(part('analysis-progress')).toBeNull()
    await settle(60_000)
    expect(
      vi.mocked(api.analysis).mock.calls.map(([, after]) => after),
      'only what is new',
    ).toEqual([0, 1])
  })

  it('is kept, wherever it is shown', async () => {
    show()
    await analyse(whole)
    cleanup()
    show()
    expect(part('chances')).not.toBeNull()
    expect(part('analyse')).toBeNull()
    expect(api.analysis).toHaveBeenCalledTimes(1)
  })

  it('continues while it is hidden', async () => {
    show()
    await analyse({ done: false, total: 3, decisions: [] }, whole)
    cleanup()
    await settle(5_000)
    show()
    expect(part('analysis')!.dataset.state).toBe('done')
    expect(part('analysis-broken')).toBeNull()
  })

  it('stops polling when the page is left, and continues later from what is known', async () => {
    show()
    await analyse({ done: false, total: 3, decisions: decisions.slice(0, 1) })
    vi.mocked(api.analysis).mockResolvedValue({ done: false, total: 3, decisions: [] })
    history.replaceState(null, '', '/')
    await settle(60_000)
    expect(vi.mocked(api.analysis).mock.calls.length).toBeLessThanOrEqual(2)
    history.replaceState(null, '', `/table/table${table}`)
    vi.mocked(api.analysis).mockResolvedValue({ done: true, total: 3, decisions: decisions.slice(1) })
    await fireEvent.click(screen.getByTestId('analyse'))
    await settle()
    expect(part('analysis')!.dataset.state).toBe('done')
    expect(part('analysis-broken')).toBeNull()
  })

  it('that cannot be loaded can be requested again', async () => {
    show()
    vi.mocked(api.analysis).mockRejectedValueOnce(new Unreachable('away'))
    await analyse()
    vi.mocked(api.analysis).mockResolvedValueOnce(whole)
    await fireEvent.click(screen.getByTestId('retry'))
    await settle()
    expect(part('chances')).not.toBeNull()
  })

  it('that was aborted reports it, and can be tried again', async () => {
    show()
    await analyse({ done: true, total: 3, decisions: decisions.slice(0, 2) })
    expect(part('analysis-broken')).not.toBeNull()
    expect(part('chances')).not.toBeNull()
    await analyse({ done: true, total: 3, decisions: decisions.slice(2) })
    expect(part('analysis-broken'), 'and can be tried again').toBeNull()
  })
})

describe('the results', () => {
  it('give the win probabilities of the position shown, in words', async () => {
    const { rerender } = show(1)
    await analyse(whole)
    const said = () => screen.getAllByTestId('chance').map((one) => /\d+/.exec(one.querySelector('b')!.textContent)![0])
    expect(said()).toEqual(['50', '50'])
    await rerender({ at: 2 })
    expect(said()).toEqual(['40', '60'])
    await rerender({ at: 5 })
    expect(said(), 'the result').toEqual(['100', '0'])
  })

  it('list the turning points, which link to their positions', async () => {
    show()
    await analyse(whole)
    const [turn, ...others] = screen.getAllByTestId('turning-point')
    expect(others).toEqual([])
    expect(turn!.textContent).toMatch(/Step 3.*Cost 18.*did4.*Better:.*better4/s)
    await fireEvent.click(turn!)
    expect(onjump).toHaveBeenCalledWith(4)
  })

  it('list your costliest decisions with reasons, and let you try again from each', async () => {
    const seats = [seatOf(0, { bot: 'master' }), seatOf(1, { mine: true })]
    const reasons = ['why', 'moreover'].map((id) => ({ id, args: {} }))
    const own4 = { ...decisions[1]!, better: [{ ...decisions[1]!.better[0]!, reasons }] }
    render(Analysis, { table: `table${table}`, seats, winners: [0], moments, at: 5, onjump })
    await analyse({ ...whole, decisions: [decisions[0]!, own4, decisions[2]!] })
    const own = part('own-decisions')!
    expect(own.textContent).toMatch(/Cost 18.*did4.*Better:.*better4: why; moreover/s)
    expect(own.textContent, 'not those of the bot').not.toContain('did5')
    vi.mocked(api.me).mockResolvedValue({ name: 'Ann' } as Awaited<ReturnType<typeof api.me>>)
    vi.mocked(api.continueGame).mockResolvedValue(tableOf(seats, { id: 'again' }))
    await fireEvent.click(own.querySelector('[data-testid=retry]')!)
    await settle()
    const wish = { sequence: 2, seat: 1, name: 'Ann', bot: 'master', key: expect.any(String) as string }
    expect(api.continueGame).toHaveBeenCalledWith(`table${table}`, wish)
    expect(location.pathname).toBe('/table/again')
  })

  it('give the cost of the decision shown, and better alternatives', async () => {
    const { rerender } = show(4)
    await analyse(whole)
    expect(screen.getByTestId('judged').textContent).toMatch(/Cost 18.*60% → 42%.*better4/s)
    await rerender({ at: 2 })
    expect(screen.getByTestId('judged').textContent).toContain('No better')
    await rerender({ at: 1 })
    expect(part('judged'), 'the start is no decision').toBeNull()
  })

  it('are available as a table, by keyboard too', async () => {
    show()
    await analyse(whole)
    const rows = [...screen.getByTestId('chances-in-numbers').querySelectorAll('tbody tr')]
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent)))).toEqual([
      [50, 50],
      [40, 60],
      [70, 30],
      [100, 0],
    ])
    await fireEvent.click(rows[2]!.querySelector('button')!)
    expect(onjump).toHaveBeenCalledWith(4)
  })
})
