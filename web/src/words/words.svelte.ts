/** How the client speaks: its own words, those the server shares, and those of the games that are shown. */

import type { FluentBundle } from '@fluent/bundle'
import { Refused, Unreachable, gameWords, sharedWords } from '../api/api'
import type { EventForm, Said, Value } from '../api/forms'
import { addWords, argument, bundleOf, chooseLanguage } from './format'

const FIRST = 'en'
const english = import.meta.glob<string>('./*en.ftl', { query: '?raw', import: 'default', eager: true })
const others = import.meta.glob<string>(['./*.ftl', '!./*en.ftl'], { query: '?raw', import: 'default' })

/** Counts what has arrived: whoever says something says it anew when there are more words. */
let arrived = $state(0)
let names = $state<readonly (string | null)[]>([])
let spoken = FIRST
let bundles: FluentBundle[] = [own(FIRST, Object.values(english))]
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

/** Finds the language and fetches the shared words, once; to be awaited before the first page is shown. */
export function loadWords(): Promise<void> {
  return once('', async () => {
    await chooseWords()
    await fetchWords(sharedWords)
  })
}

async function chooseWords(): Promise<void> {
  const files = Object.keys(others)
  spoken = chooseLanguage(navigator.languages, [FIRST, ...new Set(files.map(languageOf))])
  if (spoken !== FIRST && bundles.length === 1) {
    const texts = await Promise.all(files.filter((file) => languageOf(file) === spoken).map((file) => others[file]!()))
    bundles = [own(spoken, texts), ...bundles]
  }
}

/** Fetches the words of a game, once. */
export function loadGameWords(game: string): Promise<void> {
  return once(game, () => fetchWords((language) => gameWords(game, language)))
}

/** `./table.de.ftl` is German. */
function languageOf(file: string): string {
  return file.split('.').at(-2)!.replace('/', '')
}

function once(what: string, fetching: () => Promise<void>): Promise<void> {
  const asking = asked.get(what) ?? fetching()
  asked.set(what, asking)
  // What could not be fetched is asked for again the next time.
  asking.catch(() => asked.delete(what))
  return asking
}

/** Each language has a bundle; what the first does not say is said by the next, which is English. */
async function fetchWords(fetched: (language: string) => Promise<string>): Promise<void> {
  const texts = await Promise.all(bundles.map((bundle) => fetched(bundle.locales[0]!)))
  texts.forEach((text, place) => report(addWords(bundles[place]!, text)))
  arrived += 1
}

/** Who sits where at the table that is shown: what SEAT($seat) says. */
export function nameSeats(those: readonly (string | null)[]): void {
  names = those
}

/** What SEAT($seat) says; `within` a sentence a seat without a name begins with a small letter. */
export function nameSeat(seat: number, within = false): string {
  const number = seat
  return names[seat] || (within ? say('seat-numbered-within', { number }) : say('seat-numbered', { number }))
}

export function knows(id: string): boolean {
  void arrived
  return bundles.some((bundle) => bundle.hasMessage(id))
}

/** The words for a message, or for an id with its arguments. */
export function say(message: Said | string, args: Record<string, Value> = {}): string {
  void arrived
  const { id, args: given } = typeof message === 'string' ? { id: message, args } : message
  const bundle = bundles.find((one) => one.hasMessage(id))
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) {
    report([`no words for ${id}`])
    return id
  }
  const faults: Error[] = []
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, argument(value)]))
  const text = bundle.formatPattern(pattern, values, faults)
  report(faults.map((fault) => `${id}: ${fault}`))
  return text
}

/** What happened, in words. */
export function sayEvent(event: EventForm): string {
  return say({ id: event.what, args: { seat: event.seat, rule: event.rule, ...event.args } })
}

/** Why something did not work, for the errors that are to be expected; any other is a mistake of ours and goes on. */
export function sayTrouble(error: unknown): string[] {
  if (error instanceof Refused) return error.problem.said.map((said) => say(said))
  if (error instanceof Unreachable) return [say('trouble-unreachable')]
  throw error
}
