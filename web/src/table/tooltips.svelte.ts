/** Shows tooltips for the place or desk under the pointer. */
import type { Scene } from '../api/forms'
import { usesTouch } from '../common/focus'
import type { At } from '../common/popoverPosition'
import { listening } from '../paint/listening'
import type { Pointed } from '../paint/types'
import { pointedDesk } from './status'

/** Milliseconds before a tooltip appears. The next tooltip replaces a visible one at once. */
const DELAY = 350

export class Tooltips {
  shown = $state.raw<{ what: Pointed; at: At } | null>(null)
  #finger = false
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly scene: () => Scene,
    private readonly explain: (what: Pointed) => Pointed,
  ) {}

  /** Handles a hovered item. On a touch screen, tooltips appear only while a touch is held. */
  point(what: Pointed | null, at: At): void {
    this.stop()
    if (!what) this.shown = null
    else
      this.#waiting = setTimeout(
        () => (this.shown = usesTouch() && !this.#finger ? null : { what: this.explain(what), at }),
        this.shown ? 0 : DELAY,
      )
  }

  pressed(event: PointerEvent): void {
    this.#finger = event.pointerType === 'touch'
    this.shown = null
  }

  lifted(event: PointerEvent): void {
    this.#finger = false
    if (event.pointerType === 'touch') this.point(null, { x: event.clientX, y: event.clientY })
  }

  stop(): void {
    clearTimeout(this.#waiting)
  }

  /** Explains the points while the pointer is over the head of a desk or, after a tap, until the next touch. */
  explainDesks(root: HTMLElement): () => void {
    let seat: number | null = null
    const { on, end } = listening(root)
    const explain = (event: MouseEvent, tapped: boolean) => {
      const scene = this.scene()
      const head = event.target instanceof Element ? event.target.closest<SVGElement>('[data-desk]') : null
      const desk = scene.desks.find((desk) => String(desk.seat) === head?.dataset['desk'])
      const [what, at] = [desk && pointedDesk(scene, desk), { x: event.clientX, y: event.clientY }]
      if (what && tapped) this.shown = { what, at }
      else if ((desk?.seat ?? null) !== seat) this.point(what ?? null, at)
      seat = desk?.seat ?? null
    }
    on('pointerover', (event) => explain(event, false))
    on('pointerleave', (event) => {
      if (seat !== null) this.point(null, { x: event.clientX, y: event.clientY })
      seat = null
    })
    on('click', (event) => explain(event, true))
    return end
  }
}
