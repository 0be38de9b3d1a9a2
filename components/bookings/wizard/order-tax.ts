import { type OrderLine, toOrderLines } from '@/lib/bookings/rules/order-lines'
import { estimatedTaxLabel, plusTaxText } from '@/lib/bookings/words/tax'
import { formatAddress } from '@/lib/places/rules/address'
import type { PropertyAddress } from '@/lib/places/schema'
import { formatCents } from '@/lib/platform/money'
import { estimateTax, type TaxTable } from '@/lib/taxes/rules/estimate'
import { type TaxPlace, toTaxPlace } from '@/lib/taxes/rules/place'
import { formatRate } from '@/lib/taxes/rules/rate-text'
import type { PaidTravel } from '@/lib/travel/schema'

type Service = {
  id: string
  name: string
  band: string | null
  priceCents: number
  discountCents: number
  packageName: string | null
}

type Order = {
  services: readonly Service[]
  travel: PaidTravel | null
  couponCode: string | null
  currency: string
  /** Null if prices include tax. */
  taxes: TaxTable | null
  place: TaxPlace
}

/** What an order costs: before tax, the tax on top of it (null if it depends on the place), and the total as it is shown. */
export type OrderPrice = {
  totalCents: number
  taxCents: number | null
  /** `Estimated tax (8.25%)` and its amount; null where no tax is added. */
  taxRow: { label: string; value: string } | null
  total: string
}

/** Returns what an order costs, with the tax at the property's place. */
export function priceOrder({ currency, taxes, place, ...order }: Order): OrderPrice {
  const lines = toOrderLines(order)
  const totalCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const estimate = taxes
    ? estimateTax(lines.map(toTaxedLine), place, taxes)
    : { taxCents: 0, rateThousandths: 0 }
  if (!estimate)
    return {
      totalCents,
      taxCents: null,
      taxRow: null,
      total: `${formatCents(totalCents, currency)} ${plusTaxText}`,
    }
  const { taxCents, rateThousandths } = estimate
  const label = `${estimatedTaxLabel} (${formatRate(rateThousandths)})`
  return {
    totalCents,
    taxCents,
    taxRow: taxCents === 0 ? null : { label, value: formatCents(taxCents, currency) },
    total: formatCents(totalCents + taxCents, currency),
  }
}

function toTaxedLine({ kind, service, priceCents }: OrderLine<Service>) {
  return { kind, serviceId: service?.id ?? null, priceCents }
}

/** Returns where the order will be taxed. @param line the address in one line, which counts if no street was entered */
export function placeOfOrder(property: PropertyAddress, line: string): TaxPlace {
  const isEntered = property.street !== '' || line.trim() === ''
  return toTaxPlace({
    propertyAddress: isEntered ? formatAddress(property) : line,
    propertyState: isEntered ? property.state : null,
    propertyZip: isEntered ? property.zip : null,
  })
}
