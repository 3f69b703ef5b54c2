// What an installed Kontor does without a connection: it says so. Everything else is asked for as ever. Kept are only
// the files of that one page: no answer of the server, no name, no secret.
// VERSION is another one with every build (plugin.ts), so that a browser takes the new worker and drops the old files.
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

/** The page that is wanted; where nobody answers, or only a proxy whose server is away, ours that says so. */
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

// Whoever clicks a notification is taken to the page that it is about: one that is open, or a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

async function show(path) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((client) => new URL(client.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}
