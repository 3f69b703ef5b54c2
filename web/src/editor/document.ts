/** The board being edited, as plain data in the format that the game declares. Every change returns new data. */

import type { BoardData } from '../api/forms'
import {
  fieldOf,
  idField,
  isPoint,
  tableOf,
  tablesOf,
  titleField,
  type Field,
  type Format,
  type Kind,
  type Table,
} from './format'

export type Row = Readonly<Record<string, unknown>>
export type Data = BoardData
/** Path of table, row and field, followed by the path within a nested value. A single table has no row. */
export type Path = readonly (string | number)[]
export type Spot = { table: string; row: number }
export type Point = { x: number; y: number }
export type Place = Spot & { id: string; at: Point | null }
/** `corners` contains the points that the line passes through, such as its bends. */
export type Link = Spot & {
  ends: [string, string]
  corners: Point[]
  /** Number of earlier links between the same places. */
  parallel: number
}

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function rowsOf(data: Data, table: string): readonly Row[] {
  const rows = data[table]
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

export function rowAt(data: Data, { table, row }: Spot): Row | undefined {
  return rowsOf(data, table)[row]
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[part] : undefined,
    data,
  )
}

/** Sets the value at a path. `undefined` removes it. */
export function withValue<T>(data: T, path: Path, value: unknown): T {
  const [part, ...rest] = path
  if (part === undefined) return value as T
  const list = Array.isArray(data) || (data === undefined && typeof part === 'number')
  const copy = (list ? [...((data as unknown[]) ?? [])] : { ...data }) as Record<string | number, unknown>
  const inner = rest.length ? withValue(copy[part] ?? (typeof rest[0] === 'number' ? [] : {}), rest, value) : value
  if (inner !== undefined) copy[part] = inner
  else if (list) (copy as unknown as unknown[]).splice(Number(part), 1)
  else delete copy[part]
  return copy as T
}

/** Returns an empty board: no rows, and default values in single tables. */
export function emptyBoard(format: Format): Data {
  return Object.fromEntries(
    format.tables
      .filter((table) => table.required !== false)
      .map((table) => [table.name, table.single ? filledRow(table.fields, format, {}) : []]),
  )
}

/** Returns a row's id, as used in references. */
export function idOf(table: Table, row: Row): string {
  const field = idField(table)
  return field === undefined ? '' : String(row[field] ?? '')
}

/** Returns the ids of the rows to which a reference can point. */
export function idsOf(format: Format, data: Data, tables: readonly string[]): string[] {
  return tables.flatMap((name) => {
    const table = tableOf(format, name)
    return table ? rowsOf(data, name).map((row) => idOf(table, row)) : []
  })
}

/** Returns a row's display name, in the reader's language if possible. */
export function titleOf(table: Table, row: Row, language: string): string {
  const value = row[titleField(table)?.name ?? '']
  const text = isRow(value) ? (value[language] ?? value.en ?? Object.values(value)[0]) : value
  return String(text || idOf(table, row))
}

/** Returns display names by id, for all tables with ids. */
export function titles(format: Format, data: Data, language: string): Map<string, string> {
  return new Map(
    format.tables.flatMap((table) =>
      rowsOf(data, table.name).map((row): [string, string] => [idOf(table, row), titleOf(table, row, language)]),
    ),
  )
}

const finite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

export function pointOf(value: unknown): Point | null {
  const [x, y] = Array.isArray(value) ? value : isRow(value) ? [value.x, value.y] : []
  return finite(x) && finite(y) ? { x, y } : null
}

/** Returns all places. `laid` is the same board with computed coordinates, for places without coordinates. */
export function placesOf(format: Format, data: Data, laid: Data | null): Place[] {
  return tablesOf(format, 'place').flatMap((table) => {
    const computed = new Map(rowsOf(laid ?? {}, table.name).map((row) => [idOf(table, row), pointOf(row)]))
    return rowsOf(data, table.name).map((row, number) => {
      const id = idOf(table, row)
      return { table: table.name, row: number, id, at: pointOf(row) ?? computed.get(id) ?? null }
    })
  })
}

export function linksOf(format: Format, data: Data): Link[] {
  return tablesOf(format, 'link').flatMap((table) => {
    const seen = new Map<string, number>()
    return rowsOf(data, table.name).map((row, number) => {
      const ends = endsOf(table, row)
      const pair = ends.toSorted().join()
      const parallel = seen.get(pair) ?? 0
      seen.set(pair, parallel + 1)
      return { table: table.name, row: number, ends, corners: cornersOf(table, row), parallel }
    })
  })
}

/**
 * Returns the bends of a link or, if the game has no bends, the nested points of its longest list, such as the spaces
 * on a route.
 */
