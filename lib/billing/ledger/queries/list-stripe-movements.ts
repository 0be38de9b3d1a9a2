import 'server-only'
import { z } from 'zod'
import { kindOfMovement, paidAmount } from '@/lib/billing/ledger/rules/stripe-movement'
import { stripe } from '@/lib/integrations/stripe'
import type { StripeMovement } from '@/prisma/generated/client'

const perPage = 100

/** What is read of a charge, refund or dispute; a payout has less. */
const Source = z
  .object({
    amount: z.number(),
    currency: z.string().toUpperCase(),
    payment_intent: z.string().nullish(),
    metadata: z.record(z.string(), z.string()).nullish(),
  })
  .nullable()
  .catch(null)
const InvoiceId = z.uuid().nullable().catch(null)

/** Lists the movements of the Stripe balance since a time, newest first, page by page. */
export async function* listStripeMovements(since: Date | null): AsyncGenerator<StripeMovement[]> {
  for (let after: string | undefined, hasMore = true; hasMore; ) {
    const page = await stripe().balanceTransactions.list({
      limit: perPage,
      expand: ['data.source'],
      ...(since && { created: { gte: Math.floor(since.getTime() / 1000) } }),
      ...(after && { starting_after: after }),
    })
    yield page.data.map((movement) => {
      const source = Source.parse(movement.source)
      const currency = movement.currency.toUpperCase()
      return {
        id: movement.id,
        kind: kindOfMovement(movement.reporting_category),
        type: movement.reporting_category,
        amountCents: movement.amount,
        feeCents: movement.fee,
        currency,
        ...paidAmount({ amount: movement.amount, currency, source }),
        paymentId: source?.payment_intent ?? null,
        invoiceId: InvoiceId.parse(source?.metadata?.invoice_id ?? null),
        createdAt: new Date(movement.created * 1000),
      }
    })
    after = page.data.at(-1)?.id
    hasMore = page.has_more && after !== undefined
  }
}
