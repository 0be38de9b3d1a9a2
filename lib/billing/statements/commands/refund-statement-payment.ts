import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'

/**
 * Refunds a payment that wasn't owed for a statement, because it was paid otherwise or voided. Idempotent: Stripe refunds a
 * payment once, and it is audited once. https://docs.stripe.com/api/refunds/create
 * @throws Error while Stripe can't be reached, so that the job is retried
 */
export async function refundStatementPayment({
  statementId,
  paymentId,
}: {
  statementId: string
  paymentId: string
}): Promise<void> {
  try {
    const { amount } = await stripe().refunds.create(
      { payment_intent: paymentId, reason: 'duplicate', metadata: { statement_id: statementId } },
      { idempotencyKey: `refund-statement-payment-${paymentId}` },
    )
    await recordRefund(statementId, { paymentId, amountCents: amount })
  } catch (error) {
    if ((error as { code?: string } | null)?.code !== 'charge_already_refunded') throw error
  }
}

/** Audits a refund once. Locks the statement, so that of two attempts the second finds what the first recorded. */
async function recordRefund(
  statementId: string,
  details: { paymentId: string; amountCents: number },
): Promise<void> {
  const action = 'statement.payment-refunded'
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'statements', statementId, 'NO KEY UPDATE')
    const recorded = await tx.auditEntry.count({
      where: { action, subjectId: statementId, details: { path: ['paymentId'], equals: details.paymentId } },
    })
    if (recorded === 0) await recordAudit(tx, null, action, statementId, details)
  })
}
