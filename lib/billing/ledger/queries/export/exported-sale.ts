import 'server-only'
import type { ExportedSale } from '@/lib/billing/ledger/rules/export/documents'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { dateOf } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'

export const exportedFields = {
  id: true,
  invoiceNumber: true,
  status: true,
  createdAt: true,
  dueOn: true,
  currency: true,
  amountCents: true,
  depositCents: true,
  creditCents: true,
  payerName: true,
  payerEmail: true,
  brokerage: { select: { name: true } },
  client: { select: { fullName: true, email: true } },
  booking: { select: { propertyAddress: true } },
  events: {
    where: { kind: 'VOIDED' },
    select: { createdAt: true },
    orderBy: { createdAt: 'asc' },
    take: 1,
  },
  lines: {
    where: { kind: { not: 'DEPOSIT' } },
    select: {
      description: true,
      amountCents: true,
      taxCents: true,
      service: { select: { name: true } },
      taxes: { select: { name: true }, orderBy: { position: 'asc' } },
    },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.InvoiceSelect

type Row = Prisma.InvoiceGetPayload<{ select: typeof exportedFields }>

/** Those that the ledger has postings of. */
export const postedInvoices = {
  OR: [{ amountCents: { gt: 0 } }, { depositCents: { lt: 0 } }],
} as const satisfies Prisma.InvoiceWhereInput

export function toExportedSale(row: Row, timeZone: string): ExportedSale {
  const { amountCents, depositCents, creditCents, currency } = row
  return {
    number: row.invoiceNumber,
    customer: row.brokerage?.name ?? row.payerName ?? row.client.fullName,
    email: row.payerEmail ?? row.client.email,
    address: row.booking.propertyAddress,
    issuedOn: dateOf(row.createdAt, timeZone),
    dueOn: dateFromDatabase(row.dueOn),
    currency,
    amountCents,
    depositCents,
    creditCents,
    // As in the ledger, an invoice without such an event was voided when it was issued.
    voidedOn: row.status === 'VOID' ? dateOf(row.events[0]?.createdAt ?? row.createdAt, timeZone) : null,
    sold: row.lines.map(({ service, taxes, ...line }) => ({
      ...line,
      item: service?.name ?? null,
      taxNames: taxes.map(({ name }) => name),
    })),
  }
}
