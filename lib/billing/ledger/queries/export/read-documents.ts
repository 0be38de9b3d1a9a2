import 'server-only'
import { isOfOwnPayment, ownPaymentFields } from '@/lib/billing/invoices/rules/own-payment'
import { countedRefunds } from '@/lib/billing/ledger/queries/counted-refunds'
import { toInstants } from '@/lib/billing/ledger/queries/select-postings'
import {
  grantDocument,
  issuedDocuments,
  neverCounted,
  refundDocument,
  voidedDocument,
} from '@/lib/billing/ledger/rules/export/documents'
import type { ExportedDocument } from '@/lib/billing/ledger/rules/export/rows'
import type { Days } from '@/lib/billing/ledger/rules/period'
import { db } from '@/lib/platform/data/db'
import { dateOf } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'
import { exportedFields, postedInvoices, toExportedSale } from './exported-sale'

const batchSize = 500

/** When something has to have happened. */
type Span = { gte: Date; lt: Date }

const refundFields = {
  id: true,
  amountCents: true,
  asCredit: true,
  createdAt: true,
  invoice: {
    select: {
      ...exportedFields,
      ...ownPaymentFields,
      refunds: {
        where: countedRefunds,
        select: { id: true, stripePaymentId: true, amountCents: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  },
} as const satisfies Prisma.RefundSelect

/**
 * Returns the documents of a period: each invoice in the month in which it was issued, and a credit note for what reduced it, in the
 * month when that happened. By month and account, they add up to what the ledger has of sales, taxes, deposits, and credit. The
 * caller has checked that the reader may see the books.
 */
export async function readDocuments(days: Days, timeZone: string): Promise<ExportedDocument[]> {
  const { from, to } = toInstants(days, timeZone)
  const span = { gte: from, lt: to }
  const documents: ExportedDocument[] = []
  for (const read of [readIssued, readVoided, readRefunded, readGranted])
    for await (const document of read(span, timeZone)) documents.push(document)
  // Sorting keeps the order of those of a day.
  return documents.sort((one, other) => one.issuedOn.localeCompare(other.issuedOn))
}

/** Yields the credit notes of account credit that was granted or removed in a period. A refund as credit is a refund's. */
async function* readGranted(span: Span, timeZone: string): AsyncGenerator<ExportedDocument> {
  const entries = readBatches((page) =>
    db().creditEntry.findMany({
      where: { kind: { not: 'REFUNDED' }, createdAt: span },
      select: {
        id: true,
        amountCents: true,
        currency: true,
        createdAt: true,
        client: { select: { fullName: true, email: true } },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      ...page,
    }),
  )
  for await (const { id, amountCents, currency, createdAt, client } of entries) {
    const head = {
      // Short enough for QuickBooks, which takes 21 characters.
      number: `CREDIT-${id.replaceAll('-', '').slice(0, 12)}`,
      customer: client.fullName,
      email: client.email,
      address: '',
      issuedOn: dateOf(createdAt, timeZone),
      currency,
    }
    yield grantDocument(head, amountCents)
  }
}

/** Yields the credit notes of the refunds that were made in a period. A refund of a duplicate payment has none. */
async function* readRefunded(span: Span, timeZone: string): AsyncGenerator<ExportedDocument> {
  const refunds = readBatches((page) =>
    db().refund.findMany({
      where: { AND: [countedRefunds, { createdAt: span }] },
      select: refundFields,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      ...page,
    }),
  )
  for await (const { id, invoice, amountCents, asCredit, createdAt } of refunds) {
    const own = invoice.refunds.filter((refund) => isOfOwnPayment(refund, invoice))
    const index = own.findIndex((refund) => refund.id === id)
    if (index < 0) continue
    yield refundDocument(toExportedSale(invoice, timeZone), {
      position: index + 1,
      refundedOn: dateOf(createdAt, timeZone),
      beforeCents: own.slice(0, index).reduce((sum, refund) => sum + refund.amountCents, 0),
      amountCents,
      asCredit,
    })
  }
}

/** Yields the invoices that were issued in a period, and the credit notes of the account credit that paid a part of them. */
async function* readIssued(span: Span, timeZone: string): AsyncGenerator<ExportedDocument> {
  for await (const row of readExported({ createdAt: span })) {
    const sale = toExportedSale(row, timeZone)
    if (!neverCounted(sale)) yield* issuedDocuments(sale)
  }
}

/** Yields the credit notes of invoices that were voided in a period, after the month in which they were issued. */
async function* readVoided(span: Span, timeZone: string): AsyncGenerator<ExportedDocument> {
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

/** Yields all rows of a query, read in batches, each after the last row of the one before. */
async function* readBatches<Row extends { id: string }>(
  read: (page: { take: number; cursor?: { id: string }; skip?: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last: string | undefined, isOver = false; !isOver; ) {
    const batch = await read({ take: batchSize, ...(last && { cursor: { id: last }, skip: 1 }) })
    yield* batch
    last = batch.at(-1)?.id
    isOver = batch.length < batchSize
  }
}
