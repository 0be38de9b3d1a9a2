import 'server-only'
import { refundTimeoutMs } from '@/lib/billing/invoices/limits'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { now } from '@/lib/platform/time/clock'
import { applyPayment } from './apply-payment'
import { failRefund } from './fail-refund'
import { submitRefund } from './submit-refund'

/** A newer refund may still be submitted by the request or job that opened it. */
const graceMs = 3 * 60_000
/** Longer than the Stripe SDK waits with its retries, so that no request is still in flight. */
const requestMs = 5 * 60_000
const batchSize = 100

/**
 * Reconciles pending refunds with Stripe, in case their jobs or webhooks were lost: submits those Stripe doesn't have, and
 * fails those it hasn't confirmed within `refundTimeoutMs`. Scheduled; idempotent. Starts with those checked longest ago.
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
      // The next run retries this one.
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
    // Also while Stripe can't be reached. A retry reads from Stripe first.
    if (isOver) await failRefund(id, 'no_response', new Date(now().getTime() - requestMs))
  }
}
