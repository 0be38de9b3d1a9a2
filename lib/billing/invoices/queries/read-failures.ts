import 'server-only'
import type { PaymentFailure } from '@/lib/billing/invoices/schema/invoices'
import { db } from '@/lib/platform/data/db'
import { formatDay } from '@/lib/platform/time/calendar-date'
import { dateOf, formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns the last failed payment of each of these invoices that had one, by invoice id. The caller passes only unpaid invoices
 * that the actor may see.
 */
export async function readFailures(invoiceIds: readonly string[]): Promise<Map<string, PaymentFailure>> {
  if (invoiceIds.length === 0) return new Map()
  const [events, { timeZone }] = await Promise.all([
    db().invoiceEvent.findMany({
      where: { invoiceId: { in: [...invoiceIds] }, kind: 'PAYMENT_FAILED' },
      select: { invoiceId: true, details: true, createdAt: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    getStudio(),
  ])
  return new Map(
    events.flatMap(({ invoiceId, details, createdAt }) => {
      const reason = readReason(details)
      if (reason === null) return []
      const day = formatDay(dateOf(createdAt, timeZone))
      return [[invoiceId, { reason, on: formatInstantDate(createdAt, timeZone), day }]]
    }),
  )
}

function readReason(details: unknown): string | null {
  if (typeof details !== 'object' || details === null || !('reason' in details)) return null
  return typeof details.reason === 'string' ? details.reason : null
}
