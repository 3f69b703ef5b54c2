/** Keys that do something wherever the focus is. Those without Ctrl can be switched off: a screen reader has its own. */

const KEPT = 'kontor.shortcuts'

let on = $state(localStorage.getItem(KEPT) !== 'off')

export const shortcuts = {
  get on(): boolean {
    return on
  },
  set on(wanted: boolean) {
    on = wanted
    localStorage.setItem(KEPT, wanted ? 'on' : 'off')
  },
}

/** Selects where keys begin on the board: at what is lit, or else at the map. */
export const BOARD = ['main [data-lit][tabindex="0"]', 'main [tabindex="0"]']

export interface Shortcut {
  /** As a keyboard event calls it. */
  readonly key: string
  /** What it does, in words. */
  readonly label: string
  readonly run: () => void
}

/** Where letters are typed, or where a letter chooses something. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const WINDOWS = 'dialog[open], [role=dialog]'

/** Does what a key means; not while something is typed, or while a window is open. */
export function press(event: KeyboardEvent, known: readonly Shortcut[]): void {
  if (!on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.closest(TYPING)) return
  if (document.querySelector(WINDOWS)) return
  const meant = known.find((shortcut) => shortcut.key === event.key)
  if (!meant) return
  event.preventDefault()
  meant.run()
}
