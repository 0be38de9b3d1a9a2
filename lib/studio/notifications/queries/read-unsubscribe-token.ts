import 'server-only'
import { z } from 'zod'
import { claimedFields, isSignedToken } from '@/lib/platform/secrets/signed-token'

const Claim = z.tuple([z.uuid(), z.enum(['booking', 'message', 'payment', 'contact'])])

/**
 * Returns whose emails an unsubscribe token is about: a user and the kind of email, or a contact of a booking. Null when
 * this server didn't sign it.
 */
export function readUnsubscribeToken(token: string) {
  const claim = Claim.safeParse(claimedFields(token))
  if (!claim.success || !isSignedToken(token, 'unsubscribe')) return null
  const [id, kind] = claim.data
  return kind === 'contact' ? { contactId: id, kind } : { userId: id, kind }
}
