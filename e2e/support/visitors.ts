import { randomBytes } from 'node:crypto'
import type { APIRequest, APIRequestContext } from '@playwright/test'
import { sessionCookieWith } from '@/e2e/support/sessions'

/**
 * A browser's worth of cookies, with none in it or with a session cookie, at an address of its own, so that no visitor
 * uses up the tries of another.
 */
export async function openVisitor(
  request: APIRequest,
  portalUrl: string,
  session?: string,
): Promise<APIRequestContext> {
  // Another network each: addresses of one /64 count as one.
  const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
  return request.newContext({
    baseURL: portalUrl,
    // A connection is used once: one that is kept could be closed by the server just when the next call is sent.
    extraHTTPHeaders: { 'x-forwarded-for': address, connection: 'close' },
    storageState: { cookies: session === undefined ? [] : [sessionCookieWith(session)], origins: [] },
  })
}
