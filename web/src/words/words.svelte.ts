/** Messages in the user's language: the client's own, the server's shared ones, and those of games. */

import type { FluentBundle } from '@fluent/bundle'
import { untrack } from 'svelte'
import { Refused, Unreachable, gameWords, lessonWords, sharedWords } from '../api/api'
import type { EventForm, Said, Scene, Value } from '../api/forms'
import { addWords, argument, bundleOf, chooseLanguage } from './format'

type Fetched = (language: string) => Promise<string>

const STORAGE_KEY = 'kontor.language'
const FIRST = 'en'
const english = import.meta.glob<string>('./*en.ftl', { query: '?raw', import: 'default', eager: true })
const others = import.meta.glob<string>(['./*.ftl', '!./*en.ftl'], { query: '?raw', import: 'default' })

/** Codes of the supported languages. */
export const LANGUAGES: readonly string[] = [FIRST, ...new Set(Object.keys(others).map(languageOf))]

/** Number of loaded sources. A change updates the texts when messages arrive. */
let arrived = $state(0)
let names = $state<readonly (string | null)[]>([])
let spoken = $state(FIRST)
/** Language requested last, which becomes active when its messages have loaded. */
let wanted = FIRST
const bundles = new Map<string, FluentBundle>([[FIRST, own(FIRST, Object.values(english))]])
/** Sources loaded so far, which must also be loaded for another language. */
const sources = new Map<string, Fetched>([['', sharedWords]])
const asked = new Map<string, Promise<void>>()
const reported = new Set<string>()

function own(language: string, texts: string[]): FluentBundle {
  const bundle = bundleOf(language, nameSeat)
  for (const text of texts) report(addWords(bundle, text))
  return bundle
}

function report(faults: Iterable<unknown>): void {
  for (const fault of faults) {
    if (reported.has(String(fault))) continue
    reported.add(String(fault))
    console.error(fault)
  }
}

export function language(): string {
  return spoken
}

/** Chooses the language, and loads the shared messages once. Await this before showing the first page. */
export function loadWords(): Promise<void> {
  const kept = localStorage.getItem(STORAGE_KEY)
  return once('', () => speak(chooseLanguage([...(kept ? [kept] : []), ...navigator.languages], LANGUAGES)))
}

/** Changes and saves the language. */
export async function chooseWords(chosen: string): Promise<void> {
  await speak(chosen)
  localStorage.setItem(STORAGE_KEY, chosen)
}

/** Activates a language once all its messages have loaded. */
async function speak(chosen: string): Promise<void> {
  wanted = chosen
  await loadOwn(chosen)
  for (let fetched = 0; fetched < sources.size;) {
    const all = [...sources.keys()] // a game may be opened while messages are loading
    await Promise.all(all.map((source) => fetchWords(source, chosen)))
    fetched = all.length
  }
  if (wanted !== chosen) return
  spoken = chosen
  document.documentElement.lang = chosen
}

function loadOwn(chosen: string): Promise<void> {
  return once(chosen, async () => {
    if (bundles.has(chosen)) return
    const files = Object.keys(others).filter((file) => languageOf(file) === chosen)
    const texts = await Promise.all(files.map((file) => others[file]!())).catch((error: unknown) => {
      throw new Unreachable(String(error))
    })
    bundles.set(chosen, own(chosen, texts))
  })
}

/** Loads a game's messages, once. */
export async function loadGameWords(game: string): Promise<void> {
  sources.set(game, (one) => gameWords(game, one))
  await fetchWords(game, spoken)
}

/** Loads the messages of a game's lessons, once. */
export async function loadLessonWords(game: string): Promise<void> {
  const source = `${game}/lessons`
  sources.set(source, (one) => lessonWords(game, one))
  await Promise.all([loadGameWords(game), fetchWords(source, spoken)])
}

