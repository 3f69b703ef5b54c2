/** How rows look on the editor's map: labels, colours, and handles on lines. */
import { PALETTE, idOf, rowAt, rowsOf } from './document'
import type { Data, Link, Path, Point, Spot } from './document'
import { tableOf, type Format } from './format'
import { choiceLabel } from './labels'

const between = (one: Point, other: Point, share = 0.5): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})

/** Returns the position of a line's label: the middle of its middle segment. */
export function middleOf(line: readonly Point[]): Point {
  const place = Math.floor((line.length - 2) / 2)
  return between(line[place]!, line[place + 1]!)
}

/**
 * Returns a label for comparison with the printed board: the first required number of a row, such as the size of a
 * city, or the beginning of its last choice, such as the symbol of a province.
 */
export function figureOf(format: Format, data: Data, spot: Spot): string {
  const { fields } = tableOf(format, spot.table)!
  const row = rowAt(data, spot)
  const number = fields.find(({ kind, required }) => kind === 'number' && required)
  if (number) return typeof row?.[number.name] === 'number' ? String(row[number.name]) : ''
  const chosen = fields.findLast(({ name, kind }) => kind === 'choice' && typeof row?.[name] === 'string')
  return chosen ? choiceLabel(chosen, String(row![chosen.name])).slice(0, 3) : ''
}

/** Returns whether a yes-or-no field of a link is off, such as for a border without a road. */
export function isFaint(format: Format, data: Data, spot: Spot): boolean {
  const question = tableOf(format, spot.table)!.fields.find(({ kind }) => kind === 'yes')
  return question !== undefined && (rowAt(data, spot)?.[question.name] ?? question.default) !== true
}

/** Returns the colour of a row, or of a row that it refers to, such as its region. */
export function colourOf(format: Format, data: Data, spot: Spot): string | undefined {
  const table = tableOf(format, spot.table)!
  const row = rowAt(data, spot)
  const hex = (value: unknown) => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined)
  for (const field of table.fields) {
    if (field.kind === 'colour' && hex(row?.[field.name])) return hex(row?.[field.name])
    for (const name of field.kind === 'reference' ? (field.of ?? []) : []) {
      const named = tableOf(format, name)!
      const colour = named.fields.find((one) => one.kind === 'colour')
      const found = colour ? rowsOf(data, name).findIndex((one) => idOf(named, one) === row?.[field.name]) : -1
      if (colour && found >= 0) return hex(rowsOf(data, name)[found]![colour.name]) ?? PALETTE[found % PALETTE.length]
    }
  }
  return undefined
}

/**
 * Returns handles between a link's corners, which add bends when dragged. No handle covers the label in the middle.
 */
export function gapsOf(format: Format, link: Link, line: Point[] | null): { path: Path; at: Point }[] {
  const bends = tableOf(format, link.table)!.bends
  if (!bends || !line) return []
  const ends = link.corners.length ? line : [line[0]!, line.at(-1)!] // parallel links are curved only on the map
  return ends.slice(1).map((end, place) => ({
    path: [link.table, link.row, bends, place, 'new'],
    at: link.corners.length || line.length === 2 ? between(ends[place]!, end, 0.3) : line[1]!,
  }))
}
