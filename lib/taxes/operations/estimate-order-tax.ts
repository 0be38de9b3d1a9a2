import 'server-only'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { estimateTax, type TaxedOrderLine } from '@/lib/taxes/rules/estimate'
import type { TaxPlace } from '@/lib/taxes/rules/place'
import { readTaxSettings } from './read-tax-settings'
import { readTaxTable, type TaxReader } from './read-tax-terms'

/** What tax does to an order's price, as its client is shown. */
export type OrderTax = {
  pricesIncludeTax: boolean
  /** Added to the prices: 0 if they include it, null as long as it depends on a place that isn't known. */
  estimatedTaxCents: number | null
}

type OrderSale = { clientId: string; lines: readonly TaxedOrderLine[]; place: TaxPlace; today: CalendarDate }

/** Returns what tax an order at a place is shown with today. */
export async function estimateOrderTax(
  tx: TaxReader,
  { clientId, lines, place, today }: OrderSale,
): Promise<OrderTax> {
  const { pricesIncludeTax } = await readTaxSettings(tx)
  if (pricesIncludeTax) return { pricesIncludeTax, estimatedTaxCents: 0 }
  const estimate = estimateTax(lines, place, await readTaxTable(tx, today, clientId))
  return { pricesIncludeTax, estimatedTaxCents: estimate ? estimate.taxCents : null }
}
