import { randomBytes } from 'node:crypto'
import type { APIRequest, APIRequestContext } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import type { Person } from '@/e2e/support/people'

export const sessionCookieName = 'authjs.session-token'

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

/** The session a new account gets by signing in, made without the second that its password would take. */
export function mintSession(authSecret: string, { userId }: Person): Promise<string> {
  const claim = { userId, sessionVersion: 1 }
  return encode({ token: { claim }, secret: authSecret, salt: sessionCookieName })
}

function sessionCookieWith(value: string) {
  return {
    name: sessionCookieName,
    value,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }
}
