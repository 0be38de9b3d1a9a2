import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'

/** When the queue takes over from a server that has gone away while a person waited. */
const takeoverSeconds = 60

/**
 * Records a refund of a Stripe payment and queues its submission, in the transaction that holds the invoice's lock. On
 * record before Stripe is asked, it is found again whatever happens meanwhile. Its id is its idempotency key.
 * @param refund.isSubmittedNow the caller submits it after the commit, and the queue only if that fails
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
    /** The photographer's profile; null for a refund the portal makes by itself. */
    refundedById: string | null
    isSubmittedNow: boolean
  },
): Promise<string> {
  const { id } = await tx.refund.create({ data: { ...refund, state: 'PENDING' }, select: { id: true } })
  await addJob(tx, 'submit-refund', { refundId: id }, { afterSeconds: isSubmittedNow ? takeoverSeconds : 0 })
  return id
}
