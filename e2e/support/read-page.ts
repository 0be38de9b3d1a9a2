import type { Visitor } from '@/e2e/support/http-visitor'

/** A page as a visitor sees it. `redirectsTo` is a path of the portal or the full URL of another site. */
export type PageContent = {
  status: number
  redirectsTo: string | null
  headings: string[]
  titles: string[]
  html: string
}

/** Reads a page from its response alone, without running scripts. */
export async function readPage(visitor: Pick<Visitor, 'get'>, path: string): Promise<PageContent> {
  const response = await visitor.get(path, { maxRedirects: 0 })
  const html = await response.text()
  const { location } = response.headers()
  // When a streamed page fails after its 200 was sent, Next.js leaves the error's digest in the HTML.
  const hasFailed = /data-dgst="(?!NEXT_|BAILOUT)/.test(html)
  return {
    status: hasFailed ? 500 : response.status(),
    redirectsTo: location === undefined ? null : withoutOwnOrigin(readText(location), response.url()),
    headings: [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, inner = '']) => readText(inner)),
    titles: [...html.matchAll(/<title>(.*?)<\/title>/gs)].map(([, inner = '']) => readText(inner)),
    html,
  }
}

/** Converts a redirect to the portal's own absolute URL into a path. */
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
