import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { notifyOfChange } from '@/lib/bookings/operations/notify-of-change'
import { resolveLateFee } from '@/lib/bookings/operations/resolve-late-fee'
import { lockDeposits, refundDeposits } from '@/lib/invoices/operations/deposits'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

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
