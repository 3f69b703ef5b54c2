/** Moves the keyboard focus to the next decision when the focused element disappears. */

import { dialogIsOpen, focusIsLost, usesKeyboard } from '../common/focus'

type Focusable = HTMLElement | SVGElement

interface Last {
  zone: string | null
  /** True if the player last used the list of all actions. */
  listed: boolean
  x: number
  y: number
}

export class FocusKeeper {
  private last: Last = { zone: null, listed: false, x: 0, y: 0 }
  /** True if the focus is at the prompt, waiting for the next decision. */
  private resting = false

  /** Remembers the focused element, so the focus can stay near it. */
  noted(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    const box = target.getBoundingClientRect()
    const zone = target.dataset['place'] === undefined ? null : zoneOf(target)
    this.last = { zone, listed: target.dataset['next'] === 'list', x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (target.dataset['next'] !== 'prompt') this.resting = false
  }

  /** Restores the focus for keyboard users. Call this after every change. */
  keep(root: Element): void {
    const waiting = this.resting && document.activeElement instanceof HTMLElement && isPrompt(document.activeElement)
    if (!usesKeyboard() || !(focusIsLost() || waiting) || dialogIsOpen()) return
    const next = this.next(root)
    if (!next || next === document.activeElement) return
    this.resting = isPrompt(next)
    next.focus({ preventScroll: isPrompt(next) })
  }

  /** Focuses the nearest place, the first available action, or the prompt. */
  private next(root: Element): Focusable | null {
    const first = (selector: string) => root.querySelector<Focusable>(selector)
    const [list, near] = [first('[data-next=list]'), this.last.zone === null ? null : this.nearest(root)]
    return (
      near ??
      (this.last.listed ? list : null) ??
      first('[data-next=choice].primary') ??
      list ??
      first('[data-next=choice], [data-lit]') ??
      first('[data-next=prompt]')
    )
  }

  private nearest(root: Element): Focusable | null {
    const lit = [...root.querySelectorAll<SVGElement>('[data-lit]')].filter((place) => zoneOf(place) === this.last.zone)
    const far = (place: Element): number => {
      const box = place.getBoundingClientRect()
      return Math.hypot(box.x + box.width / 2 - this.last.x, box.y + box.height / 2 - this.last.y)
    }
    return lit.map((place) => ({ place, way: far(place) })).sort((one, other) => one.way - other.way)[0]?.place ?? null
  }
}

function isPrompt(element: Focusable): boolean {
  return element.dataset['next'] === 'prompt'
}

function zoneOf(element: Element): string | null {
  return element.closest<SVGElement>('[data-zone]')?.dataset['zone'] ?? null
}
