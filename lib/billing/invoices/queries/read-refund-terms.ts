import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readDeposits, withRefundable } from '@/lib/billing/invoices/operations/read-deposits'
import { canRefund, visibleTo } from '@/lib/billing/invoices/policy'
import { coverageFields } from '@/lib/billing/invoices/queries/select-coverage'
import { opensPhotos } from '@/lib/billing/invoices/rules/coverage'
import { isPrepaid } from '@/lib/billing/invoices/rules/deposit'
import { ownPayment, ownPaymentFields } from '@/lib/billing/invoices/rules/own-payment'
import type { RefundTerms } from '@/lib/billing/invoices/schema/refunds'
import { methodWords } from '@/lib/billing/invoices/words/payment'
import { nothingToRefundText } from '@/lib/billing/invoices/words/refund'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

const paymentFields = {
  ...ownPaymentFields,
  paidMethod: true,
  events: { where: { kind: 'PAID' }, select: { details: true }, take: 1 },
} as const satisfies Prisma.InvoiceSelect

type Payment = Prisma.InvoiceGetPayload<{ select: typeof paymentFields }>

/**
 * Returns what can be refunded of an invoice now, and to where.
 * @throws NotFoundError; AppError `conflict` when there is nothing to refund
 */
export async function readRefundTerms(actor: Actor, invoiceId: string): Promise<RefundTerms> {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: {
      ...coverageFields,
      ...paymentFields,
      bookingId: true,
      status: true,
      amountCents: true,
      taxCents: true,
      depositCents: true,
      creditCents: true,
      refundedCents: true,
      currency: true,
      isOnTerms: true,
      brokerageId: true,
      booking: {
        select: { photographerId: true, photographer: { select: { accountStatus: true } } },
      },
    },
  })
  if (!invoice) throw new NotFoundError('Invoice not found')
  if (!canRefund(actor, invoice)) throw new AppError('conflict', nothingToRefundText)
  const { currency, depositCents } = invoice
  const isWhole = isPrepaid(invoice)
  const [refundable] = await withRefundable(db(), [invoice])
  const { deducting } = depositCents > 0 ? await readDeposits(db(), invoice.bookingId) : { deducting: [] }
  return {
    currency,
    leftCents: refundable?.leftCents ?? 0,
    refundedCents: invoice.refundedCents,
    isWhole,
    creditCents: 0 - invoice.creditCents,
    takenBy: deducting.map(({ id, invoiceNumber, depositCents: deducted, creditCents }) => ({
      id,
      number: invoiceNumber,
      amount: formatCents(creditCents - deducted, currency),
    })),
    amountCents: invoice.amountCents,
    taxCents: invoice.taxCents,
    depositCents,
    ...toDestination(isWhole ? await readDeposit(invoice.bookingId) : invoice),
    allowsCredit: invoice.brokerageId === null && !isWhole,
    locksPhotos: !invoice.isOnTerms && opensPhotos(invoice, todayIn((await getStudio()).timeZone)),
  }
}

/** Reads how a booking's deposit was paid; by hand, if only credit was deducted. */
async function readDeposit(bookingId: string): Promise<Payment | null> {
  return await db().invoice.findFirst({
    where: { bookingId, depositCents: { gt: 0 }, status: 'COMPLETED' },
    select: paymentFields,
    // `refundPrepaid` begins with what was paid through Stripe.
    orderBy: [{ stripePaymentId: { sort: 'asc', nulls: 'last' } }, { createdAt: 'asc' }],
  })
}

function toDestination(
  payment: Payment | null,
): Pick<RefundTerms, 'destination' | 'isByHand' | 'isByStatement'> {
  const last4 = (payment?.events[0]?.details as { last4?: string | null } | undefined)?.last4
  const isByHand = payment === null || ownPayment(payment) === null
  const card = last4 ? `the card ending ${last4}` : 'the card it was paid with'
  const method = methodWords[payment?.paidMethod ?? 'DEPOSIT']
  return {
    destination: isByHand ? method : card,
    isByHand,
    isByStatement: payment?.paidMethod === 'STATEMENT',
  }
}
