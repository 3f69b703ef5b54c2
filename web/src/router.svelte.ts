/** Where the person is: the address of the browser, as a page. */

import { paths, routeOf, type Route } from './route'

export { paths, type Route }

let route = $state.raw<Route>(read())

function read(): Route {
  return routeOf(location)
}

export const here = {
  get route(): Route {
    return route
  },
}

/** Shows another page. The one before stays in the browser's history. */
export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
  window.scrollTo(0, 0)
}

/** Shows another page in place of this one. */
export function replace(path: string): void {
  history.replaceState(null, '', path)
  arrive()
}

/** Gives what is shown already another address: for whoever keeps or sends it. */
export function note(path: string): void {
  if (path !== location.pathname + location.search) history.replaceState(null, '', path)
}

function arrive(): void {
  route = read()
}

export function title(text: string): void {
  document.title = text ? `${text} · Kontor` : 'Kontor'
}

/** Makes links and the browser's own buttons work; gives what ends that. */
export function startRouter(): () => void {
  addEventListener('popstate', arrive)
  addEventListener('click', follow)
  return () => {
    removeEventListener('popstate', arrive)
    removeEventListener('click', follow)
  }
}

/** A plain click on a link to one of our pages does not load the whole client again. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  const withinPage = link.hash && link.pathname === location.pathname && link.pathname !== '/seat'
  if (withinPage) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
