/** The static page's backend: prepared files, and Python in a worker. */

import type { Backend, Line } from '../api/backend'
import type { FromOffice, ToOffice } from './messages'
import { start } from './progress.svelte'
import type { Site } from './runtime'

/** The part of the Worker interface that the page uses. */
export interface Office {
  postMessage(message: ToOffice): void
  onmessage: ((message: { data: FromOffice }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

const newOffice = (): Office =>
  new Worker(new URL('./office.worker.ts', import.meta.url), { type: 'module', name: 'office' }) as unknown as Office

export function pageBackend(site: Site, office: Office = newOffice()): Backend {
  const asked = new Map<number, { answer: (answer: Response) => void; fail: (error: unknown) => void }>()
  const lines = new Map<number, OfficeLine>()
  let numbers = 0

  office.onmessage = ({ data }) => {
    if ('stage' in data) {
      start.stage = data.stage
      start.share = data.share
    } else if ('failed' in data) fail(data.failed)
    else if ('answer' in data) asked.get(data.answer)?.answer(responseOf(data))
    else if ('text' in data) lines.get(data.line)?.hear(data.text)
    else lines.get(data.line)?.end(data.code)
  }
  office.onerror = (event) => fail(event.message ?? 'the worker failed')
  office.postMessage({ start: site })

  function fail(error: string): void {
    start.error = error
    for (const one of asked.values()) one.fail(new TypeError(error))
  }

  async function ask(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const body = (await request.text()) || null
    if (start.error !== null) throw new TypeError(start.error)
    const number = (numbers += 1)
    try {
      return await new Promise<Response>((answer, fail) => {
        asked.set(number, { answer, fail })
        request.signal.addEventListener('abort', () => fail(request.signal.reason))
        office.postMessage({ ask: number, method: request.method, address: pathname + search, body })
      })
    } finally {
      asked.delete(number)
    }
  }

  return {
    async fetch(request) {
      const file = request.method === 'GET' ? preparedAnswer(new URL(request.url).pathname) : null
      if (file !== null) return fetch(site.parts + file)
      const answer = await ask(request)
      if (answer.status === 201) keepStorage()
      return answer
    },
    connect(table) {
      const number = (numbers += 1)
      const line = new OfficeLine(
        (text) => office.postMessage({ say: number, text }),
        () => {
          lines.delete(number)
          office.postMessage({ hangUp: number })
        },
      )
      lines.set(number, line)
      office.postMessage({ connect: number, table })
      return line
    },
    invites: false,
    keepsGames: true,
  }
}

function responseOf({ status, kind, text }: { status: number; kind: string; text: string }): Response {
  return new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': kind } })
}

/**
 * Returns the file with the response to a request that needs no Python, or null for other requests. `kontor site`
 * writes these files.
 */
export function preparedAnswer(path: string): string | null {
  const [, api, ...parts] = path.split('/')
  if (api !== 'api') return null
  const [first, game, what, name] = parts
  const file = `answers/${parts.join('/')}`
  if (parts.length === 1 && (first === 'games' || first === 'languages')) return `${file}.json`
  if (parts.length === 2 && first === 'words') return `${file}.ftl`
  if (first !== 'games') return null
  if (parts.length === 5 && what === 'lessons' && name === 'words') return `${file}.ftl`
  if (parts.length !== 4 || !game || !name) return null
  return what === 'words' ? `${file}.ftl` : what === 'handbook' ? `${file}.json` : null
}

/** Asks the browser not to delete the games when it runs out of space. The browser may refuse. */
function keepStorage(): void {
  void navigator.storage?.persist?.()
}

const OPEN = 1
const CLOSED = 3

/** A live connection through the worker. It opens immediately, but messages have to wait until Python is ready. */
class OfficeLine implements Line {
  readyState = OPEN
  onopen: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  onclose: ((end: { code: number }) => void) | null = null

  constructor(
    readonly send: (text: string) => void,
    private readonly hangUp: () => void,
  ) {
    queueMicrotask(() => this.onopen?.())
  }

  hear(text: string): void {
    this.onmessage?.({ data: text })
  }

  end(code: number): void {
    this.readyState = CLOSED
    this.hangUp()
    this.onclose?.({ code })
  }

  close(): void {
    if (this.readyState === OPEN) this.hangUp()
    this.readyState = CLOSED
  }
}
