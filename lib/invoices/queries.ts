import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { formatCents, formatSums } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { confirmReturn } from './commands/confirm-return'
import { visibleInSql, visibleTo } from './policy'
import { latestInvoice } from './rules'
import type { InvoiceSummary, ReturnState } from './schema'

type StatusSum = { status: InvoiceStatus; currency: string; count: number; cents: number }

/**
 * Counts and sums over all of the actor's invoices, each currency by itself. What was refunded does not count as
 * collected.
 */
export async function summariseInvoices(actor: Actor): Promise<InvoiceSummary> {
  const [sums, studio] = await Promise.all([
    // Sums of cents may be longer than an integer of Postgres; a double holds them whole.
    db().$queryRaw<StatusSum[]>`
      SELECT i.status, i.currency, count(*)::int AS count, sum(i.amount_cents - i.refunded_cents)::float8 AS cents
      FROM payments i JOIN bookings b ON b.id = i.booking_id
      WHERE ${visibleInSql(actor)} GROUP BY i.status, i.currency`,
    getStudio(),
  ])
  const of = (status: InvoiceStatus) => sums.filter((sum) => sum.status === status)
  const countOf = (some: StatusSum[]) => some.reduce((total, { count }) => total + count, 0)
  return {
    total: countOf(sums),
    paid: countOf(of('COMPLETED')),
    paidAmount: formatSums(of('COMPLETED'), studio.currency),
    pending: countOf(of('PENDING')),
    pendingAmount: formatSums(of('PENDING'), studio.currency),
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
