import 'server-only'
import { toInvoiceLine, toOrderLines } from '@/lib/booking/bookings/rules/order-lines'
import type { BookingItem } from '@/lib/booking/bookings/schema'
import { toTravel } from '@/lib/calendar/travel/rules/travel-fee'
import { readTaxTable } from '@/lib/catalog/taxes/operations/read-tax-terms'
import { estimateTax } from '@/lib/catalog/taxes/rules/estimate'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { coveredOfTotal } from '@/lib/people/brokerages/rules/coverage'
import { db } from '@/lib/platform/data/db'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { type BookingRow, hasAddedItems } from './select-booking'

type CoveredRow = BookingRow & {
  clientId: string
  pricesIncludeTax: boolean
  propertyState: string | null
  propertyZip: string | null
}

/**
 * Returns what a brokerage pays of a booking by the rule that bills it, also if it pays for some services only and items were added
 * since. @param today in the studio's time zone
 */
export async function readCovered(
  row: CoveredRow,
  { covered, totalCents }: BookingItem,
  today: CalendarDate,
): Promise<BookingItem['covered']> {
  const { coverage, clientId } = row
  if (!coverage || coverage.serviceIds.length === 0 || !hasAddedItems(row)) return covered
  const lines = toOrderLines({ ...row, travel: toTravel(row) })
    .map(toInvoiceLine)
    .map(({ kind, serviceId = null, amountCents }) => ({ kind, serviceId, priceCents: amountCents }))
  const isTaxAdded = !row.pricesIncludeTax && row.estimatedTaxCents !== null
  const estimate = isTaxAdded
    ? estimateTax(lines, toTaxPlace(row), await readTaxTable(db(), today, clientId))
    : null
  const priced = lines.map(({ serviceId, priceCents }, index) => ({
    serviceId,
    amountCents: estimate?.lineCents[index] ?? priceCents,
  }))
  const cents = coveredOfTotal(coverage, priced, totalCents)
  return cents === 0 ? null : { brokerageName: coverage.brokerage.name, cents }
}
