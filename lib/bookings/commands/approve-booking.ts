import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange } from '@/lib/bookings/announcements'
import { db } from '@/lib/platform/db'
import { setStatus } from './set-status'

/**
 * Confirms a pending booking of the actor's own and tells the client.
 * @throws NotFound, Refusal `forbidden`, Refusal `conflict` when it is not pending
 */
export async function approveBooking(actor: Actor, bookingId: string): Promise<{ bookingId: string }> {
  return db().$transaction(async (tx) => {
    const { booking, clientUserId } = await setStatus(tx, actor, 'approve', bookingId)
    await announceChange(tx, booking, {
      change: 'approved',
      reader: { userId: clientUserId, fullName: booking.client.fullName },
      byName: actor.fullName,
    })
    return { bookingId }
  })
}
