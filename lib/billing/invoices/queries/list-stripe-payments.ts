import 'server-only'
import { stripe } from '@/lib/integrations/stripe'

const paymentsPerPage = 100

/** A successful payment as Stripe lists it. Refunds that failed don't count as refunded. */
export type ListedPayment = {
  paymentId: string
  /** The invoice that the portal created it for; null for one of another program. */
  invoiceId: string | null
  /** The statement that the portal created it for. */
  statementId: string | null
  amountCents: number
  /** Upper case, ISO 4217. */
  currency: string
  refundedCents: number
}

/** Lists all successful payments, newest first, page by page. */
export async function* listStripePayments(): AsyncGenerator<{ read: number; payments: ListedPayment[] }> {
  let read = 0
  for (let after: string | undefined, hasMore = true; hasMore; ) {
    const page = await stripe().paymentIntents.list({
      limit: paymentsPerPage,
      expand: ['data.latest_charge'],
      ...(after && { starting_after: after }),
    })
    read += page.data.length
    const payments = page.data
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, metadata, amount_received, currency, latest_charge }) => ({
        paymentId: id,
        invoiceId: metadata.invoice_id ?? null,
        statementId: metadata.statement_id ?? null,
        amountCents: amount_received,
        currency: currency.toUpperCase(),
        refundedCents: typeof latest_charge === 'object' ? (latest_charge?.amount_refunded ?? 0) : 0,
      }))
    yield { read, payments }
    after = page.data.at(-1)?.id
    hasMore = page.has_more && after !== undefined
  }
}
