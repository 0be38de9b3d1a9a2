import 'server-only'
import { randomUUID } from 'node:crypto'
import { findResponsiblePhotographers } from '@/lib/accounts/operations/find-responsible-photographers'
import type { Actor } from '@/lib/auth/actor'
import { cancelWithin } from '@/lib/bookings/commands/cancel-booking'
import type { CancelBooking } from '@/lib/bookings/schema'
import { recordRefund } from '@/lib/invoices/commands/refund-invoice'
import { submitRefundNow } from '@/lib/invoices/commands/submit-refund'
import { paidWithoutDelivery } from '@/lib/invoices/selection'
import { tell } from '@/lib/notifications/tell'
import { db, type Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries'

/**
 * Cancels a booking, and with it refunds the payments the studio has chosen: the cancellation and the refunds' rows in
 * one transaction, Stripe after it. When the client cancels what they have paid for, whoever is
 * responsible is asked to decide on the refund.
 * @throws Refusal `conflict` when more was paid than the actor was shown; see cancelWithin and refundInvoice for others
 */
export async function cancelBooking(
  actor: Actor,
  { bookingId, shownFeeCents, payments }: CancelBooking,
): Promise<{ bookingId: string }> {
  const studio = await getStudio()
  const refundIds = await db().$transaction(async (tx) => {
    // Invoices are locked before their booking, as everywhere.
    const paid = await lockPaid(tx, bookingId)
    const refunds = await recordRefunds(tx, actor, chosenOf(paid, payments))
    await cancelWithin(tx, actor, bookingId, { shownFeeCents, studio })
    // Said only to who may cancel: for everybody else the booking's own refusal comes first.
    assertShown(paid, payments)
    if (actor.role === 'CLIENT') await askForRefunds(tx, paid)
    return refunds
  })
  await Promise.all(refundIds.map((refundId) => submitRefundNow({ refundId })))
  return { bookingId }
}

type Paid = Awaited<ReturnType<typeof lockPaid>>
type Shown = CancelBooking['payments']

async function lockPaid(tx: Transaction, bookingId: string) {
  await tx.$queryRaw`SELECT 1 FROM payments WHERE booking_id = ${bookingId}::uuid ORDER BY id FOR UPDATE`
  return tx.invoice.findMany({
    where: paidWithoutDelivery(bookingId),
    select: {
      id: true,
      invoiceNumber: true,
      amountCents: true,
      refundedCents: true,
      currency: true,
      booking: {
        select: {
          id: true,
          propertyAddress: true,
          client: { select: { fullName: true } },
          photographerId: true,
        },
      },
    },
    orderBy: { id: 'asc' },
  })
}

function chosenOf(paid: Paid, shown: Shown): Paid {
  return paid.filter(({ id }) => shown.some(({ invoiceId, refund }) => invoiceId === id && refund))
}

async function recordRefunds(tx: Transaction, actor: Actor, chosen: Paid): Promise<string[]> {
  const ids: string[] = []
  for (const { id: invoiceId, amountCents, refundedCents, currency } of chosen) {
    const amount = { cents: amountCents - refundedCents, currency }
    const reason = 'Booking cancelled'
    ids.push(await recordRefund(tx, actor, { invoiceId, amount, reason, requestKey: randomUUID() }))
  }
  return ids
}

/** @throws Refusal `conflict` for a payment that came after the actor was asked */
function assertShown(paid: Paid, shown: Shown): void {
  const unseen = paid.find(({ id }) => shown.every(({ invoiceId }) => invoiceId !== id))
  if (!unseen) return
  const amount = formatCents(unseen.amountCents - unseen.refundedCents, unseen.currency)
  throw new Refusal('conflict', `${amount} was paid for this booking. Review the payment, then cancel again.`)
}

async function askForRefunds(tx: Transaction, paid: Paid): Promise<void> {
  for (const { id, invoiceNumber, amountCents, refundedCents, currency, booking } of paid) {
    const amount = formatCents(amountCents - refundedCents, currency)
    for (const { userId } of await findResponsiblePhotographers(tx, [booking.photographerId])) {
      await tell(tx, {
        userId,
        title: `Refund ${amount}?`,
        message: `${booking.client.fullName} cancelled ${booking.propertyAddress} and had paid ${invoiceNumber}. Open the invoice to refund it.`,
        type: 'WARNING',
        action: 'view_invoice',
        bookingId: booking.id,
        details: { invoice_id: id },
      })
    }
  }
}
