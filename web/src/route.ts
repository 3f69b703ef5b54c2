/** Addresses of the pages. On the static page, addresses are in the fragment, which works on any web host. */

import { isPage } from './page/site'

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; start: string | null; game: string | null }
  | { page: 'table'; id: string; at: number | null; seat: number | null }
  | { page: 'seat'; secret: string }
  | { page: 'me' }
  | { page: 'people'; id: string }
  | { page: 'device'; secret: string }
  | { page: 'rules'; game: string; rule: string | null }
  /** A lesson, or the list of lessons if `lesson` is null. */
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'boards'; game: string | null }
  | { page: 'cup'; id: string }
  | { page: 'newCup' }
  | { page: 'lost' }

export type Address = { pathname: string; search: string; hash: string }

const linked = (path: string): string => (isPage() ? `#${path}` : path)

export const paths = {
  lobby: (): string => linked('/'),
  /** The page of the person, with devices and notifications. */
  me: (): string => linked('/me'),
  /** A public profile. */
  people: (id: string): string => linked(`/people/${encodeURIComponent(id)}`),
  cup: (id: string): string => linked(`/cup/${encodeURIComponent(id)}`),
  newCup: (): string => linked('/cups/new'),
  /** The form for a new table. `start` is a quick start that fills in the form, and `game` is the game to choose. */
  new: (start?: string, game?: string): string => {
    const asked = new URLSearchParams({ ...(start && { start }), ...(game && { game }) })
    return linked(asked.size ? `/new?${asked}` : '/new')
  },
  /** A table. `at` is the last log entry to replay, and `seat` selects a seat's view. */
  table: (id: string, at: number | null = null, seat: number | null = null): string => {
    const asked = [...(at === null ? [] : [`at=${at}`]), ...(at === null || seat === null ? [] : [`seat=${seat}`])]
    return linked(`/table/${encodeURIComponent(id)}${asked.length ? `?${asked.join('&')}` : ''}`)
  },
  learn: (game: string, lesson?: string): string =>
    linked(`/learn/${encodeURIComponent(game)}${lesson ? `/${encodeURIComponent(lesson)}` : ''}`),
  /** The board editor for a game. */
  boards: (game?: string): string => linked(game ? `/boards/${encodeURIComponent(game)}` : '/boards'),
  rules: (game: string, rule?: string | null): string =>
    linked(`/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ''}`),
}

/** Returns the route for the browser's address. */
export function currentRoute(): Route {
  return routeOf(isPage() ? new URL(location.hash.slice(1) || '/', 'http://page') : location)
}

/** Returns the current address, in the form that `paths` returns. */
export function currentPath(): string {
  return isPage() ? location.hash : location.pathname + location.search
}

/** Returns whether the browser is at this address, ignoring the query. */
export function isAt(path: string): boolean {
  return currentPath().split('?')[0] === path
}

/** Returns the route of an address. A seat's secret is in the fragment, which browsers never send. */
export function routeOf({ pathname, search, hash }: Address): Route {
  const [page, first, second, ...more] = parts(pathname)
  if (more.length > 0) return { page: 'lost' }
  if (page === undefined) return { page: 'lobby' }
  if (page === 'rules' && first !== undefined) return { page: 'rules', game: first, rule: second ?? null }
  if (page === 'learn' && first !== undefined) return { page: 'learn', game: first, lesson: second ?? null }
  if (second !== undefined) return { page: 'lost' }
  if (page === 'boards') return { page: 'boards', game: first ?? null }
  const asked = new URLSearchParams(search)
  if (page === 'table' && first !== undefined) {
    return { page: 'table', id: first, at: number(asked.get('at')), seat: number(asked.get('seat')) }
  }
  if (page === 'people' && first !== undefined && !isPage()) return { page: 'people', id: first }
  if (page === 'cup' && first !== undefined && !isPage()) return { page: 'cup', id: first }
  if (page === 'cups' && first === 'new' && !isPage()) return { page: 'newCup' }
  if (first !== undefined) return { page: 'lost' }
  if (page === 'new') return { page: 'new', start: asked.get('start'), game: asked.get('game') }
  if (page === 'seat' || page === 'device') return { page, secret: hash.slice(1) }
  if (page === 'me' && !isPage()) return { page: 'me' }
  return { page: 'lost' }
}

/** Parses a non-negative integer, or returns null. */
function number(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Returns the decoded parts of a path. A malformed path is treated as unknown. */
function parts(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['?']
  }
}
