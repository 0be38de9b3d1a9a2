import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { BoundedCache } from '@/lib/platform/data/bounded-cache'
import { env } from '@/lib/platform/environment/env'
import { expireCookie, readCookie, usesSecureCookies, writeCookie } from './cookie'

/** A session ends 30 days after sign-in. */
export const sessionSeconds = 30 * 24 * 60 * 60

/** Whom a new session is for: an account, as long as its version stays. */
export type SessionClaim = { userId: string; sessionVersion: number }

/** The content of a session token; readViewer looks the session up by its secret on every request. */
export type SessionToken = SessionClaim & {
  /** Missing in tokens of earlier releases, which had no row for each session. */
  secret?: string
}

/** Returns the Auth.js cookie name; browsers accept the `__Secure-` prefix only over https. */
export function sessionCookieName(): string {
  return `${usesSecureCookies() ? '__Secure-' : ''}authjs.session-token`
}

/** Whether a request may come from a signed-in user: has a session cookie, valid or not. Auth.js splits long ones. */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get('cookie')?.includes(sessionCookieName()) ?? false
}

/** A token's content and the time at which it expires, in seconds since 1970. */
type Decoded = { claim: SessionToken; exp: number }

/** The latest tokens of this process, because deriving the key and decrypting takes longer than a query. */
const decoded = new BoundedCache<Decoded>(1000, () => 1)

/** Returns a session token's content; null if the token is forged, truncated, expired, or not a session token. */
export async function decodeSessionToken(token: string): Promise<SessionToken | null> {
  try {
    const { claim, exp } = await decoded.read(token, () => decodeToken(token))
    return exp * 1000 > Date.now() ? claim : null
  } catch {
    return null
  }
}

/** @throws Error for anything but a valid token with a claim. Failures aren't cached. */
async function decodeToken(token: string): Promise<Decoded> {
  const payload = await decode({ token, secret: env().AUTH_SECRET, salt: sessionCookieName() })
  const { claim, exp } = payload ?? {}
  if (!claim || !exp) throw new Error('not a session token')
  return { claim: claim as SessionToken, exp }
}

/**
 * Returns the content of the session cookie; null without a valid one. Reads the cookie store, not the request header, so
 * that a page rendered after an action sees the renewed session.
 */
export async function readSessionToken(): Promise<SessionToken | null> {
  const token = await readCookie(cookie())
  return token ? decodeSessionToken(token) : null
}

/** Sets this browser's session cookie to a token with this content, in the Auth.js format. */
export async function writeSessionCookie(claim: SessionToken): Promise<void> {
  const [salt, secret] = [sessionCookieName(), env().AUTH_SECRET]
  await writeCookie(cookie(), await encode({ token: { claim }, secret, salt, maxAge: sessionSeconds }))
}

/** Deletes this browser's session cookie. Reads nothing else, so it can't fail. */
export async function expireSessionCookie(): Promise<void> {
  await expireCookie(cookie())
}

function cookie() {
  return { name: sessionCookieName(), path: '/', seconds: sessionSeconds }
}
