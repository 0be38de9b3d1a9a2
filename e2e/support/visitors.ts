import { randomBytes } from 'node:crypto'
import type { APIRequest, APIRequestContext } from '@playwright/test'
import { sessionCookieWith } from '@/e2e/support/sessions'

/**
 * Opens a request context without cookies or with a session cookie. Each has its own IP address, so that visitors don't
 * share rate limits.
 */
export async function openVisitor(
  request: APIRequest,
  portalUrl: string,
  session?: string,
): Promise<APIRequestContext> {
  const address = randomAddress()
  return request.newContext({
    baseURL: portalUrl,
    // One connection per request: the server might close an idle connection just as it is reused.
    extraHTTPHeaders: { 'x-forwarded-for': address, connection: 'close' },
    storageState: { cookies: session === undefined ? [] : [sessionCookieWith(session)], origins: [] },
  })
}

/** Returns an IP address in a network of its own, because a /64 counts as one address. */
export function randomAddress(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
}
