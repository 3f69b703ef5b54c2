import { expect, test, vi } from 'vitest'
import type { ToThinker } from './messages'
import { Thinker, type ThinkerWorker } from './thinker'

const SITE = { runtime: '', parts: '', bytes: 1 }

class FakeWorker implements ThinkerWorker {
  sent: ToThinker[] = []
  onmessage: ThinkerWorker['onmessage'] = null
  onerror: ThinkerWorker['onerror'] = null
  terminate = vi.fn()

  postMessage(message: ToThinker): void {
    this.sent.push(message)
  }
}

function thinker(): { thinker: Thinker; workers: FakeWorker[] } {
  const workers: FakeWorker[] = []
  const make = (): FakeWorker => {
    workers.push(new FakeWorker())
    return workers.at(-1)!
  }
  return { thinker: new Thinker(SITE, make), workers }
}

test('a question starts one worker, which answers all questions', async () => {
  const { thinker: asked, workers } = thinker()
  expect(workers).toHaveLength(0)
  const first = asked.ask('1')
  workers[0]!.onmessage?.({ data: { answer: 'one' } })
  expect(await first).toBe('one')
  const second = asked.ask('2')
  workers[0]!.onmessage?.({ data: { answer: 'two' } })
  expect(await second).toBe('two')
  expect(workers).toHaveLength(1)
  expect(workers[0]!.sent).toEqual([{ start: SITE }, { question: '1' }, { question: '2' }])
})

test.each([
  ['reports', (worker: FakeWorker) => worker.onmessage?.({ data: { failed: 'no memory' } })],
  ['has', (worker: FakeWorker) => worker.onerror?.({ message: 'no memory' })],
])('if the worker %s an error, the question fails and the next one starts another worker', async (_, fail) => {
  const { thinker: asked, workers } = thinker()
  const first = asked.ask('1')
  fail(workers[0]!)
  expect(JSON.parse(await first)).toEqual({ error: 'no memory' })
  expect(workers[0]!.terminate).toHaveBeenCalled()
  void asked.ask('2')
  expect(workers).toHaveLength(2)
})
