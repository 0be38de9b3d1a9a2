import 'server-only'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'
import type { StatementStatus } from '@/prisma/generated/enums'

type Statement = {
  id: string
  number: string
  status: StatementStatus
  currency: string
  amountCents: number
  invoiceCents: number
  /** How many of its invoices are in another currency, or in a status that doesn't fit its own. */
  mismatches: number
  isPaid: boolean
}

/** Postgres checks the same at the end of each transaction, except that a paid one has a payment. */
export const statements: Check = {
  name: 'statements',
  severity: 'error',
  title: "A brokerage's statement doesn't match its invoices",
  advice: 'Compare the statement with its invoices, and with its payment in Stripe.',
  async find() {
    const found = await db().$queryRaw<Statement[]>`
      WITH sums AS (
        SELECT statement.id, statement.number, statement.status::text, statement.currency::text,
          statement.amount_cents AS "amountCents", coalesce(sum(invoice.amount_cents), 0)::float8 AS "invoiceCents",
          count(invoice.id) FILTER (
            WHERE invoice.currency <> statement.currency
              OR (statement.status = 'OPEN' AND invoice.status NOT IN ('PENDING', 'FAILED'))
              OR (statement.status = 'PAID'
                AND (invoice.status NOT IN ('COMPLETED', 'REFUNDED') OR invoice.paid_method IS DISTINCT FROM 'STATEMENT'))
          )::int AS mismatches,
          statement.paid_at IS NOT NULL
            AND (statement.stripe_payment_id IS NOT NULL OR statement.marked_paid_by IS NOT NULL) AS "isPaid"
        FROM statements AS statement LEFT JOIN invoices AS invoice ON invoice.statement_id = statement.id
        GROUP BY statement.id
      )
      SELECT * FROM sums
      WHERE "invoiceCents" <> (CASE status WHEN 'VOID' THEN 0 ELSE "amountCents" END)
        OR mismatches > 0 OR "isPaid" <> (status = 'PAID')
      ORDER BY number LIMIT ${maxFindings}`
    return found.map((statement) => ({ id: statement.id, text: describe(statement) }))
  },
}

function describe({ number, status, currency, amountCents, invoiceCents, mismatches }: Statement): string {
  const money = (cents: number) => formatCents(cents, currency)
  const shouldCents = status === 'VOID' ? 0 : amountCents
  if (invoiceCents !== shouldCents)
    return `Statement ${number} is for ${money(shouldCents)}, but its invoices add up to ${money(invoiceCents)}.`
  if (mismatches > 0)
    return `Statement ${number} is ${status.toLowerCase()}, but not all of its invoices are.`
  return status === 'PAID'
    ? `Statement ${number} is paid, but has no payment.`
    : `Statement ${number} has a payment, but isn't paid.`
}
