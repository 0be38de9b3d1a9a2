import 'server-only'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { type Check, type Finding, maxFindings } from '@/lib/workflows/doctor/check'

type Difference = { currency: string; cents: number }

/** What clients have, by client and currency, and what they were refunded of it. */
export const accountCredit: Check = {
  name: 'account-credit',
  severity: 'error',
  title: "Account credit doesn't add up",
  advice:
    "Compare what the client was granted and refunded with the invoices that deducted it, on the client's page.",
  async find() {
    const overdrawn = await findOverdrawn()
    const missing = await findMissing()
    // What is missing is a difference too.
    return [...overdrawn, ...(missing.length > 0 ? missing : await findDifferences())].slice(0, maxFindings)
  },
}

/** A refund that failed after it had returned credit, which was used again, leaves less than nothing. */
async function findOverdrawn(): Promise<Finding[]> {
  const clients = await db().$queryRaw<(Difference & { id: string; fullName: string })[]>`
    SELECT profile.id, profile.full_name AS "fullName", part.currency::text, sum(part.cents)::float8 AS cents
    FROM (
      SELECT client_id, currency, amount_cents AS cents FROM credit_entries
      UNION ALL
      SELECT client_id, currency, credit_cents FROM invoices WHERE credit_cents < 0 AND status NOT IN ('VOID', 'REFUNDED')
    ) AS part JOIN profiles AS profile ON profile.id = part.client_id
    GROUP BY profile.id, part.currency HAVING sum(part.cents) < 0 ORDER BY profile.id LIMIT ${maxFindings}`
  return clients.map(({ id, fullName, currency, cents }) => ({
    id,
    text: `${fullName} has used ${formatCents(-cents, currency)} more credit than there was.`,
  }))
}

type Missing = Difference & {
  id: string
  invoiceNumber: string
  creditedCents: number
  creditedCurrency: string
}

async function findMissing(): Promise<Finding[]> {
  const refunds = await db().$queryRaw<Missing[]>`
    SELECT refund.id, invoice.invoice_number AS "invoiceNumber", invoice.currency::text, refund.amount_cents AS cents,
      coalesce(entry.amount_cents, 0) AS "creditedCents", coalesce(entry.currency, invoice.currency)::text AS "creditedCurrency"
    FROM refunds AS refund JOIN invoices AS invoice ON invoice.id = refund.invoice_id
    LEFT JOIN credit_entries AS entry ON entry.refund_id = refund.id
    WHERE refund.as_credit AND refund.state = 'SUCCEEDED' AND (
      entry.amount_cents IS DISTINCT FROM refund.amount_cents OR entry.currency <> invoice.currency
      OR entry.client_id <> invoice.client_id
    )
    ORDER BY refund.created_at, refund.id LIMIT ${maxFindings}`
  return refunds.map(({ id, invoiceNumber, currency, cents, creditedCents, creditedCurrency }) => ({
    id,
    text: `${formatCents(cents, currency)} of invoice ${invoiceNumber} was refunded as account credit, but its client got ${formatCents(creditedCents, creditedCurrency)} for it.`,
  }))
}

async function findDifferences(): Promise<Finding[]> {
  const sums = await db().$queryRaw<Difference[]>`
    SELECT part.currency, sum(part.cents)::float8 AS cents FROM (
      SELECT currency, cents FROM ledger_postings WHERE account = 'CREDITS'
      UNION ALL
      SELECT currency::text, amount_cents FROM credit_entries
      UNION ALL
      SELECT currency::text, credit_cents FROM invoices WHERE credit_cents < 0 AND status NOT IN ('VOID', 'REFUNDED')
    ) AS part
    GROUP BY part.currency HAVING sum(part.cents) <> 0 ORDER BY part.currency`
  return sums.map(({ currency, cents }) => ({
    id: currency,
    text: `The ledger's account credit differs from what clients have by ${formatCents(Math.abs(cents), currency)}.`,
  }))
}
