import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { usesSecureCookies } from './session-cookie'

const cookieName = 'northlight.verification'
const cookieSeconds = 60 * 60
/** A browser takes no cookie above 4 kB, and each character of a path may become three in it. */
const maxNextLength = 500

const PendingVerification = z.object({
  email: z.string().max(255),
  role: z.enum(['client', 'photographer']),
  /** When a link was last sent from this browser, in milliseconds; 0 for never. */
  sentAt: z.number(),
  /** Where the person wanted to go. */
  next: z.string().optional(),
  /** The address was verified from this browser, which is to sign in now. */
  isVerified: z.boolean().optional(),
})
export type PendingVerification = z.output<typeof PendingVerification>

/**
 * Remembers in this browser which address waits for its link, so that the page that says so survives a reload.
 * It says what was typed, never whether there is such an account. A very long `next` is forgotten.
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
