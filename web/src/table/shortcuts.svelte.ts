/** Global keyboard shortcuts. Users can disable single-key shortcuts, which may conflict with screen readers. */

import { dialogIsOpen } from '../common/focus'

const STORAGE_KEY = 'kontor.shortcuts'

let on = $state(localStorage.getItem(STORAGE_KEY) !== 'off')

export const shortcuts = {
  get on(): boolean {
    return on
  },
  set on(wanted: boolean) {
    on = wanted
    localStorage.setItem(STORAGE_KEY, wanted ? 'on' : 'off')
  },
}

/** Selectors of the element to focus on the board: a clickable place, or else the map. */
export const BOARD = ['main [data-lit][tabindex="0"]', 'main [tabindex="0"]']

export interface Shortcut {
  /** Key, as in `KeyboardEvent.key`. */
  readonly key: string
  /** Description for the list of shortcuts. */
  readonly label: string
  readonly run: () => void
}

/** Selector of elements that use letter keys themselves. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Runs the shortcut of a key, unless the user is typing or a dialog is open. */
export function press(event: KeyboardEvent, known: readonly Shortcut[]): void {
  if (!on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.closest(TYPING)) return
  if (dialogIsOpen()) return
  const meant = known.find((shortcut) => shortcut.key === event.key)
  if (!meant) return
  event.preventDefault()
  meant.run()
}
