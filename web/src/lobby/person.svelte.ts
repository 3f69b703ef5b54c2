/** The person using this browser, identified only by a name. */

import { forgetMe, me, rename } from '../api/api'
import { forgetLobby, keepLobby, lastLobby } from '../page/lastLobby'
import { forgetPicture } from '../page/picture'

let name = $state<string | null>(null)

export const person = {
  /** Name of the person, or empty until they enter one. */
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

/**
 * Deletes the person's data. The server deletes the name and frees the seats, and the static page deletes the games.
 */
export async function forgetPerson(): Promise<void> {
  await forgetMe()
  name = null
  forgetLobby()
  forgetPicture()
}
