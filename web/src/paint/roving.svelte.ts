/** Roving tab stop: Tab moves to one clickable place of a zone, and the arrow keys move to the others. */

import type { Attachment } from 'svelte/attachments'
import { listening } from './listening'
import { stepFrom } from './steps'
import type { Place } from './types'

export class Roving {
  private last = $state.raw<string | null>(null)

  /** `lit` contains the clickable places of the zone in reading order. */
  constructor(private readonly lit: () => readonly Place[]) {}

  /** The tab stop: the last focused place or, by default, the first place. */
  readonly stop = $derived.by(() => {
    const [lit, last] = [this.lit(), this.last]
    return lit.find((place) => place.id === last)?.id ?? lit[0]?.id ?? null
  })

  readonly attach: Attachment<HTMLElement> = (root) => {
    const { on, end } = listening(root)
    on('focusin', (event) => {
      this.last = placeOf(event.target) ?? this.last
    })
    on('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const from = placeOf(event.target)
      const to = from && stepFrom(this.lit(), from, event.key)
      if (!to) return
      event.preventDefault()
      root.querySelector<SVGElement>(`[data-place="${CSS.escape(to.id)}"]`)?.focus()
    })
    return end
  }
}

function placeOf(target: EventTarget | null): string | undefined {
  return target instanceof SVGElement ? target.dataset['place'] : undefined
}

/** Returns the clickable places of a zone, in the order of `clickable`. */
export function litIn(places: readonly Place[], zone: string, clickable: ReadonlySet<string>): Place[] {
  const here = new Map(places.filter((place) => place.zone === zone).map((place) => [place.id, place]))
  return [...clickable].flatMap((id) => here.get(id) ?? [])
}
