/**
 * The client's backend: a server, or Python in a worker of the page. Both answer the same requests, so the rest of the
 * client is independent of the backend. `main.ts` and `page/main.ts`, the two entry points, choose it.
 */

/** A live connection to a table, with the parts of the WebSocket interface that the client uses. */
export interface Line {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((end: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface Backend {
  fetch(request: Request): Promise<Response>
  connect(table: string): Line
  /** True if people on other devices can join tables. */
  readonly invites: boolean
  /** True if games are stored in this browser, so the user should keep a backup. */
  readonly keepsGames: boolean
}

// Wrapped in functions, so tests can replace `fetch` and `WebSocket`.
const server: Backend = {
  fetch: (request) => fetch(request),
  connect: (table) => new WebSocket(liveAddress(table)) as Line,
  invites: true,
  keepsGames: false,
}

let chosen = server

export function use(backend: Backend): void {
  chosen = backend
}

export function backend(): Backend {
  return chosen
}

/** With `lines`, a frame may contain two messages on separate lines. */
export function liveAddress(table: string): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/live?lines=true`
}
