import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { notifyOfChange } from '@/lib/bookings/booking-notifications'
import { db, type Transaction } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import { setStatus } from './set-status'

/**
 * Marks a booking of the actor's own as done and tells the client.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` when it is completed or cancelled already
 */
export async function completeBooking(actor: Actor, bookingId: string): Promise<{ bookingId: string }> {
  const studio = await getStudio()
  return db().$transaction(async (tx) => {
    const moved = await setStatus(tx, actor, 'complete', bookingId)
    await notifyOfChange(tx, { ...moved, actor, studio }, 'completed')
    return { bookingId }
  })
}

/**
 * Marks a booking as completed whose photos are being sent, in the caller's transaction. The client hears of the photos,
 * so this sends no notice of its own.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` when it is completed or cancelled already
 */
export async function completeDelivered(tx: Transaction, actor: Actor, bookingId: string): Promise<void> {
  await setStatus(tx, actor, 'complete', bookingId)
}