function cornersOf(table: Table, row: Row): Point[] {
  const lists = table.bends
    ? [row[table.bends]]
    : table.fields.filter(({ kind, fields }) => kind === 'list' && isPoint(fields)).map(({ name }) => row[name])
  const [longest] = lists.map(listOf).toSorted((one, other) => other.length - one.length)
  return (longest ?? []).flatMap((one) => pointOf(one) ?? [])
}

export function endsOf(table: Table, row: Row): [string, string] {
  const [one, other] = (table.ends ?? []).map((end) => String(row[end] ?? ''))
  return [one ?? '', other ?? '']
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns the paths of a row's nested points, such as the spaces of a route, without bends. */
export function partsOf(table: Table, row: Row): { path: Path; at: Point }[] {
  return table.fields.flatMap((field) => {
    if (!isPoint(field.fields)) return []
    const value = row[field.name]
    const held = Array.isArray(value) ? value.map((one, place): [Path, unknown] => [[field.name, place], one]) : []
    const found = Array.isArray(value) ? held : ([[[field.name], value]] as [Path, unknown][])
    return found.flatMap(([path, one]) => {
      const at = pointOf(one)
      return at ? [{ path, at }] : []
    })
  })
}

/** Converts a text to an id with lower-case letters, digits and underscores. */
export function slug(text: string): string {
  const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', æ: 'ae', œ: 'oe', ł: 'l' }
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßøæœł]/g, (letter) => spelled[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

/** Returns the text, with a number appended if necessary to make it unique. */
export function unused(text: string, taken: readonly string[]): string {
  if (!taken.includes(text)) return text
  for (let number = 2; ; number++) if (!taken.includes(`${text}_${number}`)) return `${text}_${number}`
}

/** Returns the ids that must be unique: those of all places or, for other tables, those of the table. */
function takenIds(format: Format, data: Data, table: Table): string[] {
  const tables = table.role === 'place' ? tablesOf(format, 'place') : [table]
  return idsOf(
    format,
    data,
    tables.map((one) => one.name),
  )
}

/** Returns a row's index in `takenIds`. */
function placeOf(format: Format, data: Data, table: Table, row: number): number {
  if (table.role !== 'place') return row
  const before = tablesOf(format, 'place').slice(0, tablesOf(format, 'place').indexOf(table))
  return before.reduce((sum, one) => sum + rowsOf(data, one.name).length, row)
}

/**
 * Returns required fields with their default values, or with the values of the last row. All other fields remain empty.
 */
function filledRow(fields: readonly Field[], format: Format, data: Data, last: Row = {}): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const field of fields) {
    const value = firstValue(field, format, data, last[field.name])
    if ((field.required || field.choices?.length === 1) && value !== undefined) row[field.name] = value
  }
  return row
}

/** Kinds of fields that often have the same value as in the previous row. */
const REPEATED: readonly Kind[] = ['number', 'choice', 'reference', 'yes', 'players']

function firstValue(field: Field, format: Format, data: Data, last: unknown): unknown {
  if (REPEATED.includes(field.kind) && last !== undefined) return last
  if (field.default !== undefined && field.default !== null) return field.default
  switch (field.kind) {
    case 'players':
      return [field.least ?? 1] // the board must suit every player count, so start with one
    case 'name':
    case 'text':
    case 'numbers':
    case 'decimals':
    case 'colour':
      return field.example ?? undefined
    case 'yes':
      return false
    case 'choice':
      return field.choices?.[0]
    case 'reference':
      return idsOf(format, data, field.of ?? [])[0]
    case 'references':
    case 'choices':
    case 'names':
    case 'links':
    case 'pairs':
    case 'list':
    case 'points':
      return []
    case 'counts':
      return {}
    case 'table':
      return filledRow(field.fields ?? [], format, data)
    default:
      return undefined
  }
}

/** Default colours of new rows, so regions differ from the start. */
export const PALETTE = [
  '#9cc48a',
  '#e8c46a',
  '#a9b7d6',
  '#d79aa8',
  '#86b9bd',
  '#d9b48f',
  '#b9a3c9',
  '#cdd58c',
  '#8fb0d9',
  '#c98f8f',
]

/**
 * Adds a row, with values copied from the last row. Links are not copied, because the values of two links usually
 * differ. `title` is a provisional name.
 */
