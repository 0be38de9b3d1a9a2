import 'server-only'
import { sortAmounts } from '@/lib/billing/pay/rules/service-amounts'
import type { PayTerms } from '@/lib/billing/pay/rules/terms'
import type { Transaction } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'

const columns = {
  photographerId: true,
  basis: true,
  serviceBasisPoints: true,
  shootCents: true,
  amounts: { select: { serviceId: true, priceBasis: true, upTo: true, amountCents: true } },
  currency: true,
  travelBasisPoints: true,
  lateFeeBasisPoints: true,
  paidFrom: true,
  isContractor: true,
  legalName: true,
  hasW9: true,
} as const

/** Reads the pay terms of these photographers, by their ids. Those who have none are left out. */
export async function readTerms(
  tx: Transaction,
  photographerIds: readonly string[],
): Promise<Map<string, PayTerms>> {
  const rows = await tx.payTerms.findMany({
    where: { photographerId: { in: [...photographerIds] } },
    select: columns,
  })
  return new Map(
    rows.map(({ photographerId, paidFrom, amounts, ...terms }) => [
      photographerId,
      { ...terms, amounts: sortAmounts(amounts), paidFrom: dateFromDatabase(paidFrom) },
    ]),
  )
}
