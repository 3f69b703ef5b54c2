/** The person at this browser. A name is enough; there are no accounts. */

import { forgetMe, me, rename } from '../api/api'

let name = $state<string | null>(null)

export const person = {
  /** Empty until the person enters a name. */
  get name(): string {
    return name ?? ''
  },
}

export async function loadPerson(): Promise<void> {
  name = (await me()).name
}

export async function renamePerson(to: string): Promise<void> {
  name = (await rename(to.trim())).name
}

/** The server deletes the name and gives up the seats. */
export async function forgetPerson(): Promise<void> {
  await forgetMe()
  name = null
}
