// Shows the offline page when there is no connection. All other requests go to the network. The cache holds only the
// files of the offline page: no server responses, no names, no secrets.
// VERSION changes with every build (plugin.ts), so that browsers install the new worker and drop the old cache.
const VERSION = '__VERSION__'
const OURS = 'kontor-'
const CACHE = OURS + VERSION
const PAGE = '/offline.html'
const SHELL = [PAGE, '/offline.css', '/offline.js', '/theme.js', '/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll(SHELL.map((file) => new Request(file, { cache: 'reload' })))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

async function dropOld() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (pathname.startsWith('/api/')) return
  if (event.request.mode === 'navigate') event.respondWith(pageOr(event.request))
  else if (SHELL.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)))
})

/** Fetch a page; fall back to the offline page without a network, or when a proxy reports that the server is down. */
async function pageOr(request) {
  try {
    const answer = await fetch(request)
    return [502, 503, 504].includes(answer.status) ? await kept(PAGE) : answer
  } catch {
    return kept(PAGE)
  }
}

async function kept(file) {
  return (await caches.open(CACHE)).match(file)
}

// Clicking a notification opens its page, in an existing tab if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

async function show(path) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((client) => new URL(client.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}
