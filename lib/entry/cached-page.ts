import 'server-only'
import { hasSessionCookie } from '@/lib/auth/session-cookie'
import { env } from '@/lib/platform/environment/env'
import { log } from '@/lib/platform/monitoring/log'
import { respondWithPage } from '@/lib/platform/web/page-cache/page-response'
import type { RenderedPage } from '@/lib/platform/web/page-cache/render-page'
import { isPageLoad } from '@/lib/platform/web/response-status'
import { carryContentHeaders } from './content-headers'

/** The bytes that a cached page takes. */
export function sizeOfPage({ gzip, br }: RenderedPage): number {
  return gzip.byteLength + br.byteLength
}

/**
 * Returns the response with a cached page to a visitor who loads it, which is the same for all of them. Null for requests
 * of the signed-in and of Next.js' client, if `read` returns null, and when the page can't be cached: then it's rendered
 * for this request.
 */
export async function respondWithCachedPage(
  request: Request,
  read: (url: URL) => Promise<RenderedPage | null>,
): Promise<Response | null> {
  if (!isPageLoad() || hasSessionCookie(request.headers) || env().NODE_ENV === 'development') return null
  const url = new URL(request.url)
  try {
    const page = await read(url)
    return page && carryContentHeaders(await respondWithPage(page, request))
  } catch (error) {
    log().warn({ path: url.pathname, error: String(error) }, 'a public page was not cached')
    return null
  }
}
