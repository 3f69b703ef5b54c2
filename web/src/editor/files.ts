/** Board files: their names, and saving them on the device. */

import { slug, valueAt, type Data } from './document'

/** File name of a board, from its id. */
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

/** Longer than any board. A larger file is cut here, and the check rejects it. */
const ENOUGH = 250_000

/** Text of a chosen file; null if it cannot be read, for example because it was moved. */
export function textOf(file: File): Promise<string | null> {
  return file
    .slice(0, ENOUGH)
    .text()
    .catch(() => null)
}
