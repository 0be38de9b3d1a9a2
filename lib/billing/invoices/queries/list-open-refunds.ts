import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { canRetryRefund, visibleTo } from '@/lib/billing/invoices/policy'
import { isOfOwnPayment, ownPaymentFields } from '@/lib/billing/invoices/rules/own-payment'
import type { OpenRefund } from '@/lib/billing/invoices/schema/refunds'
import { refundFailureReason } from '@/lib/billing/invoices/words/refund'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'

const maxRefunds = 50

/**
 * Returns an invoice's refunds that Stripe hasn't confirmed, and those that failed and weren't followed by another. Empty for
 * clients.
 */
export async function listOpenRefunds(actor: Actor, invoiceId: string): Promise<OpenRefund[]> {
  if (!can(actor, 'manage-invoices')) return []
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: {
      status: true,
      amountCents: true,
      refundedCents: true,
      currency: true,
      ...ownPaymentFields,
      booking: {
        select: { photographerId: true, photographer: { select: { accountStatus: true } } },
      },
      refunds: {
        where: { stripePaymentId: { not: null } },
        select: {
          id: true,
          stripePaymentId: true,
          stripeRefundId: true,
          amountCents: true,
          state: true,
          failureCode: true,
          createdAt: true,
          failedAt: true,
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: maxRefunds,
      },
    },
  })
  if (!invoice) return []
  const isRefunded = invoice.refundedCents >= invoice.amountCents
  return invoice.refunds.flatMap((refund): OpenRefund[] => {
    const isDuplicate = !isOfOwnPayment(refund, invoice)
    const isPending = refund.state === 'PENDING' && refund.stripeRefundId === null
    const hasFailed =
      refund.state === 'FAILED' && !(isRefunded && !isDuplicate) && !isFollowed(refund, invoice.refunds)
    if (!isPending && !hasFailed) return []
    return [
      {
        id: refund.id,
        amount: formatCents(refund.amountCents, invoice.currency),
        isDuplicate,
        failure: hasFailed ? refundFailureReason(refund.failureCode) : null,
        canRetry: hasFailed && canRetryRefund(actor, invoice),
      },
    ]
  })
}

type Refund = { stripePaymentId: string | null; createdAt: Date; failedAt: Date | null }

/** Whether another refund of the same payment was made after this one failed. */
function isFollowed({ stripePaymentId, failedAt }: Refund, refunds: readonly Refund[]): boolean {
  return (
    failedAt !== null &&
    refunds.some((other) => other.stripePaymentId === stripePaymentId && other.createdAt >= failedAt)
  )
}
