/** Draws the primitives of box/drawings.json. The Python painter has the same interpreter (`kontor.paint.pen`). */

import box from './box/drawings.json'
import { fitted, SANS, SERIF } from './lettering'

/** Variables of a drawing, such as sizes with one-letter names, colour roles, texts, conditions, and lists. */
export type Values = Readonly<Record<string, unknown>>
export type Items = readonly unknown[]
type Symbols = Readonly<Record<string, string>>

interface Item extends Values {
  is: string
  when?: string
  each?: string
  parts?: Items
}

/** An SVG element to create. */
export interface Drawn {
  tag: string
  attributes: Record<string, unknown>
  text?: string
  parts?: Drawn[]
}

/** Attributes that contain an expression. */
const MEASURES = ['cx', 'cy', 'height', 'r', 'rx', 'width', 'x', 'y', 'font-size']
/** Attributes that contain a colour role. */
const PAINTS = ['fill', 'stroke', 'stop-color']
const NO_ROLES = ['none', 'transparent']
/** Instructions for the interpreter. */
const NOT_WRITTEN = 'bold centred each is least most name parts room serif size slant text when'.split(' ')

const parsed = new Map<string, [number, string][]>()

function terms(expression: string): [number, string][] {
  let found = parsed.get(expression)
  if (!found) {
    found = [...expression.matchAll(/([+-]?)([\d.]*)([a-z]?)/g)]
      .filter(([, , value, name]) => value || name)
      .map(([, sign, value, name]) => [Number(`${sign}${value || 1}`), name!])
    parsed.set(expression, found)
  }
  return found
}

/** Evaluates a linear expression such as `0.5w-2`. */
export function measure(expression: unknown, values: Values): number {
  if (typeof expression !== 'string') return expression as number
  return terms(expression).reduce((sum, [factor, name]) => sum + (name ? factor * (values[name] as number) : factor), 0)
}

/** Returns a literal, or the value of the `$name` variable. */
const filled = (given: unknown, values: Values) =>
  typeof given === 'string' && given.startsWith('$') ? values[given.slice(1)] : given

function holds(condition: string, values: Values): boolean {
  const [name, wanted] = condition.replace('!', '').split('=') as [string, string?]
  return (wanted === undefined ? Boolean(values[name]) : values[name] === wanted) !== condition.startsWith('!')
}

const wanted = ({ when = '' }: Item, values: Values) =>
  when.split(' ').every((choice) => !choice || choice.split('|').some((one) => holds(one, values)))

const spread = (items: Items) =>
  items.flatMap((item) => (typeof item === 'string' ? box.parts[item as keyof typeof box.parts] : item)) as Item[]

function repeated({ each }: Item, values: Values): Values[] {
  if (!each) return [values]
  const several = values[each] as Values[]
  return several.map((one, at) => ({ ...values, ...one, i: at, n: several.length }))
}

/** Returns the elements of a drawing. `scope` makes the ids of gradients and clip paths unique on the page. */
export function draw(items: Items, values: Values, symbols: Symbols, scope = ''): Drawn[] {
  return spread(items).flatMap((item) =>
    repeated(item, values)
      .filter((one) => wanted(item, one))
      .flatMap((one) => element(item, one, symbols, scope) ?? []),
  )
}

function attribute(name: string, given: unknown, values: Values, scope: string): unknown {
  if (typeof given !== 'string') return given
  if (given.startsWith('#')) return `url(#${scope}${given.slice(1)})`
  if (name === 'id') return scope + given
  const value = filled(given, values)
  if (PAINTS.includes(name)) {
    return NO_ROLES.includes(given) || String(value).startsWith('#') ? value : `var(--${value})`
  }
  if (MEASURES.includes(name) && !given.endsWith('%')) return measure(given, values)
  return String(value).replace(/\{([^}]*)\}/g, (_, expression) => String(measure(expression, values)))
}

function element(item: Item, values: Values, symbols: Symbols, scope: string): Drawn | null {
  const written: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(item))
    if (!NOT_WRITTEN.includes(name)) written[name] = attribute(name, given, values, scope)
  if (item.is === 'symbol') return symbol(item, values, written, symbols)
  if (item.is === 'text') return text(item, values, written)
  if (item.is === 'rect') {
    written['x'] ??= -(written['width'] as number) / 2
    written['y'] ??= -(written['height'] as number) / 2
  }
  return { tag: item.is, attributes: written, parts: item.parts && draw(item.parts, values, symbols, scope) }
}

function symbol(item: Item, values: Values, written: Record<string, unknown>, symbols: Symbols): Drawn | null {
  const { x = 0, y = 0, ...more } = written
  const d = symbols[String(filled(item['name'], values))]
  const transform = `translate(${x} ${y}) scale(${measure(item['size'], values) / 20})`
  return d ? { tag: 'path', attributes: { d, 'fill-rule': 'evenodd', transform, ...more } } : null
}

function text(item: Item, values: Values, written: Record<string, unknown>): Drawn | null {
  const face = { serif: Boolean(item['serif']), bold: Boolean(item['bold']), slant: Boolean(item['slant']) }
  const wish = Math.min(written['font-size'] as number, (item['most'] as number | undefined) ?? Infinity)
  const room = measure(item['room'] ?? Infinity, values)
  const line = fitted(
    String(filled(item['text'], values)),
    wish,
    room,
    (item['least'] as number | undefined) ?? box.text.least,
    face,
  )
  if (!line.text) return null
  const { x = 0, y = 0, 'text-anchor': anchor, ...more } = written
  const attributes = {
    ...more,
    x,
    y: item['centred'] ? (y as number) + line.size * box.text.middle : y,
    'font-size': line.size,
    'text-anchor': item['centred'] ? 'middle' : anchor,
    'font-family': face.serif ? SERIF : SANS,
    'font-weight': face.bold ? 'bold' : undefined,
    'font-style': face.slant ? 'italic' : undefined,
  }
  return { tag: 'text', attributes, text: line.text }
}
