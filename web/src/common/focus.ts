/** Where the focus is and was: a window that opens takes it, and gives it back. */

/** What lies over the page and has the focus to itself. */
const WINDOWS = 'dialog, [role=dialog]'
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]'

type Focusable = HTMLElement | SVGElement

let keys = false
let finger = false
let outside: Focusable | null = null

addEventListener('keydown', () => (keys = true), { capture: true })
addEventListener(
  'pointerdown',
  (event) => {
    keys = false
    finger = event.pointerType === 'touch'
  },
  { capture: true },
)
// A screen reader clicks without a pointer.
addEventListener('click', (event) => (keys ||= event.detail === 0), { capture: true })
addEventListener('focusin', ({ target }) => {
  const focusable = target instanceof HTMLElement || target instanceof SVGElement
  if (focusable && !target.closest(WINDOWS)) outside = target
})

/** Whether the person goes on by keys: then the focus has to be somewhere. */
export function byKeys(): boolean {
  return keys
}

/** Whether the person goes on by touch: then a field that is focused brings up a keyboard that hides half of the page. */
export function byTouch(): boolean {
  return !keys && finger
}

/** Nothing has the focus, or something that cannot have it any more: a place that is not lit. */
export function isLost(): boolean {
  const focused = document.activeElement
  return (
    focused === null ||
    focused === document.body ||
    (focused instanceof SVGElement && !focused.hasAttribute('tabindex'))
  )
}

/** What had the focus before a window opened gets it again, unless somebody has chosen another place meanwhile. */
export function giveBack(): void {
  if (isLost() && outside?.isConnected) outside.focus({ preventScroll: true })
}

/** What can be focused within an element, in the order of Tab. */
export function focusable(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.tabIndex >= 0)
}

/** Focuses the first that there is: what the first selector selects, or else the second, … */
export function focusOn(...selectors: readonly string[]): void {
  const found = selectors.map((selector) => document.querySelector<Focusable>(selector)).find((one) => one !== null)
  found?.focus()
}

/** Tab goes round within an element: for windows that the browser does not know as such. */
export function keepInside(root: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = focusable(root)
  const [first, last] = [stops[0], stops.at(-1)]
  const leaving = event.shiftKey ? first : last
  const inside = root.contains(document.activeElement) && document.activeElement !== root
  if (inside && document.activeElement !== leaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
