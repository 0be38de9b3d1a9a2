import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import { formatInstantDate } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries'
import type { Prisma } from '@/prisma/generated/client'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { confirmReturn, type ReturnState } from './commands/confirm-return'
import { canMarkPaid, canPay, visibleTo } from './policy'
import { isForLateFee, latestInvoice } from './rules'
import {
  type InvoiceFilter,
  type InvoicePage,
  type InvoiceRow,
  type InvoiceSummary,
  pageSize,
} from './schema'

const rowFields = {
  id: true,
  invoiceNumber: true,
  amountCents: true,
  currency: true,
  status: true,
  paidAt: true,
  createdAt: true,
  deliveryId: true,
  booking: {
    select: {
      id: true,
      lateFeeState: true,
      clientId: true,
      photographerId: true,
      propertyAddress: true,
      shootDate: true,
      client: { select: { fullName: true } },
      photographer: { select: { fullName: true } },
    },
  },
} as const satisfies Prisma.InvoiceSelect

/** One page of the actor's invoices, newest first. A page past the last answers the last. */
export async function listInvoices(actor: Actor, filter: InvoiceFilter): Promise<InvoicePage> {
  const where = { AND: [visibleTo(actor), ...conditionsOf(filter)] }
  const [total, studio] = await Promise.all([db().invoice.count({ where }), getStudio()])
  const page = Math.min(filter.page, Math.max(1, Math.ceil(total / pageSize)))
  const invoices = await db().invoice.findMany({
    where,
    select: rowFields,
    orderBy: [...latestInvoice.orderBy],
    skip: (page - 1) * pageSize,
    take: pageSize,
  })
  return { rows: invoices.map((invoice) => toRow(actor, invoice, studio.timeZone)), total, page }
}

/** Counts and sums over all of the actor's invoices. What was refunded does not count as collected. */
export async function summariseInvoices(actor: Actor): Promise<InvoiceSummary> {
  const [groups, studio] = await Promise.all([
    db().invoice.groupBy({
      by: ['status'],
      where: visibleTo(actor),
      _count: { _all: true },
      _sum: { amountCents: true, refundedCents: true },
    }),
    getStudio(),
  ])
  const countOf = (status: InvoiceStatus) => groups.find((group) => group.status === status)?._count._all ?? 0
  const sumOf = (status: InvoiceStatus) => {
    const sum = groups.find((group) => group.status === status)?._sum
    return formatCents((sum?.amountCents ?? 0) - (sum?.refundedCents ?? 0), studio.currency)
  }
  return {
    total: groups.reduce((count, group) => count + group._count._all, 0),
    paid: countOf('COMPLETED'),
    paidAmount: sumOf('COMPLETED'),
    pending: countOf('PENDING'),
    pendingAmount: sumOf('PENDING'),
  }
}

/** The invoice that decides whether a booking's photos are unlocked; null when there is none, or none the actor may see. */
export async function findLatestInvoice(
  actor: Actor,
  bookingId: string,
): Promise<{ id: string; invoiceNumber: string; amount: string; status: InvoiceStatus } | null> {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ bookingId }, visibleTo(actor)] },
    select: { id: true, invoiceNumber: true, amountCents: true, currency: true, status: true },
    orderBy: [...latestInvoice.orderBy],
  })
  if (!invoice) return null
  const { amountCents, currency, ...rest } = invoice
  return { ...rest, amount: formatCents(amountCents, currency) }
}

/** What a page may tell a client who comes back from the checkout; see confirmReturn. */
export function readReturn(actor: Actor, sessionId: string): Promise<ReturnState | null> {
  return confirmReturn(actor, sessionId)
}

function conditionsOf({ search, status, booking_id: bookingId }: InvoiceFilter): Prisma.InvoiceWhereInput[] {
  const statuses = { pending: 'PENDING', paid: 'COMPLETED', failed: 'FAILED' } as const
  return [
    ...(bookingId ? [{ bookingId }] : []),
    ...(status ? [{ status: statuses[status] }] : []),
    ...(search ? [{ OR: matchesOf(search) }] : []),
  ]
}

function matchesOf(search: string): Prisma.InvoiceWhereInput[] {
  // LIKE's own signs stand for themselves when a person types them.
  const contains = { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  return [
    { invoiceNumber: contains },
    { booking: { propertyAddress: contains } },
    { booking: { client: { OR: [{ fullName: contains }, { email: contains }] } } },
    { booking: { photographer: { fullName: contains } } },
  ]
}

type InvoiceRecord = Prisma.InvoiceGetPayload<{ select: typeof rowFields }>

function toRow(actor: Actor, invoice: InvoiceRecord, timeZone: string): InvoiceRow {
  const { booking } = invoice
  return {
    id: invoice.id,
    number: invoice.invoiceNumber,
    bookingId: booking.id,
    person: actor.role === 'PHOTOGRAPHER' ? booking.client.fullName : booking.photographer.fullName,
    address: booking.propertyAddress,
    occasion: `${isForLateFee(invoice) ? 'Late cancellation fee,' : 'Shot'} ${formatDate(dateFromDatabase(booking.shootDate))}`,
    amount: formatCents(invoice.amountCents, invoice.currency),
    status: invoice.status,
    paidOn: invoice.paidAt && formatInstantDate(invoice.paidAt, timeZone),
    issuedOn: formatInstantDate(invoice.createdAt, timeZone),
    action: canPay(actor, invoice) ? 'pay' : canMarkPaid(actor, invoice) ? 'mark-paid' : null,
  }
}
