/** Formats and parses field values. */

import { isRow, listOf } from './document'
import type { Field } from './format'
import { choiceLabel } from './labels'

/** Formats a list of numbers for editing. */
export const shortList = (value: unknown): string => listOf(value).join(', ')

/**
 * Parses a list of numbers, and returns undefined for an empty text. Invalid text is returned unchanged, and the check
 * reports it.
 */
export function numbersIn(typed: string): (number | string)[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter(Boolean)
  if (!parts.length) return undefined
  return parts.map((part) => (Number.isFinite(Number(part)) ? Number(part) : part))
}

/**
 * Returns the text to edit in place, in the reader's language or else the first one. `key` is the language of the text,
 * if it has one.
 */
export function mainText(field: Field, value: unknown, language: string): { text: string; key: string | null } {
  if (!isRow(value)) return { text: String(value ?? ''), key: field.kind === 'words' ? language : null }
  const key = language in value ? language : 'en' in value ? 'en' : (Object.keys(value)[0] ?? language)
  return { text: String(value[key] ?? ''), key }
}

/** Returns a short summary of a value that is edited in a separate form. */
export function summary(field: Field, value: unknown, language: string, nameOf: (id: string) => string): string {
  if ((field.kind === 'words' || field.kind === 'note') && isRow(value))
    return String(value[language] ?? value.en ?? Object.values(value)[0] ?? '')
  if (field.kind === 'references')
    return listOf(value)
      .map((one) => nameOf(String(one)))
      .join(', ')
  if (field.kind === 'choices')
    return listOf(value)
      .map((one) => choiceLabel(field, String(one)))
      .join(', ')
  if (['names', 'players'].includes(field.kind)) return shortList(value)
  if (field.kind === 'counts' && isRow(value))
    return Object.entries(value)
      .map(([id, count]) => `${nameOf(id)} ${String(count)}`)
      .join(', ')
  if (Array.isArray(value)) return `× ${value.length}`
  if (isRow(value)) {
    const plain = Object.entries(value).filter(([, one]) => typeof one !== 'object')
    return plain.map(([name, one]) => `${name} ${String(one)}`).join(', ')
  }
  return value === undefined ? '' : String(value)
}
