import 'server-only'
import { depositMinutes } from '@/lib/billing/invoices/limits'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { depositLine, depositNotifications } from '@/lib/billing/invoices/words/deposit'
import type { News } from '@/lib/booking/bookings/operations/notify-of-change'
import type { AgreedPayment } from '@/lib/booking/bookings/rules/payment-terms'
import type { Transaction } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'

/**
 * Issues the invoice of a new booking's deposit, in the transaction that creates the booking. The caller charges it after the
 * commit. If it isn't paid in time, a job ends the booking. Returns the invoice's id.
 */
export async function issueDeposit(
  tx: Transaction,
  { booking, clientUserId, actor, studio }: News,
  { depositCents }: AgreedPayment,
): Promise<string> {
  const { invoiceId, invoiceNumber } = await issueInvoice(tx, {
    bookingId: booking.id,
    deliveryId: null,
    amountCents: depositCents,
    // Tax is computed where the deposit is deducted.
    pricesIncludeTax: true,
    actorId: actor.profileId,
    lines: [{ kind: 'DEPOSIT', description: depositLine, amountCents: depositCents }],
  })
  const until = new Date(now().getTime() + depositMinutes * 60_000)
  const named = {
    invoiceNumber,
    amount: formatCents(depositCents, booking.currency),
    address: booking.address,
  }
  // Marked as read as soon as the deposit is paid.
  await notify(tx, {
    userId: clientUserId,
    ...depositNotifications.due(named, formatInstantInZone(until, studio.timeZone)),
    type: 'WARNING',
    action: 'pay_invoice',
    bookingId: booking.id,
    details: { invoice_id: invoiceId },
  })
  return invoiceId
}
