import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, Unreachable } from '../api/errors'
import type { Done, Problem } from '../api/forms'
import { Sender } from './sender'

const problem = (code: Problem['code']): Problem => ({ code, said: [], rule: null, sequence: null })
const refused = (status: number, code: Problem['code']) => new Refused(status, problem(code))
const lost = () => new Unreachable('gone')

let states: string[]
let sender: Sender

beforeEach(() => {
  vi.useFakeTimers()
  states = []
  sender = new Sender(
    ({ busy, retrying }) => states.push(retrying ? 'retrying' : busy ? 'busy' : 'free'),
    () => 1,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

/** A fake server that returns a list of answers and counts its calls. */
function server(...answers: (Done | Error)[]) {
  return vi.fn(async (): Promise<Done> => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked too often')
    if (answer instanceof Error) throw answer
    return answer
  })
}

describe('an action', () => {
  it('that is acknowledged is sent once', async () => {
    const post = server({ sequence: 5 })
    expect(await sender.send(post)).toEqual({ kind: 'done', sequence: 5 })
    expect(post).toHaveBeenCalledTimes(1)
    expect(states).toEqual(['busy', 'free'])
  })

  it('without an answer is sent again until it is acknowledged', async () => {
    const post = server(lost(), lost(), lost(), { sequence: 5 })
    const outcome = sender.send(post)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toEqual({ kind: 'done', sequence: 5 })
    expect(post).toHaveBeenCalledTimes(4)
    expect(states).toEqual(['busy', 'retrying', 'retrying', 'retrying', 'free'])
  })

  it('without an answer may turn out to be refused', async () => {
    const outcome = sender.send(server(lost(), refused(422, 'illegal')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toEqual({ kind: 'refused', problem: problem('illegal') })
  })

  it('is not sent again if the table has moved on', async () => {
    const post = server(refused(409, 'stale'))
    expect(await sender.send(post)).toEqual({ kind: 'stale', problem: problem('stale') })
    expect(post).toHaveBeenCalledTimes(1)
  })

  it('waits if there were too many requests', async () => {
    const post = server(refused(429, 'too-many'), { sequence: 2 })
    const outcome = sender.send(post)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toEqual({ kind: 'done', sequence: 2 })
  })

  it('is given up if the server keeps failing', async () => {
    const post = server(...Array.from({ length: 6 }, () => refused(500, 'internal')))
    const outcome = sender.send(post)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await outcome).toEqual({ kind: 'refused', problem: problem('internal') })
    expect(post).toHaveBeenCalledTimes(6)
  })

  it('is sent until a failing database works again', async () => {
    const post = server(...Array.from({ length: 9 }, () => refused(503, 'unavailable')), { sequence: 5 })
    const outcome = sender.send(post)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await outcome).toEqual({ kind: 'done', sequence: 5 })
  })

  it('is not sent while another one is', async () => {
    const second = server({ sequence: 6 })
    let answer: (done: Done) => void = () => {}
    const first = sender.send(() => new Promise((resolve) => (answer = resolve)))
    expect(sender.busy).toBe(true)
    expect(await sender.send(second)).toBeNull()
    expect(second).not.toHaveBeenCalled()
    answer({ sequence: 5 })
    expect(await first).toEqual({ kind: 'done', sequence: 5 })
    expect(await sender.send(second)).toEqual({ kind: 'done', sequence: 6 })
  })

  it('is sent again at once when the connection is back', async () => {
    const post = server(lost(), { sequence: 5 })
    const outcome = sender.send(post)
    await vi.advanceTimersByTimeAsync(0)
    expect(post).toHaveBeenCalledTimes(1)
    sender.retryNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(await outcome).toEqual({ kind: 'done', sequence: 5 })
  })

  it('is not sent again after the page was left', async () => {
    const post = server(lost())
    const outcome = sender.send(post)
    await vi.advanceTimersByTimeAsync(0)
    sender.stop()
    expect(await outcome).toBeNull()
    expect(post).toHaveBeenCalledTimes(1)
  })

  it('lets programming errors through', async () => {
    await expect(sender.send(server(new TypeError('ours')))).rejects.toThrow('ours')
    expect(sender.busy).toBe(false)
  })
})
