import 'server-only'
import { readBatches } from '@/lib/billing/ledger/queries/read-batches'
import { issuedDocuments, neverCounted, voidedDocument } from '@/lib/billing/ledger/rules/export/documents'
import type { ExportedDocument } from '@/lib/billing/ledger/rules/export/rows'
import { db } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'
import { exportedFields, postedInvoices, toExportedSale } from './exported-sale'

/** When something has to have happened. */
export type Span = { gte: Date; lt: Date }

/** Yields the invoices that were issued in a period, and the credit notes of the account credit that paid a part of them. */
export async function* readIssued(span: Span, timeZone: string): AsyncGenerator<ExportedDocument> {
  for await (const row of readExported({ createdAt: span })) {
    const sale = toExportedSale(row, timeZone)
    if (!neverCounted(sale)) yield* issuedDocuments(sale)
  }
}

/** Yields the credit notes of invoices that were voided in a period, after the month in which they were issued. */
export async function* readVoided(span: Span, timeZone: string): AsyncGenerator<ExportedDocument> {
  const voided = { status: 'VOID', events: { some: { kind: 'VOIDED', createdAt: span } } } as const
  for await (const row of readExported(voided)) {
    const sale = toExportedSale(row, timeZone)
    // Only the first of its events counts.
    const [event] = row.events
    const isOfSpan = event && event.createdAt >= span.gte && event.createdAt < span.lt
    if (isOfSpan && sale.voidedOn && !neverCounted(sale)) yield voidedDocument(sale, sale.voidedOn)
  }
}

function readExported(where: Prisma.InvoiceWhereInput) {
  return readBatches((page) =>
    db().invoice.findMany({
      where: { AND: [postedInvoices, where] },
      select: exportedFields,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      ...page,
    }),
  )
}
