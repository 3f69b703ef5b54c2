/** Passes a board file from another page to the editor. */

import type { BoardFile } from '../api/forms'

let incoming: { game: string; file: BoardFile } | null = null

export function sendToEditor(game: string, file: BoardFile): void {
  incoming = { game, file }
}

/** Returns the file that was passed to the editor, and forgets it. */
export function takeIncoming(): { game: string; file: BoardFile } | null {
  const taken = incoming
  incoming = null
  return taken
}
