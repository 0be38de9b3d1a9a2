import 'server-only'
import type { ExportedInvoice } from '@/lib/books/rules/export/rows'
import type { Days } from '@/lib/books/rules/period'
import { dateFromDatabase } from '@/lib/platform/calendar-date'
import { dateOf } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { toInstants } from './select-postings'

const batchSize = 500

/**
 * Returns the invoices that were issued in a period, by number, without voided ones and those at no charge. The caller has
 * checked that the reader may see the books.
 */
export async function readExportedInvoices(days: Days, timeZone: string): Promise<ExportedInvoice[]> {
  const { from, to } = toInstants(days, timeZone)
  const invoices: ExportedInvoice[] = []
  for (let last: string | undefined, isOver = false; !isOver; ) {
    const batch = await db().invoice.findMany({
      where: {
        createdAt: { gte: from, lt: to },
        status: { not: 'VOID' },
        OR: [{ amountCents: { gt: 0 } }, { depositCents: { lt: 0 } }],
      },
      select: {
        id: true,
        invoiceNumber: true,
        createdAt: true,
        dueOn: true,
        currency: true,
        payerName: true,
        payerEmail: true,
        brokerage: { select: { name: true } },
        client: { select: { fullName: true, email: true } },
        booking: { select: { propertyAddress: true } },
        lines: {
          select: {
            description: true,
            amountCents: true,
            taxCents: true,
            service: { select: { name: true } },
            taxes: { select: { name: true }, orderBy: { position: 'asc' } },
          },
          orderBy: { position: 'asc' },
        },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: batchSize,
      ...(last && { cursor: { id: last }, skip: 1 }),
    })
    invoices.push(
      ...batch.map(({ booking, client, lines, ...invoice }) => ({
        number: invoice.invoiceNumber,
        customer: invoice.brokerage?.name ?? invoice.payerName ?? client.fullName,
        email: invoice.payerEmail ?? client.email,
        address: booking.propertyAddress,
        issuedOn: dateOf(invoice.createdAt, timeZone),
        dueOn: dateFromDatabase(invoice.dueOn),
        currency: invoice.currency,
        lines: lines.map(({ description, amountCents, taxCents, service, taxes }) => ({
          description,
          item: service?.name ?? null,
          netCents: amountCents - taxCents,
          taxCents,
          taxNames: taxes.map(({ name }) => name),
        })),
      })),
    )
    last = batch.at(-1)?.id
    isOver = batch.length < batchSize
  }
  return invoices
}
