import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findVisible } from '@/lib/billing/invoices/operations/find-visible'
import { db } from '@/lib/platform/data/db'
import { escapeLike } from '@/lib/platform/data/like'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { maxHitsPerKind } from '@/lib/search/limits'
import type { Hit } from '@/lib/search/schema'
import type { Prisma } from '@/prisma/generated/client'

/** Finds the latest invoices that the actor may see: by their number first, then those of matching bookings and clients. */
export async function searchInvoices(
  actor: Actor,
  text: string,
  { matching, clientIds }: { matching: Prisma.BookingWhereInput; clientIds: string[] },
): Promise<Hit[]> {
  const visible = await findVisible(actor)
  const number = { contains: escapeLike(text), mode: 'insensitive' as const }
  // A statement each, because one condition across tables can't use any one's index.
  const [byNumber, byBooking, byClient] = await Promise.all([
    readLatest(visible, { invoiceNumber: number }),
    readLatest(visible, { booking: matching }),
    clientIds.length > 0 ? readLatest(visible, { clientId: { in: clientIds } }) : [],
  ])
  const rows = new Map([...byNumber, ...byBooking, ...byClient].map((row) => [row.id, row]))
  return [...rows.values()].slice(0, maxHitsPerKind).map((row) => ({
    id: row.id,
    href: `/invoices/${row.id}`,
    title: row.invoiceNumber,
    detail: [
      splitAddress(row.booking.propertyAddress).street,
      formatCents(row.amountCents, row.currency),
      row.status === 'COMPLETED' ? 'paid' : row.status.toLowerCase(),
    ].join(', '),
  }))
}

function readLatest(visible: Prisma.InvoiceWhereInput, matching: Prisma.InvoiceWhereInput) {
  return db().invoice.findMany({
    where: { AND: [visible, matching] },
    select: {
      id: true,
      invoiceNumber: true,
      amountCents: true,
      currency: true,
      status: true,
      booking: { select: { propertyAddress: true } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: maxHitsPerKind,
  })
}
