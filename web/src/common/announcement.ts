/** Shows each of the operator's announcements once. */

import { announcement } from '../api/api'
import { backend } from '../api/backend'
import { toast } from './toasts.svelte'

const ASKING = 60_000
/** Display time in milliseconds, long enough to notice and to read the text. */
const STAY = 60_000

let shown: string | null = null

async function ask(): Promise<void> {
  try {
    const { text } = await announcement()
    if (text !== null && text !== shown) toast(text, 'plain', STAY)
    shown = text
  } catch {
    // The server is unreachable, but announcements are not essential.
  }
}

/** Returns a function that stops polling. */
export function followAnnouncements(): () => void {
  if (!backend().invites) return () => {} // the static page has no operator
  void ask()
  const timer = setInterval(() => void ask(), ASKING)
  return () => clearInterval(timer)
}
