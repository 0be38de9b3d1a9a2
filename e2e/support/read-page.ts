import type { APIRequestContext } from '@playwright/test'

/** What a page is to whoever asks for it: `redirectsTo` is a path of the portal, or another site's whole address. */
export type PageContent = {
  status: number
  redirectsTo: string | null
  headings: string[]
  titles: string[]
  html: string
}

/** What a visitor gets by its response alone, without a script. */
export async function readPage(visitor: APIRequestContext, path: string): Promise<PageContent> {
  const response = await visitor.get(path, { maxRedirects: 0 })
  const html = await response.text()
  const { location } = response.headers()
  // A streamed page that breaks half-way has sent its 200 already; it leaves the error's digest in the page.
  const broke = /data-dgst="(?!NEXT_|BAILOUT)/.test(html)
  return {
    status: broke ? 500 : response.status(),
    redirectsTo: location === undefined ? null : withoutOwnOrigin(readText(location), response.url()),
    headings: [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, inner = '']) => readText(inner)),
    titles: [...html.matchAll(/<title>(.*?)<\/title>/gs)].map(([, inner = '']) => readText(inner)),
    html,
  }
}

/** A redirect may name the portal in full. */
function withoutOwnOrigin(address: string, requestedUrl: string): string {
  const { origin } = new URL(requestedUrl)
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}

function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
