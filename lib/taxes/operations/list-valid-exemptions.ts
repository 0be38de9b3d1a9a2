import 'server-only'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'

/** Returns the certificates of these clients that are valid on a day, the newest first. */
export function listValidExemptions(
  tx: Pick<Transaction, 'taxExemption'>,
  clientIds: readonly string[],
  on: CalendarDate,
) {
  return tx.taxExemption.findMany({
    where: {
      clientId: { in: [...clientIds] },
      removedAt: null,
      OR: [{ expiresOn: null }, { expiresOn: { gte: dateToDatabase(on) } }],
    },
    select: { id: true, clientId: true, state: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
}