/** Loads the messages that only one page needs, once. `files` is a glob of Fluent files named after languages. */
export async function loadPageWords(page: string, files: Record<string, () => Promise<string>>): Promise<void> {
  const byLanguage = new Map(Object.entries(files).map(([file, text]) => [languageOf(file.split('/').at(-1)!), text]))
  sources.set(`${page} page`, (one) =>
    byLanguage.get(one)!().catch((error: unknown) => {
      throw new Unreachable(String(error))
    }),
  )
  await fetchWords(`${page} page`, spoken)
}

/** Returns a file's language, such as German for `./table.de.ftl`. */
function languageOf(file: string): string {
  return file.split('.').at(-2)!.replace('/', '')
}

function once(what: string, fetching: () => Promise<void>): Promise<void> {
  const asking = asked.get(what) ?? fetching()
  asked.set(what, asking)
  // Failed requests are not remembered, so they are retried next time.
  asking.catch(() => asked.delete(what))
  return asking
}

/** Loads a source in a language, and in English as a fallback. */
async function fetchWords(source: string, chosen: string): Promise<void> {
  await Promise.all([...new Set([chosen, FIRST])].map((one) => once(`${one}/${source}`, () => fetchInto(source, one))))
}

async function fetchInto(source: string, chosen: string): Promise<void> {
  const text = await sources.get(source)!(chosen)
  report(addWords(bundles.get(chosen)!, text))
  arrived += 1
}

/** Sets the player names for SEAT($seat). */
export function nameSeats(those: readonly (string | null)[]): void {
  // Do not update all texts if the names are equal.
  if (JSON.stringify(those) !== JSON.stringify(untrack(() => names))) names = those
}

/**
 * Returns the value of SEAT($seat). With `within`, an unnamed seat starts with a lower-case letter, for use within a
 * sentence.
 */
export function nameSeat(seat: number, within = false): string {
  const number = seat
  return names[seat] || (within ? say('seat-numbered-within', { number }) : say('seat-numbered', { number }))
}

/** Returns the names of several seats as a list in the current language. */
export function nameSeatList(seats: readonly number[]): string {
  return new Intl.ListFormat(language()).format(seats.map((seat) => nameSeat(seat)))
}

/** Returns the bundle with this message, in the current language or else in English. */
function bundleWith(id: string): FluentBundle | undefined {
  void arrived
  return [spoken, FIRST].map((one) => bundles.get(one)!).find((bundle) => bundle.hasMessage(id))
}

export function knows(id: string): boolean {
  return bundleWith(id) !== undefined
}

/** Returns the text of a message, or of an id with arguments. */
export function say(message: Said | string, args: Record<string, Value> = {}): string {
  const { id, args: given } = typeof message === 'string' ? { id: message, args } : message
  const bundle = bundleWith(id)
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) {
    report([`no message ${id}`])
    return id
  }
  const faults: Error[] = []
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, argument(value)]))
  const text = bundle.formatPattern(pattern, values, faults)
  report(faults.map((fault) => `${id}: ${fault}`))
  return text
}

/**
 * Returns the prompt for this reader. The player to move is addressed directly, and by name if the reader plays several
 * seats. Everyone else sees which player they are waiting for.
 */
export function sayPrompt({ prompt, actor: seat }: Pick<Scene, 'prompt' | 'actor'>, played: readonly number[]): string {
  if (seat < 0) return say(prompt)
  if (!played.includes(seat)) return say('waiting-for', { seat })
  return played.length > 1 ? say('prompt-for', { seat, prompt: say(prompt) }) : say(prompt)
}

/** Joins several short texts to one line. */
export const sayAll = (messages: readonly Said[]): string => messages.map((message) => say(message)).join('; ')

/** Returns the text of an event. */
export function sayEvent(event: EventForm): string {
  return say({ id: event.what, args: { seat: event.seat, rule: event.rule, ...event.args } })
}

/** Returns the reasons for an expected error. Any other error is a bug and is rethrown. */
export function describeError(error: unknown): string[] {
  if (error instanceof Refused) return error.problem.said.map((said) => say(said))
  if (error instanceof Unreachable) return [say('trouble-unreachable')]
  throw error
}
