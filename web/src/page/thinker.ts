/** The first worker's interface to the second worker, which answers one question to bots at a time. */

import type { FromThinker, ToThinker } from './messages'
import type { Site } from './runtime'

/** The part of the Worker interface that this module uses. */
export interface ThinkerWorker {
  postMessage(message: ToThinker): void
  terminate(): void
  onmessage: ((message: { data: FromThinker }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

const newWorker = (): ThinkerWorker =>
  new Worker(new URL('./thinker.worker.ts', import.meta.url), {
    type: 'module',
    name: 'thinker',
  }) as unknown as ThinkerWorker

export class Thinker {
  private worker: ThinkerWorker | null = null
  private answer: ((text: string) => void) | null = null

  constructor(
    private readonly site: Site,
    private readonly make: () => ThinkerWorker = newWorker,
  ) {}

  /** Starts the worker in advance, so the first question does not have to. */
  start(): void {
    if (this.worker) return
    const worker = this.make()
    worker.onmessage = ({ data }) => ('answer' in data ? this.reply(data.answer) : this.fail(data.failed))
    worker.onerror = (event) => this.fail(event.message ?? 'the worker failed')
    worker.postMessage({ start: this.site })
    this.worker = worker
  }

  /** Returns the answer to a question, as JSON. Python asks one question at a time. */
  ask(question: string): Promise<string> {
    this.start()
    return new Promise((answer) => {
      this.answer = answer
      this.worker?.postMessage({ question })
    })
  }

  private reply(text: string): void {
    this.answer?.(text)
    this.answer = null
  }

  /** Reports an error. The next question then starts a new worker. */
  private fail(error: string): void {
    this.worker?.terminate()
    this.worker = null
    this.reply(JSON.stringify({ error }))
  }
}
