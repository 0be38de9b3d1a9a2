import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

type RefundedCredit = {
  clientId: string
  amountCents: number
  currency: string
  reason: string
  refundId: string
  actorId: string
  idempotencyKey: string
}

/** Adds a refund to a client's account credit, in the transaction that records it. */
export async function addRefundedCredit(tx: Transaction, credit: RefundedCredit): Promise<void> {
  const { clientId, amountCents, currency, reason, refundId, actorId, idempotencyKey } = credit
  const data = { clientId, amountCents, currency, reason, refundId, actorId, idempotencyKey }
  await tx.creditEntry.create({ data: { ...data, kind: 'REFUNDED' }, select: { id: true } })
}
