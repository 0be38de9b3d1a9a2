import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange } from '@/lib/bookings/announcements'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import { freeSlot } from './claim-slot'
import { setStatus } from './set-status'

/**
 * Cancels a booking, frees its slot when that is still ahead, and tells the other side.
 * @throws NotFound, Refusal `forbidden`, Refusal `conflict` when it is completed or cancelled already
 */
export async function cancelBooking(actor: Actor, bookingId: string): Promise<{ bookingId: string }> {
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    const { booking, slotId, clientUserId, photographerUserId } = await setStatus(
      tx,
      actor,
      'cancel',
      bookingId,
    )
    await freeSlot(tx, slotId, timeZone)
    const isByClient = actor.profileId === booking.client.id
    await announceChange(tx, booking, {
      change: 'cancelled',
      reader: isByClient
        ? { userId: photographerUserId, fullName: booking.photographer.fullName }
        : { userId: clientUserId, fullName: booking.client.fullName },
      byName: actor.fullName,
    })
    return { bookingId }
  })
}
