import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unpaidDeposits } from '@/lib/billing/invoices/operations/deposits'
import { depositUnpaidText } from '@/lib/billing/invoices/words/deposit'
import { notifyDelaySeconds } from '@/lib/booking/bookings/limits'
import { approvalKey, setApproved } from '@/lib/booking/bookings/operations/set-approved'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'

/**
 * Confirms a pending booking that the actor handles. Both sides are notified `notifyDelaySeconds` later, unless it's undone
 * before.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` when it isn't pending or its deposit isn't paid
 */
export async function approveBooking(actor: Actor, bookingId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const unpaid = await tx.invoice.count({ where: unpaidDeposits(bookingId) })
    await setApproved(tx, actor, bookingId, true)
    if (unpaid > 0) throw new AppError('conflict', depositUnpaidText)
    await addJob(
      tx,
      'notify-of-approval',
      { bookingId, profileId: actor.profileId, at: now().toISOString() },
      { key: approvalKey(bookingId), afterSeconds: notifyDelaySeconds },
    )
  })
}
