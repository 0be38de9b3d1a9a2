import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { notifyOfChange } from '@/lib/bookings/operations/notify-of-change'
import { setStatus } from '@/lib/bookings/operations/set-status'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Confirms a pending booking that the actor handles, and notifies both sides.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` when it isn't pending
 */
export async function approveBooking(actor: Actor, bookingId: string): Promise<void> {
  const studio = await getStudio()
  await db().$transaction(async (tx) => {
    const moved = await setStatus(tx, actor, 'approve', bookingId)
    await notifyOfChange(tx, { ...moved, actor, studio }, 'approved')
  })
}
