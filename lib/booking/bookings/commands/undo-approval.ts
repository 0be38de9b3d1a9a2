import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { approvalKey, setApproved } from '@/lib/booking/bookings/operations/set-approved'
import { alreadyNotifiedText } from '@/lib/booking/bookings/words/progress'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { removeJob } from '@/lib/platform/jobs/queue'

/**
 * Makes a booking pending again that was just approved, so that nobody is notified of it.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` once someone was notified, or after another change
 */
export async function undoApproval(actor: Actor, bookingId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    // Locks the booking, as the job does before it notifies anyone.
    await setApproved(tx, actor, bookingId, false)
    if (!(await removeJob(approvalKey(bookingId), tx))) throw new AppError('conflict', alreadyNotifiedText)
  })
}
