import 'server-only'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { RenderedPage } from './render-page'

const decompress = promisify(gunzip)

/**
 * Returns the response with a cached page, or that the browser's copy is current. Browsers revalidate their copy. Shared
 * caches keep none, because the same URL is another page for signed-in users.
 */
export async function respondWithPage(page: RenderedPage, request: Request): Promise<Response> {
  const headers = new Headers({
    'cache-control': 'private, no-cache, no-transform',
    'content-security-policy': page.policy,
    etag: page.tag,
    vary: 'Accept-Encoding, Cookie, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch',
  })
  if (matches(request.headers.get('if-none-match'), page.tag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const body = encoding ? page[encoding] : await decompress(page.gzip)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-length', String(body.byteLength))
  if (encoding) headers.set('content-encoding', encoding)
  if (page.link) headers.set('link', page.link)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}

/** Returns the smaller one of the encodings that the browser accepts; null for none. */
function chooseEncoding(accepted: string | null): 'br' | 'gzip' | null {
  const names = (accepted ?? '').split(',').flatMap((coding) => {
    const [name = '', quality = ''] = coding
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return /^q=0(\.0*)?$/.test(quality) ? [] : [name]
  })
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}

/** Compares weakly: the encodings of a page share their tag. https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
function matches(known: string | null, tag: string): boolean {
  return known?.split(',').some((candidate) => candidate.trim() === tag || candidate.trim() === '*') ?? false
}
