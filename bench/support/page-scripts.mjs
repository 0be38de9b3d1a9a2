import { gzipSync } from 'node:zlib'

/**
 * Returns the paths below `/_next/` of every script a page's HTML names, in tags or for client components. Skips
 * scripts for browsers without module support.
 * @param {string} html
 */
export function listScripts(html) {
  const modern = html.replace(/<script[^>]*\bnoModule\b[^>]*>/gi, '')
  return [...new Set(modern.match(/static\/chunks\/[\w.~/-]+?\.js/g))]
}

/**
 * Returns the gzipped bytes of the scripts that a page's HTML names.
 * @param {string} portalUrl
 * @param {string} html
 */
export async function measureScripts(portalUrl, html) {
  const bytes = await Promise.all(
    listScripts(html).map((script) => measureScript(`${portalUrl}/_next/${script}`)),
  )
  return bytes.reduce((sum, one) => sum + one, 0)
}

/** Gzipped bytes by script. */
const sizes = new Map()

async function measureScript(url) {
  if (!sizes.has(url)) {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} returned ${response.status}`)
    sizes.set(url, gzipSync(Buffer.from(await response.arrayBuffer())).length)
  }
  return sizes.get(url)
}
