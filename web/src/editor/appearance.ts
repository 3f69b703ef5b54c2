/** What rows look like on the map of the editor: their figure, their colour, and handles on lines. */
import { idOf, rowAt, rowsOf } from './document'
import type { Data, Link, Path, Point, Spot } from './document'
import { tableOf, type Format } from './format'

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** The middle of a segment in the middle of a line, for its label. */
export function middleOf(line: readonly Point[]): Point {
  const place = Math.floor((line.length - 2) / 2)
  return between(line[place]!, line[place + 1]!)
}

/** The first number of a row, such as the size of a city: what one compares with the printed board. */
export function figureOf(format: Format, data: Data, spot: Spot): string {
  const field = tableOf(format, spot.table)!.fields.find(
    ({ name, kind }) => kind === 'number' && name !== 'x' && name !== 'y',
  )
  const value = field && rowAt(data, spot)?.[field.name]
  return typeof value === 'number' ? String(value) : ''
}

/** Colour of a row: its own, or that of a row it refers to, such as its region. */
export function colourOf(format: Format, data: Data, spot: Spot): string | undefined {
  const table = tableOf(format, spot.table)!
  const row = rowAt(data, spot)
  const hex = (value: unknown) => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined)
  for (const field of table.fields) {
    if (field.kind === 'colour' && hex(row?.[field.name])) return hex(row?.[field.name])
    for (const name of field.kind === 'reference' ? (field.of ?? []) : []) {
      const named = tableOf(format, name)!
      const colour = named.fields.find((one) => one.kind === 'colour')
      const found = colour && rowsOf(data, name).find((one) => idOf(named, one) === row?.[field.name])
      if (found && hex(found[colour.name])) return hex(found[colour.name])
    }
  }
  return undefined
}

/** Between each two corners of a link: handles that make a bend. */
export function gapsOf(format: Format, link: Link, line: Point[] | null): { path: Path; at: Point }[] {
  const bends = tableOf(format, link.table)!.bends
  if (!bends || !line) return []
  return line.slice(1).map((end, place) => ({
    path: [link.table, link.row, bends, place, 'new'],
    at: between(line[place]!, end),
  }))
}
