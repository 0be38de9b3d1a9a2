import 'server-only'
import { mergeRefunds, type StripeRefund } from '@/lib/billing/invoices/rules/merge-refunds'
import type { StripePayment } from '@/lib/billing/invoices/rules/reconcile-payment'
import { declineReason } from '@/lib/billing/invoices/words/payment'
import { nullIfMissing, stripe } from '@/lib/integrations/stripe'
import type { RefundState } from '@/prisma/generated/enums'

export type PaymentSnapshot = StripePayment & {
  invoiceId: string | null
  /** The statement that it pays, instead of an invoice. */
  statementId: string | null
  refunds: StripeRefund[]
  card: { brand: string; last4: string } | null
  /** When the card was charged; null for payments that take days to arrive, whose charge is created first. */
  chargedAt: Date | null
  /** The last declined attempt: its charge's id, or the payment's without one, and the reason in words. */
  decline: { key: string; reason: string } | null
}

type PaymentIntent = Omit<
  Awaited<ReturnType<ReturnType<typeof stripe>['paymentIntents']['retrieve']>>,
  'lastResponse'
>
type Charge = Extract<PaymentIntent['latest_charge'], object>

/** Reads a payment with its refunds; null for an unknown id. https://docs.stripe.com/api/payment_intents/object */
export async function readPayment(paymentId: string): Promise<PaymentSnapshot | null> {
  const intent = await nullIfMissing(
    stripe().paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
  )
  return intent && toPayment(intent)
}

export async function toPayment(intent: PaymentIntent): Promise<PaymentSnapshot> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  // Also when the charge has no refunded amount: only this list includes failed refunds.
  const refunds = intent.status === 'succeeded' ? await readRefunds(intent.id) : []
  return {
    paymentId: intent.id,
    invoiceId: intent.metadata.invoice_id ?? null,
    statementId: intent.metadata.statement_id ?? null,
    state: stateOf(intent),
    amountCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    refundedCents: mergeRefunds([], refunds).refundedCents,
    refunds,
    card: cardOf(charge),
    chargedAt: charge?.paid && cardOf(charge) ? new Date(charge.created * 1000) : null,
    decline: declineOf(intent, charge),
  }
}

function cardOf(charge: Charge | null): PaymentSnapshot['card'] {
  const card = charge?.payment_method_details?.card
  return card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null
}

function declineOf(intent: PaymentIntent, charge: Charge | null): PaymentSnapshot['decline'] {
  const error = intent.last_payment_error
  if (!error) return null
  return { key: charge?.id ?? intent.id, reason: declineReason(error.decline_code ?? error.code) }
}

function stateOf(intent: PaymentIntent): PaymentSnapshot['state'] {
  if (intent.status === 'succeeded') return 'succeeded'
  if (intent.status === 'canceled') return 'declined'
  if (intent.status === 'requires_confirmation') return 'untried'
  if (intent.status === 'requires_payment_method') return intent.last_payment_error ? 'declined' : 'untried'
  return 'processing'
}

const refundStates: Record<string, RefundState> = {
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'FAILED',
}

/** Reads all of them: a statement's payment has those of all its invoices. */
async function readRefunds(payment_intent: string): Promise<StripeRefund[]> {
  const refunds: StripeRefund[] = []
  for (let after: string | undefined, hasMore = true; hasMore; ) {
    const page = await stripe().refunds.list({
      payment_intent,
      limit: 100,
      ...(after && { starting_after: after }),
    })
    refunds.push(
      ...page.data.map((refund) => ({
        refundId: refund.id,
        ownId: refund.metadata?.refund_id ?? null,
        amountCents: refund.amount,
        state: refundStates[refund.status ?? ''] ?? ('PENDING' as const),
        reason: refund.reason,
        failureCode: refund.failure_reason ?? null,
      })),
    )
    after = page.data.at(-1)?.id
    hasMore = page.has_more && after !== undefined
  }
  return refunds
}
