/** Where the static page finds its files. `kontor site` writes the folders into the page, each named after its content. */

import type { Site } from './runtime'

const marks = document.documentElement.dataset

/** Whether this is the static page. There Python runs in the browser, and no server is needed. */
export function isPage(): boolean {
  return marks.parts !== undefined
}

/** Address of a file next to the page, such as an icon. */
export function besidePage(name: string): string {
  return isPage() ? `./${name}` : `/${name}`
}

/** Address on the server that was named for games with friends, or null. */
export function onServer(path: string): string | null {
  return marks.server ? new URL(path, new URL(marks.server, document.baseURI)).href : null
}

/** Folder of Kontor's Python code and of the answers that need no Python. */
export function partsFolder(): string {
  return folder(marks.parts)
}

/** The data that a worker needs to load Python. */
export function site(): Site {
  return { runtime: folder(marks.runtime), parts: partsFolder(), bytes: Number(marks.bytes) }
}

function folder(name = './'): string {
  return new URL(name, document.baseURI).href
}
