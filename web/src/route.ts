/** Addresses and their pages. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; start: string | null }
  | { page: 'table'; id: string; at: number | null; seat: number | null }
  | { page: 'seat'; secret: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'lost' }

export type Address = { pathname: string; search: string; hash: string }

export const paths = {
  lobby: (): string => '/',
  /** `start`: a quick start that fills in the form. */
  new: (start?: string): string => (start ? `/new?start=${start}` : '/new'),
  /** `at`: the log entry to replay up to; `seat`: the seat whose view to show. */
  table: (id: string, at: number | null = null, seat: number | null = null): string => {
    const asked = [...(at === null ? [] : [`at=${at}`]), ...(at === null || seat === null ? [] : [`seat=${seat}`])]
    return `/table/${encodeURIComponent(id)}${asked.length ? `?${asked.join('&')}` : ''}`
  },
  rules: (game: string, rule?: string | null): string =>
    `/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ''}`,
}

/** Route of an address. The secret of a seat is in the fragment, which browsers never send. */
export function routeOf({ pathname, search, hash }: Address): Route {
  const [page, first, second, ...more] = parts(pathname)
  if (more.length > 0) return { page: 'lost' }
  if (page === undefined) return { page: 'lobby' }
  if (page === 'rules' && first !== undefined) return { page: 'rules', game: first, rule: second ?? null }
  if (second !== undefined) return { page: 'lost' }
  const asked = new URLSearchParams(search)
  if (page === 'table' && first !== undefined) {
    return { page: 'table', id: first, at: number(asked.get('at')), seat: number(asked.get('seat')) }
  }
  if (first !== undefined) return { page: 'lost' }
  if (page === 'new') return { page: 'new', start: asked.get('start') }
  if (page === 'seat') return { page: 'seat', secret: hash.slice(1) }
  return { page: 'lost' }
}

/** A non-negative integer, or null. */
function number(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The decoded parts of a path. A malformed path becomes an unknown one. */
function parts(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['?']
  }
}
