import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { InvoiceFilter } from '@/lib/invoices/schema'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import type { InvoiceStatus, PaymentMethodKind } from '@/prisma/generated/enums'
import { joinedInvoices, matching } from './select-invoices'

const batchSize = 1_000

export type CsvInvoice = {
  id: string
  invoiceNumber: string
  createdAt: Date
  dueOn: Date
  status: InvoiceStatus
  paidAt: Date | null
  paidMethod: PaymentMethodKind | null
  clientName: string
  clientEmail: string
  propertyAddress: string
  shootDate: Date
  amountCents: number
  taxCents: number
  taxRateBasisPoints: number
  refundedCents: number
  currency: string
}

/** Yields all matching invoices that the actor may see, oldest first, read in batches. */
export async function* readForCsv(
  actor: Actor,
  filter: InvoiceFilter,
  today: CalendarDate,
): AsyncGenerator<CsvInvoice> {
  let last: CsvInvoice | undefined
  do {
    const batch = await readBatch(actor, filter, today, last)
    yield* batch
    last = batch.length === batchSize ? batch.at(-1) : undefined
  } while (last)
}

function readBatch(actor: Actor, filter: InvoiceFilter, today: CalendarDate, last: CsvInvoice | undefined) {
  const after = last
    ? Prisma.sql`AND (i.created_at, i.id) > (${last.createdAt}, ${last.id}::uuid)`
    : Prisma.empty
  return db().$queryRaw<CsvInvoice[]>`
    SELECT i.id, i.invoice_number AS "invoiceNumber", i.created_at AS "createdAt", i.due_on AS "dueOn", i.status,
      i.paid_at AS "paidAt", i.paid_method AS "paidMethod", client.full_name AS "clientName",
      client.email::text AS "clientEmail", b.property_address AS "propertyAddress", b.shoot_date AS "shootDate",
      i.amount_cents AS "amountCents", i.tax_cents AS "taxCents", i.tax_rate_basis_points AS "taxRateBasisPoints",
      i.refunded_cents AS "refundedCents", i.currency
    FROM ${joinedInvoices}
    WHERE ${matching(actor, filter, today)} ${after}
    ORDER BY i.created_at, i.id
    LIMIT ${batchSize}`
}
