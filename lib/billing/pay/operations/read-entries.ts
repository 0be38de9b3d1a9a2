import 'server-only'
import type { Entry } from '@/lib/billing/pay/rules/entries'
import type { Transaction } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

/** Reads the lines of approved statements, in their order. The WHERE has to name statements that the reader may see. */
export async function readEntries(
  tx: Transaction,
  where: Prisma.PayLineWhereInput,
): Promise<(Entry & { statementId: string })[]> {
  const rows = await tx.payLine.findMany({
    where,
    select: {
      statementId: true,
      kind: true,
      bookingId: true,
      adjustmentId: true,
      earnedOn: true,
      description: true,
      baseCents: true,
      basisPoints: true,
      amountCents: true,
    },
    orderBy: [{ statementId: 'asc' }, { position: 'asc' }],
  })
  return rows.map(({ earnedOn, ...row }) => ({ ...row, earnedOn: dateFromDatabase(earnedOn) }))
}
