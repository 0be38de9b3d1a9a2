import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readYear } from '@/lib/billing/pay/queries/read-year'
import { centsToDecimal } from '@/lib/platform/money/money'
import { tableResponse } from './write-table'

const columns = [
  'photographer',
  'legal name',
  'contractor',
  'w-9 on file',
  'paid',
  'by card or app',
  'counts toward 1099-nec',
  'threshold',
  'file 1099-nec',
  'currency',
] as const

/** Returns what photographers were paid in a calendar year as CSV, for the owner. */
export async function yearResponse(actor: Actor, { year }: { year: number }): Promise<Response> {
  const { rows, thresholdCents } = await readYear(actor, year)
  const cells = rows.map(({ currency, paidCents, byCardCents, ...row }) => [
    row.fullName,
    row.legalName ?? '',
    yesNo(row.isContractor),
    yesNo(row.hasW9),
    centsToDecimal(paidCents, currency),
    centsToDecimal(byCardCents, currency),
    centsToDecimal(paidCents - byCardCents, currency),
    centsToDecimal(thresholdCents, 'USD'),
    yesNo(row.isReportable),
    currency,
  ])
  return tableResponse(columns, cells, `pay-${year}.csv`)
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
