// The photographer's day of today, saved for when there's no network. public/sw.js opens it.

const dayPrefix = 'day-'
const assetCache = 'assets'
const path = '/today'

/** Whether this page is the saved one. */
export function isSavedDay(): boolean {
  return document.documentElement.hasAttribute('data-saved')
}

/**
 * Saves the page of today with the assets it needs, unless it was rendered for another session.
 * @param key the session's, which is part of its pages
 * @param until when the day is over, in ms since 1970
 */
export async function saveDay(key: string, until: number): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  const html = response.ok && !response.redirected ? await response.text() : ''
  if (!html.includes(key)) return
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'x-until': String(until) })
  const policy = response.headers.get('content-security-policy')
  if (policy) headers.set('content-security-policy', policy)
  const cache = await caches.open(dayPrefix + key)
  await cache.put(path, new Response(html, { headers }))
  await saveAssets(html)
}

async function saveAssets(html: string): Promise<void> {
  const cache = await caches.open(assetCache)
  const named = html.match(/\/_next\/static\/[^"'\\\s<>),;]+/g) ?? []
  // The page's HTML doesn't name what loads after it.
  const loaded = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { pathname } = new URL(name)
    return pathname.startsWith('/_next/static/') ? [pathname] : []
  })
  const assets = new Set([...named, ...loaded])
  await Promise.all(
    [...assets].map(async (asset) => {
      if (!(await cache.match(asset, { ignoreVary: true }))) await cache.add(asset)
    }),
  )
}

/** Deletes the saved days of other sessions, or with `null` of all. */
export async function forgetDays(ownKey: string | null): Promise<void> {
  if (!('caches' in window)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(dayPrefix))
  const others = names.filter((name) => name !== `${dayPrefix}${ownKey}`)
  await Promise.all(others.map((name) => caches.delete(name)))
}
