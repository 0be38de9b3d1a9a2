import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange } from '@/lib/bookings/announcements'
import { db } from '@/lib/platform/db'
import { setStatus } from './set-status'

/**
 * Marks a booking of the actor's own as done and tells the client.
 * @throws NotFound, Refusal `forbidden`, Refusal `conflict` when it is completed or cancelled already
 */
export async function completeBooking(actor: Actor, bookingId: string): Promise<{ bookingId: string }> {
  return db().$transaction(async (tx) => {
    const { booking, clientUserId } = await setStatus(tx, actor, 'complete', bookingId)
    await announceChange(tx, booking, {
      change: 'completed',
      reader: { userId: clientUserId, fullName: booking.client.fullName },
      byName: actor.fullName,
    })
    return { bookingId }
  })
}
