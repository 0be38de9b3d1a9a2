import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { submitRefundNow } from '@/lib/billing/invoices/commands/submit-refund'
import { lockPaidInvoices, type PaidInvoice } from '@/lib/billing/invoices/operations/lock-paid-invoices'
import { recordRefund } from '@/lib/billing/invoices/operations/record-refund'
import type { CancelBooking } from '@/lib/booking/bookings/schema/changes'
import { db, type Transaction } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { cancelWithin } from './cancel-within'
import { assertShown, requestRefundDecisions } from './paid-invoices'

/**
 * Cancels a booking and refunds the payments that the studio chose: records both in one transaction, then submits the
 * refunds to Stripe. When a client cancels a booking they paid for, asks whoever is responsible to decide on the refund.
 * @throws AppError `conflict` when more was paid than the actor was shown; see cancelWithin and requestRefund for others
 */
export async function cancelBooking(
  actor: Actor,
  { bookingId, shownFeeCents, payments }: CancelBooking,
): Promise<void> {
  const studio = await getStudio()
  const refundIds = await db().$transaction(async (tx) => {
    // Every command locks invoices before their booking.
    const paid = await lockPaidInvoices(tx, [bookingId])
    const refunds = await recordRefunds(tx, actor, chosenOf(paid, payments))
    await cancelWithin(tx, actor, bookingId, { shownFeeCents, studio })
    // Only for those who may cancel: everyone else gets the booking's own error first.
    const shownIds = payments.map(({ invoiceId }) => invoiceId)
    assertShown(paid, shownIds)
    // A deposit follows the terms that the client agreed to.
    const undecided = paid.filter(
      ({ depositCents, stripePaymentId }) => depositCents === 0 || !stripePaymentId,
    )
    if (isClient(actor)) await requestRefundDecisions(tx, undecided)
    return refunds
  })
  await Promise.all(refundIds.map((refundId) => submitRefundNow({ refundId })))
}

type Shown = CancelBooking['payments']

function chosenOf(paid: readonly PaidInvoice[], shown: Shown): PaidInvoice[] {
  return paid.filter(({ id }) => shown.some(({ invoiceId, refund }) => invoiceId === id && refund))
}

async function recordRefunds(
  tx: Transaction,
  actor: Actor,
  chosen: readonly PaidInvoice[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { id: invoiceId, leftCents, currency } of chosen) {
    const amount = { cents: leftCents, currency }
    const reason = 'Booking cancelled'
    ids.push(await recordRefund(tx, actor, { invoiceId, amount, reason, idempotencyKey: randomUUID() }))
  }
  return ids
}
