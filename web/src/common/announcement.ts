/** Shows each of the operator's announcements once. */

import { announcement } from '../api/api'
import { backend } from '../api/backend'
import { toast } from './toasts.svelte'

const ASKING = 60_000
/** Long enough to read, and to be noticed by someone looking at the board. */
const STAY = 60_000

let shown: string | null = null

async function ask(): Promise<void> {
  try {
    const { text } = await announcement()
    if (text !== null && text !== shown) toast(text, 'plain', STAY)
    shown = text
  } catch {
    // The server is unreachable. Nothing depends on announcements.
  }
}

/** Returns a function that stops asking. */
export function followAnnouncements(): () => void {
  if (!backend().invites) return () => {} // the static page has no operator
  void ask()
  const timer = setInterval(() => void ask(), ASKING)
  return () => clearInterval(timer)
}
