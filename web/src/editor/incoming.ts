/** A board file on its way from another page to the editor. */

import type { BoardFile } from '../api/forms'

let incoming: { game: string; file: BoardFile } | null = null

export function sendToEditor(game: string, file: BoardFile): void {
  incoming = { game, file }
}

/** The file sent to the editor, once. */
export function takeIncoming(): { game: string; file: BoardFile } | null {
  const taken = incoming
  incoming = null
  return taken
}
