import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type SettledFee, settleLateFee } from '@/lib/bookings/commands/settle-late-fee'
import { type IssuedInvoice, issueInvoice } from '@/lib/invoices/commands/issue-invoice'
import { tell } from '@/lib/notifications/tell'
import { formatDate } from '@/lib/platform/calendar-date'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { Refusal } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'

/**
 * Charges the fee of a late cancellation: the decision, an invoice of one line and the word to the client in one
 * transaction. Pressed twice, or repeated after a lost answer, it answers the invoice of the first press.
 * @throws Refusal `conflict` when the booking has another invoice; see settleLateFee for the others
 */
export async function chargeLateFee(actor: Actor, bookingId: string): Promise<{ invoiceNumber: string }> {
  return db().$transaction(async (tx) => {
    const { isNew, ...settled } = await settleLateFee(tx, actor, bookingId, 'CHARGED')
    const earlier = await tx.invoice.findFirst({ where: { bookingId }, select: { invoiceNumber: true } })
    if (!isNew && earlier) return earlier
    // A booking's latest invoice unlocks its photos: the payment of a fee must never stand for that of a delivery.
    if (earlier) throw new Refusal('conflict', 'This booking has an invoice already. Waive the fee instead.')
    const { cents } = settled.booking.lateFee
    const invoice = await issueInvoice(tx, {
      bookingId,
      deliveryId: null,
      amountCents: cents,
      lines: [{ description: 'Late cancellation fee', amountCents: cents }],
    })
    await tellClient(tx, settled, invoice)
    return { invoiceNumber: invoice.invoiceNumber }
  })
}

async function tellClient(
  tx: Transaction,
  { booking, clientUserId }: Omit<SettledFee, 'isNew'>,
  { invoiceNumber, dueOn }: IssuedInvoice,
): Promise<void> {
  const amount = formatCents(booking.lateFee.cents, booking.currency)
  await tell(
    tx,
    {
      userId: clientUserId,
      title: `Invoice ${invoiceNumber}`,
      message: `${amount} late cancellation fee for ${booking.address}.`,
      type: 'WARNING',
      action: 'view_invoice',
      bookingId: booking.id,
    },
    {
      kind: 'payment',
      template: 'late-fee-charged',
      props: {
        fullName: booking.client.fullName,
        address: booking.address,
        shootDate: formatDate(booking.date),
        invoiceNumber,
        amount,
        dueOn: formatDate(dueOn),
        link: `${env().APP_URL}/invoices?booking_id=${booking.id}`,
      },
    },
  )
}
