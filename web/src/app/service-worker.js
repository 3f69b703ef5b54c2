// The service worker. With a server, it shows the offline page when there is no connection. All other requests go to
// the network, and the cache contains only the files of the offline page, without server responses, names or secrets.
// On the static page (SITE), it stores all files of one version, and answers only from them. VERSION and SITE change
// with every build (plugin.ts, page_files.py), and browsers then install the new worker.
const VERSION = '__VERSION__'
const SITE = null
const SCOPE = SITE ? new URL(self.registration.scope).pathname : '/'
const OURS = SITE ? `page-${SCOPE}-` : 'kontor-'
const CACHE = OURS + (SITE ? SITE.version : VERSION)
const PAGE = '/offline.html'
const SHELL = [PAGE, '/offline.css', '/offline.js', '/theme.js', '/icon.svg']
const INDEX = 'index.html'

self.addEventListener('install', (event) => {
  // A new version of the static page waits until no tab uses the old one, or until its only tab agrees (below).
  event.waitUntil(SITE ? keepSite() : keep().then(() => self.skipWaiting()))
})

async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll(SHELL.map((file) => new Request(file, { cache: 'reload' })))
}

/** Stores every file, or fails and leaves the previous version in place. */
async function keepSite() {
  const cache = await caches.open(CACHE)
  for (const [file, digest] of Object.entries(SITE.files)) {
    const address = SCOPE + file
    if (await cache.match(address)) continue
    // A name with a content digest always refers to the same content, so any copy is valid.
    const answer =
      (digest === null && (await caches.match(address))) ||
      (await fetch(address, { cache: digest === null ? 'force-cache' : 'reload' }))
    if (!answer.ok) throw new Error(`${file}: status ${answer.status}`)
    if (digest !== null && (await digestOf(answer.clone())) !== digest) throw new Error(`${file}: another version`)
    await cache.put(address, answer)
  }
}

async function digestOf(answer) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
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
  const { origin, pathname } = new URL(event.request.url)
  if (SITE) {
    if (origin === self.location.origin && event.request.method === 'GET') event.respondWith(ofSite(event.request))
    return
  }
  // The static page under /page/ has its own worker.
  if (pathname.startsWith('/api/') || pathname.startsWith('/page/')) return
  if (event.request.mode === 'navigate') event.respondWith(pageOr(event.request))
  else if (SHELL.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)))
})

/** Answers with a file of the static page from the cache, or with anything else from the network. */
async function ofSite(request) {
  const { pathname } = new URL(request.url)
  const address = pathname === SCOPE ? SCOPE + INDEX : pathname
  return (await kept(address)) ?? fetch(request)
}

// The page asks for its new version. Another open tab prevents this, because it may need old files.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(event.source))
})

async function takeOver(asking) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const others = open.filter(({ id, url }) => id !== asking.id && new URL(url).pathname.startsWith(SCOPE))
  if (others.length === 0) await self.skipWaiting()
  else asking.postMessage('other tabs')
}

/** Fetches a page. Falls back to the offline page without a network, or if a proxy reports that the server is down. */
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

// A push message from the server (hooks.py). Every message must be shown. Otherwise, browsers revoke the permission.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  const icon = '/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, icon, badge: icon, data: path }))
})

// Clicking a notification opens its page, in an existing tab if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

async function show(path) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find(({ url }) => (SITE ? new URL(url).hash : new URL(url).pathname) === path)
  await (there ? there.focus() : self.clients.openWindow(SITE ? SCOPE + path : path))
}
