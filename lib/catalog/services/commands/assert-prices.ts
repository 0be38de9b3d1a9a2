import 'server-only'
import type { ServiceDraft } from '@/lib/catalog/services/schema/editing'
import { assertCurrency } from '@/lib/platform/money/amount-schema'

/** @throws AppError as assertCurrency, unless all prices of a service are in this currency */
export function assertPrices({ price, extraRound, extraPhoto, bands }: ServiceDraft, currency: string): void {
  const prices = [price, extraRound, extraPhoto, ...bands.flatMap((band) => [band.price, band.extraPhoto])]
  for (const amount of prices) if (amount) assertCurrency(amount, currency)
}
