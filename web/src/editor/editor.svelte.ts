/** The editor's state: the board, its history, the selection, and the backend's check of the board. */

import { untrack } from 'svelte'
import { checkBoard } from '../api/api'
import type { CheckedBoard, Said } from '../api/forms'
import { toast } from '../common/toasts.svelte'
import { language, say } from '../words/words.svelte'
import {
  idOf,
  linksOf,
  movedPlace,
  placesOf,
  rowAt,
  rowsOf,
  titleOf,
  titles,
  valueAt,
  withField,
  withKind,
  withRow,
  withValue,
  withoutRow,
  type Data,
  type Path,
  type Place,
  type Point,
  type Row,
  type Spot,
} from './document'
import { keepDraft, type Draft } from './drafts'
import { faultsOfRow, whereIs } from './faults'
import { fieldOf, tableOf, type Fault, type Format, type Table } from './format'
import { capitalised, labelOf, rowLabel } from './labels'
import { changed, newHistory, redone, settled, undone, type History } from './history'
import type { Fitting } from './photo'

/** A board without a title can be played, but has no name in lists and files. */
const untitled: Said = { id: 'editor-untitled', args: {} }
const UNTITLED: Fault = { path: ['board', null, 'title'], id: '', line: null, said: untitled, todo: true }

const isUntitled = (format: Format, data: Data): boolean =>
  fieldOf(tableOf(format, 'board')?.fields ?? [], 'title') !== undefined && !valueAt(data, ['board', 'title'])

/** Delay in milliseconds after a change before the board is checked and stored. */
const PAUSE = 350

