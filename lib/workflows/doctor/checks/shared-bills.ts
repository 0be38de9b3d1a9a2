import 'server-only'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Bill = { id: string; invoiceNumber: string; currency: string; billCents: number; partCents: number }

/**
 * All payers of a bill pay all of it, until the studio voids a part, or replaces one at another amount. A deposit and credit are a
 * part of what they are deducted from.
 */
export const sharedBills: Check = {
  name: 'shared-bills',
  severity: 'error',
  title: "The invoices of a shared bill don't add up to it",
  advice:
    'Compare the invoices of all payers with what was sold, then void those that are wrong and replace them.',
  async find() {
    const bills = await db().$queryRaw<Bill[]>`
      WITH bills AS (
        SELECT main.id, main.invoice_number AS "invoiceNumber", main.currency::text, main.bill_cents AS "billCents",
          main.amount_cents - main.deposit_cents + coalesce(sum(share.amount_cents), 0)::float8 AS "partCents"
        FROM invoices AS main JOIN invoices AS share ON share.share_of_id = main.id
        WHERE main.bill_cents IS NOT NULL AND main.status <> 'VOID'
        GROUP BY main.id HAVING bool_and(share.status <> 'VOID')
      )
      SELECT bill.* FROM bills AS bill JOIN invoices AS main ON main.id = bill.id
      WHERE bill."partCents" <> bill."billCents" AND NOT EXISTS (
        SELECT FROM invoices AS replaced JOIN invoice_events AS event ON event.invoice_id = replaced.id
        WHERE replaced.booking_id = main.booking_id AND replaced.bill_cents IS NOT NULL AND event.kind = 'REPLACED'
      )
      ORDER BY bill."invoiceNumber" LIMIT ${maxFindings}`
    return bills.map(({ id, invoiceNumber, currency, billCents, partCents }) => ({
      id,
      text: `The bill of invoice ${invoiceNumber} is ${formatCents(billCents, currency)}, but its payers were billed ${formatCents(partCents, currency)}.`,
    }))
  },
}
