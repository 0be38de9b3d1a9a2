import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange } from '@/lib/bookings/announcements'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import { setStatus } from './set-status'

/**
 * Marks a booking of the actor's own as done and tells the client.
 * @throws NotFound, Refusal `forbidden`, Refusal `conflict` when it is completed or cancelled already
 */
export async function completeBooking(actor: Actor, bookingId: string): Promise<{ bookingId: string }> {
  const studio = await getStudio()
  return db().$transaction(async (tx) => {
    const moved = await setStatus(tx, actor, 'complete', bookingId)
    await announceChange(tx, { ...moved, actor, studio }, 'completed')
    return { bookingId }
  })
}
