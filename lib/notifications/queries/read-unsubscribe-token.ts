import 'server-only'
import { z } from 'zod'
import { claimedFields, isSignedToken } from '@/lib/platform/signed-token'

const Claim = z.tuple([z.uuid(), z.enum(['booking', 'message', 'payment'])])

/** Returns the user and the kind of email in an unsubscribe token; null when this server didn't sign it. */
export function readUnsubscribeToken(token: string) {
  const claim = Claim.safeParse(claimedFields(token))
  if (!claim.success || !isSignedToken(token, 'unsubscribe')) return null
  const [userId, kind] = claim.data
  return { userId, kind }
}
