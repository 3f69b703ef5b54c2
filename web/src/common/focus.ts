/** Tracks the focus, and returns it when a dialog closes. */

/** Selector of the layers above the page that trap the focus. */
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
// Screen readers click without a pointer. Such clicks count as keyboard input.
addEventListener('click', (event) => (keys ||= event.detail === 0), { capture: true })
addEventListener('focusin', ({ target }) => {
  const focusable = target instanceof HTMLElement || target instanceof SVGElement
  if (focusable && !target.closest(WINDOWS)) outside = target
})

/** Returns whether a dialog or a popover is open. */
export function dialogIsOpen(): boolean {
  return document.querySelector('dialog[open], [role=dialog]') !== null
}

/** Returns whether the last input came from the keyboard, because keyboard users must never lose the focus. */
export function usesKeyboard(): boolean {
  return keys
}

/**
 * Returns whether the last input was touch, in which case focusing a field opens a keyboard that covers half of the
 * page.
 */
export function usesTouch(): boolean {
  return !keys && finger
}

/** Returns whether the focus is lost: no element has it, or the place that has it can no longer be clicked. */
export function focusIsLost(): boolean {
  const focused = document.activeElement
  return (
    focused === null ||
    focused === document.body ||
    (focused instanceof SVGElement && !focused.hasAttribute('tabindex'))
  )
}

/** Returns the focus to the element that had it before a dialog opened, unless the user has moved it since. */
export function restoreFocus(): void {
  if (focusIsLost() && outside?.isConnected) outside.focus({ preventScroll: true })
}

/** Returns the focusable elements in tab order. */
export function focusable(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.tabIndex >= 0)
}

/** Focuses the first element found, trying the selectors in order. */
export function focusFirst(...selectors: readonly string[]): void {
  const found = selectors.map((selector) => document.querySelector<Focusable>(selector)).find((one) => one !== null)
  found?.focus()
}

/** Traps the focus inside an element. Popovers need this, because browsers do not treat them as dialogs. */
export function trapFocus(root: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = focusable(root)
  const [first, last] = [stops[0], stops.at(-1)]
  const leaving = event.shiftKey ? first : last
  const inside = root.contains(document.activeElement) && document.activeElement !== root
  if (inside && document.activeElement !== leaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
