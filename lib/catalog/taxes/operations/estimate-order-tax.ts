import 'server-only'
import { estimateTax, type TaxedOrderLine } from '@/lib/catalog/taxes/rules/estimate'
import type { TaxPlace } from '@/lib/catalog/taxes/rules/place'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { readTaxSettings } from './read-tax-settings'
import { readTaxTable, type TaxReader } from './read-tax-terms'

/** What tax does to an order's price, as its client is shown. */
export type OrderTax = {
  pricesIncludeTax: boolean
  /** Added to the prices: 0 if they include it, null as long as it depends on a place that isn't known. */
  estimatedTaxCents: number | null
}

/** With what each line is with its tax, or without as long as that isn't known. */
type TaxedOrder = OrderTax & { lineCents: number[] }

type OrderSale = { clientId: string; lines: readonly TaxedOrderLine[]; place: TaxPlace; today: CalendarDate }

/** Returns what tax an order at a place is shown with today. */
export async function estimateOrderTax(
  tx: TaxReader,
  { clientId, lines, place, today }: OrderSale,
): Promise<TaxedOrder> {
  const { pricesIncludeTax } = await readTaxSettings(tx)
  const untaxed = lines.map(({ priceCents }) => priceCents)
  if (pricesIncludeTax) return { pricesIncludeTax, estimatedTaxCents: 0, lineCents: untaxed }
  const estimate = estimateTax(lines, place, await readTaxTable(tx, today, clientId))
  if (!estimate) return { pricesIncludeTax, estimatedTaxCents: null, lineCents: untaxed }
  return { pricesIncludeTax, estimatedTaxCents: estimate.taxCents, lineCents: estimate.lineCents }
}
