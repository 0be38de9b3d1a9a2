import 'server-only'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Amounts = {
  id: string
  invoiceNumber: string
  currency: string
  bookedCurrency: string
  amountCents: number
  lineCents: number
  taxCents: number
  lineTaxCents: number
  depositCents: number
  lineDepositCents: number
  refundedCents: number
  refundCents: number
}

/**
 * Of the refunds count those of the invoice's own payment, or its statement's, that went through or are on their way, as in
 * `mergeRefunds`, not those of a duplicate payment.
 */
export const invoiceAmounts: Check = {
  name: 'invoice-amounts',
  severity: 'error',
  title: "An invoice's amounts don't add up",
  advice: 'Compare the invoice with what its client was sent and with Stripe.',
  async find() {
    const invoices = await db().$queryRaw<Amounts[]>`
      WITH sums AS (
        SELECT invoice.id, invoice.invoice_number AS "invoiceNumber", invoice.currency::text,
          booking.currency::text AS "bookedCurrency", invoice.amount_cents AS "amountCents",
          coalesce((SELECT sum(line.amount_cents) FROM invoice_lines AS line WHERE line.invoice_id = invoice.id), 0)::float8
            AS "lineCents",
          invoice.tax_cents AS "taxCents",
          coalesce((SELECT sum(line.tax_cents) FROM invoice_lines AS line WHERE line.invoice_id = invoice.id), 0)::float8
            AS "lineTaxCents",
          invoice.deposit_cents AS "depositCents",
          coalesce((
            SELECT sum(line.amount_cents) FROM invoice_lines AS line WHERE line.invoice_id = invoice.id AND line.kind = 'DEPOSIT'
          ), 0)::float8 AS "lineDepositCents",
          invoice.refunded_cents AS "refundedCents",
          coalesce((
            SELECT sum(refund.amount_cents) FROM refunds AS refund
            WHERE refund.invoice_id = invoice.id AND refund.state <> 'FAILED'
              AND (refund.stripe_refund_id IS NOT NULL OR refund.state = 'SUCCEEDED')
              AND (refund.stripe_payment_id IS NULL
                OR refund.stripe_payment_id = coalesce(invoice.stripe_payment_id, statement.stripe_payment_id))
          ), 0)::float8 AS "refundCents"
        FROM invoices AS invoice JOIN bookings AS booking ON booking.id = invoice.booking_id
        LEFT JOIN statements AS statement ON statement.id = invoice.statement_id
      )
      SELECT * FROM sums
      WHERE "lineCents" <> "amountCents" OR "lineTaxCents" <> "taxCents" OR "lineDepositCents" <> "depositCents"
        OR "refundCents" <> "refundedCents" OR currency <> "bookedCurrency"
      ORDER BY "invoiceNumber" LIMIT ${maxFindings}`
    return invoices.map((invoice) => ({ id: invoice.id, text: describe(invoice) }))
  },
}

function describe(invoice: Amounts): string {
  const { invoiceNumber, currency, bookedCurrency, amountCents, lineCents, taxCents, lineTaxCents } = invoice
  const { depositCents, lineDepositCents } = invoice
  const money = (cents: number) => formatCents(cents, currency)
  if (currency !== bookedCurrency)
    return `Invoice ${invoiceNumber} is in ${currency}, but its booking is in ${bookedCurrency}.`
  if (lineCents !== amountCents)
    return `Invoice ${invoiceNumber} is for ${money(amountCents)}, but its lines add up to ${money(lineCents)}.`
  if (lineTaxCents !== taxCents)
    return `Invoice ${invoiceNumber} contains ${money(taxCents)} tax, but the tax of its lines adds up to ${money(lineTaxCents)}.`
  if (lineDepositCents !== depositCents)
    return `Invoice ${invoiceNumber} counts ${money(depositCents)} as a deposit, but its lines ${money(lineDepositCents)}.`
  return `Invoice ${invoiceNumber} says ${money(invoice.refundedCents)} was refunded, but its refunds add up to ${money(invoice.refundCents)}.`
}
