import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { usesSecureCookies } from './session-cookie'

const cookieName = 'northlight.verification'
const cookieSeconds = 60 * 60
/** Browsers limit cookies to 4 kB, and encoding can triple a path's length. */
const maxNextLength = 500

const PendingVerification = z.object({
  email: z.string().max(255),
  role: z.enum(['client', 'photographer']),
  /** When a link was last sent from this browser, in milliseconds; 0 for never. */
  sentAt: z.number(),
  /** The page to open after verification. */
  next: z.string().optional(),
  /** The address was verified in this browser, which must now sign in. */
  isVerified: z.boolean().optional(),
})
export type PendingVerification = z.output<typeof PendingVerification>

/**
 * Stores the address to verify in a cookie, so that the page survives a reload. It holds what was typed and doesn't reveal
 * whether the account exists. Drops a very long `next`.
 */
export async function savePendingVerification({ next, ...pending }: PendingVerification): Promise<void> {
  const value = JSON.stringify(next && next.length <= maxNextLength ? { ...pending, next } : pending)
  const jar = await cookies()
  jar.set(cookieName, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: usesSecureCookies(),
    path: '/auth',
    maxAge: cookieSeconds,
  })
}

export async function clearPendingVerification(): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName, '', { path: '/auth', maxAge: 0 })
}

export async function readPendingVerification(): Promise<PendingVerification | null> {
  const value = (await cookies()).get(cookieName)?.value
  if (!value) return null
  try {
    return PendingVerification.parse(JSON.parse(value))
  } catch {
    return null
  }
}
