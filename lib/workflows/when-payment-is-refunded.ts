import 'server-only'
import { type LockedInvoice, lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { notifyPayer } from '@/lib/billing/invoices/operations/notify-payer'
import { opensPhotos } from '@/lib/billing/invoices/rules/coverage'
import { isPrepaid } from '@/lib/billing/invoices/rules/deposit'
import { isOfOwnPayment } from '@/lib/billing/invoices/rules/own-payment'
import { taxOfRefund } from '@/lib/billing/invoices/rules/refunded-tax'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { invoiceNotifications, nameInvoice } from '@/lib/billing/invoices/words/notifications'
import { refundFailureReason } from '@/lib/billing/invoices/words/refund'
import { adjustForRefund, removeRefundAdjustments } from '@/lib/billing/pay/operations/adjust-for-refund'
import { emailCreditNote } from '@/lib/billing/statements/operations/email-credit-note'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { db, type Transaction } from '@/lib/platform/data/db'
import type { DomainEvents } from '@/lib/platform/data/events'
import { formatCents } from '@/lib/platform/money/money'
import { todayIn } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Refund } from '@/prisma/generated/client'
import { wasNotified } from './was-notified'

/**
 * Notifies the client of a refund, and whoever is responsible of one that failed, or that the portal started itself because
 * the payment wasn't owed. Adjusts the pay of photographers who were paid for the shoot. Idempotent.
 */
export async function whenPaymentIsRefunded({ refundId }: DomainEvents['payment.refunded']): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const refund = await tx.refund.findUnique({ where: { id: refundId } })
    const invoice = refund && (await lockInvoice(tx, refund.invoiceId))
    if (!refund || !invoice) return
    if (refund.state === 'FAILED') {
      await removeRefundAdjustments(tx, refundId)
      return notifyOfFailure(tx, invoice, refund)
    }
    if (await wasNotified(tx, invoice.client.userId, ['refund_id', refundId])) return
    const { id: bookingId, propertyAddress: address } = invoice.booking
    await adjustForRefund(tx, { bookingId, refundId, address })
    if (isPrepaid(invoice)) return notifyOfPrepaid(tx, invoice, refundId, todayIn(timeZone))
    await notifyPayerOf(tx, invoice, refund, todayIn(timeZone))
    if (isOfDuplicate(invoice, refund)) await notifyPhotographers(tx, invoice, refund)
  })
}

type Refunded = Pick<
  Refund,
  'id' | 'amountCents' | 'stripePaymentId' | 'failureCode' | 'refundedById' | 'asCredit'
>

/** Whether the refunded payment wasn't applied to the invoice. */
function isOfDuplicate(invoice: LockedInvoice, refund: Refunded): boolean {
  return !isOfOwnPayment(refund, invoice)
}

/** The brokerage whose statement paid it gets a credit note; its agent only reads about locked photos. */
async function notifyPayerOf(
  tx: Transaction,
  invoice: LockedInvoice,
  refund: Refunded,
  today: string,
): Promise<void> {
  const { statement, booking, client } = invoice
  if (!statement || invoice.paidMethod !== 'STATEMENT') return notifyClient(tx, invoice, refund, today)
  await emailCreditNote(tx, { ...invoice, statement }, refund)
  if (invoice.isOnTerms || invoice.status !== 'REFUNDED' || !opensPhotos(invoice, today)) return
  await notify(tx, {
    userId: client.userId,
    ...invoiceNotifications.brokerageRefunded(nameInvoice(invoice)),
    type: 'INFO',
    action: 'view_invoice',
    bookingId: booking.id,
    details: { invoice_id: invoice.id, refund_id: refund.id },
  })
}

async function notifyClient(
  tx: Transaction,
  invoice: LockedInvoice,
  refund: Refunded,
  today: string,
): Promise<void> {
  const { booking } = invoice
  const isDuplicate = isOfDuplicate(invoice, refund)
  const locks = !isDuplicate && invoice.status === 'REFUNDED' && opensPhotos(invoice, today)
  const named = nameInvoice(invoice, refund.amountCents)
  await notifyPayer(
    tx,
    invoice,
    {
      ...(isDuplicate
        ? invoiceNotifications.duplicateRefunded({ ...named, isVoid: invoice.status === 'VOID' }, 'CLIENT')
        : invoiceNotifications.refunded(named, { locks, asCredit: refund.asCredit })),
      type: 'INFO',
      action: 'review_payment',
      bookingId: booking.id,
      details: { invoice_id: invoice.id, refund_id: refund.id },
    },
    (reader) => ({
      kind: 'payment',
      template: 'payment-refunded',
      props: {
        why: whyOf(isDuplicate, invoice, refund),
        ...reader,
        ...named,
        paid: formatCents(invoice.amountCents, invoice.currency),
        tax: taxContained({ taxCents: taxOfRefund(invoice, refund.id), currency: invoice.currency }),
        toCard: refund.stripePaymentId !== null,
        // Whoever pays a share by its link sees no photos.
        locks: locks && invoice.payerEmail === null,
      },
    }),
  )
}

/** The refund of the deposit is notified itself, and so is only what it doesn't say: returned credit, and locked photos. */
async function notifyOfPrepaid(
  tx: Transaction,
  invoice: LockedInvoice,
  refundId: string,
  today: string,
): Promise<void> {
  const locks = opensPhotos(invoice, today)
  const creditCents = 0 - invoice.creditCents
  if (creditCents === 0 && !locks) return
  const credited = creditCents > 0 ? formatCents(creditCents, invoice.currency) : null
  await notify(tx, {
    userId: invoice.client.userId,
    ...invoiceNotifications.prepaidRefunded(nameInvoice(invoice), { credited, locks }),
    type: 'INFO',
    action: 'review_payment',
    bookingId: invoice.booking.id,
    details: { invoice_id: invoice.id, refund_id: refundId },
  })
}

function whyOf(isDuplicate: boolean, { status }: LockedInvoice, { asCredit }: Refunded) {
  if (isDuplicate) return status === 'VOID' ? 'void' : 'paid-twice'
  return asCredit ? 'credit' : 'refund'
}

async function notifyPhotographers(tx: Transaction, invoice: LockedInvoice, refund: Refunded): Promise<void> {
  const { booking, status } = invoice
  const named = { ...nameInvoice(invoice, refund.amountCents), isVoid: status === 'VOID' }
  for (const { userId } of await findResponsiblePhotographers(tx, [booking.photographer.id])) {
    await notify(tx, {
      userId,
      ...invoiceNotifications.duplicateRefunded(named, 'PHOTOGRAPHER'),
      type: 'INFO',
      action: 'review_payment',
      bookingId: booking.id,
      details: { invoice_id: invoice.id, refund_id: refund.id },
    })
  }
}

async function notifyOfFailure(tx: Transaction, invoice: LockedInvoice, refund: Refunded): Promise<void> {
  const { id, booking } = invoice
  const named = nameInvoice(invoice, refund.amountCents)
  const reason = refundFailureReason(refund.failureCode)
  for (const { userId } of await findResponsiblePhotographers(tx, [
    booking.photographer.id,
    refund.refundedById,
  ])) {
    if (await wasNotified(tx, userId, ['failed_refund_id', refund.id])) continue
    await notify(tx, {
      userId,
      ...invoiceNotifications.refundFailed(named, reason),
      type: 'ERROR',
      action: 'view_invoice',
      bookingId: booking.id,
      details: { invoice_id: id, failed_refund_id: refund.id },
    })
  }
}
