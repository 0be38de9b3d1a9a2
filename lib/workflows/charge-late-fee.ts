import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockDeposits, refundDeposits } from '@/lib/billing/invoices/operations/deposits'
import type { IssuedInvoice } from '@/lib/billing/invoices/operations/issue-bill'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { feeInvoice, readFeePayment } from '@/lib/billing/invoices/operations/read-fee-payment'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { feePaymentText } from '@/lib/billing/invoices/words/late-fee'
import { invoiceNotifications } from '@/lib/billing/invoices/words/notifications'
import { type ResolvedLateFee, resolveLateFee } from '@/lib/booking/bookings/operations/resolve-late-fee'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { notify } from '@/lib/studio/notifications/operations/notify'

/**
 * Charges the fee for a late cancellation: records the decision, issues an invoice, and notifies the client. A deposit pays
 * the fee as far as it goes, and what is left of it is refunded.
 * Idempotent: a repeat returns the invoice of the first call.
 * @throws AppError `conflict` when the booking has an invoice that is neither void nor refunded; see resolveLateFee for
 * the others
 */
export async function chargeLateFee(actor: Actor, bookingId: string): Promise<{ invoiceNumber: string }> {
  return db().$transaction(async (tx) => {
    // Invoices are locked before their booking.
    await lockDeposits(tx, bookingId)
    const { isNew, ...resolved } = await resolveLateFee(tx, actor, bookingId, 'CHARGED')
    if (!isNew) return readFeeInvoice(tx, bookingId)
    const open = await tx.invoice.count({
      where: { bookingId, depositCents: 0, status: { notIn: ['VOID', 'REFUNDED'] } },
    })
    if (open > 0)
      throw new AppError('conflict', 'This booking already has an invoice. Waive the fee instead.')
    const { cents } = resolved.booking.lateFee
    const invoice = await issueInvoice(tx, {
      bookingId,
      deliveryId: null,
      amountCents: cents,
      // The client agreed to this fee, whether or not prices include tax.
      pricesIncludeTax: true,
      deductsDeposit: true,
      lines: [{ kind: 'LATE_FEE', description: 'Late cancellation fee', amountCents: cents }],
    })
    // What is left of a deposit after the fee.
    await refundDeposits(tx, bookingId)
    await notifyClient(tx, resolved, invoice)
    return { invoiceNumber: invoice.invoiceNumber }
  })
}

function readFeeInvoice(tx: Transaction, bookingId: string): Promise<{ invoiceNumber: string }> {
  return tx.invoice.findFirstOrThrow({ ...feeInvoice(bookingId), select: { invoiceNumber: true } })
}

async function notifyClient(
  tx: Transaction,
  { booking, clientUserId }: Omit<ResolvedLateFee, 'isNew'>,
  { invoiceId, invoiceNumber, dueOn, taxCents }: IssuedInvoice,
): Promise<void> {
  const amount = formatCents(booking.lateFee.cents, booking.currency)
  const named = { invoiceNumber, amount, address: booking.address }
  const payment = await readFeePayment(tx, booking.id)
  const paymentText = payment && feePaymentText(payment, booking.currency)
  await notify(
    tx,
    {
      userId: clientUserId,
      ...invoiceNotifications.lateFee(named, paymentText),
      type: 'WARNING',
      action: 'view_invoice',
      bookingId: booking.id,
      details: { invoice_id: invoiceId },
    },
    {
      kind: 'payment',
      template: 'late-fee-charged',
      props: {
        fullName: booking.client.fullName,
        ...named,
        shootDate: formatDate(booking.date),
        tax: taxContained({ taxCents, currency: booking.currency }),
        payment: paymentText,
        dueOn: payment?.dueCents ? formatDate(dueOn) : null,
        link: `${env().APP_URL}/invoices/${invoiceId}`,
      },
    },
  )
}
