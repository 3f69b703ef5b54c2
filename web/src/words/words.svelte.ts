/** How the client speaks: its own words, those the server shares, and those of the games that are shown. */

import type { FluentBundle } from '@fluent/bundle'
import { untrack } from 'svelte'
import { Refused, Unreachable, gameWords, sharedWords } from '../api/api'
import type { EventForm, Said, Value } from '../api/forms'
import { addWords, argument, bundleOf, chooseLanguage } from './format'

type Fetched = (language: string) => Promise<string>

const KEPT = 'kontor.language'
const FIRST = 'en'
const english = import.meta.glob<string>('./*en.ftl', { query: '?raw', import: 'default', eager: true })
const others = import.meta.glob<string>(['./*.ftl', '!./*en.ftl'], { query: '?raw', import: 'default' })

/** What the client speaks, by the codes of the languages. */
export const LANGUAGES: readonly string[] = [FIRST, ...new Set(Object.keys(others).map(languageOf))]

/** Counts what has arrived: whoever says something says it anew when there are more words. */
let arrived = $state(0)
let names = $state<readonly (string | null)[]>([])
let spoken = $state(FIRST)
/** The last language that somebody asked for; it is spoken as soon as its words are there. */
let wanted = FIRST
const bundles = new Map<string, FluentBundle>([[FIRST, own(FIRST, Object.values(english))]])
/** Where words come from that have been asked for: another language needs them too. */
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

/** Finds the language and fetches the shared words, once; to be awaited before the first page is shown. */
export function loadWords(): Promise<void> {
  const kept = localStorage.getItem(KEPT)
  return once('', () => speak(chooseLanguage([...(kept ? [kept] : []), ...navigator.languages], LANGUAGES)))
}

/** Speaks another language from now on, also when the person comes again. */
export async function chooseWords(chosen: string): Promise<void> {
  await speak(chosen)
  localStorage.setItem(KEPT, chosen)
}

/** Everything that is shown is said anew, as soon as all its words are there. */
async function speak(chosen: string): Promise<void> {
  wanted = chosen
  await loadOwn(chosen)
  for (let fetched = 0; fetched < sources.size;) {
    const all = [...sources.keys()] // meanwhile a game may be shown whose words nobody has asked for yet
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

/** Fetches the words of a game, once. */
export async function loadGameWords(game: string): Promise<void> {
  sources.set(game, (one) => gameWords(game, one))
  await fetchWords(game, spoken)
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

/** The words of a source in a language, and in English: what the language does not say is said so. */
async function fetchWords(source: string, chosen: string): Promise<void> {
  await Promise.all([...new Set([chosen, FIRST])].map((one) => once(`${one}/${source}`, () => fetchInto(source, one))))
}

async function fetchInto(source: string, chosen: string): Promise<void> {
  const text = await sources.get(source)!(chosen)
  report(addWords(bundles.get(chosen)!, text))
  arrived += 1
}

/** Who sits where at the table that is shown: what SEAT($seat) says. */
export function nameSeats(those: readonly (string | null)[]): void {
  // The same names again are no reason to say everything anew.
  if (JSON.stringify(those) !== JSON.stringify(untrack(() => names))) names = those
}

/** What SEAT($seat) says; `within` a sentence a seat without a name begins with a small letter. */
export function nameSeat(seat: number, within = false): string {
  const number = seat
  return names[seat] || (within ? say('seat-numbered-within', { number }) : say('seat-numbered', { number }))
}

/** Whoever says it, the language that is spoken or English. */
function bundleWith(id: string): FluentBundle | undefined {
  void arrived
  return [spoken, FIRST].map((one) => bundles.get(one)!).find((bundle) => bundle.hasMessage(id))
}

export function knows(id: string): boolean {
  return bundleWith(id) !== undefined
}

/** The words for a message, or for an id with its arguments. */
export function say(message: Said | string, args: Record<string, Value> = {}): string {
  const { id, args: given } = typeof message === 'string' ? { id: message, args } : message
  const bundle = bundleWith(id)
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
