import 'server-only'
import { z } from 'zod'
import { expireCookie, readCookie, writeCookie } from './cookie'

const cookie = { name: 'northlight.verification', path: '/auth', seconds: 60 * 60 }
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
  await writeCookie(cookie, value)
}

export const clearPendingVerification = () => expireCookie(cookie)

export async function readPendingVerification(): Promise<PendingVerification | null> {
  const value = await readCookie(cookie)
  if (!value) return null
  try {
    return PendingVerification.parse(JSON.parse(value))
  } catch {
    return null
  }
}
