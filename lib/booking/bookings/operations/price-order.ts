import 'server-only'
import { toOrderLines } from '@/lib/booking/bookings/rules/order-lines'
import { turnaroundOf } from '@/lib/booking/bookings/rules/turnaround'
import type { BookShoot } from '@/lib/booking/bookings/schema/booking-form'
import type { Turnaround } from '@/lib/booking/bookings/schema/bookings'
import { coverageChangedText, priceChangedText } from '@/lib/booking/bookings/words/wizard'
import { type QuoteReader, readQuote } from '@/lib/booking/quotes/operations/read-quote'
import { readBase } from '@/lib/calendar/availability/operations/read-base'
import { readSlotDate } from '@/lib/calendar/availability/operations/read-slot-date'
import { readVisitNeeds } from '@/lib/calendar/availability/operations/read-visit-needs'
import type { VisitNeeds } from '@/lib/calendar/availability/rules/open-slots'
import { paidTravel, priceTravel } from '@/lib/calendar/travel/rules/travel-fee'
import { applyCoupon } from '@/lib/catalog/coupons/operations/apply-coupon'
import type { CouponReader } from '@/lib/catalog/coupons/operations/find-usable-coupon'
import { priceChosenServices } from '@/lib/catalog/services/operations/price-chosen-services'
import { lightOfServices } from '@/lib/catalog/services/rules/chosen-services'
import { atQuotedPrices } from '@/lib/catalog/services/rules/price-list'
import { noSize } from '@/lib/catalog/services/rules/pricing'
import { visitMinutes } from '@/lib/catalog/services/rules/totals'
import { estimateOrderTax } from '@/lib/catalog/taxes/operations/estimate-order-tax'
import type { TaxReader } from '@/lib/catalog/taxes/operations/read-tax-terms'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import {
  type Membership,
  type MembershipReader,
  readMembership,
} from '@/lib/people/brokerages/operations/read-membership'
import { coveredOfOrder } from '@/lib/people/brokerages/rules/coverage'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import type { PropertyColumns } from '@/lib/studio/places/operations/locate-property'
import { toPlace } from '@/lib/studio/places/rules/place'
import type { Position } from '@/lib/studio/places/schema'
import type { Studio } from '@/lib/studio/settings/queries/get-studio'

export type BookingRequest = Omit<BookShoot, 'card'>

/** The request with where its property and the studio are, and how fast the studio delivers. */
export type LocatedRequest = Omit<BookingRequest, 'property'> & {
  property: PropertyColumns
  studioBase: Position | null
  turnaround: Turnaround
}

/**
 * Returns the services that the client orders at the property's size and their brokerage's prices, what their visit needs, and
 * their brokerage.
 */
export async function readOrder(
  tx: MembershipReader & QuoteReader & Pick<Transaction, 'availabilitySlot' | 'measuredDrive' | 'service'>,
  clientId: string,
  request: LocatedRequest,
  studio: Studio,
) {
  const membership = await readMembership(tx, clientId, studio.timeZone)
  const quote = request.quoteId ? await readQuote(tx, { quoteId: request.quoteId, clientId }, studio) : null
  const { services, size } = await priceChosenServices(tx, {
    serviceIds: request.serviceIds,
    size: request.size ?? noSize,
    photoCounts: request.photoCounts ?? {},
    date: await readSlotDate(tx, request.slotId),
    priceList: atQuotedPrices(membership?.priceList ?? null, quote?.prices ?? null),
  })
  const needs = await readVisitNeeds(tx, toPlace(request.property), lightOfServices(services), studio)
  const turnaround = turnaroundOf(services, request.turnaround)
  return { services, size, minutes: visitMinutes(services), needs, turnaround, membership, quote }
}

type Order = {
  clientId: string
  photographerId: string
  services: Awaited<ReturnType<typeof priceChosenServices>>['services']
  needs: VisitNeeds
  membership: Membership | null
}

export type OrderPrice = Awaited<ReturnType<typeof readPrice>>

/**
 * Returns the total with this photographer's drive and the coupon's discount, the tax on it, and what the client's brokerage pays.
 * @throws AppError `conflict` unless the client was shown it; FieldError for a coupon that can't be used
 */
export async function readPrice(
  tx: TaxReader & CouponReader & Pick<Transaction, 'bookingTerms'>,
  { clientId, photographerId, services, needs, membership }: Order,
  { property, studioBase, couponCode, ...shown }: LocatedRequest,
  studio: Studio,
) {
  const { currency } = studio
  const today = todayIn(studio.timeZone)
  const { services: sold, coupon } = await applyCoupon(
    tx,
    { couponCode, clientId, today, currency },
    services,
  )
  const base = (await readBase(tx, photographerId)) ?? studioBase
  const travel = priceTravel(base, needs.destination, studio)
  const lines = toOrderLines({
    services: sold,
    travel: paidTravel(travel),
    couponCode: coupon?.couponCode ?? null,
  })
  const total = lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const taxedLines = lines.map(({ kind, service, priceCents }) => ({
    kind,
    serviceId: service?.id ?? null,
    priceCents,
  }))
  const { lineCents, ...tax } = await estimateOrderTax(tx, {
    clientId,
    lines: taxedLines,
    place: toTaxPlace(property),
    today,
  })
  const priceCents = total + (tax.estimatedTaxCents ?? 0)
  const wasShown =
    services.every((service) => service.currency === currency) &&
    total === shown.shownTotalCents &&
    tax.estimatedTaxCents === shown.shownTaxCents &&
    (shown.shownCurrency ?? currency) === currency
  if (!wasShown) throw new AppError('conflict', priceChangedText(priceCents, currency))
  const covered = coveredOfOrder(membership?.coverage ?? null, taxedLines, lineCents)
  if (covered !== (shown.shownCoveredCents ?? 0)) {
    const name = membership?.name ?? 'The brokerage'
    throw new AppError('conflict', coverageChangedText(name, { priceCents, covered }, currency))
  }
  return { total, travel, tax, sold, coupon, covered }
}
