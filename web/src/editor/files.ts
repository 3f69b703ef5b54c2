/** Names of board files, and functions to save and read them. */

import { slug, valueAt, type Data } from './document'

/** Returns a board's file name, which is based on its id. */
export function fileName(data: Data): string {
  return `${slug(String(valueAt(data, ['board', 'id']) ?? '')).slice(0, 60) || 'board'}.toml`
}

/** Offers a text as a download. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/toml' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Maximum size, larger than any board. Longer files are truncated here, and then rejected by the check. */
const ENOUGH = 250_000

/** Returns the text of a chosen file, or null if the file cannot be read, for example because it was moved. */
export function textOf(file: File): Promise<string | null> {
  return file
    .slice(0, ENOUGH)
    .text()
    .catch(() => null)
}
