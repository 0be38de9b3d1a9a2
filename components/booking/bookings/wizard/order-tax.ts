import { type OrderLine, toOrderLines } from '@/lib/booking/bookings/rules/order-lines'
import { toPayers } from '@/lib/booking/bookings/rules/payers'
import { estimatedTaxLabel, plusTaxText } from '@/lib/booking/bookings/words/tax'
import type { PaidTravel } from '@/lib/calendar/travel/schema'
import { estimateTax, type TaxTable } from '@/lib/catalog/taxes/rules/estimate'
import { type TaxPlace, toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { formatRate } from '@/lib/catalog/taxes/rules/rate-text'
import { type Coverage, coveredOfOrder } from '@/lib/people/brokerages/rules/coverage'
import { formatCents } from '@/lib/platform/money/money'
import { formatAddress } from '@/lib/studio/places/rules/address'
import type { PropertyAddress } from '@/lib/studio/places/schema'

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
  /** The brokerage of whoever the shoot is for; null without one. */
  brokerage: PayingBrokerage | null
  /** Who pays the rest; null for the reader. */
  clientName: string | null
}

/** A brokerage, and what it pays of the order; null if its member pays. */
export type PayingBrokerage = { name: string; coverage: Coverage | null }

/** Who pays for an order. */
export type Payers = Pick<Order, 'brokerage' | 'clientName'>

/** What an order costs: before tax, the tax on top of it (null if it depends on the place), and the total as it is shown. */
export type OrderPrice = {
  totalCents: number
  taxCents: number | null
  /** `Estimated tax (8.25%)` and its amount; null where no tax is added. */
  taxRow: { label: string; value: string } | null
  total: string
  /** What the brokerage pays of the total, tax included. */
  coveredCents: number
  /** `You pay` and `Oak & Main pays` with their amounts; none unless the brokerage pays. */
  payers: { label: string; value: string }[]
}

/** Returns what an order costs, with the tax at the property's place. */
export function priceOrder(order: Order): OrderPrice {
  const { currency, taxes, place } = order
  const lines = toOrderLines(order)
  const prices = lines.map(({ priceCents }) => priceCents)
  const totalCents = prices.reduce((sum, cents) => sum + cents, 0)
  const taxedLines = lines.map(toTaxedLine)
  const estimate = taxes
    ? estimateTax(taxedLines, place, taxes)
    : { taxCents: 0, rateThousandths: 0, lineCents: prices }
  const coverage = order.brokerage?.coverage ?? null
  const covered = coveredOfOrder(coverage, taxedLines, estimate?.lineCents ?? prices)
  const show = (cents: number) =>
    estimate ? formatCents(cents, currency) : `${formatCents(cents, currency)} ${plusTaxText}`
  const shownCents = totalCents + (estimate?.taxCents ?? 0)
  const price = {
    totalCents,
    taxCents: estimate ? estimate.taxCents : null,
    total: show(shownCents),
    coveredCents: covered,
    payers: toPayers(
      {
        brokerageName: order.brokerage?.name ?? '',
        clientName: order.clientName,
        priceCents: shownCents,
        coveredCents: covered,
      },
      show,
    ),
  }
  if (!estimate?.taxCents) return { ...price, taxRow: null }
  const label = `${estimatedTaxLabel} (${formatRate(estimate.rateThousandths)})`
  return { ...price, taxRow: { label, value: formatCents(estimate.taxCents, currency) } }
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
