/** A game's declaration of its board files. The editor reads it and knows nothing else about a game. */

import type { FaultForm, Said } from '../api/forms'

/** The kind of value that a field holds. */
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
  | 'link' // the two ends of a row that joins places
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
  /** The tables that a reference, a pair or a link can name. */
  of?: readonly string[] | null
  /** The fields of a nested table, or of each table in a nested list. */
  fields?: readonly Field[] | null
}

export type Table = {
  name: string
  /** A single table, not a list of rows. */
  single?: boolean | null
  required?: boolean | null
  role: 'settings' | 'place' | 'link' | 'list'
  label: Said
  /** The name of one row; a single table has none. */
  one?: Said
  meaning: Said
  fields: readonly Field[]
  /** Whether several links may join the same places. */
  parallel?: boolean
  /** The two fields that name the ends of a link. */
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

/** Tables whose rows a table cannot do without: its required references. */
const neededBy = ({ fields }: Table): string[] =>
  fields.flatMap(({ kind, required, of }) => (kind === 'reference' && required && of) || [])

/** Tables in the order of work: lists that places refer to, after those they refer to; places, links, and the rest. */
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

/** The field that identifies a row, if the table has one. */
export const idField = (table: Table): string | undefined => table.fields.find((field) => field.kind === 'id')?.name

/** The field with the name that people read. */
export function titleField(table: Table): Field | undefined {
  const wanted = table.single ? 'title' : 'name'
  const named = table.fields.find(({ name, kind }) => name === wanted && kind !== 'id')
  return named ?? table.fields.find((field) => field.kind === 'id')
}

/** Fields that are usually set by drawing and naming: the id of a named row, and the position of a place. */
export function automaticFields(table: Table): readonly string[] {
  const id = table.single ? fieldOf(table.fields, 'id')?.name : idField(table)
  const own = id !== undefined && id !== titleField(table)?.name ? [id] : []
  return table.role === 'place' ? [...own, 'x', 'y'] : own
}

/** Fields in the order of use: the name first, automatic fields last. */
export function fieldsInOrder(table: Table): Field[] {
  const rank = ({ name }: Field): number =>
    name === titleField(table)?.name ? 0 : automaticFields(table).includes(name) ? 2 : 1
  return table.fields.toSorted((one, other) => rank(one) - rank(other))
}

export const isPoint = (fields: readonly Field[] | null | undefined): boolean =>
  ['x', 'y'].every((axis) => fields?.some(({ name, kind }) => name === axis && kind === 'number'))

/** Kinds that fit into one input, and so into a cell. Others open a form. */
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
