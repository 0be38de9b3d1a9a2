import 'server-only'
import { refundTimeoutMs } from '@/lib/invoices/rules'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { applyPayment } from './apply-payment'
import { failRefund } from './fail-refund'
import { submitRefund } from './submit-refund'

/** A younger refund is still in the hands of the request or the job that made it. */
const graceMs = 3 * 60_000
/** Longer than the Stripe SDK waits with its retries, so that no request is under way any more. */
const requestMs = 5 * 60_000
const batchSize = 100

/**
 * Brings pending refunds to where they stand at Stripe, whatever became of their jobs and webhooks: submits those Stripe
 * doesn't have, and gives up those it hasn't confirmed for too long. Scheduled; idempotent. The ones not looked at for
 * longest come first.
 */
export async function reconcileRefunds(): Promise<void> {
  const pending = await db().refund.findMany({
    where: { state: 'PENDING', createdAt: { lt: new Date(now().getTime() - graceMs) } },
    select: { id: true, stripePaymentId: true, stripeRefundId: true, createdAt: true },
    orderBy: [{ checkedAt: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }],
    take: batchSize,
  })
  for (const refund of pending) {
    await db().refund.update({ where: { id: refund.id }, data: { checkedAt: now() }, select: { id: true } })
    try {
      await reconcile(refund)
    } catch (error) {
      // The others are still reconciled; this one again at the next run.
      log().warn({ refundId: refund.id, error: String(error) }, 'refund not reconciled')
    }
  }
}

type Pending = { id: string; stripePaymentId: string | null; stripeRefundId: string | null; createdAt: Date }

async function reconcile({ id, stripePaymentId, stripeRefundId, createdAt }: Pending): Promise<void> {
  if (stripePaymentId === null) return
  const isOver = createdAt.getTime() <= now().getTime() - refundTimeoutMs
  if (stripeRefundId === null && !isOver) return submitRefund({ refundId: id })
  try {
    await applyPayment(stripePaymentId)
  } finally {
    // Also while Stripe can't be reached: nobody waits forever, and trying again reads from Stripe first.
    if (isOver) await failRefund(id, 'no_response', new Date(now().getTime() - requestMs))
  }
}
