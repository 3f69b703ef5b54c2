/** Installation as an app, if the browser offers it. */

/** The browser's event, which TypeScript does not know yet. */
interface Offer extends Event {
  prompt(): Promise<unknown>
}

let offer = $state.raw<Offer | null>(null)

export const installing = {
  /** False if it is already installed, or if the browser has its own menu for it. */
  get possible(): boolean {
    return offer !== null
  },
}

export function waitForOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // offered in the settings, not in the middle of a game
    offer = event as Offer
  })
  addEventListener('appinstalled', () => (offer = null))
}

/** Each offer can be used once. */
export async function install(): Promise<void> {
  const taken = offer
  offer = null
  await taken?.prompt()
}
