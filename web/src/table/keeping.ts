/** Where the focus goes by itself when what had it is gone: to where the next decision is. */

import { byKeys, isLost } from '../common/focus'

type Focusable = HTMLElement | SVGElement

interface Last {
  zone: string | null
  /** All actions were asked for in words. */
  listed: boolean
  x: number
  y: number
}

export class Keeper {
  private last: Last = { zone: null, listed: false, x: 0, y: 0 }
  /** The focus waits at the prompt for the next decision. */
  private resting = false

  /** Remembers what was focused on the page, to stay near it. */
  noted(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    const box = target.getBoundingClientRect()
    const zone = target.dataset['place'] === undefined ? null : zoneOf(target)
    this.last = { zone, listed: target.dataset['next'] === 'list', x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (target.dataset['next'] !== 'prompt') this.resting = false
  }

  /** To be called when something has changed; only who goes on by keys is led. */
  keep(root: Element): void {
    const waiting = this.resting && document.activeElement instanceof HTMLElement && isPrompt(document.activeElement)
    if (!byKeys() || !(isLost() || waiting) || document.querySelector('dialog[open], [role=dialog]')) return
    const next = this.next(root)
    if (!next || next === document.activeElement) return
    this.resting = isPrompt(next)
    next.focus({ preventScroll: isPrompt(next) })
  }

  /** Near what was focused last; then what is offered first; then the line that says who must do what. */
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
