import 'server-only'
import { readStripeMovements } from '@/lib/billing/ledger/commands/read-stripe-movements'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { now } from '@/lib/platform/time/clock'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Difference = { currency: string; cents: number }

/** The view writes both sides of every entry, so this fails only if the view itself is wrong. */
export const ledgerSums: Check = {
  name: 'ledger-sums',
  severity: 'error',
  title: "The ledger doesn't add up",
  advice:
    'Report this: the ledger is derived from invoices, refunds and Stripe, and its two sides must be equal.',
  async find() {
    const sums = await db().$queryRaw<(Difference & { source: string })[]>`
      SELECT source, currency, sum(cents)::float8 AS cents FROM ledger_postings
      GROUP BY source, kind, currency HAVING sum(cents) <> 0 ORDER BY source LIMIT ${maxFindings}`
    return sums.map(({ source, currency, cents }) => ({
      id: source,
      text: `The ledger's entry of ${source} differs by ${formatCents(cents, currency)}.`,
    }))
  },
}

/** A deposit is the client's until it's deducted from an invoice, and again once that invoice is voided or refunded in full. */
export const ledgerDeposits: Check = {
  name: 'ledger-deposits',
  severity: 'error',
  title: "The ledger's deposits differ from what clients paid in advance",
  advice:
    'Report this: what is booked as a deposit must be what the invoices of its booking have not deducted or refunded.',
  async find() {
    const bookings = await db().$queryRaw<(Difference & { id: string })[]>`
      SELECT part.id, part.currency, sum(part.cents)::float8 AS cents FROM (
        SELECT invoice.booking_id AS id, posting.currency, posting.cents
        FROM ledger_postings AS posting JOIN invoices AS invoice ON invoice.id = posting.invoice_id
        WHERE posting.account = 'DEPOSITS'
        UNION ALL
        SELECT booking_id, currency::text,
          CASE WHEN deposit_cents < 0 THEN deposit_cents - credit_cents ELSE amount_cents - refunded_cents END
        FROM invoices WHERE deposit_cents <> 0 AND status NOT IN ('VOID', 'REFUNDED')
      ) AS part
      GROUP BY part.id, part.currency HAVING sum(part.cents) <> 0 ORDER BY part.id LIMIT ${maxFindings}`
    return bookings.map(({ id, currency, cents }) => ({
      id,
      text: `The ledger's deposits of booking ${bookingNumber(id)} differ from its invoices by ${formatCents(Math.abs(cents), currency)}.`,
    }))
  },
}

type Line = { id: string; invoiceNumber: string; description: string }

export const lineTaxes: Check = {
  name: 'line-taxes',
  severity: 'error',
  title: "The parts of a line's tax don't add up",
  advice: 'Compare the line with what its client was sent. Reports by tax count the parts.',
  async find() {
    const lines = await db().$queryRaw<Line[]>`
      SELECT line.id, invoice.invoice_number AS "invoiceNumber", line.description FROM invoice_lines AS line
      JOIN invoices AS invoice ON invoice.id = line.invoice_id
      WHERE line.tax_cents <> (SELECT coalesce(sum(tax_cents), 0) FROM invoice_line_taxes WHERE line_id = line.id)
      ORDER BY "invoiceNumber", line.position LIMIT ${maxFindings}`
    return lines.map(({ id, invoiceNumber, description }) => ({
      id,
      text: `The taxes of ${description} on invoice ${invoiceNumber} don't add up to its tax.`,
    }))
  },
}

/** A payment that was just made may not be in Stripe's balance yet. */
const graceMs = 60 * 60_000

export const stripeMovements: Check = {
  name: 'stripe-movements',
  severity: 'error',
  title: 'Payments differ from the Stripe balance',
  advice:
    'Look up the payment in the Stripe dashboard: what was captured and refunded there must be what is recorded here.',
  async find() {
    await readStripeMovements()
    const before = new Date(now().getTime() - graceMs)
    const payments = await db().$queryRaw<(Difference & { paymentId: string })[]>`
      SELECT payment_id AS "paymentId", currency, sum(cents)::float8 AS cents FROM ledger_postings
      WHERE account = 'CLEARING' AND payment_id IS NOT NULL
        AND (invoice_id IS NOT NULL OR payment_id IN (
          SELECT stripe_payment_id FROM invoices UNION SELECT stripe_payment_id FROM statements
        ))
      GROUP BY payment_id, currency HAVING sum(cents) <> 0 AND max(posted_at) < ${before}
      ORDER BY payment_id LIMIT ${maxFindings}`
    return payments.map(({ paymentId, currency, cents }) => ({
      id: paymentId,
      text: `Payment ${paymentId}: ${formatCents(Math.abs(cents), currency)} ${cents > 0 ? "recorded here isn't in the Stripe balance" : "in the Stripe balance isn't recorded here"}.`,
    }))
  },
}
