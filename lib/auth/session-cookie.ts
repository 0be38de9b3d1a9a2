import 'server-only'
import { cookies } from 'next/headers'
import { decode, encode } from 'next-auth/jwt'
import { env } from '@/lib/platform/env'

/** A session ends thirty days after its last sign-in. */
export const sessionSeconds = 30 * 24 * 60 * 60

/** What a session claims: checked against the database on every request by readViewer. */
export type SessionClaim = { userId: string; sessionVersion: number }

/** Whether the portal is reached by https, so that its cookies are sent on nothing else. */
export function usesSecureCookies(): boolean {
  return env().APP_URL.startsWith('https:')
}

/** Auth.js' own name for it; a browser takes the `__Secure-` one over https only. */
export function sessionCookieName(): string {
  return `${usesSecureCookies() ? '__Secure-' : ''}authjs.session-token`
}

/** The claim inside a session token; null for one that is forged, cut short, expired or of another make. */
export async function decodeSessionClaim(token: string): Promise<SessionClaim | null> {
  try {
    const payload = await decode({ token, secret: env().AUTH_SECRET, salt: sessionCookieName() })
    return (payload?.claim as SessionClaim | undefined) ?? null
  } catch {
    return null
  }
}

/**
 * The claim of the request's session cookie; null without a valid one.
 * It reads the cookie jar, not the request's header, so that a page rendered after an action sees the renewed session.
 */
export async function readSessionClaim(): Promise<SessionClaim | null> {
  const token = (await cookies()).get(sessionCookieName())?.value
  return token ? decodeSessionClaim(token) : null
}

/** Gives this browser a session with the claim, of Auth.js' own make. */
export async function writeSessionCookie(claim: SessionClaim): Promise<void> {
  const name = sessionCookieName()
  const secret = env().AUTH_SECRET
  const jar = await cookies()
  jar.set(name, await encode({ token: { claim }, secret, salt: name, maxAge: sessionSeconds }), {
    ...cookieRules(),
    maxAge: sessionSeconds,
  })
}

/** Takes the session out of this browser. It asks nobody, so it cannot fail. */
export async function expireSessionCookie(): Promise<void> {
  const jar = await cookies()
  jar.set(sessionCookieName(), '', { ...cookieRules(), maxAge: 0 })
}

function cookieRules() {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: usesSecureCookies() } as const
}
