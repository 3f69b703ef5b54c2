/**
 * Addresses of the static page's files. `kontor site` writes the names of the folders into the page. The names contain
 * content hashes.
 */

import type { Site } from './runtime'

const marks = document.documentElement.dataset

/** Returns whether this is the static page, on which Python runs in the browser without a server. */
export function isPage(): boolean {
  return marks.parts !== undefined
}

/** Returns the address of a file next to the page, such as an icon. */
export function besidePage(name: string): string {
  return isPage() ? `./${name}` : `/${name}`
}

/** Returns an address on the server for games with friends, or null. */
export function onServer(path: string): string | null {
  return marks.server ? new URL(path, new URL(marks.server, document.baseURI)).href : null
}

/** Folder with Kontor's Python code and the responses that need no Python. */
export function partsFolder(): string {
  return folder(marks.parts)
}

/** Returns the data that a worker needs to load Python. */
export function site(): Site {
  return { runtime: folder(marks.runtime), parts: partsFolder(), bytes: Number(marks.bytes) }
}

function folder(name = './'): string {
  return new URL(name, document.baseURI).href
}
