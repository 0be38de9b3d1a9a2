import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unpaidDeposits } from '@/lib/billing/invoices/operations/deposits'
import { depositUnpaidText } from '@/lib/billing/invoices/words/deposit'
import { notifyOfChange } from '@/lib/booking/bookings/operations/notify-of-change'
import { setStatus } from '@/lib/booking/bookings/operations/set-status'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Confirms a pending booking that the actor handles, and notifies both sides.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` when it isn't pending or its deposit isn't paid
 */
export async function approveBooking(actor: Actor, bookingId: string): Promise<void> {
  const studio = await getStudio()
  await db().$transaction(async (tx) => {
    const unpaid = await tx.invoice.count({ where: unpaidDeposits(bookingId) })
    const moved = await setStatus(tx, actor, 'approve', bookingId)
    if (unpaid > 0) throw new AppError('conflict', depositUnpaidText)
    await notifyOfChange(tx, { ...moved, actor, studio }, 'approved')
  })
}
