import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { withRefundable } from '@/lib/billing/invoices/operations/read-deposits'
import { canRefund, visibleTo } from '@/lib/billing/invoices/policy'
import { paidWithoutDelivery } from '@/lib/billing/invoices/queries/select-coverage'
import { depositRefundedText } from '@/lib/billing/invoices/words/deposit'
import { methodWords } from '@/lib/billing/invoices/words/payment'
import type { BookingPayment } from '@/lib/booking/bookings/schema/bookings'
import { refundDecisionText } from '@/lib/booking/bookings/words/cancelling'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns what is left to refund of the payments of a booking of which nothing was delivered, earliest first.
 * @param lateText what becomes of a deposit if cancelling now costs a fee
 */
export async function listBookingPayments(
  actor: Actor,
  bookingId: string,
  lateText?: string,
): Promise<BookingPayment[]> {
  const payments = await listPaymentsOfBookings(actor, [bookingId], lateText)
  return payments.map(({ bookingId: _bookingId, ...payment }) => payment)
}

/** Does the same as `listBookingPayments` for several bookings. */
export async function listPaymentsOfBookings(
  actor: Actor,
  bookingIds: string[],
  lateText?: string,
): Promise<(BookingPayment & { bookingId: string })[]> {
  const [{ timeZone }, invoices] = await Promise.all([
    getStudio(),
    db().invoice.findMany({
      where: { AND: [paidWithoutDelivery(bookingIds), visibleTo(actor)] },
      select: {
        id: true,
        bookingId: true,
        invoiceNumber: true,
        status: true,
        amountCents: true,
        depositCents: true,
        refundedCents: true,
        currency: true,
        paidAt: true,
        paidMethod: true,
        stripePaymentId: true,
        events: { where: { kind: 'PAID' }, select: { details: true }, take: 1 },
        booking: {
          select: {
            photographerId: true,
            photographer: { select: { accountStatus: true } },
          },
        },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  ])
  const refundable = await withRefundable(db(), invoices)
  return refundable.map((invoice) => {
    const isByHand = invoice.stripePaymentId === null
    const last4 = (invoice.events[0]?.details as { last4?: string | null } | undefined)?.last4
    return {
      bookingId: invoice.bookingId,
      invoiceId: invoice.id,
      number: invoice.invoiceNumber,
      amount: formatCents(invoice.leftCents, invoice.currency),
      method: !isByHand && last4 ? `card ending ${last4}` : methodWords[invoice.paidMethod ?? 'CARD'],
      paidOn: invoice.paidAt && formatInstantDate(invoice.paidAt, timeZone),
      isByHand,
      canRefund: canRefund(actor, invoice),
      consequence:
        invoice.depositCents > 0 && !isByHand ? (lateText ?? depositRefundedText) : refundDecisionText,
    }
  })
}
