import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { notifyOfChange } from '@/lib/booking/bookings/operations/notify-of-change'
import { setStatus } from '@/lib/booking/bookings/operations/set-status'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Completes a booking that the actor handles, and notifies the client.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` when it is already completed or cancelled
 */
export async function completeBooking(actor: Actor, bookingId: string): Promise<void> {
  const studio = await getStudio()
  await db().$transaction(async (tx) => {
    const moved = await setStatus(tx, actor, 'complete', bookingId)
    await notifyOfChange(tx, { ...moved, actor, studio }, 'completed')
  })
}
