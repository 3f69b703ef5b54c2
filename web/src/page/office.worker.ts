/**
 * The page's first worker, which runs Python with the tables. It stays responsive, because bots run in the second
 * worker.
 */

import type { PyodideAPI } from 'pyodide'
import type { FromOffice, ToOffice } from './messages'
import { loadKontor, REST, type Site } from './runtime'
import { GameStore } from './storage'
import { Thinker } from './thinker'

/** `kontor.page.worker.Desk`. Python's None becomes `undefined` here instead of null. */
interface Desk {
  answer(method: string, address: string, body: string | undefined): Promise<string>
  office: {
    connect(line: number, table: string): Promise<void>
    hear(line: number, text: string): void
    disconnect(line: number): void
    heard(table: string): Promise<void>
  }
}

/** Notifies the other tabs of a changed table. */
const tabs = new BroadcastChannel('kontor-tables')
/** Live connections that are being opened, whose messages must wait. */
const opening = new Map<number, Promise<void>>()

let opened: (desk: Desk) => void
const ready = new Promise<Desk>((resolve) => (opened = resolve))

const post = (message: FromOffice): void => self.postMessage(message)

async function start(site: Site): Promise<void> {
  try {
    const store = await GameStore.open()
    const python = await loadKontor(site, (stage, share) => post({ stage, share }))
    const thinker = new Thinker(site)
    opened(newDesk(python, store, thinker))
    post({ stage: 'ready', share: 1 })
    setTimeout(() => thinker.start(), REST)
  } catch (error) {
    post({ failed: error instanceof Error ? error.message : String(error) })
  }
}

function newDesk(python: PyodideAPI, store: GameStore, thinker: Thinker): Desk {
  const worker = python.pyimport('kontor.page.worker') as { Desk: (...given: unknown[]) => Desk }
  return worker.Desk(
    (text: string) => store.ask(text),
    (text: string) => thinker.ask(text),
    (line: number, text: string) => post({ line, text }),
    (line: number, code: number) => post({ line, code }),
    (table: string) => tabs.postMessage(table),
  )
}

async function receive(message: ToOffice): Promise<void> {
  if ('start' in message) return start(message.start)
  const desk = await ready
  if ('ask' in message) {
    const answer = await desk.answer(message.method, message.address, message.body ?? undefined)
    const [status, kind, text] = JSON.parse(answer) as [number, string, string]
    post({ answer: message.ask, status, kind, text })
  } else if ('connect' in message) {
    const connected = desk.office.connect(message.connect, message.table)
    opening.set(message.connect, connected)
    await connected
    opening.delete(message.connect)
  } else if ('say' in message) {
    await opening.get(message.say)
    desk.office.hear(message.say, message.text)
  } else {
    await opening.get(message.hangUp)
    desk.office.disconnect(message.hangUp)
  }
}

self.onmessage = ({ data }: MessageEvent<ToOffice>) => void receive(data)
tabs.onmessage = ({ data }: MessageEvent<string>) => void ready.then((desk) => desk.office.heard(data))
