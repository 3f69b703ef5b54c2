/** The current page, according to the browser's address. */

import { isPage } from './page/site'
import { currentPath, currentRoute, paths, type Route } from './route'

export { paths, type Route }

let route = $state.raw<Route>(currentRoute())

export const here = {
  get route(): Route {
    return route
  },
}

/** Opens a page, and keeps the previous page in the browser history. */
export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
  window.scrollTo(0, 0)
}

/** Opens a page in place of the current page. */
export function replace(path: string): void {
  history.replaceState(null, '', path)
  arrive()
}

/** Changes the address without changing the page, for bookmarks and sharing. */
export function updateAddress(path: string): void {
  if (path !== currentPath()) history.replaceState(null, '', path)
}

/** Returns the full address of a path, to copy or share. */
export function wholeAddress(path: string): string {
  return new URL(path, document.baseURI).href
}

function arrive(): void {
  route = currentRoute()
}

export function setTitle(text: string): void {
  document.title = text ? `${text} · Kontor` : 'Kontor'
}

/** Handles links and the browser's back button. Returns a function that stops this. */
export function startRouter(): () => void {
  addEventListener('popstate', arrive)
  addEventListener('click', follow)
  return () => {
    removeEventListener('popstate', arrive)
    removeEventListener('click', follow)
  }
}

/** Handles a plain click on an internal link without reloading the client. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (isPage()) {
    if (link.pathname !== location.pathname || !link.hash.startsWith('#/')) return
    event.preventDefault()
    go(link.hash)
    return
  }
  if (/^\/(api|page)\//.test(link.pathname)) return
  const withinPage = link.hash && link.pathname === location.pathname && link.pathname !== '/seat'
  if (withinPage) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
