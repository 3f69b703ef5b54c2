/** Addresses and the pages they stand for. */

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
  /** A form that is already filled in as one starts quickly. */
  new: (start?: string): string => (start ? `/new?start=${start}` : '/new'),
  /** A moment of the game there: after which entry of its log, through the eyes of which seat. */
  table: (id: string, at: number | null = null, seat: number | null = null): string => {
    const asked = [...(at === null ? [] : [`at=${at}`]), ...(at === null || seat === null ? [] : [`seat=${seat}`])]
    return `/table/${encodeURIComponent(id)}${asked.length ? `?${asked.join('&')}` : ''}`
  },
  rules: (game: string, rule?: string | null): string =>
    `/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ''}`,
}

/** The page of an address. A seat's secret stands after the #, so that it is never sent with the address. */
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

/** A whole number that an address names; anything else is none. */
function number(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The parts of a path; one that cannot be read leads nowhere, like any other that we do not know. */
function parts(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['?']
  }
}
