/** Ids, links and search in the handbook. */

import type { HandbookForm, RuleForm } from '../api/forms'
import { paths } from '../route'

export type Found = { id: string; title: string; excerpt: string }

const TAG = /(<[^>]*>)/
const RULE = /\b[A-Z]\d+[a-z]?\b/g
const LETTERED = /\bid="rule-([A-Z]\d+[a-z])"/g
const WORD = /[\p{L}\p{N}_]+/gu
/** Minimum number of letters for matching the beginning of a word in a search. */
const SHORTEST_BEGINNING = 3
/** Number of characters in an excerpt before the matching word, with twice as many after it. */
const AROUND = 60
/** Makes wide tables focusable, so users can scroll them with the keyboard. */
const SCROLLED = '<table tabindex="0">'

/** Returns the ids of all scroll targets: chapters, sections, rules, and marked lettered parts. */
export function idsOf(handbook: HandbookForm): Set<string> {
  const ids = handbook.sections.flatMap((section) => [
    section.id,
    ...section.rules.flatMap((rule) => [rule.id, ...Array.from(rule.html.matchAll(LETTERED), ([, id]) => id!)]),
  ])
  return new Set(ids.filter(Boolean))
}

/** Turns the rule ids in a text into links, except at the beginning of the rule itself. */
export function linked(html: string, ids: ReadonlySet<string>, game: string): string {
  let item = ''
  return html
    .split(TAG)
    .map((part) => {
      if (part.startsWith('<')) {
        item = /^<li id="rule-(.+)"/.exec(part)?.[1] ?? item
        return part === '<table>' ? SCROLLED : part
      }
      return part.replace(RULE, (id) => (id === item || !ids.has(id) ? id : link(game, id)))
    })
    .join('')
}

const link = (game: string, id: string): string => `<a href="${paths.rules(game, id)}" data-rule="${id}">${id}</a>`

export function plain(html: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]!)
  return text.replace(/\s+/g, ' ').trim()
}

/** Returns the words of a text with their positions, in lower case and without accents. */
function wordsOf(text: string): { word: string; at: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word: simple(word), at: index }))
}

const simple = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')

const matches = (word: string, part: string): boolean =>
  word === part || (part.length >= SHORTEST_BEGINNING && word.startsWith(part))

/**
 * Returns the chapters, sections and rules that contain all these words, starting with matching titles. A word with at
 * least three letters also matches the beginning of longer words. Accents are ignored. `kontor rules` searches in the
 * same way (see src/kontor/words/handbook.py).
 */
export function search(handbook: HandbookForm, words: string): Found[] {
  const parts = wordsOf(words).map(({ word }) => word)
  if (parts.length === 0) return []
  const contains = (text: string): boolean => {
    const held = wordsOf(text)
    return parts.every((part) => held.some(({ word }) => matches(word, part)))
  }
  const entries = handbook.sections.flatMap((section) => [...openings(section), ...section.rules])
  const titled = entries.filter((entry) => contains(`${entry.id} ${entry.title}`))
  const others = entries.filter((entry) => !titled.includes(entry) && contains(`${entry.title} ${plain(entry.html)}`))
  return [...titled, ...others].map(({ id, title, html }) => ({ id, title, excerpt: excerpt(plain(html), parts[0]!) }))
}

/** Returns the text of a chapter, or of a section before its first rule. */
function openings({ id, title, html }: HandbookForm['sections'][number]): RuleForm[] {
  return id && html ? [{ id, title, html }] : []
}

function excerpt(text: string, part: string): string {
  const at = wordsOf(text).find(({ word }) => matches(word, part))?.at ?? 0
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1
  const to = text.length - at <= AROUND * 2 ? text.length : text.lastIndexOf(' ', at + AROUND * 2)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

/** Returns whether an id belongs to a rule or a section and is displayed. Chapter ids are used only in links. */
export const isRule = (id: string): boolean => /^[A-Z]/.test(id)

/**
 * Normalizes an id. For example, `d6B` becomes `D6b`. An unknown letter is replaced by the rule, and an unknown rule by
 * its section.
 */
export function spelled(wanted: string, ids: ReadonlySet<string>): string | null {
  const id = wanted.slice(0, 1).toUpperCase() + wanted.slice(1).toLowerCase()
  const tries = [wanted.toLowerCase(), id, id.replace(/[a-z]+$/, ''), id.slice(0, 1)]
  return tries.find((one) => ids.has(one)) ?? null
}
