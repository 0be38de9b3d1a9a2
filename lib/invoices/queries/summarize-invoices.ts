import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleInSql } from '@/lib/invoices/policy'
import type { InvoiceSummary } from '@/lib/invoices/schema'
import { db } from '@/lib/platform/db'
import { formatSums } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { InvoiceStatus } from '@/prisma/generated/enums'

type StatusSum = { status: InvoiceStatus; currency: string; count: number; cents: number }

/**
 * Returns counts and sums over all of the actor's invoices, each currency by itself. Refunds are subtracted.
 */
export async function summarizeInvoices(actor: Actor): Promise<InvoiceSummary> {
  const [sums, studio] = await Promise.all([
    // A sum of cents may exceed a Postgres integer; a double holds it exactly.
    db().$queryRaw<StatusSum[]>`
      SELECT i.status, i.currency, count(*)::int AS count, sum(i.amount_cents - i.refunded_cents)::float8 AS cents
      FROM invoices i JOIN bookings b ON b.id = i.booking_id
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
