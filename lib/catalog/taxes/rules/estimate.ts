import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { InvoiceLineKind } from '@/prisma/generated/enums'
import { type Exemption, findExemption } from './exemption'
import { type PlacedRate, pickRates } from './pick-rates'
import { isPlaceKnown, type TaxPlace } from './place'
import { combinedRate, taxLines } from './tax-lines'
import { isTaxable, type TaxedThings } from './taxable'

/** What a browser needs to estimate the tax of an order whose prices don't include it. */
export type TaxTable = TaxedThings & {
  rates: readonly PlacedRate[]
  today: CalendarDate
  /** The client's valid certificates. */
  exemptions: readonly Exemption[]
}

export type TaxedOrderLine = {
  kind: InvoiceLineKind
  serviceId: string | null
  priceCents: number
}

/** The tax that is added to an order, in cents, and what each of its lines is with it. */
export type TaxEstimate = { taxCents: number; rateThousandths: number; lineCents: number[] }

/**
 * Returns the tax of an order at a place; null as long as the place isn't known, where it would decide about the tax.
 */
export function estimateTax(
  lines: readonly TaxedOrderLine[],
  place: TaxPlace,
  table: TaxTable,
): TaxEstimate | null {
  const dependsOnPlace = table.rates.some(({ state, zips }) => state !== null || zips.length > 0)
  if (dependsOnPlace && !isPlaceKnown(place)) return null
  const components = findExemption(table.exemptions, place) ? [] : pickRates(table.rates, place, table.today)
  const priced = lines.map((line) => ({ amountCents: line.priceCents, taxable: isTaxable(line, table) }))
  const taxed = taxLines(priced, { isIncluded: false, components })
  return {
    taxCents: taxed.reduce((sum, { taxCents }) => sum + taxCents, 0),
    rateThousandths: combinedRate(components),
    lineCents: taxed.map(({ amountCents }) => amountCents),
  }
}
