import { randomBytes, randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { respondWithProperty } from '@/lib/photos/property-pages/routes/cached-page'
import { tourSources } from '@/lib/photos/virtual-tours/rules/hosts'
import { contentSecurityPolicy } from '@/lib/platform/web/content-security-policy'
import { isPageRender } from '@/lib/platform/web/page-cache/render-page'
import { respondWithPortfolio } from '@/lib/site/portfolio/routes/cached-page'

/**
 * Runs before every page and route: responds with cached public pages, and sets the request's id, the page's nonce, and
 * the response's security headers. It decides nothing about access; every page and action authorizes by itself.
 */
export async function proxy(request: NextRequest) {
  if (!isDecodable(request.nextUrl.pathname)) return new NextResponse('Bad Request', { status: 400 })
  const clean = withoutUnstorable(request.nextUrl)
  if (clean) return NextResponse.redirect(clean)
  if (isPageRender(request.headers)) return NextResponse.next()

  const requestId = randomUUID()
  const response =
    (await respondWithPortfolio(request)) ??
    (await respondWithProperty(request)) ??
    continueWithNonce(request, requestId)
  response.headers.set('x-request-id', requestId)
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('x-frame-options', 'DENY')
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  response.headers.set('cross-origin-opener-policy', 'same-origin')
  response.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  if (request.nextUrl.protocol === 'https:') {
    response.headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  }
  return response
}

/** Passes the request on to its page or route, with a new nonce for the page's scripts and styles. */
function continueWithNonce(request: NextRequest, requestId: string): Response {
  const nonce = randomBytes(16).toString('base64')
  // Every page, because a navigation to a gallery or a property's page stays under the policy of the page before it.
  const policy = contentSecurityPolicy({ nonce, frames: tourSources })
  const headers = new Headers(request.headers)
  dropCallbackCookie(headers)
  headers.set('x-nonce', nonce)
  headers.set('x-request-id', requestId)
  headers.set('x-path', request.nextUrl.pathname + request.nextUrl.search)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/**
 * Removes the cookie with Auth.js' redirect after sign-in. The portal decides that itself, and Auth.js rejects every
 * sign-in of a browser whose cookie isn't a URL.
 */
function dropCallbackCookie(headers: Headers): void {
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  const remaining = cookies.filter((cookie) => !/^(__(Secure|Host)-)?authjs\.callback-url=/.test(cookie))
  if (remaining.length < cookies.length) headers.set('cookie', remaining.join('; '))
}

/** A path such as `/%ff` isn't valid UTF-8, and no page or route can read its parameters. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Postgres can't store NUL characters, so they are removed from the URL before a query fails. */
function withoutUnstorable(address: NextRequest['nextUrl']): NextRequest['nextUrl'] | null {
  const bad = [...address.searchParams].filter(([, value]) => value.includes('\0'))
  if (bad.length === 0) return null
  const clean = address.clone()
  for (const [name] of bad) clean.searchParams.delete(name)
  return clean
}

export const config = {
  matcher: ['/((?!_next/static|_next/image|favicon.ico).*)'],
}
