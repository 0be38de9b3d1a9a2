import 'server-only'
import { z } from 'zod'
import { kindOfMovement, paidAmount } from '@/lib/billing/ledger/rules/stripe-movement'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/data/db'
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

/** Stripe may list a movement a little later than its time. */
const overlapMs = 3 * 24 * 60 * 60_000

/**
 * Reads the movements of the Stripe balance and stores those that aren't known. Scheduled; idempotent, also when two run at
 * once: movements never change.
 * @throws Error when Stripe can't be reached; what was read is stored
 */
export async function readStripeMovements(): Promise<void> {
  const newest = await db().stripeMovement.findFirst({
    select: { createdAt: true },
    orderBy: { createdAt: 'desc' },
  })
  const pages: Awaited<ReturnType<typeof listStripeMovements>> = listStripeMovements(
    newest && new Date(newest.createdAt.getTime() - overlapMs),
  )
  // Stored oldest first, so that an interrupted run leaves no gap before the newest one.
  const read = []
  for await (const page of pages) read.unshift(page)
  for (const data of read) await db().stripeMovement.createMany({ data, skipDuplicates: true })
}

/** Lists the movements of the Stripe balance since a time, newest first, page by page. */
async function* listStripeMovements(since: Date | null): AsyncGenerator<StripeMovement[]> {
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