export function withRow(
  format: Format,
  data: Data,
  name: string,
  title: (number: number) => string,
  given: Row = {},
  language = 'en',
): { data: Data; spot: Spot } {
  const table = tableOf(format, name)!
  const rows = rowsOf(data, name)
  const row = filledRow(table.fields, format, data, table.role === 'link' ? {} : rows.at(-1))
  const id = idField(table)
  const shown = titleField(table)
  const taken = takenIds(format, data, table)
  const names = rows.map((one) => titleOf(table, one, 'en'))
  let number = rows.length + 1
  while (names.includes(title(number)) || taken.includes(slug(title(number)))) number += 1
  for (const field of table.fields) {
    if (field.kind === 'colour') row[field.name] ??= PALETTE[rows.length % PALETTE.length]
  }
  if (shown?.kind === 'words') row[shown.name] = { [language]: title(number) }
  else if (shown && (shown.required || shown.name !== id)) row[shown.name] = title(number)
  if (id !== undefined && id !== shown?.name) row[id] = unused(slug(title(number)) || name, taken)
  const added = [...rows, inOrder(table.fields, { ...row, ...given })]
  return { data: { ...data, [name]: added }, spot: { table: name, row: rows.length } }
}

/** Returns a new entry for a nested list. */
export function newEntry(field: Field, format: Format, data: Data, last: unknown): Row {
  const { x: _x, y: _y, ...kept } = isRow(last) ? last : {}
  return { ...filledRow(field.fields ?? [], format, data, kept), ...kept }
}

function inOrder(fields: readonly Field[], row: Row): Row {
  const declared = fields.filter(({ name }) => name in row).map(({ name }) => [name, row[name]])
  return { ...Object.fromEntries(declared), ...row }
}

/** Sets a field. If an id changes, references are updated. If a name changes, an id derived from it is updated. */
export function withField(format: Format, data: Data, path: Path, value: unknown): Data {
  const [name, number, field] = path
  const table = tableOf(format, String(name))
  if (table?.single && number === 'title' && value) {
    // A board's id can be any text, and is the title unless the author has chosen another id.
    const [old, id] = [valueAt(data, [table.name, 'title']), valueAt(data, [table.name, 'id'])].map((one) =>
      slug(String(one ?? '')),
    )
    const follows = id!.endsWith(old!) && fieldOf(table.fields, 'id') !== undefined
    return withValue(follows ? withValue(data, [table.name, 'id'], value) : data, path, value)
  }
  const row =
    table && typeof number === 'number' && path.length > 2 ? rowAt(data, { table: table.name, row: number }) : undefined
  if (!table || !row) return withValue(data, path, value)
  const id = idField(table)
  const others = takenIds(format, data, table).filter(
    (_, place) => place !== placeOf(format, data, table, Number(number)),
  )
  if (field === id && path.length === 3) {
    // With a duplicate id, references to the two rows would be ambiguous.
    const free = typeof value === 'string' ? unused(value, others) : value
    return renamed(format, withValue(data, path, free), table.name, idOf(table, row), String(free ?? ''))
  }
  const changed = withValue(data, path, value)
  if (id === undefined || field !== titleField(table)?.name) return changed
  const [old, now] = [row, rowAt(changed, { table: table.name, row: number as number })!].map((one) =>
    slug(titleOf(table, one, 'en')),
  )
  if (!now || idOf(table, row).replace(/_\d+$/, '') !== old!.replace(/_\d+$/, '')) return changed
  return withField(format, changed, [table.name, number as number, id], unused(now, others))
}

/** Returns the tables to which the ids in a field refer. The ends of a link refer to places. */
export function namesOf(format: Format, field: Field): readonly string[] {
  return (field.of ?? []).flatMap((name) => {
    const table = tableOf(format, name)
    const ends = table?.role === 'link' ? fieldOf(table.fields, table.ends?.[0] ?? '') : undefined
    return ends?.of ?? [name]
  })
}

/** Replaces an id in all fields that refer to it. */
function renamed(format: Format, data: Data, table: string, from: string, to: string): Data {
  if (!from || from === to) return data
  const named = (one: unknown): unknown => (one === from ? to : one)
  const inField = (field: Field, value: unknown): unknown => {
    if (field.fields) {
      if (Array.isArray(value)) return value.map((one) => (isRow(one) ? inRow(field.fields!, one) : one))
      return isRow(value) ? inRow(field.fields, value) : value
    }
    if (!namesOf(format, field).includes(table)) return value
    if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? one.map(named) : named(one)))
    if (isRow(value)) return Object.fromEntries(Object.entries(value).map(([id, one]) => [named(id), one]))
    return named(value)
  }
  const inRow = (fields: readonly Field[], row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const field = fieldOf(fields, name)
        return [name, field ? inField(field, value) : value]
      }),
    )
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const fields = tableOf(format, name)?.fields
      if (!fields) return [name, value]
      if (Array.isArray(value)) return [name, value.map((one) => (isRow(one) ? inRow(fields, one) : one))]
      return [name, isRow(value) ? inRow(fields, value) : value]
    }),
  )
}

