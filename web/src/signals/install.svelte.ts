/** Installation as an app, if the browser offers it. */

/** The browser's event, which is missing from TypeScript's types. */
interface Offer extends Event {
  prompt(): Promise<unknown>
}

let offer = $state.raw<Offer | null>(null)

export const installing = {
  /**
   * True if installation can be offered, and false if the app is already installed or the browser has its own menu for
   * it.
   */
  get possible(): boolean {
    return offer !== null
  },
}

export function waitForOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // installation is offered in the settings instead of during a game
    offer = event as Offer
  })
  addEventListener('appinstalled', () => (offer = null))
}

/** Offers the installation. Each event can be used only once. */
export async function install(): Promise<void> {
  const taken = offer
  offer = null
  await taken?.prompt()
}
