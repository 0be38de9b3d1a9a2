import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'

/** How long the queue leaves a refund to the request that opened it, in case that server crashes. */
const takeoverSeconds = 60

/**
 * Records a refund of a Stripe payment and queues its submission, in the transaction that holds the invoice's lock. It is
 * recorded before Stripe gets it, so that a crash can't lose it. Its id is its idempotency key.
 * @param refund.isSubmittedNow whether the caller submits it after the commit; the queue then does so only if that fails
 * @returns the refund's id
 */
export async function openRefund(
  tx: Transaction,
  {
    isSubmittedNow,
    ...refund
  }: {
    invoiceId: string
    stripePaymentId: string
    amountCents: number
    reason: string | null
    idempotencyKey?: string
    retryOfId?: string
    /** The photographer's profile; null for an automatic refund. */
    refundedById: string | null
    isSubmittedNow: boolean
  },
): Promise<string> {
  const { id } = await tx.refund.create({ data: { ...refund, state: 'PENDING' }, select: { id: true } })
  await addJob(tx, 'submit-refund', { refundId: id }, { afterSeconds: isSubmittedNow ? takeoverSeconds : 0 })
  return id
}
