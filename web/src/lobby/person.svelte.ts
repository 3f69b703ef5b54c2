/** The person at this browser. A name is enough; there are no accounts. */

import { forgetMe, me, rename } from '../api/api'
import { forgetLobby, keepLobby, lastLobby } from '../page/lastLobby'
import { forgetPicture } from '../page/picture'

let name = $state<string | null>(null)

export const person = {
  /** Empty until the person enters a name. */
  get name(): string {
    return name ?? ''
  },
}

export async function loadPerson(): Promise<void> {
  name ??= lastLobby().name
  name = (await me()).name
  keepLobby({ name })
}

export async function renamePerson(to: string): Promise<void> {
  name = (await rename(to.trim())).name
  keepLobby({ name })
}

/** The server deletes the name and gives up the seats; the static page deletes the games. */
export async function forgetPerson(): Promise<void> {
  await forgetMe()
  name = null
  forgetLobby()
  forgetPicture()
}
