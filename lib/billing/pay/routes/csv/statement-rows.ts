import type { Entry } from '@/lib/billing/pay/rules/entries'
import type { Period } from '@/lib/billing/pay/rules/periods'
import { kindNames } from '@/lib/billing/pay/words'
import { centsToDecimal } from '@/lib/platform/money/money'

export const statementColumns = [
  'photographer',
  'period start',
  'period end',
  'status',
  'date',
  'type',
  'description',
  'property',
  'base',
  'percent',
  'amount',
  'currency',
] as const

/** What the rows of one statement have in common. */
export type RowContext = {
  fullName: string
  period: Period
  status: string
  currency: string
  addresses: ReadonlyMap<string, string>
}

/** Returns a line's row, in the order of `statementColumns`. */
export function toStatementRow(entry: Entry, context: RowContext): string[] {
  const { fullName, period, status, currency, addresses } = context
  return [
    fullName,
    period.startsOn,
    period.endsOn,
    status,
    entry.earnedOn,
    kindNames[entry.kind].toLowerCase(),
    entry.description,
    entry.bookingId ? (addresses.get(entry.bookingId) ?? '') : '',
    entry.kind === 'ADJUSTMENT' ? '' : centsToDecimal(entry.baseCents, currency),
    entry.basisPoints === null ? '' : String(entry.basisPoints / 100),
    centsToDecimal(entry.amountCents, currency),
    currency,
  ]
}
