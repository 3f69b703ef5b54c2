/** The handbook as something to look things up in. */

import type { HandbookForm, RuleForm } from '../api/forms'
import { paths } from '../route'

export type Found = { id: string; title: string; excerpt: string }

const TAG = /(<[^>]*>)/
const RULE = /\b[A-Z]\d+[a-z]?\b/g
const LETTERED = /\bid="rule-([A-Z]\d+[a-z])"/g
const AROUND = 60
/** A table may be wider than the page: then it is scrolled, also by keys. */
const SCROLLED = '<table tabindex="0">'

/** Every id that can be scrolled to: sections, rules, and the lettered parts that the server has marked. */
export function idsOf(handbook: HandbookForm): Set<string> {
  const ids = handbook.sections.flatMap((section) => [
    section.id,
    ...section.rules.flatMap((rule) => [rule.id, ...Array.from(rule.html.matchAll(LETTERED), ([, id]) => id!)]),
  ])
  return new Set(ids.filter(Boolean))
}

/** Wherever a text names a rule there is a link to it, except where the rule itself begins. */
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

/** The rules that hold all these words (or have this id): those with the words in the title first. */
export function search(handbook: HandbookForm, words: string): Found[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (parts.length === 0) return []
  const holds = (text: string): boolean => parts.every((part) => text.toLowerCase().includes(part))
  const rules = handbook.sections.flatMap((section) => [...openings(section), ...section.rules])
  const titled = rules.filter((rule) => holds(`${rule.id} ${rule.title}`))
  const others = rules.filter((rule) => !titled.includes(rule) && holds(`${rule.title} ${plain(rule.html)}`))
  return [...titled, ...others].map((rule) => ({
    id: rule.id,
    title: rule.title,
    excerpt: excerpt(plain(rule.html), parts[0]!),
  }))
}

/** What stands before the first rule of a section can be found too. */
function openings({ id, title, html }: HandbookForm['sections'][number]): RuleForm[] {
  return id && html ? [{ id, title, html }] : []
}

function excerpt(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word))
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1
  const to = text.length - at <= AROUND * 2 ? text.length : text.lastIndexOf(' ', at + AROUND * 2)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

/** The spelling that the handbook uses: `d6B` is `D6b`; a letter or rule that it lacks leads to what it belongs to. */
export function spelled(wanted: string, ids: ReadonlySet<string>): string | null {
  const id = wanted.slice(0, 1).toUpperCase() + wanted.slice(1).toLowerCase()
  const tries = [id, id.replace(/[a-z]+$/, ''), id.slice(0, 1)]
  return tries.find((one) => ids.has(one)) ?? null
}
