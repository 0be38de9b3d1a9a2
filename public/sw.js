// The service worker of signed-in people, at /sw.js?v=<version of the portal>. It makes the portal installable, opens a page
// that says that there's no network, opens the photographer's saved day, and shows push notifications. It stores no other
// page, and passes on everything else untouched: actions, downloads, uploads, and live updates.

const shellCache = `shell-${new URL(location.href).searchParams.get('v')}`
const assetCache = 'assets'
/** components/shell/saved-day.ts writes one cache per session. */
const dayPrefix = 'day-'
const maxAssets = 500

self.addEventListener('install', (event) => {
  // A new worker can replace the old one at once: pages depend on no worker, and assets have hashes in their names.
  self.skipWaiting()
  event.waitUntil(caches.open(shellCache).then((cache) => cache.addAll(['/offline.html', '/offline.css'])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldShells(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return
  if (pathname.startsWith('/_next/static/')) event.respondWith(readAsset(event))
  else if (pathname === '/offline.css') event.respondWith(readShell(pathname))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(openPage(request))
})

async function deleteOldShells() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== shellCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Assets never change, so the stored ones are used without asking. */
async function readAsset(event) {
  const cache = await caches.open(assetCache)
  const stored = await cache.match(event.request, { ignoreVary: true })
  if (stored) return stored
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(storeAsset(cache, event.request, response.clone()))
  return response
}

async function storeAsset(cache, request, response) {
  await cache.put(request, response)
  const keys = await cache.keys()
  // The oldest come first.
  await Promise.all(keys.slice(0, -maxAssets).map((key) => cache.delete(key)))
}

async function openPage(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const { pathname, search } = new URL(request.url)
    const day = await findDay()
    if (pathname === '/today' && search === '' && day) return day
    const page = await readShell('/offline.html')
    if (!page) throw error
    const html = await page.text()
    const link = '<p><a href="/today">Open today\'s shoots</a></p>'
    return asPage(day ? html.replace('<!-- today -->', link) : html, page.headers)
  }
}

async function readShell(path) {
  const cache = await caches.open(shellCache)
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(path)
}

/** Returns the saved day, marked as such; deletes it once it's over. */
async function findDay() {
  for (const name of await caches.keys()) {
    if (!name.startsWith(dayPrefix)) continue
    const cache = await caches.open(name)
    const stored = await cache.match('/today', { ignoreVary: true })
    if (stored && Number(stored.headers.get('x-until')) > Date.now()) {
      const html = await stored.text()
      return asPage(html.replace('<html ', '<html data-saved '), stored.headers)
    }
    await caches.delete(name)
  }
  return null
}

/** The policy holds the nonce of the page's own scripts. */
function asPage(html, from) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  const policy = from.get('content-security-policy')
  return new Response(html, { headers: { ...headers, ...(policy && { 'content-security-policy': policy }) } })
}

self.addEventListener('push', (event) => {
  const { title, path, tag } = event.data?.json() ?? {}
  if (!title) return
  const shown = { tag, data: { path }, icon: '/icons/any-192.png' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(event.notification.data?.path ?? '/notifications'))
})

/** Opens a page in the window that was used last, or in a new one. */
async function openPath(path) {
  const url = new URL(path, location.origin).href
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(url)
  // Allowed only right after a click.
  await window.focus().catch(() => null)
  return window.navigate(url)
}
