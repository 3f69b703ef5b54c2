/** A game's declaration of its board files. The editor uses no other information about the game. */

import type { FaultForm, Said } from '../api/forms'

/** The kind of value that a field contains. */
export type Kind =
  | 'id'
  | 'name'
  | 'names' // a list of names
  | 'text'
  | 'words' // a text for each language
  | 'note' // a text, or a table of texts
  | 'colour'
  | 'yes'
  | 'number'
  | 'numbers'
  | 'decimals'
  | 'players'
  | 'counts' // a number for each name
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'link' // the two ends of a row that links places
  | 'links'
  | 'pairs'
  | 'points'
  | 'table'
  | 'list'

export type Field = {
  name: string
  kind: Kind
  label: Said
  meaning: Said
  required: boolean
  default?: unknown
  example?: unknown
  least?: number | null
  most?: number | null
  choices?: readonly string[] | null
  choice_labels?: Readonly<Record<string, Said>> | null
  /** Tables to which a reference, a pair or a link can refer. */
  of?: readonly string[] | null
  /** Fields of a nested table, or of each table in a nested list. */
  fields?: readonly Field[] | null
}

export type Table = {
  name: string
  /** True if this is a single table instead of a list of rows. */
  single?: boolean | null
  required?: boolean | null
  role: 'settings' | 'place' | 'link' | 'list'
  label: Said
  /** Display name of a row. Single tables have none. */
  one?: Said
  meaning: Said
  fields: readonly Field[]
  /** True if several links may join the same two places. */
  parallel?: boolean
  /** The two fields with the ends of a link. */
  ends?: readonly [string, string] | readonly string[] | null
  /** The field with the bends of a link. */
  bends?: string | null
}

export type Format = {
  game: string
  /** Width and height of the drawing area. */
  size: readonly [number, number] | readonly number[]
  tables: readonly Table[]
}

export type Fault = FaultForm

export function tableOf(format: Format, name: string): Table | undefined {
  return format.tables.find((table) => table.name === name)
}

export const tablesOf = (format: Format, role: Table['role']): Table[] =>
  format.tables.filter((table) => table.role === role)

/** Returns the tables that a table needs for its required references. */
const neededBy = ({ fields }: Table): string[] =>
  fields.flatMap(({ kind, required, of }) => (kind === 'reference' && required && of) || [])

/**
 * Returns the tables in the order of editing. Lists that places refer to come first, followed by places, links, and all
 * others. Each table comes after the tables to which it refers.
 */
export function stepsOf(format: Format): Table[] {
  const seen = new Set<Table>()
  const lists: Table[] = []
  const add = (table: Table | undefined): void => {
    if (table?.role !== 'list' || seen.has(table)) return
    seen.add(table)
    for (const name of neededBy(table)) add(tableOf(format, name))
    lists.push(table)
  }
  const places = tablesOf(format, 'place')
  for (const name of places.flatMap(neededBy)) add(tableOf(format, name))
  const rest = format.tables.filter((table) => table.required !== false)
  return [...new Set([...lists, ...places, ...tablesOf(format, 'link'), ...rest])]
}

export const fieldOf = (fields: readonly Field[], name: string): Field | undefined =>
  fields.find((field) => field.name === name)

/** Returns the field that identifies a row, if there is one. */
export const idField = (table: Table): string | undefined => table.fields.find((field) => field.kind === 'id')?.name

/** Returns the field with the display name. */
export function titleField(table: Table): Field | undefined {
  const wanted = table.single ? 'title' : 'name'
  const named = table.fields.find(({ name, kind }) => name === wanted && kind !== 'id')
  return named ?? table.fields.find((field) => field.kind === 'id')
}

/** Returns fields that are usually set automatically, such as the id of a named row, and the position of a place. */
export function automaticFields(table: Table): readonly string[] {
  const id = table.single ? fieldOf(table.fields, 'id')?.name : idField(table)
  const own = id !== undefined && id !== titleField(table)?.name ? [id] : []
  return table.role === 'place' ? [...own, 'x', 'y'] : own
}

/** Returns the fields in display order, with the name first and automatic fields last. */
export function fieldsInOrder(table: Table): Field[] {
  const rank = ({ name }: Field): number =>
    name === titleField(table)?.name ? 0 : automaticFields(table).includes(name) ? 2 : 1
  return table.fields.toSorted((one, other) => rank(one) - rank(other))
}

export const isPoint = (fields: readonly Field[] | null | undefined): boolean =>
  ['x', 'y'].every((axis) => fields?.some(({ name, kind }) => name === axis && kind === 'number'))

/** Kinds of fields that fit into a table cell with a single input. Other kinds open a form. */
const SIMPLE: readonly Kind[] = [
  'id',
  'name',
  'text',
  'colour',
  'yes',
  'number',
  'numbers',
  'decimals',
  'choice',
  'reference',
  'link',
]
export const isSimple = (field: Field): boolean => SIMPLE.includes(field.kind)
