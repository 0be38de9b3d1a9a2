import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { countSplit } from '@/lib/billing/invoices/operations/count-split'
import type { SendPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Sends photos, and counts the emails to those who share their bill, unless it fails.
 * @throws NotFoundError without the booking, AppError `too-many-requests`, and what `send` throws
 */
export async function countSentShares<T>(
  actor: Actor,
  { bookingId, split }: SendPhotosInput,
  send: () => Promise<T>,
): Promise<T> {
  if (!split || !can(actor, 'price-photos')) return send()
  const booking = await db().booking.findUnique({ where: { id: bookingId }, select: { clientId: true } })
  if (!booking) throw new NotFoundError('Booking not found')
  const { profileId } = actor
  return countSplit({ profileId, clientId: booking.clientId, shares: split.shares }, send)
}
