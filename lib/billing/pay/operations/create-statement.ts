import 'server-only'
import { entriesOf } from '@/lib/billing/pay/rules/entries'
import type { Period } from '@/lib/billing/pay/rules/periods'
import type { Transaction } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { Draft } from './read-drafts'

type Approved = { photographerId: string; period: Period; draft: Draft; approvedById: string }

/** Writes a draft as an approved statement, and returns its id. Postgres rejects what is on a statement already. */
export async function createStatement(
  tx: Transaction,
  { photographerId, period, draft, approvedById }: Approved,
): Promise<string> {
  const { id: statementId } = await tx.payStatement.create({
    data: {
      photographerId,
      startsOn: dateToDatabase(period.startsOn),
      endsOn: dateToDatabase(period.endsOn),
      totalCents: draft.totalCents,
      currency: draft.terms.currency,
      approvedById,
    },
    select: { id: true },
  })
  await tx.payStatementShoot.createMany({
    data: draft.shoots.map(({ bookingId, basisPoints }) => ({
      photographerId,
      bookingId,
      statementId,
      basisPoints,
    })),
  })
  await tx.payLine.createMany({
    data: entriesOf(draft).map(({ earnedOn, ...entry }, position) => ({
      ...entry,
      statementId,
      position,
      earnedOn: dateToDatabase(earnedOn),
    })),
  })
  return statementId
}
