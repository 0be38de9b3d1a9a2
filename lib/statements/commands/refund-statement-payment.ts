import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'

/**
 * Refunds a payment that wasn't owed for a statement, because it was paid otherwise or voided. Idempotent: Stripe refunds a
 * payment once. https://docs.stripe.com/api/refunds/create
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
    await recordAudit(db(), null, 'statement.payment-refunded', statementId, {
      paymentId,
      amountCents: amount,
    })
  } catch (error) {
    if ((error as { code?: string } | null)?.code !== 'charge_already_refunded') throw error
  }
}
