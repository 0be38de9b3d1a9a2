import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockDeposits, refundDeposits } from '@/lib/billing/invoices/operations/deposits'
import { notifyOfChange } from '@/lib/booking/bookings/operations/notify-of-change'
import { resolveLateFee } from '@/lib/booking/bookings/operations/resolve-late-fee'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Waives the fee for a late cancellation, refunds a deposit, and notifies the client. Idempotent.
 * @throws see resolveLateFee
 */
export async function waiveLateFee(actor: Actor, bookingId: string): Promise<void> {
  const studio = await getStudio()
  await db().$transaction(async (tx) => {
    // Invoices are locked before their booking.
    await lockDeposits(tx, bookingId)
    const { isNew, ...resolved } = await resolveLateFee(tx, actor, bookingId, 'WAIVED')
    if (!isNew) return
    await refundDeposits(tx, bookingId)
    await notifyOfChange(tx, { ...resolved, actor, studio }, 'fee-waived')
  })
}
