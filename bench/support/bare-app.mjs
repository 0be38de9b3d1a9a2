import { loadPage } from './load-page.mjs'
import { withServedApp } from './next-app.mjs'

// The baseline of a page: the least that this framework needs for a page of the same size. It has no session, no
// layout and no client components. Framed, it has a proxy, layouts, metadata, error pages and a client component around it.

/** Characters per element from which the fitting length is extrapolated. */
const sample = 40

/**
 * Builds and serves the bare app while `use` runs.
 * @template T
 * @param {string} databaseUrl
 * @param {'bare' | 'framed'} name
 * @param {(app: { url: string, serverPid: number, serverLog: string,
 *   findEqual: (size: { elements: number, bytes: number, statements: number }) => Promise<string> }) => Promise<T>} use
 */
export function withBareApp(databaseUrl, name, use) {
  return withServedApp(name, { DATABASE_URL: databaseUrl }, (app) =>
    use({ ...app, findEqual: (size) => findEqual(app.url, size) }),
  )
}

/** Measures a response's body. One that isn't HTML has no elements. */
export function measureSize(body) {
  const markup = body.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1')
  return { elements: markup.match(/<[a-z][^\s/>]*/gi)?.length ?? 0, bytes: Buffer.byteLength(body) }
}

/**
 * Returns the URL of the bare app's page with as many elements and statements and about as many bytes.
 * @param {string} url
 * @param {{ elements: number, bytes: number, statements: number }} size
 */
async function findEqual(url, { elements, bytes, statements }) {
  if (elements === 0) return `${url}/health?statements=${statements}`
  const address = (inside, filler) => `${url}/?elements=${inside}&statements=${statements}&filler=${filler}`
  const measure = async (inside, filler) => measureSize(await loadPage(address(inside, filler)))
  const least = await measure(0, 0)
  const inside = Math.max(0, elements - least.elements)
  const [empty, filled] = [await measure(inside, 0), await measure(inside, sample)]
  const filler = ((bytes - empty.bytes) / (filled.bytes - empty.bytes)) * sample
  return address(inside, Math.max(0, Math.round(filler)))
}
