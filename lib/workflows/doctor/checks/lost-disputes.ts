import 'server-only'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { type Check, type Finding, maxFindings } from '@/lib/workflows/doctor/check'

/** What a bank took back is a refund, and is asked for again once it's all of the payment. */
export const lostDisputes: Check = {
  name: 'lost-disputes',
  severity: 'error',
  title: "A dispute was lost, but the books don't show it",
  advice:
    'Look up the dispute in the Stripe dashboard. Ask the client to pay again by replacing the invoice, and give your accountant the sale that was lost.',
  async find() {
    const findings = [...(await findUnrecorded()), ...(await findUnasked())]
    return findings.slice(0, maxFindings)
  },
}

type Unrecorded = { id: string; invoiceNumber: string; disputeId: string; currency: string; cents: number }

/** A statement's dispute is in the audit log, and takes back all of its invoices. */
async function findUnrecorded(): Promise<Finding[]> {
  const invoices = await db().$queryRaw<Unrecorded[]>`
    WITH lost AS (
      SELECT invoice.id AS invoice_id, event.details ->> 'disputeId' AS dispute_id
      FROM invoices AS invoice JOIN invoice_events AS event ON event.invoice_id = invoice.id
      WHERE invoice.disputed_at IS NOT NULL AND event.kind = 'DISPUTED' AND event.details ->> 'state' = 'lost'
      UNION ALL
      SELECT invoice.id, entry.details ->> 'disputeId'
      FROM statements AS statement JOIN invoices AS invoice ON invoice.statement_id = statement.id
      JOIN audit_entries AS entry ON entry.subject = 'statement' AND entry.subject_id = statement.id::text
      WHERE statement.disputed_at IS NOT NULL AND entry.action = 'statement.dispute-lost'
    )
    SELECT invoice.id, invoice.invoice_number AS "invoiceNumber", lost.dispute_id AS "disputeId", invoice.currency::text,
      invoice.amount_cents - invoice.refunded_cents AS cents
    FROM lost JOIN invoices AS invoice ON invoice.id = lost.invoice_id
    WHERE invoice.refunded_cents < invoice.amount_cents AND NOT EXISTS (
      SELECT FROM refunds AS refund WHERE refund.invoice_id = invoice.id AND refund.dispute_id = lost.dispute_id
    )
    ORDER BY invoice.invoice_number LIMIT ${maxFindings}`
  return invoices.map(({ id, invoiceNumber, disputeId, currency, cents }) => ({
    id,
    text: `The dispute ${disputeId} of invoice ${invoiceNumber} was lost, but ${formatCents(cents, currency)} of it still counts as paid.`,
  }))
}

/** A deposit isn't asked for again, and neither is an invoice that a newer one covered before. */
async function findUnasked(): Promise<Finding[]> {
  const invoices = await db().$queryRaw<Omit<Unrecorded, 'disputeId'>[]>`
    SELECT invoice.id, invoice.invoice_number AS "invoiceNumber", invoice.currency::text, lost.amount_cents AS cents
    FROM refunds AS lost JOIN invoices AS invoice ON invoice.id = lost.invoice_id
    WHERE lost.dispute_id IS NOT NULL AND invoice.status = 'REFUNDED' AND invoice.deposit_cents <= 0
      AND NOT EXISTS (
        SELECT FROM refunds AS later WHERE later.invoice_id = invoice.id AND later.state <> 'FAILED'
          AND later.created_at > lost.created_at
      )
      AND NOT EXISTS (
        SELECT FROM invoice_events AS event WHERE event.invoice_id = invoice.id AND event.kind = 'REPLACED'
      )
      AND NOT EXISTS (
        SELECT FROM invoices AS newer WHERE newer.booking_id = invoice.booking_id AND newer.created_at > invoice.created_at
          AND (newer.delivery_id = invoice.delivery_id OR newer.transfer_id = invoice.transfer_id
            OR newer.purchase_id = invoice.purchase_id)
      )
    ORDER BY invoice.invoice_number LIMIT ${maxFindings}`
  return invoices.map(({ id, invoiceNumber, currency, cents }) => ({
    id,
    text: `The bank took back ${formatCents(cents, currency)} of invoice ${invoiceNumber}, but nothing asks for it again.`,
  }))
}