export class BoardEditor {
  #history = $state.raw<History<Data>>(newHistory({}))
  selected = $state.raw<Spot | null>(null)
  /** Announcement of the last addition or removal for screen readers, and the language of the text. */
  #news = $state.raw({ text: '', language: '' })
  photo = $state.raw<Fitting | null>(null)
  /** The backend's last response, and the data that it refers to. */
  #answer = $state.raw<{ about: Data; found: CheckedBoard } | null>(null)
  /** Error in the last check. */
  trouble = $state.raw<unknown>(null)
  /** True if the browser could not store the draft. */
  unkept = $state(false)
  /** Data last written to a file or loaded. */
  #saved = $state.raw<Data | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly data = $derived(this.#history.now)
  readonly faults = $derived.by((): readonly Fault[] => {
    const found = this.#answer?.found.faults ?? []
    return this.#answer && isUntitled(this.format, this.data) ? [...found, UNTITLED] : found
  })
  readonly places = $derived.by(() => placesOf(this.format, this.data, this.#answer?.found.board ?? null))
  readonly links = $derived.by(() => linksOf(this.format, this.data))
  readonly titles = $derived.by(() => titles(this.format, this.data, language()))
  /** True if the board has errors. Missing data does not count. */
  readonly errors = $derived(this.faults.filter(({ todo }) => !todo))
  readonly news = $derived(this.#news.language === language() ? this.#news.text : '')
  readonly isSaved = $derived(this.data === this.#saved)
  readonly canUndo = $derived(this.#history.past.length > 0)
  readonly canRedo = $derived(this.#history.future.length > 0)
  /** True if the faults refer to the current data. */
  readonly isChecked = $derived(this.#answer?.about === this.data)
  /** Result of the check of the current data, if it has no faults. */
  readonly sound = $derived(
    this.isChecked && this.#answer && this.#answer.found.faults.length === 0 ? this.#answer.found : null,
  )

  constructor(
    readonly format: Format,
    draft: Draft,
  ) {
    this.#history = newHistory(draft.data)
    this.photo = draft.photo
    if (draft.saved) this.#saved = draft.data
  }

  /** Checks and stores the board shortly after each change. Returns a function that stops this. */
  watch(): () => void {
    $effect(() => {
      void [this.data, this.photo, this.isSaved]
      const soon = untrack(() => this.#answer === null) ? 0 : PAUSE
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#settle(), soon)
    })
    const now = (): void => this.keep()
    addEventListener('pagehide', now)
    return () => {
      removeEventListener('pagehide', now)
      clearTimeout(this.#timer)
      this.keep()
    }
  }

  async #settle(): Promise<void> {
    this.keep()
    await this.check()
  }

  keep(): void {
    this.unkept = !keepDraft(this.format.game, { data: this.data, photo: this.photo, saved: this.isSaved })
  }

  async check(): Promise<void> {
    const about = this.data
    if (this.isChecked) return
    try {
      const found = await checkBoard(this.format.game, { board: about, preview: false })
      if (about !== this.data) return // the response refers to an older board
      this.#answer = { about, found }
      this.trouble = null
    } catch (error) {
      this.trouble = error
    }
  }

  /** Returns the board as a file, or null if it cannot be written to a file. Throws if the backend is unreachable. */
  async text(): Promise<string | null> {
    const about = this.data
    const found =
      this.#answer?.about === about
        ? this.#answer.found
        : await checkBoard(this.format.game, { board: about, preview: false })
    this.#answer = { about, found }
    return found.text
  }

  markSaved(): void {
    this.#saved = this.data
  }

  #change(data: Data, mark: string | null = null): void {
    this.#history = changed(this.#history, data, mark)
  }

  undo(): void {
    this.#history = undone(this.#history)
    this.#dropSelection()
  }

  redo(): void {
    this.#history = redone(this.#history)
    this.#dropSelection()
  }

  #dropSelection(): void {
    if (this.selected && !rowAt(this.data, this.selected)) this.selected = null
  }

  /** Ends a drag or a series of key presses. */
  settle(): void {
    this.#history = settled(this.#history)
  }

  tableAt(spot: Spot): Table {
    return tableOf(this.format, spot.table)!
  }

  titleAt(spot: Spot): string {
    const row = rowAt(this.data, spot)
    if (!row) return ''
    const link = this.links.find((one) => one.table === spot.table && one.row === spot.row)
    if (link) return say('editor-link', { from: this.nameOf(link.ends[0]), to: this.nameOf(link.ends[1]) })
    return titleOf(this.tableAt(spot), row, language()) || `${rowLabel(this.tableAt(spot))} ${spot.row + 1}`
  }

  nameOf(id: string): string {
    return this.titles.get(id) || id || '?'
  }

  placeAt(spot: Spot | null): Place | undefined {
    return this.places.find((one) => one.table === spot?.table && one.row === spot.row)
  }

  /** Returns the mark for a row with errors or missing values. */
  markOf(spot: Spot): 'faulty' | 'todo' | '' {
    const faults = faultsOfRow(this.faults, spot)
    return faults.some(({ todo }) => !todo) ? 'faulty' : faults.length ? 'todo' : ''
  }

  /** Describes faults. `here` is true if the text is shown at the location of the fault and need not repeat it. */
  told(faults: readonly Fault[], here = false): string {
    return faults.map((fault) => this.#told(fault, here)).join(' ')
  }

  #told(fault: Fault, here: boolean): string {
    const { table: name, row, field: key } = whereIs(fault)
    const table = name === null ? undefined : tableOf(this.format, name)
    if (!table) return say(fault.said)
    const field = fieldOf(table.fields, key ?? '')
    const parts = [
      row === null ? (key === null ? labelOf(table) : '') : this.titleAt({ table: table.name, row }),
      field ? labelOf(field) : (key ?? ''),
    ]
    const at = here ? 'none' : parts.filter(Boolean).join(', ')
    const args: Said['args'] = { ...fault.said.args, at, line: 0 }
    if (typeof args.name === 'string') args.name = this.nameOf(args.name)
    return capitalised(say({ id: fault.said.id, args }))
  }

  /** Sets a field. Consecutive `live` changes are undone together. */
  set(path: Path, value: unknown, live = false): void {
    if (valueAt(this.data, path) !== value)
      this.#change(withField(this.format, this.data, path, value), live ? `type ${path.join('.')}` : null)
    if (!live) this.settle()
  }

  /** Sets a point inside a row, such as a bend, while it is dragged. */
  setPoint(path: Path, value: unknown, mark: string): void {
    this.#change(withValue(this.data, path, value), mark)
  }

  move(place: Place, to: Point, mark: string): void {
    const now = this.placeAt(place)
    if (now) this.#change(movedPlace(this.format, this.data, now, this.#inside(to)), mark)
  }

  #inside({ x, y }: Point): Point {
    const [width, height] = this.format.size
    return { x: Math.min(width!, Math.max(0, Math.round(x))), y: Math.min(height!, Math.max(0, Math.round(y))) }
  }

  #withRow(table: Table, given: Row): { data: Data; spot: Spot } {
    const title = (number: number): string => `${rowLabel(table)} ${number}`
    return withRow(this.format, this.data, table.name, title, given, language())
  }

  #announce(text: string): void {
    this.#news = { text, language: language() }
  }

  add(table: Table, given: Row = {}): Spot {
    const { data, spot } = this.#withRow(table, given)
    this.#change(data)
    this.selected = spot
    this.#announce(say('editor-added', { what: this.titleAt(spot) }))
    return spot
  }

  /** Adds a row and refers to it from a field, as one change. */
  addFor(table: Table, path: Path): Spot {
    const { data, spot } = this.#withRow(table, {})
    this.#change(withField(this.format, data, path, idOf(table, rowAt(data, spot)!)))
    return spot
  }

  /**
   * Adds a place. If the selected place is of another kind, the new one refers to the same rows, such as the same
   * region.
   */
  addPlace(table: Table, at: Point): Spot {
    const used = this.selected?.table === table.name ? undefined : this.placeAt(this.selected)
    const row = used && rowAt(this.data, used)
    const kept = table.fields.filter(({ kind, name }) => kind === 'reference' && row?.[name] !== undefined)
    return this.add(table, { ...Object.fromEntries(kept.map(({ name }) => [name, row![name]])), ...this.#inside(at) })
  }

  /** Links two places, or selects an existing link between them. With `again`, adds a parallel link. */
  join(table: Table, from: string, to: string, again = false): void {
    const [one, other] = table.ends ?? []
    const joined = (ends: readonly string[]) => ends.includes(from) && ends.includes(to)
    const known = this.links.find((link) => link.table === table.name && joined(link.ends))
    if (known && !again) this.selected = { table: known.table, row: known.row }
    else this.add(table, { [one!]: from, [other!]: to })
  }

  /** Changes the kind of a place. */
  turnInto(table: Table, spot: Spot): void {
    this.#change(withKind(this.format, this.data, spot, table))
    this.selected = { table: table.name, row: rowsOf(this.data, table.name).length - 1 }
  }

  /** Removes a row. If links are removed with it, shows a message. */
  remove(spot: Spot): void {
    const what = this.titleAt(spot)
    const place = this.placeAt(spot)
    const links = place ? this.links.filter(({ ends }) => ends.includes(place.id)) : []
    this.#change(withoutRow(this.format, this.data, spot))
    this.selected = null
    if (!links.length) return this.#announce(say('editor-removed', { what }))
    const kind = labelOf(tableOf(this.format, links[0]!.table)!)
    toast(say('editor-removed-links', { what, links: kind, count: links.length }))
  }
}
