import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canRefund, visibleTo } from '@/lib/invoices/policy'
import { coverageFields } from '@/lib/invoices/queries/select-coverage'
import { opensPhotos } from '@/lib/invoices/rules/coverage'
import { ownPayment, ownPaymentFields } from '@/lib/invoices/rules/own-payment'
import type { RefundTerms } from '@/lib/invoices/schema'
import { methodWords } from '@/lib/invoices/words/payment'
import { nothingToRefundText } from '@/lib/invoices/words/refund'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Returns what can be refunded of an invoice now, and to where.
 * @throws NotFoundError; AppError `conflict` when there is nothing to refund
 */
export async function readRefundTerms(actor: Actor, invoiceId: string): Promise<RefundTerms> {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: {
      ...coverageFields,
      status: true,
      amountCents: true,
      taxCents: true,
      depositCents: true,
      refundedCents: true,
      currency: true,
      paidMethod: true,
      isOnTerms: true,
      brokerageId: true,
      ...ownPaymentFields,
      events: { where: { kind: 'PAID' }, select: { details: true }, take: 1 },
      booking: {
        select: { photographerId: true, photographer: { select: { accountStatus: true } } },
      },
    },
  })
  if (!invoice) throw new NotFoundError('Invoice not found')
  if (!canRefund(actor, invoice)) throw new AppError('conflict', nothingToRefundText)
  const { paidMethod, events } = invoice
  const last4 = (events[0]?.details as { last4?: string | null } | undefined)?.last4
  const isByHand = ownPayment(invoice) === null
  const card = last4 ? `the card ending ${last4}` : 'the card it was paid with'
  return {
    currency: invoice.currency,
    leftCents: invoice.amountCents - invoice.refundedCents,
    amountCents: invoice.amountCents,
    taxCents: invoice.taxCents,
    depositCents: invoice.depositCents,
    destination: isByHand ? methodWords[paidMethod ?? 'TEST'] : card,
    isByHand,
    isByStatement: paidMethod === 'STATEMENT',
    allowsCredit: invoice.brokerageId === null,
    locksPhotos: !invoice.isOnTerms && opensPhotos(invoice, todayIn((await getStudio()).timeZone)),
  }
}