/** Changes the kind of a place, which keeps its id, its links, and the fields that both kinds have. */
export function withKind(format: Format, data: Data, { table: name, row: number }: Spot, to: Table): Data {
  const row = rowAt(data, { table: name, row: number })!
  const kept = Object.fromEntries(Object.entries(row).filter(([field]) => fieldOf(to.fields, field)))
  const changed = inOrder(to.fields, { ...filledRow(to.fields, format, data), ...kept })
  return {
    ...data,
    [name]: rowsOf(data, name).filter((_, one) => one !== number),
    [to.name]: [...rowsOf(data, to.name), changed],
  }
}

/** Removes a row. If the row is a place, its links are removed, too. */
export function withoutRow(format: Format, data: Data, { table: name, row: number }: Spot): Data {
  const table = tableOf(format, name)!
  const row = rowAt(data, { table: name, row: number })
  const left = { ...data, [name]: rowsOf(data, name).filter((_, one) => one !== number) }
  if (table.role !== 'place' || !row) return left
  const id = idOf(table, row)
  return tablesOf(format, 'link').reduce<Data>(
    (changed, link) => ({
      ...changed,
      [link.name]: rowsOf(changed, link.name).filter((one) => !endsOf(link, one).includes(id)),
    }),
    left,
  )
}

const shifted = (at: Point, by: Point): Point => ({ x: Math.round(at.x + by.x), y: Math.round(at.y + by.y) })

/** Applies a function to every point inside a row. */
function movePoints(table: Table, row: Row, by: (at: Point) => Point): Row {
  let changed = row
  for (const { path, at } of partsOf(table, row)) {
    changed = withValue(changed, [...path, 'x'], by(at).x)
    changed = withValue(changed, [...path, 'y'], by(at).y)
  }
  const bends = table.bends ?? ''
  if (!listOf(row[bends]).length) return changed
  return {
    ...changed,
    [bends]: listOf(row[bends]).map((bend) => {
      const at = pointOf(bend)
      return at ? [by(at).x, by(at).y] : bend
    }),
  }
}

/**
 * Moves a place with its nested points and links. The closer a point of a link is to the place, the further it moves.
 */
export function movedPlace(format: Format, data: Data, place: Place, to: Point): Data {
  const table = tableOf(format, place.table)!
  const from = place.at ?? to
  const by = { x: to.x - from.x, y: to.y - from.y }
  const row = movePoints(table, rowAt(data, place)!, (at) => shifted(at, by))
  let changed = withValue(data, [place.table, place.row], { ...row, x: Math.round(to.x), y: Math.round(to.y) })
  const at = new Map(placesOf(format, data, null).map((one) => [one.id, one.at]))
  at.set(place.id, from)
  for (const link of tablesOf(format, 'link')) {
    const rows = rowsOf(changed, link.name).map((one) => {
      const ends = endsOf(link, one)
      if (!ends.includes(place.id)) return one
      const [far, near] = ends[0] === place.id ? [at.get(ends[1]), from] : [at.get(ends[0]), from]
      return movePoints(link, one, (point) => {
        const share = far ? along(far, near, point) : 1
        return shifted(point, { x: by.x * share, y: by.y * share })
      })
    })
    changed = { ...changed, [link.name]: rows }
  }
  return changed
}

/** Returns the relative position of a point between two ends, from 0 to 1. */
function along(from: Point, to: Point, at: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  if (!length) return 1
  return Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length))
}

/** Distance between parallel links, in board units. */
const APART = 26

/**
 * Returns the corners of a link's line on the map, or null while an end has no position. Parallel links are drawn next
 * to each other.
 */
export function lineOf(link: Link, at: ReadonlyMap<string, Point | null>): Point[] | null {
  const [from, to] = link.ends.map((end) => at.get(end))
  if (!from || !to) return null
  if (!link.parallel || link.corners.length) return [from, ...link.corners, to]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = (APART * link.parallel) / Math.max(1, Math.hypot(dx, dy))
  return [from, { x: (from.x + to.x) / 2 - far * dy, y: (from.y + to.y) / 2 + far * dx }, to]
}

/** Returns a free position near a point, for a place that is added without a click. */
export function freeSpot(places: readonly Place[], near: Point, size: readonly number[], room = 45): Point {
  const free = (at: Point): boolean =>
    at.x >= 0 &&
    at.y >= 0 &&
    at.x <= size[0]! &&
    at.y <= size[1]! &&
    places.every((one) => !one.at || Math.hypot(one.at.x - at.x, one.at.y - at.y) >= room)
  for (let step = 0; step < 400; step++) {
    const [far, turn] = [room * 0.6 * Math.sqrt(step), step * 2.4]
    const at = { x: Math.round(near.x + far * Math.cos(turn)), y: Math.round(near.y + far * Math.sin(turn)) }
    if (free(at)) return at
  }
  return { x: Math.round(near.x), y: Math.round(near.y) }
}
