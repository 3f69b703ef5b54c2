/** Installing the pages as an app, where the browser offers it. */

/** What browsers hand over for it; TypeScript does not know of it yet. */
interface Offer extends Event {
  prompt(): Promise<unknown>
}

let offer = $state.raw<Offer | null>(null)

export const installing = {
  /** It can be done now: not where it is installed already, or where the browser has a menu of its own for it. */
  get possible(): boolean {
    return offer !== null
  },
}

export function waitForOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // it is offered in the settings, not in the middle of a game
    offer = event as Offer
  })
  addEventListener('appinstalled', () => (offer = null))
}

/** An offer can be taken up once. */
export async function install(): Promise<void> {
  const taken = offer
  offer = null
  await taken?.prompt()
}
