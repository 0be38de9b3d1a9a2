import 'server-only'
import { z } from 'zod'
import { openSealedText, sealText } from '@/lib/platform/secrets/sealed-text'
import { expireCookie, readCookie, writeCookie } from './cookie'

const cookie = { name: 'northlight.verification', path: '/auth', seconds: 60 * 60 }
/** Browsers limit cookies to 4 kB. */
const maxNextLength = 500

const PendingVerification = z.object({
  email: z.string().max(255),
  /** Whether to say that the account waits for an approval. */
  needsApproval: z.boolean().optional(),
  /** The id in the outbox of the last email to this address. */
  mailId: z.uuid().nullable().optional(),
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
 * whether the account exists. It's sealed, so that nobody can ask about an address that wasn't typed into a form. Drops a
 * very long `next`.
 */
export async function savePendingVerification({ next, ...pending }: PendingVerification): Promise<void> {
  const value = JSON.stringify(next && next.length <= maxNextLength ? { ...pending, next } : pending)
  await writeCookie(cookie, sealText(value, cookie.name, ''))
}

export const clearPendingVerification = () => expireCookie(cookie)

export async function readPendingVerification(): Promise<PendingVerification | null> {
  const value = await readCookie(cookie)
  const opened = value && openSealedText(value, cookie.name, '')
  if (!opened) return null
  try {
    return PendingVerification.parse(JSON.parse(opened))
  } catch {
    return null
  }
}
